"""Makes the German and English name finder: one module with a command line for each step (see README.md)."""
