"""The fields in the pictures of the rules page are spoiled by what the picture points at, and by nothing else."""

from games.rice.endings import among
from games.rice.model import CELL_TURNS, FACE_CELLS, read_place
from games.rice.worked import (
    CLOSED,
    DEAD_END,
    DEAD_END_AT,
    FACES,
    GAP,
    GAP_AT,
    KIRI,
    Laid,
    built,
    last_card,
    turned,
    with_faces,
    worked,
)

from subak.core.compiling import interpreted
from subak.games.rice import river
from subak.games.rice.deck import OWN, face_number


def cells(laid: Laid) -> set[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    for _, place in laid:
        (x, y), orientation = read_place(f"at {place}")
        turn = orientation, "odd" if (x + y) % 2 else "even"
        found |= {(x + dx, y + dy) for dx, dy in (CELL_TURNS[turn](*cell) for cell in FACE_CELLS)}
    return found


def with_another_path(laid: Laid, at: tuple[int, int]) -> int:
    """How many fields would be closed if the diagonal in this cell were of the other kind."""
    position = built(())
    for card, place in laid:
        (x, y), orientation = read_place(f"at {place}")
        turn = orientation, "odd" if (x + y) % 2 else "even"
        paths, features = FACES[card]
        changed = "".join(
            {"#": ".", ".": "#"}[sign] if (x + CELL_TURNS[turn](*cell)[0], y + CELL_TURNS[turn](*cell)[1]) == at else sign
            for cell, sign in zip(FACE_CELLS, paths, strict=True)
        )
        position.face(card, changed, features)
        position.build(0, card, place)
    return len(position.fields())


def test_the_dead_end_alone_keeps_its_field_open():
    assert built(DEAD_END).fields() == set()
    assert DEAD_END_AT in cells(DEAD_END)
    assert with_another_path(DEAD_END, DEAD_END_AT) == 1


def test_the_gap_can_never_be_filled_and_alone_keeps_its_field_open():
    assert built(GAP).fields() == set()
    x, y = GAP_AT
    assert GAP_AT not in cells(GAP)
    assert {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} <= cells(GAP)
    # A path in place of the furrow that leads to it would close the field.
    beside = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
    assert any(with_another_path(GAP, cell) for cell in beside)


def test_the_closed_field_needs_each_of_its_paths():
    assert len(built(CLOSED).fields()) == 1


def test_the_faces_are_those_of_our_deck():
    position = with_faces(built(()))
    for card in FACES:
        assert position.state.faces[card - 1] == face_number(OWN["faces"][card - 1])


def test_the_texts_say_what_the_last_scoring_is_about():
    """The words around the numbers: a tie, one house in an open plot for Ben's ancestor, no buffalo lost."""
    numbers = worked()
    assert numbers["end.anna.total"] == numbers["end.ben.total"]
    assert numbers["end.anna.farmers"] > numbers["end.ben.farmers"]
    assert numbers["end.ben.ancestor"] == OWN["ancestors"][KIRI - 1]["points"]
    assert numbers["end.anna.buffaloes"] == numbers["end.ben.buffaloes"] == numbers["end.anna.ancestor"] == 0
    assert last_card().state.dry_row == among(12)


def test_only_anna_scores_at_the_river():
    position = turned()
    interpreted(river.score_backs)(position.state)
    assert position.points[0] > 0 == position.points[1]
