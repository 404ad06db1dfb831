"""What each legal action is and brings, as its actor can foresee it; and who is to decide what."""

from subak.core.registry import State, Told, told


def choices(state: State, actions: list[int]) -> list[Told]:
    return [told("cacao-over") for _ in actions]


def prompt(state: State, seat: int | None) -> Told:
    return told("cacao-over")
