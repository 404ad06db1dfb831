"""An independent reading of a game's rules page, to compare the engine with."""

from typing import Any, Protocol


class Model(Protocol):
    @property
    def actor(self) -> int | None: ...

    @property
    def over(self) -> bool: ...

    def legal(self) -> list[str]: ...

    def apply(self, text: str) -> None: ...

    def result(self) -> dict[str, Any]: ...
