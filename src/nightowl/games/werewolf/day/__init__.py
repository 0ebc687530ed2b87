"""The day: what may be said, the vote, and who wins."""
