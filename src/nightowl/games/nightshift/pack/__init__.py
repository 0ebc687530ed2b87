"""What is printed: the pack's rows, read, checked and numbered."""
