### The browser's shell.

seat-asked = to decide
