"""What the words around the numbers and pictures of the rules page say: fields are spoiled by what a picture points at alone."""

from games.rice.endings import among
from games.rice.model import CELL_TURNS, FACE_CELLS, read_place
from games.rice.worked import (
    ANNA,
    BEN,
    BUILD,
    BY_DEAD_END,
    BY_GAP,
    CLOSE,
    CLOSED,
    DEAD_END,
    FACES,
    FRONTS,
    GAP,
    KIRI,
    Laid,
    built,
    festival,
    last_card,
    turn,
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


def test_the_turn_is_the_second_and_the_cards_are_where_the_words_look_for_them():
    """The fourth card of Anna's hand is built, Ben holds as many; the second one goes into the dry row."""
    position = turn()
    hand = position.view(ANNA)["seats"][ANNA]["hand"]
    assert position.view(ANNA)["turn"] == 2
    assert [int(text.split()[1]) for text in BUILD] == [hand[3]]
    assert position.view(BEN)["seats"][BEN]["hand_size"] == len(hand)
    assert f"row {hand[1]}" in position.do(*BUILD, CLOSE).legal


def test_at_the_river_only_annas_field_at_the_farmers_has_one_and_the_largest_are_as_large():
    front = festival()
    farms = [front.farm(seat)["fields"] for seat in (ANNA, BEN)]
    assert [sorted((field["size"], field["farmer"]) for field in fields) for fields in farms] == [
        [(1, 1), (2, 0)],
        [(1, 0), (2, 0)],
    ]


def test_the_fronts_are_of_the_kinds_that_the_table_describes():
    assert {symbol: front["scores"] for symbol, front in FRONTS.items()} == {
        "houses": "houses_by_farmers",
        "farmers": "own_features",
        "buffaloes": "both_buffaloes",
        "largest": "other_card",
    }
    assert FRONTS["houses"]["points"] == 1
    assert (OWN["contracts"]["jasmine"]["per"], OWN["contracts"]["ginger"]["per"]) == ("farmer", "field")


def test_the_arrows_are_those_of_the_table():
    """As the first seat sees them; and each symbol stands in the left half plot of both seats."""
    arrows = {card["symbol"]: card["back"]["arrow"] for card in OWN["river"]}
    assert arrows == {"houses": "left", "farmers": "right", "buffaloes": "right", "largest": "left"}
    assert all(card["back"]["symbol"] == card["symbol"] and card["back"]["halves"] == ["left", "left"] for card in OWN["river"])


def test_only_anna_scores_at_the_river():
    position = turned()
    interpreted(river.score_backs)(position.state)
    assert position.points[0] > 0 == position.points[1]
