"""What lies on the table and is said about it: `s.at[on.FURY + rune]`, `say.DEPLOY`, `news.RAIDED`.

box         the kinds of things there are, how many of each, and their numbers
on          what lies on the table, and where in the row of numbers that is a situation
printed     what is printed on the components, and where in the row of facts
say         every answer a player or chance can give
news        every event that can be told
steps       every step of the agenda
names       what things are called in answers, events and documents
sea         which regions, docks and fjords lie beside which
"""
