"""Documents: facts and positions with names, what each seat sees, and what cannot be."""
