"""An independent reading of a game's rules page, to compare the engine with."""

from collections.abc import Generator
from typing import Any, Protocol

Asked = tuple[int, list[str]]  # who decides, and among what
Course = Generator[Asked, str, None]


class Model(Protocol):
    @property
    def actor(self) -> int | None: ...

    @property
    def over(self) -> bool: ...

    def legal(self) -> list[str]: ...

    def apply(self, text: str) -> None: ...

    def result(self) -> dict[str, Any]: ...


class ModelOfACourse:
    """Its rules are one function from start to end, which is sent the answer to all that it asks."""

    def begin(self, course: Course) -> None:
        self.history: list[str] = []
        self.course = course
        self.actor: int | None = None
        self.texts: list[str] = []
        self.actor, self.texts = next(course)

    @property
    def over(self) -> bool:
        return self.actor is None

    def legal(self) -> list[str]:
        return sorted(self.texts)

    def apply(self, text: str) -> None:
        assert text in self.texts
        self.history.append(text)
        try:
            self.actor, self.texts = self.course.send(text)
        except StopIteration:
            self.actor, self.texts = None, []
