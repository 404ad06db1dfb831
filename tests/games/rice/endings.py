"""Small positions near the end of Seasons of Rice."""

from games.rice.positions import RicePosition
from support.position import Ending

OPEN = "......"  # a face without a path: no field is ever closed by it
WALLED = "######"


def among(*cards: int) -> int:
    return sum(1 << card - 1 for card in cards)


def last_card() -> list[RicePosition]:
    """One place of 48 closes enough at once."""
    position = RicePosition("dry").face(8, ".#####", "1,1 buffalo")
    for card, place in enumerate(("0,0 upright", "2,0 lying", "2,2 upright"), 1):
        position.face(card, WALLED).build(0, card, place)
    position.face(9, OPEN).build(1, 9, "0,0 upright")
    position.state.turn, position.state.points[:], position.state.dry_row = 10, (0, 9), among(8)
    return [position.do("build 8")]


def even_but_for_a_buffalo(season: str) -> RicePosition:
    """Card 15 changes nothing. Card 16 loses a point for its buffalo, unless the second seat's wall closes a field around it."""
    position = RicePosition(season).ancestor(0, "open_buffalo", when="end")
    position.face(1, OPEN).build(0, 1, "0,0 upright")
    position.face(9, WALLED).build(1, 9, "0,0 upright")
    position.state.points[:] = 5, 4
    return position.face(2, OPEN).face(3, OPEN).face(15, OPEN).face(16, "##.###", "1,1 buffalo")


def buffalo_in_the_dry_season() -> list[RicePosition]:
    position = even_but_for_a_buffalo("dry").turn_of(1)
    position.state.turn, position.state.dry_row = 9, among(15, 16)
    return [position]


def buffalo_in_the_wet_season() -> list[RicePosition]:
    """The rival has chosen where to build a card that brings nothing, and another such card lies in the dry row."""
    position = even_but_for_a_buffalo("wet")
    position.state.turn, position.state.hand[:], position.state.dry_row = 4, (among(2), among(15, 16)), among(3)
    return [position.do("build 2", "at 2,0 upright")]


def card_that_the_rival_has_chosen() -> list[RicePosition]:
    """Who has fewer farmers takes the last card, with four more. Against a rival with none build none; against three two.

    No field can be closed, so where a card lies does not matter, and one place stands for all.
    """

    def world(chosen: int) -> RicePosition:
        position = RicePosition("wet").ancestor(0, "open_farmer", 2, when="end").ancestor(1, "open_farmer", 1, when="end")
        position.face(1, OPEN).build(0, 1, "0,0 upright")
        position.face(9, OPEN).build(1, 9, "0,0 upright")
        position.face(2, OPEN).face(3, OPEN).face(4, OPEN, "1,1 farmer · 0,2 farmer · 2,2 farmer")
        position.face(10, OPEN).face(11, OPEN, "1,1 farmer · 0,2 farmer")
        position.face(12, OPEN, "1,1 farmer · 0,2 farmer · 2,2 farmer · 1,3 farmer")
        position.state.turn, position.state.hand[:], position.state.dry_row = 4, (among(2, 3, 4), among(10, 11)), among(12)
        return position.do(f"build {chosen}", "at 2,0 upright")

    return [world(chosen) for chosen in (2, 3, 4)]


ENDINGS = [
    Ending(last_card, all_worlds=False),
    Ending(buffalo_in_the_dry_season, all_worlds=False),
    Ending(buffalo_in_the_wet_season, deep=True, all_worlds=False),
    Ending(card_that_the_rival_has_chosen, secret=True, all_worlds=False),
]
