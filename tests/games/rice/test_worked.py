"""The fields in the pictures of the rules page are spoiled by what the picture points at, and by nothing else."""

from games.rice.endings import among
from games.rice.model import CELL_TURNS, FACE_CELLS, read_place
from games.rice.worked import (
    BY_DEAD_END,
    BY_GAP,
    CLOSED,
    DEAD_END,
    FACES,
    GAP,
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


def with_another_line(laid: Laid, at: tuple[int, int]) -> set[frozenset[tuple[int, int]]]:
    """The fields that would be closed if this cell had a furrow for its path, or a path for its furrow."""
    position = built(())
    for card, place in laid:
        (x, y), orientation = read_place(f"at {place}")
        turn = orientation, "odd" if (x + y) % 2 else "even"
        paths, features = FACES[card]
        corners = [CELL_TURNS[turn](*cell) for cell in FACE_CELLS]
        other = {"#": ".", ".": "#"}
        changed = [other[sign] if (x + dx, y + dy) == at else sign for (dx, dy), sign in zip(corners, paths, strict=True)]
        position.face(card, "".join(changed), features)
        position.build(0, card, place)
    return position.fields()


def test_the_dead_end_alone_keeps_its_field_open():
    assert built(DEAD_END).fields() == set()
    assert with_another_line(DEAD_END, BY_DEAD_END.by) == {frozenset(BY_DEAD_END.plots)}


def test_the_gap_can_never_be_filled_and_the_furrow_beside_it_alone_keeps_its_field_open():
    assert built(GAP).fields() == set()
    x, y = BY_GAP.by
    assert BY_GAP.by not in cells(GAP)
    assert {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} <= cells(GAP)
    assert with_another_line(GAP, (x + 1, y)) == {frozenset(BY_GAP.plots)}


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
