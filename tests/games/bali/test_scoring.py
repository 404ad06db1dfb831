"""Phase 4: every player scores the card that came free."""

import pytest
from games.bali.positions import BaliPosition


def fresh(players=3, **options):
    position = BaliPosition(players, **options)
    for seat in range(players):
        position.seat(seat, display="", goods="", stone=0, points=0)
    return position


def test_the_bottom_card_of_the_row_taken_from_last_is_scored():
    position = fresh().seat(1, display="mason priest").to_take(2).lay_row(1, "mason rice").lay_row(2, "priest rice")
    position.do("take 1", "take 2")
    assert (position.stone[1], position.points[1]) == (0, 1)


def test_the_bottom_card_of_a_refilled_row_is_scored():
    position = fresh().seat(1, display="mason priest").to_take(1).lay_row(2, "mason").next_cards("mason mason mason priest")
    position.do("take 2")
    assert (position.stone[1], position.points[1]) == (0, 1)


def test_the_row_scored_may_have_been_refilled_earlier_in_the_turn():
    position = fresh().seat(1, display="mason priest").to_take(2).lay_row(2, "rice").next_cards("mason mason priest mason")
    position.do("take 2", "take 2")
    assert (position.stone[1], position.points[1]) == (0, 1)


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
        position = fresh()
        for seat, count in enumerate(held):
            position.seat(seat, display="mason " * count)
        position.score("mason")
        assert (position.stone, position.points) == (gained, [0, 0, 0])

    def test_priests_bring_points(self, held, gained):
        position = fresh()
        for seat, count in enumerate(held):
            position.seat(seat, display="priest " * count)
        position.score("priest")
        assert (position.points, position.stone) == (gained, [0, 0, 0])

    @pytest.mark.parametrize("reward", ["points", "stone"])
    def test_shrines_bring_what_their_owner_chooses(self, held, gained, reward):
        position = fresh()
        for seat, count in enumerate(held):
            position.seat(seat, display="shrine " * count)
        position.score("shrine")
        while position.phase == "reward":
            position.do(f"score {reward}")
        assert (position.points if reward == "points" else position.stone) == gained
        assert (position.stone if reward == "points" else position.points) == [0, 0, 0]

    def test_farmers_bring_exactly_one_good_however_many_and_the_extra_one(self, held, gained):
        position = fresh()
        for seat, count in enumerate(held):
            position.seat(seat, display="peanut " * count)
        position.score("peanut")
        expected = [
            {"peanut": min(count, 1) + (brought > count)} if count else {} for count, brought in zip(held, gained, strict=True)
        ]
        assert [position.goods(seat) for seat in range(3)] == expected
        assert position.supply["peanut"] == 22 - sum(goods.get("peanut", 0) for goods in expected)


def test_farmers_of_another_kind_bring_nothing():
    position = fresh().seat(0, display="rice rice pepper").score("peanut")
    assert position.goods(0) == {}


def test_cards_in_hand_score_nothing():
    position = fresh().seat(1, hand="mason mason mason").score("mason")
    assert position.stone == [0, 0, 0]


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_owners_of_shrines_choose_in_order_from_the_active_player(active, order):
    position = fresh(4).turn_of(active)
    for seat in (0, 1, 3):
        position.seat(seat, display="shrine")
    position.score("shrine")
    asked = []
    while position.phase == "reward":
        assert position.legal == ["score points", "score stone"]
        asked.append(position.actor)
        position.do("score stone")
    assert asked == order
    assert (position.phase, position.actor) == ("buy", (active + 1) % 4)


def test_each_owner_of_shrines_chooses_alone():
    position = fresh().seat(0, display="shrine").seat(1, display="shrine shrine shrine").seat(2, display="shrine")
    position.score("shrine").do("score stone", "score points", "score stone")
    assert (position.stone, position.points) == ([1, 0, 1], [0, 4, 0])


def test_shrines_that_nobody_has_ask_nobody():
    assert fresh().score("shrine").phase == "buy"


def test_while_the_kind_lasts_goods_are_taken_unasked():
    position = fresh().seat(0, display="rice").seat(1, display="rice rice").seat(2, display="rice").stock(rice=4, pepper=9)
    position.score("rice")
    assert position.phase == "buy"
    assert [position.goods(seat) for seat in range(3)] == [{"rice": 1}, {"rice": 2}, {"rice": 1}]
    assert position.supply == {"pepper": 9}


@pytest.mark.parametrize(("active", "chooser"), [(0, 2), (1, 0), (2, 1)])
def test_the_last_goods_of_the_kind_go_first_to_the_active_player_then_clockwise(active, chooser):
    position = fresh().turn_of(active).stock(rice=2, pepper=9)
    for seat in range(3):
        position.seat(seat, display="rice")
    position.score("rice")
    assert (position.phase, position.actor, position.legal) == ("claim", chooser, ["pass", "claim pepper"])
    position.do("claim pepper")
    assert position.goods(chooser) == {"pepper": 1}
    assert position.phase == "buy"


def test_where_the_kind_has_run_out_each_chooses_any_kind_left():
    position = fresh().seat(0, display="rice").seat(2, display="rice").stock(peanut=2, banana=1, pepper=1)
    position.score("rice")
    assert (position.actor, position.legal) == (0, ["pass", "claim peanut", "claim banana", "claim pepper"])
    position.do("claim banana")
    assert (position.actor, position.legal) == (2, ["pass", "claim peanut", "claim pepper"])
    position.do("claim peanut")
    assert (position.goods(0), position.goods(2), position.supply) == ({"banana": 1}, {"peanut": 1}, {"peanut": 1, "pepper": 1})


def test_who_declines_another_good_gets_none_and_the_others_are_asked_as_before():
    position = fresh().seat(0, display="rice rice").seat(1, display="rice").stock(peanut=1).score("rice")
    assert position.match().preview("pass") == [
        {"say": "bali-log-no-claim", "seat": 0, "good": {"say": "bali-good", "kind": "rice", "count": 2}}
    ]
    position.do("pass")
    assert (position.phase, position.actor, position.legal) == ("claim", 1, ["pass", "claim peanut"])
    position.do("pass")
    assert (position.phase, position.actor) == ("claim", 0)  # once more, for the most rice farmers
    position.do("claim peanut")
    assert (position.phase, position.actor) == ("buy", 1)
    assert [position.goods(seat) for seat in range(3)] == [{"peanut": 1}, {}, {}]


def test_by_the_first_version_of_the_rules_another_good_must_be_taken():
    position = fresh().seat(0, display="rice").stock(peanut=2, pepper=1)
    position.state.rules = 1
    position.score("rice")
    assert position.legal == ["claim peanut", "claim pepper"]
    assert position.match().view(0)["prompt"]["phase"] == "must-claim"
    position.do("claim pepper")
    assert position.goods(0) == {"pepper": 1}


def test_the_extra_good_comes_after_all_have_theirs():
    position = fresh().seat(0, display="rice rice").seat(1, display="rice").seat(2, display="rice").stock(rice=2, banana=9)
    position.score("rice")
    assert [position.goods(seat) for seat in range(3)] == [{"rice": 1}, {"rice": 1}, {}]
    assert position.actor == 2
    position.do("claim banana")
    assert (position.phase, position.actor) == ("claim", 0)
    position.do("claim banana")
    assert [position.goods(seat) for seat in range(3)] == [{"rice": 1, "banana": 1}, {"rice": 1}, {"banana": 1}]


def test_the_extra_good_is_chosen_where_only_it_finds_none_left():
    position = fresh().seat(1, display="rice rice").stock(rice=1, pepper=1).score("rice")
    assert (position.phase, position.actor, position.legal) == ("claim", 1, ["pass", "claim pepper"])


def test_where_all_kinds_have_run_out_there_is_nothing():
    position = fresh().seat(0, display="rice rice").seat(1, display="rice").stock().score("rice")
    assert position.phase == "buy"
    assert [position.goods(seat) for seat in range(3)] == [{}, {}, {}]


def test_the_last_good_of_all_leaves_nothing_for_those_who_come_later():
    position = fresh().seat(0, display="rice rice").seat(1, display="rice").stock(pepper=1).score("rice")
    assert (position.actor, position.legal) == (0, ["pass", "claim pepper"])
    position.do("claim pepper")
    assert position.phase == "buy"
    assert (position.goods(0), position.goods(1)) == ({"pepper": 1}, {})


@pytest.mark.parametrize("card", ["mason", "priest", "shrine", "rice"])
def test_after_the_scoring_it_is_the_next_players_turn(card):
    position = fresh().turn_of(2).score(card)
    assert (position.phase, position.actor, position.state.active, position.state.turn) == ("buy", 0, 0, 1)
