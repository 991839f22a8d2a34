"""Matches: a header and answers; set up, told, kept in files, with dice that can be checked."""
