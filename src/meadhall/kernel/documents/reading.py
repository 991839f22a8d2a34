"""Reading documents that people or programs wrote: each value is checked, each mistake is named by its place."""

from collections.abc import Mapping, Sequence

from meadhall.kernel.problems import BadPosition


class Reader:
    """An object of a JSON document. Whoever reads it asks for every field it may have, then calls `done`."""

    def __init__(self, value: object, path: str) -> None:
        if not isinstance(value, Mapping):
            raise BadPosition("field-object", field=path or "document")
        self.value = value
        self.path = path
        self._asked: set[str] = set()

    def place(self, key: str) -> str:
        """The place of a field in the document, for errors."""
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str) -> object:
        """A field that must be there."""
        self._asked.add(key)
        if key not in self.value:
            raise BadPosition("field-missing", field=self.place(key))
        return self.value[key]

    def has(self, key: str) -> bool:
        """Whether an optional field is there."""
        self._asked.add(key)
        return key in self.value

    def number(self, key: str, low: int = 0, high: int = 999) -> int:
        """A whole number within bounds."""
        return check_number(self.get(key), self.place(key), low, high)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise BadPosition("field-flag", field=self.place(key))
        return value

    def index(self, key: str, names: Sequence[str]) -> int:
        """The number of a name."""
        return index_of(self.get(key), names, self.place(key))

    def index_or_none(self, key: str, names: Sequence[str]) -> int:
        """The number of a name, plus 1; 0 for null."""
        value = self.get(key)
        return 0 if value is None else index_of(value, names, self.place(key)) + 1

    def members(self, key: str, names: Sequence[str]) -> int:
        """A list of different names as a set of their numbers."""
        found = 0
        for name in self.items(key):
            member = 1 << index_of(name, names, self.place(key))
            if found & member:
                raise BadPosition("field-twice", field=self.place(key), name=str(name))
            found |= member
        return found

    def seats(self, key: str, seats: int) -> int:
        """A list of different seats as a mask."""
        found = 0
        for seat in self.items(key):
            found |= 1 << check_number(seat, self.place(key), 0, seats - 1)
        return found

    def items(self, key: str) -> list[object]:
        """A list."""
        value = self.get(key)
        if not isinstance(value, list):
            raise BadPosition("field-list", field=self.place(key))
        return value

    def sub(self, key: str) -> "Reader":
        """An object within this one."""
        return Reader(self.get(key), self.place(key))

    def subs(self, key: str, count: int | None = None) -> list["Reader"]:
        """A list of objects."""
        values = self.items(key)
        if count is not None and len(values) != count:
            raise BadPosition("field-count", field=self.place(key), n=count)
        return [Reader(value, f"{self.place(key)}[{k}]") for k, value in enumerate(values)]

    def done(self) -> None:
        """Refuse fields that nobody asked for: a misspelt name must not be passed over in silence."""
        for key in self.value:
            if key not in self._asked:
                raise BadPosition("field-unknown", field=self.place(str(key)[:40]))


def check_number(value: object, place: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition("field-number", field=place, low=low, high=high)
    return value


def index_of(value: object, names: Sequence[str], place: str) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition("field-name", field=place, known=", ".join(names))
    return names.index(value)
