"""What a decision brought about, and what one can foresee of it."""

from games.rice.positions import RicePosition
from games.rice.random_play import RICE_OPTIONS, rice_match, rice_moments

from subak.core.match import Match


def said(lines, message):
    return [{key: value for key, value in line.items() if key != "say"} for line in lines if line["say"] == f"rice-log-{message}"]


def wet_position(first="......", **options):
    """Seat 0 holds cards 2, 3 and 4; 2 has a walled plot with a farmer."""
    position = RicePosition(**options).face(1, first).face(2, "####..", "1,1 farmer")
    position.state.hand[:] = 0b1110, 0b111 << 9
    position.build(0, 1, "0,0 upright")
    position.build(1, 9, "0,0 upright")
    return position


def test_a_card_shows_what_stands_on_it():
    position = wet_position().face(3, "......", "1,1 farmer · 0,2 farmer · 1,3 house")
    assert said(position.preview("build 3"), "card") == [{"card": 3, "farmer": 2, "buffalo": 0, "house": 1}]


def test_an_ancestor_shows_what_it_gives():
    match = Match.new("rice", 2, {}, "ancestors")
    for card in match.deal["cards"][:2]:
        ancestor = match.view(0)["cards"][card - 1]["ancestor"]
        [line] = said(match.preview(f"ancestor {card}"), "ancestor")
        assert line["name"] == ancestor["name"]
        assert line["when"]["when"] == ancestor["when"]
        assert [line["effect"][part] for part in ("effect", "points", "limit")] == [
            ancestor[part] for part in ("effect", "points", "limit")
        ]


def test_a_place_in_the_wet_season_shows_what_it_would_close_and_score_for_either_seat():
    position = wet_position().ancestor(0, "farmers_min", 4, 1).do("build 2")
    assert said(position.preview("at 2,0 upright"), "field") == [
        {"size": 1, "points": 1 + 1 + 4, "farmer": 1, "buffalo": 0, "house": 0}
    ]
    position = wet_position().do("build 3", "at 2,0 upright", "row 4").face(10, "####..", "1,1 buffalo").do("build 10")
    assert said(position.preview("at 2,0 upright"), "field") == [{"size": 1, "points": 3, "farmer": 0, "buffalo": 1, "house": 0}]


def test_a_place_that_closes_nothing_says_so():
    assert wet_position().do("build 3").preview("at 2,0 upright") == [{"say": "rice-log-nothing"}]


def test_several_fields_and_what_an_ancestor_gives_for_them_are_foreseen():
    position = wet_position("..##.#").ancestor(0, "many_fields", 5, 2).face(2, "######").do("build 2")
    lines = position.preview("at 2,0 upright")
    assert [line["points"] for line in said(lines, "field")] == [1, 1]
    assert said(lines, "many") == [{"count": 2, "points": 5}]


def test_ginger_is_foreseen_in_the_dry_season():
    position = wet_position(contracts=True).season("dry")
    position.state.dry_row, position.state.ginger = 0b10, 0
    assert said(position.do("build 2").preview("at 2,0 upright"), "field")[0]["points"] == 2 + 2


def test_the_first_place_at_the_river_shows_what_it_would_close():
    position = RicePosition("setup", festival=True).face(1, "....##", "1,3 house")
    position.state.hand[0] = 1 | 1 << 16
    position.do("ancestor 17")
    assert said(position.preview("at 3,0 upright"), "field") == [{"size": 2, "points": 2, "farmer": 0, "buffalo": 0, "house": 1}]
    assert position.preview("at 2,0 upright") == [{"say": "rice-log-nothing"}]


def test_what_would_be_chosen_for_the_row_brings_nothing():
    assert wet_position().do("build 2", "at 2,0 upright").preview("row 3") == []


def test_a_choice_is_told_when_both_have_made_it():
    position = wet_position()
    assert [position.story(text) for text in ("build 2", "at 2,0 upright")] == [[], []]
    assert position.story("row 3") == [{"say": "rice-log-chosen", "seat": 0}]
    assert [position.story(text) for text in ("build 10", "at -2,0 upright")] == [[], []]
    lines = position.story("row 11")
    assert said(lines, "build") == [
        {"seat": 0, "card": 2, "x": "2", "y": "0", "orientation": "upright"},
        {"seat": 1, "card": 10, "x": "-2", "y": "0", "orientation": "upright"},
    ]
    assert said(lines, "field") == [{"size": 1, "points": 2, "farmer": 1, "buffalo": 0, "house": 0}]
    assert said(lines, "row") == [{"seat": 0, "card": 3}, {"seat": 1, "card": 11}]
    assert said(lines, "swap") == [{}]


def gained(entry):
    return sum(line["points"] for line in entry["story"] if "points" in line)


def test_all_points_that_are_scored_are_told():
    for options in RICE_OPTIONS:
        for kind in ("own", "random"):
            for seed in range(4):
                match = rice_match(options, kind, seed)
                assert sum(map(gained, match.story(None))) == match.state.points.sum()


def test_what_each_card_would_close_is_told_when_both_have_chosen():
    for options in RICE_OPTIONS:
        match = rice_match(options, "random", 1)
        foreseen, compared = [], 0
        for moment, ply, entry in zip(rice_moments(options, "random", 1), match.plies, match.story(None), strict=False):
            if moment.view(None)["phase"] == "at":
                foreseen += [line for line in moment.preview(ply.action) if line["say"] != "rice-log-nothing"]
            if said(entry["story"], "build"):
                assert [line for line in entry["story"] if line["say"] in ("rice-log-field", "rice-log-many")] == foreseen
                compared += len(foreseen)
            if entry["story"] and not said(entry["story"], "chosen"):
                foreseen = []
        assert compared > 0


def test_the_end_of_the_wet_season_tells_of_contracts_and_who_begins():
    match = rice_match(("contracts",), "own", 2)
    lines = [line for entry in match.story(None) for line in entry["story"]]
    beginner = match.record()["actions"][-12][0]
    assert said(lines, "dry") == [{"seat": beginner}]
    assert said(lines, "ginger") == [{"seat": beginner}]
    assert [line["seat"] for line in said(lines, "jasmine")] == [1 - beginner]


def test_the_river_is_told_card_by_card_in_its_order():
    for seed in range(4):
        match = rice_match(("festival",), "own", seed)
        lines = [line for entry in match.story(None) for line in entry["story"]]
        fronts = [line for line in lines if line["say"].startswith("rice-log-front")]
        told = [line["symbol"]["symbol"] for line in fronts]
        chosen = [text for _, text in match.record()["actions"] if text.startswith("river")]
        assert len(told) == 4 + len(chosen)
        backs = [line["symbol"]["symbol"] for line in lines if line["say"].startswith("rice-log-back")]
        assert backs == match.deal["river"]
        if not chosen:
            assert told == match.deal["river"]


def test_a_river_card_shows_what_it_would_bring():
    shown = []
    for seed in range(8):
        match = rice_match(("festival",), "random", seed)
        texts = [text for _, text in match.record()["actions"]]
        for number, text in enumerate(texts):
            if text.startswith("river"):
                before, after = match.prefix(number), match.prefix(number + 1)
                [line] = before.preview(text)
                assert before.preview("pass") == [{"say": "rice-log-river-pass", "seat": before.actor}]
                if before.state.river_scored == 4:
                    assert line["points"] == after.state.points[before.actor] - before.state.points[before.actor]
                    shown.append(line["points"])
    assert len(shown) > 0


def test_the_end_is_told_last():
    match = rice_match((), "own", 3)
    assert match.story(None)[-1]["story"][-1] == {"say": "rice-log-end"}
    assert [entry for entry in match.story(None)[:-1] if {"say": "rice-log-end"} in entry["story"]] == []
