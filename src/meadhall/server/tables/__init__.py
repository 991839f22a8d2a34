"""Tables: what a log adds up to, what may be done there, what each viewer sees, and the hall they stand in."""
