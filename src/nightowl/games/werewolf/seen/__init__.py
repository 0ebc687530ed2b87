"""What a reader may know of an evening, and which deals fit that."""
