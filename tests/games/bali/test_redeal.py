"""Redealt worlds: all that fit what a seat knows, and all alike."""

from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest
from games.bali.positions import BaliPosition, cards
from games.bali.tempers import SECRETIVE
from support.random_play import NIGHTLY, called, moments, played
from support.redealt_worlds import assert_all_alike, redeals
from support.tempers import fond_of

from subak.core.compiling import interpreted
from subak.core.match import Match
from subak.core.playing import apply_to, choices_in
from subak.games.bali import altar
from subak.games.bali.components import CARDS
from subak.games.bali.state import PHASES

MOST_WORLDS = 1000 if NIGHTLY else 300
DEALS_A_WORLD = 25
# Looks at the oracle whenever it may, and has few shrines: the worlds stay few enough to count.
LOOKING = fond_of({"oracle look": 50, "play shrine": 4, "pass": 2})
ALL_ORDERS = set(permutations(range(4)))

event_owner = interpreted(altar.event_owner)
good_kind = interpreted(altar.good_kind)
is_kept = interpreted(altar.is_kept)
is_secret = interpreted(altar.is_secret)
kept_place = interpreted(altar.kept_place)
laid_good = interpreted(altar.laid_good)


def events(world):
    return tuple(world.events[: world.event_count].tolist())


def laid(world, place):
    return CARDS[good_kind(laid_good(int(world.events[place])))]


def kept_places(world):
    return [kept_place(event) + 1 for event in events(world) if is_kept(event)]


def test_the_cards_left_in_the_pile_come_in_every_order_alike():
    states = BaliPosition().last_cards("rice mason priest shrine").states
    found = Counter(tuple(world.pile[46:50].tolist()) for world in redeals(states, 1, 3000))
    assert_all_alike(found, set(permutations(cards("rice mason priest shrine"))))


def test_equal_cards_in_the_pile_are_not_told_apart():
    states = BaliPosition().last_cards("rice rice rice mason").states
    found = Counter(world.pile[46:50].tolist().index(4) for world in redeals(states, 1, 3000))
    assert_all_alike(found, range(4))


def test_cards_already_drawn_stay_where_they_were():
    match = played("bali", 3, {"oracle": True}, "drawn", SECRETIVE).prefix(60)
    drawn = int(match.state.drawn)
    for world in redeals(match.states, 0, 50):
        assert (world.pile[:drawn] == match.state.pile[:drawn]).all()
        assert sorted(world.pile[drawn:]) == sorted(match.state.pile[drawn:])


def shrine_of_seat_0(goods, given):
    """Seat 0 has only these goods and sacrifices one face down."""
    position = BaliPosition(2).to_play().seat(0, hand="shrine rice rice", stone=7, goods=goods)
    return position.do("play shrine", "sacrifice rice", f"sacrifice {given}", "supply rice")


@pytest.mark.parametrize(
    ("goods", "given"),
    [("rice peanut banana pepper", "rice"), ("rice peanut", "peanut"), ("pepper", "pepper"), ("rice rice rice banana", "rice")],
)
def test_a_good_that_another_laid_face_down_can_be_any_that_it_had(goods, given):
    states = shrine_of_seat_0(goods, given).states
    for seat in (1, None):
        assert_all_alike(Counter(laid(world, 1) for world in redeals(states, seat, 1500)), set(goods.split()))


def test_the_goods_of_that_player_are_as_the_guess_has_it():
    position = shrine_of_seat_0("rice rice peanut", "rice")
    for world in redeals(position.states, 1, 100):
        left = {"rice": [1, 1, 0, 0], "peanut": [2, 0, 0, 0]}[laid(world, 1)]
        assert world.goods[0].tolist() == left


def test_ones_own_good_laid_face_down_is_known():
    states = shrine_of_seat_0("rice peanut banana pepper", "banana").states
    assert {laid(world, 1) for world in redeals(states, 0, 200)} == {"banana"}


def test_a_good_laid_open_later_shows_what_was_not_laid_face_down():
    position = shrine_of_seat_0("rice peanut", "peanut")
    position.turn_of(1).to_play().seat(1, hand="shrine rice rice", stone=7).do("play shrine", "sacrifice rice")
    assert {laid(world, 1) for world in redeals(position.states, 1, 200)} == {"peanut"}


def test_a_good_bought_before_it_is_laid_open_shows_nothing():
    position = shrine_of_seat_0("rice peanut", "peanut")
    position.state.supply[0] -= 1
    position.state.goods[0, 0] += 1
    position.state.public[0, 0] += 1
    position.turn_of(1).to_play().seat(1, hand="shrine rice rice", stone=7).do("play shrine", "sacrifice rice")
    assert_all_alike(Counter(laid(world, 1) for world in redeals(position.states, 1, 1500)), {"rice", "peanut"})


def test_of_two_goods_laid_face_down_every_fitting_pair_is_alike():
    position = shrine_of_seat_0("rice rice peanut", "rice").turn_of(0).to_play().seat(0, hand="shrine rice rice", stone=7)
    position.do("play shrine", "sacrifice peanut", "sacrifice peanut", "supply rice")
    found = Counter((laid(world, 1), laid(world, 4)) for world in redeals(position.states, 1, 3000))
    assert_all_alike(found, {("rice", "rice"), ("rice", "peanut"), ("peanut", "rice")})


def test_the_oracles_four_goods_lie_in_every_order_alike():
    states = BaliPosition(oracle=True).states
    for seat in (0, None):
        found = Counter(tuple((world.altar[:4] - 4).tolist()) for world in redeals(states, seat, 3000))
        assert_all_alike(found, ALL_ORDERS)


def look_of_seat_0(on_top, place):
    """Seat 0 has looked at the oracle variant's altar, with these goods on top of the first four, and kept from a place."""
    position = BaliPosition(2, oracle=True).to_take(2).lay_row(2, "mason").next_cards("oracle rice rice rice").lay_on_altar(on_top)
    position.do("take 2", "oracle look")
    return position.do(position.legal[place - 1])


def test_what_another_kept_from_goods_all_face_down_can_be_any_place_and_any_order():
    states = look_of_seat_0("", place=2).states
    found = Counter(events(world) for world in redeals(states, 1, 96 * DEALS_A_WORLD))
    assert len(found) == 96
    assert_all_alike(found, found)
    assert {places for (places,) in map(kept_places, redeals(states, 1, 200))} == {1, 2, 3, 4}


def test_an_open_top_that_stays_shows_that_it_was_not_kept():
    states = look_of_seat_0("rice", place=3).states
    assert {place for (place,) in map(kept_places, redeals(states, 1, 300))} == {2, 3, 4}


def test_a_new_top_shows_that_the_old_one_was_kept():
    states = look_of_seat_0("rice", place=1).states
    assert {place for (place,) in map(kept_places, redeals(states, 1, 300))} == {1}


@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_new_top_like_the_old_one_shows_nothing(place):
    states = look_of_seat_0("rice rice", place).states
    assert {kept for (kept,) in map(kept_places, redeals(states, 1, 300))} == {1, 2, 3, 4}


def test_ones_own_look_is_known_to_the_place_and_order():
    position = look_of_seat_0("", place=3)
    assert {events(world) for world in redeals(position.states, 0, 200)} == {events(position.state)}


def test_ones_own_look_shows_what_another_laid_face_down():
    position = BaliPosition(2, oracle=True).to_play().seat(0, hand="shrine rice rice", stone=7)
    position.do("play shrine", "sacrifice rice", "sacrifice banana", "supply rice")
    assert {laid(world, 5) for world in redeals(position.states, 1, 300)} == {"rice", "peanut", "banana", "pepper"}
    position.turn_of(1).to_take(2).lay_row(2, "mason").next_cards("oracle rice rice rice").do("take 2", "oracle look")
    assert {laid(world, 5) for world in redeals(position.states, 1, 300)} == {"banana"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_secret_the_others_sets_are_dealt_in_every_way_alike(players):
    position = BaliPosition(players)
    own = int(position.state.sets[0])
    found = Counter(tuple(world.sets[:players].tolist()) for world in redeals(position.states, 0, 1500))
    assert_all_alike(found, {sets for sets in permutations(range(4), players) if sets[0] == own})


def test_in_secret_a_spectator_knows_no_set():
    position = BaliPosition(3)
    found = Counter(tuple(world.sets[:3].tolist()) for world in redeals(position.states, None, 2000))
    assert_all_alike(found, set(permutations(range(4), 3)))


def test_in_secret_a_farmer_played_that_was_never_taken_was_in_the_starting_set():
    position = BaliPosition(2)
    lacks = int(position.state.sets[0])
    shown = (lacks + 1) % 4
    position.do("pass", f"play 1 {CARDS[shown]}")
    found = Counter(int(world.sets[0]) for world in redeals(position.states, None, 1500))
    assert_all_alike(found, set(range(4)) - {shown})


def test_in_secret_a_farmer_played_that_was_taken_before_shows_nothing():
    position = BaliPosition(2)
    lacks = int(position.state.sets[0])
    shown, first = CARDS[(lacks + 1) % 4], CARDS[(lacks + 2) % 4]
    position.lay_row(1, f"mason {shown}").do("pass", f"play 1 {first}", "take 1")
    position.turn_of(0).to_play().do(f"play 1 {shown}")
    found = Counter(int(world.sets[0]) for world in redeals(position.states, None, 1500))
    assert_all_alike(found, set(range(4)) - {CARDS.index(first)})


def test_with_open_information_every_hand_is_known():
    match = played("bali", 3, {"oracle": True, "open_information": True}, "hands", SECRETIVE).prefix(50)
    for world in redeals(match.states, 0, 50):
        assert (world.sets == match.state.sets).all()
        assert (world.hand == match.state.hand).all()


@pytest.mark.parametrize("options", [{"oracle": True}, {"oracle": True, "open_information": True}], ids=called)
def test_ones_own_secrets_never_change(options):
    for match in moments("bali", 2, options, "own secrets", SECRETIVE):
        for seat in range(2):
            for world in redeals(match.states, seat, 2):
                own = [index for index, event in enumerate(events(match.state)) if event_owner(event) == seat]
                assert [events(world)[index] for index in own] == [events(match.state)[index] for index in own]
                assert (world.goods[seat] == match.state.goods[seat]).all()
                assert (world.hand[seat] == match.state.hand[seat]).all()
                assert world.sets[seat] == match.state.sets[seat]


def legal_in(states, game):
    out = np.zeros(game.most_legal, np.int16)
    return out[: choices_in(states, out)].tolist()


def but_for_the_pile(world):
    world = world.copy()
    world.rng = 0
    world.pile = 0
    return world.tobytes()


def possible_worlds(match, seat):
    """At each moment, by brute force: the match with every deal and all hidden words that would have shown seat the same."""
    game = match.game
    all_sets = [match.deal["sets"]] if match.options["open_information"] else permutations(CARDS[:4], match.players)
    all_altars = permutations(CARDS[:4]) if match.options["oracle"] else [[]]
    deals = [match.deal | {"sets": list(sets), "altar": list(altar)} for sets, altar in product(all_sets, all_altars)]
    truth = match.prefix(0)
    starts = [Match(game, match.players, match.options, deal) for deal in deals]
    worlds = [start.states for start in starts if start.view(seat) == truth.view(seat)]
    yield truth, worlds
    for ply in match.plies:
        hidden = "hidden" in game.shown_text(truth.state, ply.action, seat, truth.state)
        at_altar = PHASES[truth.state.phase] in ("sacrifice", "supply", "oracle", "keep")
        truth.apply(ply.action)
        followed = []
        for world in worlds:
            legal = legal_in(world, game)
            for action in legal if hidden else {ply.action}.intersection(legal):
                followed.append(world.copy())
                apply_to(followed[-1], action)
        worlds = [
            world
            for world in followed
            if (truth.actor != seat or legal_in(world, game) == truth.legal)
            and (not at_altar or game.view(world[0], seat) == game.view(truth.state, seat))
        ]
        yield truth, worlds


def secrets_while_redeals_are_compared(match, seat):
    """Which kinds of secrets there were when redeals were last found to be all possible worlds, no others, and all alike."""
    number = 0
    secrets = set()
    for truth, worlds in possible_worlds(match, seat):
        if truth.over or len(worlds) > MOST_WORLDS:
            break
        if len(worlds) != number:
            number = len(worlds)
            found = Counter(map(but_for_the_pile, redeals(truth.states, seat, number * DEALS_A_WORLD)))
            assert_all_alike(found, {but_for_the_pile(world[0]) for world in worlds})
            secrets = set(map(kind_of_secret, events(truth.state), [seat] * len(events(truth.state))))
    return secrets


def kind_of_secret(event, seat):
    whose = "own" if event_owner(event) == seat else "another's"
    if is_kept(event):
        return f"{whose} look"
    return f"{whose} sacrifice" if is_secret(event) else "nothing"


@pytest.mark.parametrize(
    ("options", "seat", "secrets"),
    [
        ({}, 0, {"another's sacrifice"}),
        ({}, None, {"another's sacrifice"}),
        ({"open_information": True}, 0, {"another's sacrifice"}),
        ({"open_information": True}, None, {"another's sacrifice"}),
        ({"oracle": True, "open_information": True}, 0, {"another's sacrifice", "another's look", "own look"}),
        ({"oracle": True, "open_information": True}, None, {"another's look"}),
        ({"oracle": True}, 0, {"another's look", "own look"}),
    ],
    ids=lambda value: called(value) if isinstance(value, dict) else None,
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_redeals_are_all_possible_worlds_and_no_others_and_all_alike(players, options, seat, secrets):
    matches = (
        played("bali", players, options, f"brute force {seed}", LOOKING if "oracle" in options else SECRETIVE) for seed in range(10)
    )
    assert any(secrets <= secrets_while_redeals_are_compared(match, seat) for match in matches)
