"""The table: what is in the box, what lies where, what is printed, what can be said and what is told of it."""
