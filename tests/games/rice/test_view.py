"""What a seat is shown: plain data, ready to be drawn."""

import pytest
from games.rice.model import RiceModel, around, covered_by, deck_of
from games.rice.positions import RicePosition
from games.rice.random_play import RICE_OPTIONS, rice_match, rice_moments

from subak.core.match import Match
from subak.games.rice.deck import OWN, deck_hash
from subak.games.rice.effects import effect_told
from subak.games.rice.reasons import group, path_reaches_in
from subak.games.rice.view import copied


def test_a_view_of_a_fresh_match_names_the_game_the_options_and_the_deck():
    view = Match.new("rice", 2, {"contracts": True}, "fresh").view(1)
    assert (view["game"], view["players"], view["options"]) == (
        "rice",
        2,
        {"festival": False, "contracts": True, "open_information": False},
    )
    assert (view["seat"], view["ply"], view["season"], view["phase"]) == (1, 0, "setup", "ancestor")
    assert view["deck"] == {"name": "subak", "hash": deck_hash(OWN)}


def test_all_cards_of_the_deck_are_shown_with_both_sides():
    view = Match.new("rice", 2, {}, "cards").view(None)
    for shown, face, ancestor in zip(view["cards"], OWN["faces"], OWN["ancestors"], strict=True):
        assert (shown["no"], shown["paths"], shown["features"]) == (face["no"], face["paths"], face["features"])
        assert shown["ancestor"] == {part: ancestor[part] for part in ancestor if part != "no"} | {"says": effect_told(ancestor)}


def test_a_card_is_shown_in_each_of_its_four_turns():
    """Upright at an even and at an odd corner, then lying."""
    for shown in Match.new("rice", 2, {}, "turns").view(None)["cards"]:
        for turn, orientation in zip(shown["turns"], ["upright", "upright", "lying", "lying"], strict=True):
            assert sorted((x, y) for x, y, _ in turn["cells"]) == sorted(covered_by((0, 0), orientation))
            assert sum(path for _, _, path in turn["cells"]) == shown["paths"].count("#")
            assert sorted(feature for _, _, feature in turn["features"]) == sorted(shown["features"].values())
        first, half = shown["turns"][:2]
        assert {(1 - x, 2 - y, path) for x, y, path in first["cells"]} == {tuple(cell) for cell in half["cells"]}


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_a_farm_is_shown_as_the_model_has_it(options):
    match = rice_match(options, "random", 4)
    model = RiceModel(match.options, match.deal, deck_of(match.deal))
    for _, text in match.record()["actions"]:
        model.apply(text)
    for seat, shown in enumerate(match.view(None)["seats"]):
        farm, expected = shown["farm"], model.farms[seat]
        assert {
            card["no"]: ((card["x"], card["y"]), "lying" if card["lying"] else "upright") for card in farm["cards"]
        } == expected.cards
        assert {(x, y): path for x, y, path in farm["cells"]} == expected.cells
        assert {(plot["x"], plot["y"]) for plot in farm["plots"] if plot["complete"]} == expected.complete_plots()
        features = {(plot["x"], plot["y"]): sorted(plot["features"]) for plot in farm["plots"] if plot["features"]}
        assert features == {plot: sorted(standing) for plot, standing in expected.features.items()}
        assert {frozenset(map(tuple, field["plots"])) for field in farm["fields"]} == expected.fields()
        for field in farm["fields"]:
            assert field["size"] == model.size(seat, map(tuple, field["plots"]))
            counted = expected.count(map(tuple, field["plots"]))
            assert [field[name] for name in ("farmer", "buffalo", "house")] == [
                counted[name] for name in ("farmer", "buffalo", "house")
            ]
            assert field["at_river"] == any(cell in expected.bank for plot in field["plots"] for cell in around(tuple(plot)))
        for plot in farm["plots"]:
            number = plot["field"]
            assert ([plot["x"], plot["y"]] in farm["fields"][number]["plots"]) if number is not None else True
        in_fields = sum(plot["field"] is not None for plot in farm["plots"])
        assert in_fields == sum(len(field["plots"]) for field in farm["fields"])


@pytest.mark.parametrize("options", [(), ("contracts",)], ids=str)
def test_fields_are_shown_with_the_points_that_they_scored(options):
    """Without the river and an ancestor for many fields at once, all points come from fields, but those of Jasmine."""
    for match in rice_moments(options, "own", 3):
        view = match.view(None)
        for shown in view["seats"]:
            effect = view["cards"][shown["ancestor"] - 1]["ancestor"]["effect"] if shown["ancestor"] else None
            if effect != "many_fields" and shown["contract"] != "jasmine":
                assert sum(field["points"] for field in shown["farm"]["fields"]) == shown["points"]


def test_a_card_of_a_farm_is_shown_with_its_features_where_they_stand():
    match = rice_match((), "random", 4)
    for shown in match.view(None)["seats"]:
        standing = sorted((x, y, feature) for card in shown["farm"]["cards"] for x, y, feature in card["features"])
        in_plots = [(plot["x"], plot["y"], feature) for plot in shown["farm"]["plots"] for feature in plot["features"]]
        assert standing == sorted(in_plots)


def test_every_legal_place_is_shown_with_the_card_as_it_would_lie():
    match = next(moment for moment in rice_moments((), "own", 3) if moment.view(moment.actor)["phase"] == "at")
    view = match.view(match.actor)
    assert sorted(view["places"]) == match.legal_texts()
    for text, place in view["places"].items():
        orientation = "lying" if place["lying"] else "upright"
        assert text == f"at {place['x']},{place['y']} {orientation}"
        assert sorted((x, y) for x, y, _ in place["cells"]) == sorted(covered_by((place["x"], place["y"]), orientation))


def test_a_place_tells_which_plots_it_would_complete_and_close():
    position = RicePosition()
    position.state.hand[0] = 1 << 1
    position.face(1, "##...#").face(2, "####..")
    position.build(0, 1, "0,0 upright")
    places = position.do("build 2").view(0)["places"]
    assert sorted(places["at 2,0 upright"]["completes"]) == [[2, 2], [3, 1]]
    assert places["at 2,0 upright"]["closes"] == [[3, 1]]
    assert places["at 0,3 upright"]["closes"] == [[1, 5]]


def test_a_place_tells_which_field_it_would_spoil_and_the_farm_which_are_spoiled():
    """A field in a ring of four plots, with a path between two of them."""
    position = RicePosition()
    position.state.hand[0] = 1 << 3
    position.face(4, "......")
    position.draw(
        """
        ....
        ....
        .#..
        ..__
        ..__
        ..__
        """
    )
    assert position.view(0)["seats"][0]["farm"]["spoiled"] == []
    places = position.do("build 4").view(0)["places"]
    field = [[1, 1], [1, 3], [1, 5], [2, 2], [2, 4], [3, 1], [3, 3], [3, 5]]
    assert places["at 2,3 upright"]["spoils"] == field
    assert places["at 4,0 upright"]["spoils"] == []
    position.build(0, 4, "2,3 upright")
    assert position.view(0)["seats"][0]["farm"]["spoiled"] == [field]


@pytest.mark.parametrize("options", RICE_OPTIONS)
def test_a_field_is_spoiled_where_no_more_cards_could_close_it_by_the_rules(options):
    """Against the engine's own flood fill: the complete plots joined to one, and whether a path reaches in."""
    for seed in range(6):
        match = rice_match(options, "spoiled", seed)
        for owner in (0, 1):
            shown = {tuple(plot) for field in match.view(0)["seats"][owner]["farm"]["spoiled"] for plot in field}
            state = copied(match.state)
            for plot in match.view(0)["seats"][owner]["farm"]["plots"]:
                if not plot["complete"]:
                    continue
                plots, _ = group(state, owner, (plot["x"], plot["y"]))
                state.field_x[: len(plots)], state.field_y[: len(plots)] = zip(*plots, strict=True)
                assert ((plot["x"], plot["y"]) in shown) == path_reaches_in(state, owner, len(plots))


def test_the_river_is_shown_from_each_seats_left_with_the_half_plots_and_arrows_of_its_backs():
    position = RicePosition(festival=True).river("houses farmers largest buffaloes")
    view = position.view(None)
    assert view["bank"] == [-1, 15]
    first, second = (seat["river"] for seat in view["seats"])
    assert [card["symbol"] for card in first] == ["houses", "farmers", "largest", "buffaloes"]
    assert [card["symbol"] for card in second] == ["buffaloes", "largest", "farmers", "houses"]
    assert [card["card"] for card in second] == [4, 3, 2, 1]
    assert [card["back"]["arrow"] for card in first] == ["left", "right", "left", "right"]
    assert [card["back"]["arrow"] for card in second] == ["left", "right", "left", "right"]
    for cards in (first, second):
        assert [card["plots"] for card in cards] == [[[4 * k, 0], [4 * k + 2, 0]] for k in range(4)]
        assert [card["back"]["plot"] for card in cards] == [[4 * k, 0] for k in range(4)]
        assert [card["cells"] for card in cards] == [[4 * k - 1, 4 * k + 3] for k in range(4)]


def test_the_view_tells_who_still_chooses_and_who_has_chosen_where_both_choose_at_once():
    for match in rice_moments(("festival",), "own", 3):
        shown = match.view(None)
        if shown["season"] == "dry" or shown["phase"] == "river" or match.over:
            assert (shown["to_move"], shown["chosen"]) == ([] if match.over else [match.actor], [])
        else:
            assert (shown["to_move"], shown["chosen"]) == (([0, 1], []) if match.actor == 0 else ([1], [0]))


def test_a_hand_is_shown_to_others_only_where_information_is_open():
    for options in ((), ("open_information",)):
        for match in rice_moments(options, "own", 3):
            for seat in (0, 1, None):
                view = match.view(seat)
                for owner, shown in enumerate(view["seats"]):
                    known = owner == seat or not shown["hand_size"] or (bool(options) and view["season"] != "setup")
                    assert (shown["hand"] is not None) == known
                    assert shown["hand_size"] == int(match.state.hand[owner]).bit_count()


def test_the_end_is_shown_line_by_line():
    for options in RICE_OPTIONS:
        match = rice_match(options, "random", 5)
        end = match.view(None)["end"]
        for seat in end["seats"]:
            assert seat["total"] == seat["points"] + seat["fields"] + seat["buffaloes"] + seat["ancestor"]


def test_in_the_race_open_plots_may_still_bring_or_save_points():
    position = RicePosition().ancestor(0, "open_house", 2)
    position.state.points[0], position.state.fields[0] = 5, 2
    position.state.features[0], position.state.closed_features[0] = (3, 4, 3), (3, 1, 1)
    for seat in (0, 1, None):
        assert position.view(seat)["race"][0] == {"sure": 5 + 2 - 3, "open": 2 * 2 + 3}


def test_in_the_race_what_an_ancestor_counts_in_closed_fields_is_sure():
    position = RicePosition().ancestor(0, "closed_field", 3)
    position.state.fields[0] = 2
    assert position.view(None)["race"][0] == {"sure": 2 + 6, "open": 0}


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_the_race_ends_with_the_scores(options):
    match = rice_match(options, "random", 4)
    assert match.view(None)["race"] == [{"sure": score, "open": 0} for score in match.result()["scores"]]


def test_the_last_card_of_the_dry_row_and_the_last_of_a_hand_are_chosen_unasked():
    told = set()
    for match in rice_moments(RICE_OPTIONS[0], "random", 4):
        forced = match.forced()
        assert (forced is not None) == (len(match.legal) == 1)
        told |= {(forced["say"], match.view(None)["phase"])} if forced else set()
    assert {("rice-only-dry", "build"), ("rice-only-hand", "build")} <= told


def test_a_score_is_told_in_its_parts_which_say_why_it_may_be_below_nothing():
    told = [seat for match in rice_moments((), "random", 4) for seat in match.view(None)["seats"]]
    assert [sum(seat["parts"].values()) for seat in told] == [seat["score"] for seat in told]
    assert any(seat["score"] < 0 for seat in told)
    assert any(seat["parts"]["buffaloes"] < 0 for seat in told)
