"""What a teacher of Bali would say of a move, in hand-made positions."""

from games.bali.positions import BaliPosition


def reasons(position, text):
    return [short(line) for line in position.reasons(text)]


def short(told):
    """A reason by its name and its details; cards and goods in it by their kind."""
    return told["say"].removeprefix("bali-reason-"), {key: plain(value) for key, value in told.items() if key != "say"}


def plain(value):
    if isinstance(value, list):
        return [plain(part) for part in value]
    if not isinstance(value, dict):
        return value
    if value["say"] == "bali-reason-gain":
        return f"{value['count']} {value['good']['kind'] if value['what'] == 'goods' else value['what']}"
    return (value["seat"], plain(value["gain"])) if value["say"] == "bali-reason-other" else value["kind"]


def quiet_position(players=3, **options):
    """No row scores anything but pepper farmers, which nobody has."""
    position = BaliPosition(players, **options)
    for row in (1, 2, 3, 4):
        position.lay_row(row, "pepper pepper pepper pepper")
    for seat in range(players):
        position.seat(seat, display="")
    return position


def test_a_majority_gained():
    position = quiet_position().seat(0, hand="mason rice rice", display="mason").seat(1, display="mason").to_play()
    assert reasons(position, "play mason") == [("brings", {"card": "mason", "gain": "3 stone"}), ("alone", {"card": "mason"})]


def test_a_majority_broken():
    position = quiet_position().seat(0, hand="priest rice rice", display="priest").seat(1, display="priest priest").to_play()
    assert reasons(position, "play priest") == [
        ("broken", {"seat": 1, "card": "priest"}),
        ("brings", {"card": "priest", "gain": "2 points"}),
    ]


def test_farmers_bring_goods_and_make_them_cheaper():
    position = quiet_position().seat(0, hand="rice rice mason").to_play()
    assert reasons(position, "play 2 rice") == [
        ("alone", {"card": "rice"}),
        ("brings", {"card": "rice", "gain": "2 rice"}),
        ("price", {"good": "rice", "before": 5, "stone": 3}),
    ]


def test_what_is_played_can_be_scored_in_the_same_turn():
    position = quiet_position().lay_row(3, "rice priest mason").seat(0, hand="priest rice rice").to_play()
    assert reasons(position, "play priest") == [
        ("now", {"row": 3, "card": "priest"}),
        ("brings", {"card": "priest", "gain": "1 points"}),
    ]


def test_with_two_cards_to_take_a_card_further_up_can_be_scored():
    position = quiet_position().lay_row(3, "rice banana mason").seat(0, hand="rice rice mason").to_play()
    assert ("now", {"row": 3, "card": "rice"}) in reasons(position, "play 2 rice")


def test_the_demon_frees_a_row_and_blocks_the_next():
    position = quiet_position(demon=True).lay_row(2, "rice priest mason").seat(0, hand="priest rice rice").to_play()
    assert reasons(position, "play priest") == [
        ("brings", {"card": "priest", "gain": "1 points"}),
        ("demon", {"row": 1, "card": "pepper", "other": 2, "blocked": "mason"}),
    ]


def test_a_shrine_counts_at_the_end():
    position = quiet_position().seat(0, hand="shrine mason rice", display="shrine", stone=8).to_play()
    assert reasons(position, "play shrine") == [
        ("shrine", {"points": 4}),
        ("brings", {"card": "shrine", "gain": "3 shrines"}),
        ("alone", {"card": "shrine"}),
    ]


def test_stone_that_is_spent_is_missed_for_the_shrine_in_hand():
    def position():
        return quiet_position().lay_on_altar("rice rice peanut").seat(0, hand="shrine mason rice", display="rice rice", stone=8)

    assert reasons(position(), "buy rice") == [
        ("worth", {"good": "rice", "points": 3, "sure": "true"}),
        ("short", {"stone": 5, "cost": 7}),
        ("price", {"good": "rice", "before": 5, "stone": 3}),
    ]
    assert reasons(position(), "pass") == [("saves", {"stone": 8, "cost": 7, "shrine": "ready"})]


def test_before_the_first_sacrifice_no_good_is_worth_anything_yet():
    assert reasons(quiet_position().seat(0, stone=5), "buy rice") == [("empty", {"points": 3})]


def test_what_a_scoring_brings_everybody():
    position = quiet_position().lay_row(2, "rice priest mason").to_take(1)
    position.seat(0, hand="rice banana", display="priest priest").seat(1, display="priest").seat(2, display="mason mason")
    assert reasons(position, "take 2") == [
        ("scores", {"card": "priest", "gain": "3 points", "count": 3, "rivals": 1, "others": [(1, "1 points")]}),
        ("alone", {"card": "priest"}),
        ("denies", {"seat": 2, "card": "mason"}),
    ]


def test_a_shrine_that_comes_free_for_a_rival_with_stone():
    position = quiet_position().lay_row(2, "rice shrine rice").seat(0, hand="rice rice").seat(1, stone=9).to_take(1)
    assert reasons(position, "take 2") == [
        ("scores", {"card": "shrine", "gain": "0 shrines", "count": 0, "rivals": 0, "others": []}),
        ("leaves", {"seat": 1, "card": "shrine", "stone": 9}),
        ("set", {"count": 3, "card": "rice"}),
        ("toward", {"card": "rice", "count": 3}),
    ]


def test_what_a_new_row_brings_is_not_foretold():
    position = (
        quiet_position().lay_row(2, "shrine").next_cards("mason mason mason mason").seat(0, hand="rice banana", stone=3).to_take(1)
    )
    position.seat(0, display="mason mason")
    assert reasons(position, "take 2") == [
        ("saves", {"stone": 3, "cost": 7, "shrine": "short"}),
        ("row", {"row": 2, "scored": "true"}),
    ]


def test_the_last_card_of_a_row_ends_the_match_when_the_pile_is_nearly_empty():
    position = quiet_position().lay_row(2, "shrine").last_cards("rice rice").seat(0, hand="rice banana").to_take(1)
    assert reasons(position, "take 2") == [("ends", {})]


def sacrifice():
    """Seat 0 has played a shrine; on the altar lie a banana and a peanut."""
    position = quiet_position().seat(0, hand="shrine rice rice", stone=7, goods="rice rice rice peanut")
    position.seat(1, goods="banana banana banana").seat(2, goods="rice").lay_on_altar("banana peanut")
    return position.to_play().do("play shrine")


def test_a_sacrifice_against_the_goods_of_others():
    assert reasons(sacrifice(), "sacrifice banana") == [
        ("gives", {"good": "banana", "points": 3, "sure": "true"}),
        ("lies", {"good": "banana", "count": 2, "most": 1}),
        ("changes-rival", {"seat": 0, "count": 1, "good": "peanut", "before": 3, "points": 2}),
    ]


def test_a_sacrifice_for_the_goods_that_one_keeps():
    position = sacrifice().do("sacrifice banana", "sacrifice rice")
    assert reasons(position, "sacrifice rice") == [
        ("changes", {"count": 2, "good": "rice", "before": 2, "points": 3}),
        ("gives", {"good": "rice", "points": 2, "sure": "true"}),
        ("lies", {"good": "rice", "count": 2, "most": 2}),
    ]


def test_a_good_of_the_supply_can_take_others_down():
    position = sacrifice().do("sacrifice banana", "sacrifice rice", "sacrifice peanut")
    assert reasons(position, "supply banana") == [
        ("changes", {"count": 3, "good": "rice", "before": 2, "points": 1}),
        ("lies", {"good": "banana", "count": 3, "most": 2}),
    ]


def test_one_knows_what_one_laid_face_down_oneself_and_nobody_else_does():
    """A peanut was laid face down: for its owner it makes peanuts as frequent as bananas."""
    decisions = ("sacrifice banana", "sacrifice rice", "sacrifice peanut", "supply pepper")
    for seat, worth in ((0, (3, "true")), (1, (2, "false"))):
        position = sacrifice().do(*decisions).do("take 1").turn_of(seat).seat(seat, stone=5)
        points, sure = worth
        assert reasons(position, "buy peanut") == [("worth", {"good": "peanut", "points": points, "sure": sure})]


def test_the_oracle_gives_a_good_and_takes_it_from_the_altar():
    position = (
        quiet_position(oracle=True).lay_row(1, "rice").next_cards("rice oracle rice rice").seat(0, goods="peanut peanut").to_take(1)
    )
    position.seat(1, goods="").seat(2, goods="").do("take 1")
    assert reasons(position, "oracle look") == [("look", {"count": 4})]
    assert [action.rsplit(" ", 1)[0] for action in position.legal][:1] == ["keep peanut"]
    assert reasons(position, position.legal[0]) == [
        ("changes", {"count": 3, "good": "peanut", "before": 3, "points": 0}),
        ("worth", {"good": "peanut", "points": 0, "sure": "true"}),
    ]


def test_shrines_bring_points_or_stone_for_the_next_shrine():
    def position():
        position = quiet_position().lay_row(3, "rice shrine mason").seat(0, display="shrine shrine", stone=4, hand="shrine rice")
        return position.seat(1, display="shrine").to_take(1).do("take 3")

    assert reasons(position(), "score points") == [("points", {"count": 3, "stone": 5}), ("alone", {"card": "shrine"})]
    assert reasons(position(), "score stone") == [
        ("saves", {"stone": 7, "cost": 7, "shrine": "ready"}),
        ("alone", {"card": "shrine"}),
    ]


def test_a_good_that_is_claimed_is_worth_what_the_altar_says_and_to_decline_it_rarely_pays():
    def position():
        position = quiet_position().seat(0, display="rice").stock(peanut=3, banana=2).lay_on_altar("peanut")
        return position.lay_row(3, "mason rice mason").to_take(1).do("take 3")

    assert reasons(position(), "pass") == [("no-claim", {})]
    assert reasons(position(), "claim peanut") == [("worth", {"good": "peanut", "points": 3, "sure": "true"})]
