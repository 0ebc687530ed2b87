"""What a reader may know of a night, and what fits that."""
