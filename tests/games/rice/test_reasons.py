"""What a teacher of Seasons of Rice would say of a move, in hand-made positions."""

from games.rice.positions import RicePosition
from games.rice.random_play import rice_match


def reasons(position, text):
    return [short(line) for line in position.reasons(text)]


def short(told):
    """A reason in few words: its name, and its details in the order told."""
    parts = [plain(value) for key, value in told.items() if key != "say"]
    return " ".join([told["say"].removeprefix("rice-").removeprefix("reason-"), *parts])


def plain(value):
    if isinstance(value, list):
        return ", ".join(map(plain, value))
    return short(value) if isinstance(value, dict) else str(value)


def wet_position(first="......", standing="", **options):
    """Seat 0 holds cards 2, 3 and 4; 2 has a walled plot with a farmer, 3 a buffalo among furrows."""
    position = RicePosition(**options).face(1, first, standing).face(2, "####..", "1,1 farmer").face(3, "......", "1,1 buffalo")
    position.state.hand[:] = 0b1110, 0b111 << 9
    position.build(0, 1, "0,0 upright")
    position.build(1, 9, "0,0 upright")
    return position


def test_a_card_that_closes_a_field_at_its_best_place_and_would_do_so_for_the_other():
    assert reasons(wet_position(), "build 2") == ["best 2", "denies 1 2"]


def test_a_card_that_suits_the_ancestor():
    assert reasons(wet_position().ancestor(0, "buffalo", 2), "build 3") == ["fits Makara 3 thing buffalo 1"]


def test_farmers_cost_points_of_jasmine():
    assert reasons(wet_position(contracts=True), "build 2") == ["best 2", "denies 1 2", "jasmine 1"]


def test_in_the_dry_season_nothing_is_kept_from_a_full_farm():
    position = wet_position().season("dry")
    position.state.dry_row = 0b10
    position.state.farm_size[1] = 8
    assert reasons(position, "build 2") == ["best 2"]


def test_a_field_that_is_closed():
    assert reasons(wet_position().do("build 2"), "at 2,0 upright") == ["closes 1 2", "plots 2"]


def test_what_of_it_is_the_ancestors_favour():
    position = wet_position().ancestor(0, "farmers_min", 4, 1).do("build 2")
    assert reasons(position, "at 2,0 upright") == ["closes 1 6", "favour Makara 4", "plots 2"]


def test_several_fields_with_one_card():
    position = wet_position("..##.#").ancestor(0, "many_fields", 5, 2).face(2, "######").do("build 2")
    assert reasons(position, "at 2,0 upright") == ["favour Makara 5", "closes 1 1", "closes 1 1", "plots 2"]


def test_an_ancestor_who_counts_at_the_end():
    position = wet_position().ancestor(0, "closed_field", 2, when="end").do("build 2")
    assert reasons(position, "at 2,0 upright") == ["closes 1 2", "end Makara +2", "plots 2"]


def test_the_ginger_contract():
    position = wet_position(contracts=True).season("dry")
    position.state.dry_row, position.state.ginger = 0b10, 0
    assert reasons(position.do("build 2"), "at 2,0 upright") == ["closes 1 4", "ginger 2", "plots 2"]


def test_a_buffalo_in_the_open():
    assert reasons(wet_position().do("build 3"), "at 2,0 upright") == ["buffalo 1", "plots 2"]


def test_a_card_for_the_dry_row_is_kept_from_the_other_and_can_be_taken_later():
    position = wet_position().face(4, "####..", "1,1 house").do("build 3", "at 0,3 upright")
    assert reasons(position, "row 2") == ["denies 1 2", "later 2"]


def test_an_ancestor_and_the_card_that_starts_the_farm():
    position = RicePosition("setup").face(1, "####..", "1,1 farmer").ancestor(0, "farmer", 2, when="dry")
    position.state.hand[0] = 1 | 1 << 16
    effect, *rest = reasons(position, "ancestor 17")
    assert effect.startswith("ancestor Makara")
    assert rest == ["closes 1 2", "fits Makara 1 thing farmer 1"]


def test_a_buffalo_that_is_closed_in():
    position = wet_position("###..#", "1,1 buffalo").face(2, "######").do("build 2")
    assert reasons(position, "at 2,0 upright") == ["closes 2 4", "closes 1 1", "saved 1", "plots 2"]


def test_a_field_that_lacks_one_plot():
    position = wet_position("######").face(2, "###.##", "1,1 farmer").do("build 2")
    assert reasons(position, "at 2,0 upright") == ["closes 1 1", "nearly 2 3", "plots 2"]


def test_of_several_fields_that_lack_one_plot_the_best_is_told():
    position = wet_position("#.#.##").face(2, "###.#.", "1,1 buffalo").do("build 2")
    assert reasons(position, "at 0,3 upright") == ["nearly 2 4", "buffalo 1", "plots 2"]


def test_the_last_card_of_a_farm_promises_nothing():
    position = wet_position("######").face(2, "###.##", "1,1 farmer")
    for number in range(6):
        position.face(3 + number, "......").build(0, 3 + number, f"{20 + 2 * number},0 upright")
    position.do("build 2")
    assert not [reason for reason in reasons(position, "at 2,0 upright") if reason.startswith("nearly")]


def test_a_path_that_reaches_into_a_field_keeps_it_open_for_good():
    """Four plots around a corner, joined by three furrows; between the first and the last lies a path."""
    position = wet_position("##...#").face(5, "######").face(6, "######").face(2, "######")
    position.build(0, 5, "-2,0 upright")
    position.build(0, 6, "2,0 upright")
    assert "spoiled 4" in reasons(position.do("build 2"), "at 0,3 upright")


def test_more_of_what_the_river_counts():
    position = wet_position(festival=True).river("houses farmers buffaloes largest").face(2, "......", "1,1 farmer").do("build 2")
    assert reasons(position, "at 2,0 upright") == ["river river farmers 1 0", "plots 3"]


def test_the_field_that_holds_a_symbol_of_the_rivers_backs():
    position = RicePosition("dry", festival=True).river("farmers buffaloes houses largest").face(2, "....##", "1,3 farmer")
    position.build(0, 1, "1,0 upright")
    position.state.dry_row = 0b110
    assert reasons(position.do("build 2"), "at -1,0 upright")[:2] == ["closes 1 2", "back river farmers 1 0 0"]


def test_another_river_card_for_the_largest_field():
    told = []
    for seed in range(8):
        match = rice_match(("festival",), "random", seed)
        for number, (_, text) in enumerate(match.record()["actions"]):
            if text.startswith("river"):
                before = match.prefix(number)
                [preview], [reason] = before.preview(text), before.reasons(text)
                assert (reason["symbol"], reason["points"]) == (preview["symbol"], preview["points"])
                told.append(reason["say"])
    assert set(told) == {"rice-reason-front"}
