"""What good dancers do, and how they judge."""
