"""Every effect of an ancestor: when it acts, how much it gives, and both sides of each boundary."""

import pytest
from games.rice.positions import RicePosition

from subak.games.rice.components import EFFECTS
from subak.games.rice.deck import OWN

SIZE = [0, 1, 2, 4, 7, 10, 10]
FARMERS = [0, 1, 3, 5, 8]

# Effect, points, limit, plots of a field, its features, and what the ancestor adds to it.
AT_A_FIELD = [
    ("empty_times", 3, 0, 3, "", 8),
    ("empty_times", 3, 0, 5, "", 20),
    ("empty_times", 0, 0, 2, "", -2),
    ("empty_times", 3, 0, 3, "farmer", 0),
    ("empty_times", 3, 0, 3, "buffalo", 0),
    ("empty_times", 3, 0, 3, "house", 0),
    ("size_min", 4, 4, 3, "", 0),
    ("size_min", 4, 4, 4, "", 4),
    ("size_min", 4, 4, 3, "house", 4),
    ("size_min", 4, 6, 6, "", 4),
    ("size_min", 4, 7, 6, "", 0),
    ("size_exact", 3, 3, 2, "", 0),
    ("size_exact", 3, 3, 3, "", 3),
    ("size_exact", 3, 3, 4, "", 0),
    ("size_exact", 3, 3, 2, "house", 3),
    ("size_exact", 3, 3, 3, "house", 0),
    ("buffalo", 2, 0, 2, "farmer house", 0),
    ("buffalo", 2, 0, 2, "buffalo", 2),
    ("buffalo", 3, 0, 2, "buffalo buffalo buffalo", 9),
    ("farmer", 2, 0, 2, "buffalo house", 0),
    ("farmer", 2, 0, 2, "farmer farmer house", 4),
    ("farmer", 2, 0, 5, "farmer farmer farmer farmer farmer", 10),
    ("farmers_min", 4, 2, 2, "farmer buffalo", 0),
    ("farmers_min", 4, 2, 2, "farmer farmer", 4),
    ("farmers_min", 4, 2, 2, "farmer farmer farmer", 4),
    ("different", 1, 0, 3, "", 0),
    ("different", 2, 0, 3, "farmer farmer", 2),
    ("different", 2, 0, 3, "farmer house house", 4),
    ("different", 2, 0, 3, "farmer house buffalo", 6),
    ("all_features", 8, 0, 3, "farmer house house", 0),
    ("all_features", 8, 0, 3, "farmer buffalo buffalo", 0),
    ("all_features", 8, 0, 3, "house buffalo", 0),
    ("all_features", 8, 0, 3, "farmer house buffalo", 8),
    ("field", 4, 0, 2, "farmer", 4),
    ("plot", 2, 0, 3, "house house", 6),
    ("size", 2, 0, 3, "house house", 10),
    ("size_points", 2, 0, 4, "", 14),
    ("house", 3, 0, 2, "house house farmer", 6),
    ("feature", 2, 0, 3, "house buffalo farmer farmer", 8),
    ("set", 5, 0, 3, "house buffalo farmer farmer", 5),
    ("many_fields", 5, 1, 2, "", 5),
    ("many_fields", 5, 2, 2, "", 0),
]


def without_ancestor(plots, features):
    found = features.split()
    size = min(plots + found.count("house"), 6)
    return SIZE[size] + FARMERS[min(found.count("farmer"), 4)] + 2 * found.count("buffalo")


@pytest.mark.parametrize(("effect", "points", "limit", "plots", "features", "more"), AT_A_FIELD)
@pytest.mark.parametrize("season", ["setup", "wet", "dry"])
@pytest.mark.parametrize("when", ["both", "wet", "dry"])
def test_at_a_field(effect, points, limit, plots, features, more, season, when):
    position = RicePosition(season).ancestor(0, effect, points, limit, when)
    acts = when == "both" or (season == "dry") == (when == "dry")
    assert position.close(plots, features) == without_ancestor(plots, features) + (more if acts else 0)
    if season != "setup":
        assert position.scores[0] == position.points[0] + 1


@pytest.mark.parametrize(("effect", "points", "limit", "plots", "features", "more"), AT_A_FIELD)
def test_an_ancestor_does_nothing_for_the_opponent(effect, points, limit, plots, features, more):
    position = RicePosition("dry").ancestor(0, effect, points, limit)
    assert position.close(plots, features, seat=1) == without_ancestor(plots, features)


@pytest.mark.parametrize(("season", "when", "acts"), [("setup", "both", True), ("wet", "dry", False), ("dry", "dry", True)])
def test_many_fields_gives_once_for_a_card_that_closes_the_limit_or_more(season, when, acts):
    for limit, extra in ((2, 5), (1, 5), (3, 0)):
        position = RicePosition(season).ancestor(0, "many_fields", 5, limit, when)
        first, second = position.draw("#### \n #### \n ####")
        assert second == 2 + (extra if acts else 0)
        assert first == 1 + (5 if acts and limit == 1 else 0)


def test_many_fields_are_not_counted_over_several_cards():
    position = RicePosition().ancestor(0, "many_fields", 5, 2)
    assert (position.close(1), position.close(1)) == (1, 1)


@pytest.mark.parametrize(("house", "plots", "houses", "size"), [(2, 1, 1, 3), (2, 2, 2, 6), (0, 3, 2, 3), (3, 1, 0, 1)])
def test_a_house_adds_to_the_size_what_the_ancestor_says(house, plots, houses, size):
    position = RicePosition().ancestor(0, "house_size", house)
    assert position.close(plots, "house " * houses) == SIZE[min(size, 6)]
    assert position.farm()["fields"][0]["size"] == size == position.state.largest[0]


def test_house_size_acts_in_every_season_and_for_its_owner_alone():
    for season in ("setup", "wet", "dry"):
        position = RicePosition(season).ancestor(0, "house_size", 2)
        assert (position.close(1, "house"), position.close(1, "house", seat=1)) == (4, 2)


OPEN = ".. \n .. \n .."


def end_of(effect, points, limit=0, closed="", open=""):
    """What the end gives beyond one point for each closed field and minus one for each open buffalo."""
    position = RicePosition("dry").ancestor(0, effect, points, limit, "end")
    if closed:
        position.close(3, closed)
    spots = [f"{spot} {feature}" for spot, feature in zip(["1,1", "0,2", "2,2", "1,3"], open.split(), strict=False)]
    position.draw(OPEN, " · ".join(spots), at=(0, 10))
    lost = 0 if effect == "open_buffalo" else open.split().count("buffalo")
    return position.scores[0] - position.points[0] - int(position.state.fields[0]) + lost


AT_THE_END = [
    ("open_farmer", 2, 0, "farmer farmer", "farmer house buffalo", 2),
    ("open_farmer", 2, 0, "farmer", "house", 0),
    ("open_farmer", 2, 3, "", "farmer farmer", 3),
    ("open_farmer", 2, 4, "", "farmer farmer", 4),
    ("open_farmer", 2, 5, "", "farmer farmer", 4),
    ("open_house", 2, 6, "house", "house house", 4),
    ("open_house", 2, 6, "", "house house house", 6),
    ("open_house", 2, 6, "", "house house house house", 6),
    ("open_buffalo", 1, 0, "buffalo", "buffalo buffalo farmer", 2),
    ("open_buffalo", 3, 0, "", "buffalo buffalo", 6),
    ("open_buffalo", 3, 5, "", "buffalo buffalo", 5),
    ("open_buffalo", 3, 6, "", "buffalo buffalo", 6),
    ("open_buffalo", 0, 0, "", "buffalo buffalo", 0),
    ("closed_set", 4, 0, "farmer house buffalo", "farmer house buffalo", 4),
    ("closed_set", 4, 0, "farmer house", "buffalo", 0),
    ("closed_set", 4, 3, "farmer house buffalo", "", 3),
    ("largest", 1, 8, "house", "", 4),
    ("largest", 2, 8, "house", "house", 8),
    ("largest", 3, 8, "house", "", 8),
    ("largest", 3, 0, "house", "", 12),
    ("largest", 3, 0, "", "house", 0),
    ("closed_field", 2, 0, "farmer", "", 2),
    ("closed_field", 2, 1, "farmer", "", 1),
    ("closed_field", 2, 0, "", "farmer", 0),
    ("once", 7, 0, "", "", 7),
    ("once", 7, 4, "", "", 4),
    ("open_feature", 2, 0, "farmer", "farmer house buffalo", 6),
    ("open_set", 2, 0, "farmer", "farmer house buffalo", 2),
    ("closed_farmer", 2, 0, "farmer farmer", "farmer", 4),
    ("closed_buffalo", 2, 0, "buffalo", "buffalo buffalo", 2),
    ("closed_house", 2, 3, "house house", "house", 3),
    ("closed_feature", 2, 0, "farmer house", "farmer", 4),
    ("closed_plot", 2, 0, "farmer", "house", 6),
    ("farm_farmer", 2, 0, "farmer farmer", "farmer", 6),
    ("farm_buffalo", 2, 0, "buffalo", "buffalo buffalo", 6),
    ("farm_house", 2, 0, "house", "house", 4),
    ("farm_feature", 2, 0, "farmer house", "buffalo", 6),
    ("farm_set", 2, 0, "farmer house", "buffalo", 2),
    ("farm_plot", 2, 0, "farmer", "", 8),
]


@pytest.mark.parametrize(("effect", "points", "limit", "closed", "open", "more"), AT_THE_END)
def test_at_the_end(effect, points, limit, closed, open, more):
    assert end_of(effect, points, limit, closed, open) == more


@pytest.mark.parametrize(("effect", "points", "limit", "closed", "open", "more"), AT_THE_END)
def test_an_effect_of_the_end_gives_nothing_when_a_field_is_closed(effect, points, limit, closed, open, more):
    position = RicePosition("dry").ancestor(0, effect, points, limit, "end")
    assert position.close(3, closed) == without_ancestor(3, closed)


def test_open_buffalo_gives_in_place_of_minus_one():
    position = RicePosition("dry").ancestor(0, "open_buffalo", 1, 0, "end")
    position.draw(OPEN, "1,1 buffalo · 0,2 buffalo")
    assert position.scores == [2, 0]


def test_sets_are_counted_over_all_closed_fields_together():
    position = RicePosition("dry").ancestor(0, "closed_set", 4, 0, "end")
    position.close(2, "farmer farmer buffalo")
    position.close(2, "house house buffalo")
    assert position.scores[0] - position.points[0] == 2 + 8


def test_closed_fields_give_more_each():
    position = RicePosition("dry").ancestor(0, "closed_field", 2, 0, "end")
    position.close(1)
    position.close(3)
    assert position.scores[0] - position.points[0] == 2 + 4


@pytest.mark.parametrize(("limit", "points"), [(0, 6), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_complete_plots_that_are_open_count_and_incomplete_or_closed_ones_do_not(limit, points):
    position = RicePosition("dry").ancestor(0, "open_plot", 2, limit, "end")
    position.close(1)
    closed_alone = position.scores[0] - position.points[0]
    position.draw(".... \n .... \n ....", at=(0, 10))
    assert closed_alone == 1
    assert position.scores[0] - position.points[0] == 1 + points


def test_the_largest_field_is_the_largest_of_all():
    position = RicePosition("dry").ancestor(0, "largest", 1, 0, "end")
    position.close(2, "house house")
    position.close(3)
    assert position.scores[0] - position.points[0] == 2 + 4


def test_every_effect_is_tested_here():
    assert {row[0] for row in AT_A_FIELD + AT_THE_END} | {"house_size", "open_plot"} == set(EFFECTS)


# Conditions, plots of a field, its features, and whether the ancestor then gives.
WITH_CONDITIONS = [
    ({"size": {"least": 3}}, 2, "", False),
    ({"size": {"least": 3}}, 2, "house", True),
    ({"plot": {"least": 3}}, 2, "house", False),
    ({"size": {"most": 2}}, 2, "", True),
    ({"size": {"most": 2}}, 3, "", False),
    ({"farmer": {"least": 1, "most": 2}}, 2, "farmer farmer", True),
    ({"farmer": {"least": 1, "most": 2}}, 2, "farmer farmer farmer", False),
    ({"farmer": {"least": 1, "most": 2}}, 2, "house", False),
    ({"house": {"most": 0}}, 2, "farmer", True),
    ({"house": {"most": 0}, "farmer": {"least": 1}}, 2, "farmer", True),
    ({"house": {"most": 0}, "farmer": {"least": 1}}, 2, "", False),
    ({"house": {"most": 0}, "farmer": {"least": 1}}, 2, "farmer house", False),
]


@pytest.mark.parametrize(("conditions", "plots", "features", "gives"), WITH_CONDITIONS)
def test_on_its_conditions_alone(conditions, plots, features, gives):
    position = RicePosition("dry").ancestor(0, "field", 5, conditions=conditions)
    assert position.close(plots, features) == without_ancestor(plots, features) + (5 if gives else 0)


@pytest.mark.parametrize(
    ("effect", "limit", "conditions"),
    [
        ("size_min", 3, {"size": {"least": 3}}),
        ("size_exact", 3, {"size": {"least": 3, "most": 3}}),
        ("farmers_min", 2, {"farmer": {"least": 2}}),
        ("all_features", 0, {"different": {"least": 3}}),
    ],
)
@pytest.mark.parametrize(("plots", "features"), [(2, ""), (3, "farmer"), (2, "farmer farmer"), (4, "farmer house buffalo")])
def test_a_short_effect_is_a_field_with_a_condition(effect, limit, conditions, plots, features):
    short = RicePosition().ancestor(0, effect, 4, limit)
    long = RicePosition().ancestor(0, "field", 4, conditions=conditions)
    assert short.close(plots, features) == long.close(plots, features)


@pytest.mark.parametrize(
    ("conditions", "more"),
    [
        ({"closed_field": {"least": 1}}, 6),
        ({"closed_field": {"least": 2}}, 0),
        ({"largest": {"least": 4, "most": 4}}, 6),
        ({"open_buffalo": {"most": 0}}, 0),
        ({"farm_house": {"least": 1}, "open_buffalo": {"most": 1}}, 6),
    ],
)
def test_at_the_end_on_its_conditions_alone(conditions, more):
    position = RicePosition("dry").ancestor(0, "once", 6, conditions=conditions)
    position.close(3, "house")
    position.draw(OPEN, "1,1 buffalo", at=(0, 10))
    assert position.scores[0] - position.points[0] == 1 - 1 + more
    assert position.view(None)["race"][0]["sure"] == position.points[0] + 1 - 1


def test_open_buffaloes_cost_nothing_only_where_the_ancestor_likes_the_farm():
    for least, score in ((0, 2 * 3), (1, -2)):
        position = RicePosition("dry").ancestor(0, "open_buffalo", 3, conditions={"closed_field": {"least": least}})
        position.draw(OPEN, "1,1 buffalo · 0,2 buffalo")
        assert position.scores[0] == score


def test_our_ancestors_have_an_effect_each_that_the_rules_page_names():
    assert {ancestor["effect"] for ancestor in OWN["ancestors"]} <= set(EFFECTS)
