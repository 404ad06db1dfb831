"""What a game tells a learner: a row of whole numbers, and the table that says which is which."""

from collections import namedtuple
from collections.abc import Iterator
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np

DTYPE = np.int16


class Part(NamedTuple):
    """Some numbers of the row that belong together; least and most bound each of them.

    Numbers that name something, so that larger is not more, have codes: as many numbers as a network learns for each name. Of a
    part by y and x on a torus it looks at the squares within reach of the origin, beyond which hardly anybody builds. One such part
    is the map: an action that is about a square of it is judged by what lies around that square too.
    """

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str
    least: int = 0
    codes: int = 0
    reach: int = 0
    around: int = 0  # of the map: how far an action looks from its square


class Actions(NamedTuple):
    """The decisions of one kind, numbered from the first up to those of the next kind."""

    first: int
    notation: str
    numbering: str = ""


class Observation:
    """The parts of the row, one after the other."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        ends = list(accumulate(prod(part.shape) for part in parts))
        self.size = ends[-1]
        # A named tuple: what compiled code reads of one in a module is a constant to it.
        self.starts: Any = namedtuple("Starts", [part.name for part in parts])(0, *ends[:-1])  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[tuple[Part, slice]]:
        for part, start in zip(self.parts, self.starts, strict=True):
            yield part, slice(start, start + prod(part.shape))

    @property
    def map(self) -> tuple[Part, slice] | None:
        return next(((part, numbers) for part, numbers in self if part.around), None)

    def bounds(self) -> tuple[Any, Any]:
        """The least and the most of every number."""
        least, most = np.zeros((2, self.size), DTYPE)
        for part, numbers in self:
            least[numbers], most[numbers] = part.least, part.most
        return least, most

    def named(self, rows: Any) -> dict[str, Any]:
        """The parts of a row, or of many, by name and in their shapes; without copies."""
        return {part.name: rows[..., numbers].reshape(*rows.shape[:-1], *part.shape) for part, numbers in self}
