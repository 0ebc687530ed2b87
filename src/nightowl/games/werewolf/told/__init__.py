"""What was said by day, and what a seat could truly say of its own night."""
