"""The Water Festival: the fronts at the end of the wet season, the backs at the end of the dry one."""

import pytest
from games.rice.positions import RicePosition
from games.rice.random_play import rice_match

from subak.core.compiling import interpreted
from subak.games.rice import river, rules

RIVER = "houses farmers buffaloes largest"
# One, two or three plots at a symbol, of which the first holds it.
AT_RIVER = {1: "## \n .. \n ..", 2: "#.#. \n .##. \n ....", 3: "#..# \n .##. \n ...."}
SPOTS = ["1,0", "2,1", "2,1", "3,0"]


def at_river(position, seat, k, plots=1, features=""):
    """Closes a field that holds the symbol of the k-th river card from a seat's left."""
    standing = " · ".join(f"{spot} {feature}" for spot, feature in zip(SPOTS, features.split(), strict=False))
    fields = int(position.state.fields[seat])
    position.draw(AT_RIVER[plots], standing, seat, (4 * k - 1, 0))
    assert position.state.fields[seat] == fields + 1
    return position


def inland(position, seat, plots, features=""):
    """A closed field away from the river, in a row of farm cards that begins at y = 9."""
    cards = plots // 2 + 1
    drawing = ["#" * (plots + 1), "#" + "." * (plots - 1) + "#", "#" * (plots + 1)]
    spots = [f"{plot},{2 - plot % 2}" for plot in range(1, plots + 1) for _ in range(2 - plot % 2)]
    standing = " · ".join(f"{spot} {feature}" for spot, feature in zip(spots, features.split(), strict=False))
    position.draw("\n".join(line.ljust(2 * cards, ".") for line in drawing), standing, seat, (1, 9))
    return position


def in_the_open(position, seat, features):
    spots = ["1,2", "0,1", "2,1", "1,0"]
    standing = " · ".join(f"{spot} {feature}" for spot, feature in zip(spots, features.split(), strict=False))
    position.draw(".. \n .. \n ..", standing, seat, (20, 15))
    return position


def festival(river=RIVER):
    return RicePosition(festival=True).river(river)


def fronts(position):
    """Scores the fronts as far as nobody has to choose, and returns what they gave."""
    position.state.points[:] = 0
    position.state.turn = 5
    position.state.dry_row = 0b111111
    interpreted(rules.end_wet_season)(position.state)
    return position.points


def test_a_field_lies_at_the_river_where_a_plot_lies_partly_on_a_river_card():
    position = at_river(festival(), 0, 0, 2, "farmer")
    inland(position, 0, 1, "farmer")
    assert [field["at_river"] for field in position.farm()["fields"]] == [True, False]
    assert position.state.river_features[0].tolist() == [1, 0, 0]


def test_the_right_half_plot_of_a_river_card_is_at_the_river_as_well():
    position = festival()
    position.draw("## \n .. \n ..", "1,0 house", at=(1, 0))
    assert position.fields() == {frozenset({(2, 0)})}
    assert position.state.river_features[0].tolist() == [0, 0, 1]


def test_without_the_festival_nothing_lies_at_the_river():
    position = RicePosition()
    position.draw(".. \n ## \n ##", "1,2 farmer", at=(-1, -2))
    position.draw("....\n....\n.##.\n.##.\n....\n....", at=(-2, 17))
    assert not any(field["at_river"] for field in position.farm()["fields"])
    assert position.state.river_features.sum() == 0


def test_more_houses_score_for_each_own_house_in_closed_fields_the_opponents_farmers_in_closed_fields():
    position = inland(festival(), 0, 2, "house house")
    in_the_open(position, 0, "house farmer farmer farmer")
    inland(position, 1, 3, "farmer farmer house farmer")
    in_the_open(position, 1, "farmer")
    assert (position.state.features[0, 2], position.state.features[1, 2]) == (3, 1)
    position.ancestor(1, "house_size", 2)
    assert fronts(position)[0] == 2 * 3


def test_open_plots_count_for_the_majority():
    position = in_the_open(inland(festival(), 0, 2, "house"), 0, "house house")
    inland(position, 1, 2, "house house farmer")
    position.state.largest[:] = 0
    assert fronts(position) == [1 * 1, 0]


def test_more_farmers_score_one_for_each_own_feature_at_the_river():
    position = at_river(festival(), 0, 1, 3, "house buffalo house")
    in_the_open(position, 0, "farmer")
    at_river(position, 1, 2, 3, "house buffalo house")
    inland(position, 0, 1)
    assert fronts(position) == [3, 0]


def test_more_buffaloes_score_two_for_each_buffalo_at_the_river_in_both_farms():
    position = at_river(festival(), 1, 3, 2, "buffalo buffalo")
    at_river(position, 0, 1, 2, "buffalo house")
    inland(position, 1, 1, "buffalo")
    position.state.features[:, 2] = 0
    assert fronts(position) == [0, 2 * 3]


def test_tied_nobody_scores():
    position = at_river(festival(), 1, 3, 2, "buffalo farmer house")
    at_river(position, 0, 1, 2, "buffalo farmer house")
    assert fronts(position) == [0, 0]
    assert position.phase == "build"


def majorities_of_seat_1(position):
    """Seat 0 has the largest field, seat 1 more houses, farmers and buffaloes."""
    at_river(position, 0, 0, 3, "farmer buffalo")
    at_river(position, 1, 1, 1, "farmer")
    inland(position, 1, 1, "house")
    return in_the_open(position, 1, "farmer farmer buffalo buffalo")


@pytest.mark.parametrize("order", [RIVER, "largest houses farmers buffaloes", "houses largest farmers buffaloes"])
def test_the_largest_field_may_score_a_card_whose_majority_the_opponent_has(order):
    position = majorities_of_seat_1(festival(order))
    symbols = order.split()
    place = {symbol: symbols.index(symbol) + 1 for symbol in symbols}
    before = fronts(position).copy()
    assert (position.phase, position.actor) == ("river", 0)
    theirs = sorted(place[symbol] for symbol in ("houses", "farmers", "buffaloes"))
    assert position.legal == [*(f"river {card}" for card in theirs), "pass"]
    assert before[0] == 0
    states = position.states.copy()
    for symbol, points in (("houses", 0), ("farmers", 2), ("buffaloes", 2), (None, 0)):
        position.states[:] = states
        position.do(f"river {place[symbol]}" if symbol else "pass")
        assert (position.points[0], position.phase) == (points, "build")
        assert position.points[1] == 1 * 1 + 1 + 2


def test_the_larger_field_counts_houses():
    position = inland(festival(), 0, 2)
    inland(position, 1, 1, "house")
    assert fronts(position) == [0, 0]
    assert position.phase == "build"
    position = inland(festival().ancestor(1, "house_size", 2), 0, 2, "farmer")
    fronts(inland(position, 1, 1, "house"))
    assert (position.phase, position.actor, position.legal) == ("river", 1, ["river 2", "pass"])


def test_it_is_asked_only_where_the_opponent_has_a_majority():
    position = inland(festival(), 0, 3, "farmer house buffalo")
    inland(position, 1, 1)
    fronts(position)
    assert position.phase == "build"


def test_a_card_is_scored_for_both_if_the_larger_field_takes_it():
    position = majorities_of_seat_1(festival("largest farmers houses buffaloes"))
    fronts(position)
    assert position.points == [0, 0]
    position.do("river 2")
    assert position.points == [2, 1 + 1 + 2]


def test_the_river_is_turned_for_the_dry_season():
    position = festival()
    assert not position.view(None)["river_turned"]
    fronts(position)
    assert position.view(None)["river_turned"]


def test_who_begins_is_settled_after_the_river():
    position = at_river(festival(), 0, 1, 2, "farmer farmer")
    at_river(position, 1, 1, 2, "farmer")
    assert fronts(position) == [2, 0]
    assert position.actor == 1
    assert fronts(at_river(festival(), 1, 1, 2, "farmer farmer")) == [0, 2]


def backs(position):
    position.state.points[:] = 0
    interpreted(river.score_backs)(position.state)
    return position.points


def test_the_example_of_the_rulebook():
    """A and B each have a field of one plot at the farmers; A has one farmer, B none. To the right both have a field of size 2."""
    position = festival("houses farmers largest buffaloes")
    at_river(position, 0, 1, 1, "farmer")
    at_river(position, 0, 2, 2)
    at_river(position, 1, 3 - 1, 1)
    at_river(position, 1, 3 - 2, 2)
    # The largest is tied, so only the majority of farmers gives anything.
    assert backs(position) == [4, 0]


@pytest.mark.parametrize(
    ("order", "symbol", "leads_to"),
    [
        ("houses farmers largest buffaloes", "farmers", "largest"),
        ("buffaloes largest houses farmers", "farmers", "buffaloes"),
        ("largest houses farmers buffaloes", "houses", "largest"),
        ("houses farmers buffaloes largest", "houses", "largest"),
        ("farmers buffaloes largest houses", "buffaloes", "largest"),
        ("largest farmers houses buffaloes", "buffaloes", "largest"),
        ("farmers largest houses buffaloes", "largest", "farmers"),
        ("largest farmers houses buffaloes", "largest", "buffaloes"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_one_with_more_follows_the_arrow_past_an_end_to_the_other_end(order, symbol, leads_to, seat):
    feature = {"houses": "house", "farmers": "farmer", "buffaloes": "buffalo", "largest": ""}
    symbols = order.split()
    position = festival(order)

    def own(owner, name):
        place = symbols.index(name)
        return place if owner == 0 else 3 - place

    # Where the arrow leads both have the same, so that card gives nothing itself; the other two fields are not closed.
    at_river(position, seat, own(seat, symbol), 2, feature[symbol])
    for owner in (0, 1):
        at_river(position, owner, own(owner, leads_to), 2, f"{feature[leads_to]} {feature[leads_to]}")
    expected = 2 * 2
    assert backs(position)[seat] == expected
    assert position.points[1 - seat] == 0


def test_own_and_opponents_fields_are_added_up():
    position = festival("houses farmers buffaloes largest")
    at_river(position, 0, 1, 3, "farmer farmer farmer")
    at_river(position, 0, 2, 2, "buffalo buffalo")
    at_river(position, 1, 3 - 2, 3, "buffalo buffalo buffalo farmer")
    # Farmers lead seat 0 to the buffaloes; buffaloes lead seat 1 to the largest, which nobody has closed.
    assert backs(position) == [2 + 3, 0]


def test_a_field_that_is_not_closed_counts_for_nothing():
    position = festival("farmers buffaloes houses largest")
    position.draw("#. \n .. \n ..", "1,0 farmer", 0, (-1, 0))
    at_river(position, 0, 1, 1, "buffalo")
    assert position.fields() == {frozenset({(4, 0)})}
    assert backs(position) == [0, 0]


def test_the_symbol_stands_in_the_left_half_plot_from_ones_own_view():
    position = festival("farmers buffaloes houses largest")
    position.draw("## \n .. \n ..", "1,0 farmer", 0, (1, 0))
    at_river(position, 0, 1, 1, "buffalo")
    assert backs(position) == [0, 0]
    position = at_river(at_river(festival("farmers buffaloes houses largest"), 0, 0, 1, "farmer"), 0, 1, 1, "buffalo")
    assert backs(position) == [1, 0]


def test_the_second_seat_sees_the_order_reversed():
    order = "farmers buffaloes houses largest"
    right = at_river(at_river(festival(order), 1, 3, 1, "farmer"), 1, 2, 1, "buffalo")
    assert backs(right) == [0, 1]
    wrong = at_river(at_river(festival(order), 1, 0, 1, "farmer"), 1, 1, 1, "buffalo")
    assert backs(wrong) == [0, 0]


def test_the_size_of_the_field_at_the_largest_counts_houses_as_its_owners_ancestor_does():
    position = festival("farmers largest houses buffaloes").ancestor(0, "house_size", 3)
    at_river(position, 0, 0, 1, "farmer")
    at_river(position, 0, 1, 1, "house")
    at_river(position, 1, 2, 1, "house")
    # Farmers lead to the largest: 4 and 2. The largest leads back to the farmers: 1 and none.
    assert backs(position) == [4 + 2 + 1, 0]


def test_a_tie_gives_nothing():
    position = festival("farmers buffaloes houses largest")
    at_river(at_river(position, 0, 0, 1, "farmer"), 1, 3, 1, "farmer")
    at_river(position, 0, 1, 1, "buffalo")
    at_river(position, 1, 2, 1, "buffalo")
    assert backs(position) == [0, 0]


def test_backs_are_scored_when_the_last_card_of_the_dry_season_is_built():
    position = festival("farmers buffaloes houses largest").season("dry")
    at_river(at_river(position, 0, 0, 1, "farmer"), 0, 1, 1, "buffalo")
    position.state.points[:] = 0
    position.state.dry_row = 1 << 4
    position.do("build 5", "at -3,0 upright")
    assert (position.phase, position.points) == ("over", [1, 0])


def test_choices_of_river_cards_come_up_in_random_games():
    asked = [rice_match(("festival",), kind, seed) for kind in ("own", "random") for seed in range(8)]
    texts = {text.split()[0] for match in asked for _, text in match.record()["actions"]}
    assert texts >= {"river"}
