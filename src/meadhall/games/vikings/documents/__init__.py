"""What is written and read about a table:

facts               facts.toml and data packs, as the row of numbers of a match
position, reading   a situation as a document with names, written and read; pictures for programs that draw
components          everything printed, told in a language
views               what a seat sees, and tables that fit it
checks, course      what holds in every situation; what can wait on the agenda
"""
