"""Phase 4: every player scores the card that came free."""

import pytest
from tables import BaliTable


def fresh(players=3, **options):
    table = BaliTable(players, **options)
    for seat in range(players):
        table.seat(seat, display="", goods="", stone=0, points=0)
    return table


def test_the_bottom_card_of_the_row_taken_from_last_is_scored():
    table = fresh().seat(1, display="mason priest").to_take(2).lay_row(1, "mason rice").lay_row(2, "priest rice")
    table.do("take 1", "take 2")
    assert (table.stone[1], table.points[1]) == (0, 1)


def test_the_bottom_card_of_a_refilled_row_is_scored():
    table = fresh().seat(1, display="mason priest").to_take(1).lay_row(2, "mason").next_cards("mason mason mason priest")
    table.do("take 2")
    assert (table.stone[1], table.points[1]) == (0, 1)


def test_the_row_scored_may_have_been_refilled_earlier_in_the_turn():
    table = fresh().seat(1, display="mason priest").to_take(2).lay_row(2, "rice").next_cards("mason mason priest mason")
    table.do("take 2", "take 2")
    assert (table.stone[1], table.points[1]) == (0, 1)


@pytest.mark.parametrize(
    ("held", "gained"),
    [
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0, 0], [1, 0, 0]),
        ([1, 1, 0], [1, 1, 0]),
        ([2, 1, 0], [3, 1, 0]),
        ([2, 2, 1], [2, 2, 1]),
        ([1, 3, 2], [1, 4, 2]),
        ([2, 2, 3], [2, 2, 4]),
        ([3, 2, 3], [3, 2, 3]),
        ([0, 0, 2], [0, 0, 3]),
    ],
)
class TestOneForEachCardAndOneMoreForHavingAloneTheMostAndAtLeastTwo:
    def test_stonemasons_bring_stone(self, held, gained):
        table = fresh()
        for seat, count in enumerate(held):
            table.seat(seat, display="mason " * count)
        table.score("mason")
        assert (table.stone, table.points) == (gained, [0, 0, 0])

    def test_priests_bring_points(self, held, gained):
        table = fresh()
        for seat, count in enumerate(held):
            table.seat(seat, display="priest " * count)
        table.score("priest")
        assert (table.points, table.stone) == (gained, [0, 0, 0])

    @pytest.mark.parametrize("reward", ["points", "stone"])
    def test_shrines_bring_what_their_owner_chooses(self, held, gained, reward):
        table = fresh()
        for seat, count in enumerate(held):
            table.seat(seat, display="shrine " * count)
        table.score("shrine")
        while table.phase == "reward":
            table.do(f"score {reward}")
        assert (table.points if reward == "points" else table.stone) == gained
        assert (table.stone if reward == "points" else table.points) == [0, 0, 0]

    def test_farmers_bring_exactly_one_good_however_many_and_the_extra_one(self, held, gained):
        table = fresh()
        for seat, count in enumerate(held):
            table.seat(seat, display="peanut " * count)
        table.score("peanut")
        expected = [
            {"peanut": min(count, 1) + (brought > count)} if count else {} for count, brought in zip(held, gained, strict=True)
        ]
        assert [table.goods(seat) for seat in range(3)] == expected
        assert table.supply["peanut"] == 22 - sum(goods.get("peanut", 0) for goods in expected)


def test_farmers_of_another_kind_bring_nothing():
    table = fresh().seat(0, display="rice rice pepper").score("peanut")
    assert table.goods(0) == {}


def test_cards_in_hand_score_nothing():
    table = fresh().seat(1, hand="mason mason mason").score("mason")
    assert table.stone == [0, 0, 0]


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_owners_of_shrines_choose_in_order_from_the_active_player(active, order):
    table = fresh(4).turn_of(active)
    for seat in (0, 1, 3):
        table.seat(seat, display="shrine")
    table.score("shrine")
    asked = []
    while table.phase == "reward":
        assert table.legal == ["score points", "score stone"]
        asked.append(table.actor)
        table.do("score stone")
    assert asked == order
    assert (table.phase, table.actor) == ("buy", (active + 1) % 4)


def test_each_owner_of_shrines_chooses_alone():
    table = fresh().seat(0, display="shrine").seat(1, display="shrine shrine shrine").seat(2, display="shrine")
    table.score("shrine").do("score stone", "score points", "score stone")
    assert (table.stone, table.points) == ([1, 0, 1], [0, 4, 0])


def test_shrines_that_nobody_has_ask_nobody():
    assert fresh().score("shrine").phase == "buy"


def test_while_the_kind_lasts_goods_are_taken_unasked():
    table = fresh().seat(0, display="rice").seat(1, display="rice rice").seat(2, display="rice").stock(rice=4, pepper=9)
    table.score("rice")
    assert table.phase == "buy"
    assert [table.goods(seat) for seat in range(3)] == [{"rice": 1}, {"rice": 2}, {"rice": 1}]
    assert table.supply == {"pepper": 9}


@pytest.mark.parametrize(("active", "chooser"), [(0, 2), (1, 0), (2, 1)])
def test_the_last_goods_of_the_kind_go_first_to_the_active_player_then_clockwise(active, chooser):
    table = fresh().turn_of(active).stock(rice=2, pepper=9)
    for seat in range(3):
        table.seat(seat, display="rice")
    table.score("rice")
    assert (table.phase, table.actor, table.legal) == ("claim", chooser, ["claim pepper"])
    table.do("claim pepper")
    assert table.goods(chooser) == {"pepper": 1}
    assert table.phase == "buy"


def test_where_the_kind_has_run_out_each_chooses_any_kind_left_and_may_not_decline():
    table = fresh().seat(0, display="rice").seat(2, display="rice").stock(peanut=2, banana=1, pepper=1)
    table.score("rice")
    assert (table.actor, table.legal) == (0, ["claim peanut", "claim banana", "claim pepper"])
    table.do("claim banana")
    assert (table.actor, table.legal) == (2, ["claim peanut", "claim pepper"])
    table.do("claim peanut")
    assert (table.goods(0), table.goods(2), table.supply) == ({"banana": 1}, {"peanut": 1}, {"peanut": 1, "pepper": 1})


def test_the_extra_good_comes_after_all_have_theirs():
    table = fresh().seat(0, display="rice rice").seat(1, display="rice").seat(2, display="rice").stock(rice=2, banana=9)
    table.score("rice")
    assert [table.goods(seat) for seat in range(3)] == [{"rice": 1}, {"rice": 1}, {}]
    assert table.actor == 2
    table.do("claim banana")
    assert (table.phase, table.actor) == ("claim", 0)
    table.do("claim banana")
    assert [table.goods(seat) for seat in range(3)] == [{"rice": 1, "banana": 1}, {"rice": 1}, {"banana": 1}]


def test_the_extra_good_is_chosen_where_only_it_finds_none_left():
    table = fresh().seat(1, display="rice rice").stock(rice=1, pepper=1).score("rice")
    assert (table.phase, table.actor, table.legal) == ("claim", 1, ["claim pepper"])


def test_where_all_kinds_have_run_out_there_is_nothing():
    table = fresh().seat(0, display="rice rice").seat(1, display="rice").stock().score("rice")
    assert table.phase == "buy"
    assert [table.goods(seat) for seat in range(3)] == [{}, {}, {}]


def test_the_last_good_of_all_leaves_nothing_for_those_who_come_later():
    table = fresh().seat(0, display="rice rice").seat(1, display="rice").stock(pepper=1).score("rice")
    assert (table.actor, table.legal) == (0, ["claim pepper"])
    table.do("claim pepper")
    assert table.phase == "buy"
    assert (table.goods(0), table.goods(1)) == ({"pepper": 1}, {})


@pytest.mark.parametrize("card", ["mason", "priest", "shrine", "rice"])
def test_after_the_scoring_it_is_the_next_players_turn(card):
    table = fresh().turn_of(2).score(card)
    assert (table.phase, table.actor, table.state.active, table.state.turn) == ("buy", 0, 0, 1)
