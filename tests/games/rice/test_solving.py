"""The dry season solved: every margin against play by the engine alone, or against vectors made and compared one by one."""

import itertools
import threading
import time
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from games.rice.compiled import LONGEST, best_points, every_farm, play_on_after
from games.rice.positions import RicePosition
from games.rice.random_play import RICE_OPTIONS, rice_match, rice_moments

from subak.core.compiling import interpreted
from subak.core.playing import apply_to, choices_in
from subak.games.rice import solving
from subak.games.rice.components import COUNTS, EFFECTS, FARM_SIZE
from subak.games.rice.deck import ancestor_numbers
from subak.games.rice.fields import build
from subak.games.rice.scoring import end_points
from subak.games.rice.solving import MOST_PLACES, NEVER, Futures, Side, blank, solve_dry
from subak.games.rice.state import BUILD, OVER

CORES = 2
WITHOUT_FESTIVAL = [(), ("contracts",)]
DECKS = ["own", "random", "composed"]
FARM = ["covered", "path", "closed", "points", "largest", "farm_size", "plots", "closed_plots", "fields"]
FARM += ["features", "closed_features"]

# Effect, when, points, limit. With the first limit of two the points of the end are soon all there.
ANCESTORS = [
    ("empty_times", "both", 3, 0),
    ("empty_times", "dry", 0, 0),
    ("plot", "both", 2, 0, ("farmer", {"least": 1})),
    ("farm_plot", "end", 1, 0, ("open_buffalo", {"most": 0})),
    ("once", "end", 9, 0, ("closed_field", {"least": 3}), ("largest", {"most": 3})),
    ("farm_feature", "end", 1, 9),
    ("size_min", "dry", 4, 2),
    ("size_exact", "both", 4, 1),
    ("house_size", "both", 3, 0),
    ("buffalo", "both", 3, 0),
    ("farmer", "dry", 2, 0),
    ("farmers_min", "both", 4, 1),
    ("different", "dry", 3, 0),
    ("all_features", "both", 8, 0),
    ("many_fields", "both", 7, 1),
    ("many_fields", "dry", 7, 2),
    ("open_farmer", "end", 3, 7),
    ("open_farmer", "end", 3, 0),
    ("open_buffalo", "end", 2, 4),
    ("open_buffalo", "end", 0, 0),
    ("open_house", "end", 4, 6),
    ("open_house", "end", 4, 0),
    ("open_plot", "end", 2, 7),
    ("open_plot", "end", 2, 0),
    ("closed_field", "end", 2, 3),
    ("closed_field", "end", 2, 0),
    ("closed_set", "end", 5, 6),
    ("closed_set", "end", 5, 0),
    ("largest", "end", 3, 8),
    ("largest", "end", 3, 0),
]


def alone(state):
    """A record of one's own that holds a state."""
    states = blank(1)
    states[0] = state
    return states


def decisions(state):
    out = np.zeros(MOST_PLACES + 1, np.int16)
    return out[: choices_in(alone(state), out)].tolist()


def after(state, action):
    states = alone(state)
    apply_to(states, action)
    return states[0]


def by_play(state, actions=None):
    """For the seat that decides, the final margin of every action, or of some."""
    states = blank(LONGEST)
    states[0] = state
    outs = np.zeros((LONGEST, MOST_PLACES + 1), np.int16)
    sign = 1 if state.actor == 0 else -1
    return [sign * int(play_on_after(states, outs, action)) for action in (decisions(state) if actions is None else actions)]


def left_in(match, cards, decided=0):
    """The state of a match with so many cards left, before the turn's first decision or after it."""
    return match.prefix(len(match.plies) - 2 * cards + decided).state


def with_ancestors(state, *ancestors):
    changed = alone(state)[0]
    for seat, (effect, when, points, limit, *conditions) in enumerate(ancestors):
        written = {"effect": effect, "when": when, "points": points, "limit": limit, "if": dict(conditions)}
        changed.ancestors[changed.ancestor[seat]] = ancestor_numbers(written)
    return changed


def with_farms_of(state, *sizes):
    """The farms with their first cards only."""
    small = alone(state)[0]
    for name in FARM:
        small[name] = 0
    for seat, size in enumerate(sizes):
        for number in range(size):
            interpreted(build)(small, seat, *(int(state[name][seat, number]) for name in ("card", "x", "y", "lying")))
    return small


def with_row_of(state, count):
    """The dry row with its first cards only."""
    changed = alone(state)[0]
    changed.dry_row = sum(1 << int(card) for card in row_of(state)[:count])
    return changed


def row_of(state):
    return np.array([card for card in range(18) if (int(state.dry_row) >> card) & 1], np.int16)


# What solve_dry finds by looking at little, found by looking at everything.


def farms_after(farm, seat, cards):
    """By card and place: the farm with one more card."""
    farms = blank(cards.size * MOST_PLACES)
    places = every_farm(alone(farm), seat, cards, farms)
    return farms[: cards.size * places].reshape(cards.size, places)


def vectors_of(farm, seat, cards):
    """By card, place and last card: the points at the end."""
    farms = farms_after(farm, seat, cards)
    points = np.zeros((farms.size, cards.size), np.int16)
    best_points(farms.reshape(-1), seat, cards, points)
    return points.reshape(*farms.shape, cards.size)


def with_two_left(mine, theirs, left, choose):
    """The margin of each of my vectors against each of theirs."""
    x, y = left
    return choose(mine[:, None, x] - theirs[None, :, y], mine[:, None, y] - theirs[None, :, x])


def without(cards, *taken):
    return [card for card in cards if card not in taken]


def answered(mine, theirs, left):
    """The margin of each of my vectors: the other takes a card with one more to come, then I choose."""
    return np.min([with_two_left(mine, theirs[card], without(left, card), np.maximum).min(axis=1) for card in left], axis=0)


def with_three_left(mine, theirs, left):
    """The margin against each of their vectors: I take a card with one more to come, then the other chooses."""
    return np.max([with_two_left(mine[card], theirs, without(left, card), np.minimum).max(axis=0) for card in left], axis=0)


def with_four_left(mine, theirs, left):
    return max(answered(mine[card], theirs, without(left, card)).max() for card in left)


def by_vectors(state, actions):
    """The margins of some places of the card to be built, with four to six cards left, from every vector of both farms."""
    seat, cards = int(state.actor), row_of(state)
    first = cards.tolist().index(state.build[seat])
    left = without(range(cards.size), first)
    places = decisions(state)
    farms = farms_after(state, seat, cards)[first]
    if cards.size == 6:
        their_farms = farms_after(state, 1 - seat, cards)
        theirs = [[vectors_of(farm, 1 - seat, cards) for farm in their_farms[card]] if card in left else [] for card in range(6)]
    else:
        theirs = vectors_of(state, 1 - seat, cards)
    margins = []
    for action in actions:
        farm = farms[places.index(action)]
        if cards.size == 4:
            mine = np.zeros((1, 4), np.int16)
            best_points(alone(farm), seat, cards, mine)
            margins.append(int(answered(mine, theirs, left)[0]))
            continue
        mine = vectors_of(farm, seat, cards)
        if cards.size == 5:
            margins.append(min(int(with_three_left(mine, theirs[card], without(left, card)).min()) for card in left))
        else:
            margins.append(min(int(with_four_left(mine, one, without(left, card))) for card in left for one in theirs[card]))
    return margins


def some_of(actions, count, seed):
    return sorted(Random(seed).sample(actions, min(count, len(actions))))


def solved(state, actions):
    """What solve_dry says of some actions."""
    margins = solve_dry(state, CORES)
    assert margins is not None
    every = decisions(state)
    assert len(margins) == len(every)
    return [margins[every.index(action)] for action in actions]


def numbered(cases):
    return [pytest.param(number, id=f"{number}-{case[0]}") for number, case in enumerate(cases)]


def in_turn(number):
    """Options and deck for a case."""
    return WITHOUT_FESTIVAL[number // 2 % 2], DECKS[number % 2]


def ancestors_of(number):
    return ANCESTORS[number], ANCESTORS[(number + 9) % len(ANCESTORS)]


def test_every_effect_is_among_the_ancestors_above_but_for_counts_that_composed_decks_have():
    assert set(EFFECTS) - {effect for effect, *_ in ANCESTORS} < set(COUNTS)


# Against the engine alone.


@pytest.mark.parametrize("number", numbered(ANCESTORS))
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_as_by_play(cards, number):
    for seed in range(3):
        match = rice_match(*in_turn(number + seed), seed)
        for decided in (0, 1):
            state = with_ancestors(left_in(match, cards, decided), *ancestors_of(number))
            assert solve_dry(state, CORES) == by_play(state)


@pytest.mark.parametrize("options", WITHOUT_FESTIVAL, ids=str)
@pytest.mark.parametrize("kind", DECKS)
@pytest.mark.parametrize("seed", range(6))
def test_as_by_play_with_the_ancestors_of_the_deck(options, kind, seed):
    match = rice_match(options, kind, seed)
    for cards in (1, 2, 3):
        for decided in (0, 1):
            state = left_in(match, cards, decided)
            assert solve_dry(state, CORES) == by_play(state)


@pytest.mark.parametrize("number", numbered(ANCESTORS))
def test_with_four_left_as_by_play_on_small_farms(number):
    options, kind = in_turn(number)
    whole = left_in(rice_match(options, kind, number % 5), 6)
    sizes = [(1, 1), (1, 2), (2, 1), (2, 2)][number % 4]
    state = with_ancestors(with_row_of(with_farms_of(whole, *sizes), 4), *ancestors_of(number))
    state = after(state, Random(number).choice(decisions(state)))
    actions = some_of(decisions(state), 12, number)
    assert solved(state, actions) == by_play(state, actions)


@pytest.mark.parametrize("options", WITHOUT_FESTIVAL, ids=str)
@pytest.mark.parametrize("kind", DECKS)
def test_with_four_left_as_by_play(options, kind):
    state = left_in(rice_match(options, kind, 1), 4)
    assert solve_dry(state, CORES) == by_play(state)


@pytest.mark.parametrize("number", range(4))
def test_with_five_left_as_by_play_on_small_farms(number):
    whole = left_in(rice_match(*in_turn(number), number), 6)
    state = with_row_of(with_farms_of(whole, 1 + number % 2, 1), 5)
    state = after(state, Random(number).choice(decisions(state)))
    actions = some_of(decisions(state), 3, number)
    assert solved(state, actions) == by_play(state, actions)


@pytest.mark.parametrize(("effect", "points", "limit"), [("open_plot", 2, 7), ("largest", 3, 8), ("closed_set", 5, 5)])
def test_a_limit_matters(effect, points, limit):
    differ = 0
    for seed in range(8):
        margins = []
        for cap in (0, limit):
            state = with_ancestors(left_in(rice_match((), "random", seed), 3), *[(effect, "end", points, cap)] * 2)
            margins.append(solve_dry(state, CORES))
            assert margins[-1] == by_play(state)
        differ += margins[0] != margins[1]
    assert differ >= 2


# Against all vectors.


@pytest.mark.parametrize("number", numbered(ANCESTORS))
@pytest.mark.parametrize("cards", [4, 5])
def test_with_four_or_five_left_as_by_all_vectors(cards, number):
    match = rice_match(*in_turn(number), number % 7)
    state = with_ancestors(left_in(match, cards, 1), *ancestors_of(number))
    actions = some_of(decisions(state), 3, number)
    assert solved(state, actions) == by_vectors(state, actions)


@pytest.mark.parametrize(("number", "sizes"), [(0, (5, 1)), (1, (1, 1))])
def test_with_six_left_as_by_all_vectors_against_small_farms(number, sizes):
    whole = left_in(rice_match(*in_turn(number), number), 6)
    sizes = sizes if whole.actor == 0 else sizes[::-1]
    state = with_ancestors(with_farms_of(whole, *sizes), *ancestors_of(2 * number + 9))
    state = after(state, Random(number).choice(decisions(state)))
    actions = some_of(decisions(state), 6, number)
    assert solved(state, actions) == by_vectors(state, actions)


def front_of(vectors):
    """Those that no other dominates."""
    different = {tuple(map(int, vector)) for vector in vectors}
    return {one for one in different if not any(one != other and all(map(int.__le__, one, other)) for other in different)}


@pytest.mark.parametrize("number", numbered(ANCESTORS))
def test_a_side_keeps_the_front_of_all_vectors_and_their_true_points(number):
    state = with_ancestors(left_in(rice_match(*in_turn(number), number % 6), 6), *ancestors_of(number))
    seat, cards, stop = number % 2, row_of(state), np.zeros(1, np.int8)
    side = Side(alone(state), seat, cards, 3, False)
    side.look_around(0, side.size, stop)
    for farm in Random(number).sample(range(side.size), 4):
        side.look_ahead(farm, farm + 1, stop)
        every = vectors_of(side.farms[farm], seat, cards)
        left = without(range(6), side.card_of[farm])
        assert side.futures.counts[farm, side.card_of[farm]] == 0
        for card in left:
            others = without(left, card)
            kept = side.futures.vectors[farm, card, : side.futures.counts[farm, card]][:, others]
            assert len(kept) == len({tuple(vector) for vector in kept.tolist()})
            assert front_of(kept) == front_of(every[card][:, others])


@pytest.mark.parametrize("seed", range(20))
def test_add_vector_keeps_the_front(seed):
    random = np.random.default_rng(seed)
    new = random.integers(0, 4, (30, 5)).astype(np.int16)
    vectors = np.zeros((31, 5), np.int16)
    count = 0
    for number, vector in enumerate(new, 1):
        count = interpreted(solving.add_vector)(vectors, count, vector, np.arange(5), 0b10111)
        kept = [tuple(one) for one in vectors[:count][:, [0, 1, 2, 4]].tolist()]
        assert len(kept) == len(set(kept))
        assert set(kept) == front_of(new[:number][:, [0, 1, 2, 4]])


def random_vectors(random, farms, cards):
    counts = random.integers(1, 4, (farms, cards)).astype(np.int16)
    return random.integers(0, 9, (farms, cards, 3, cards)).astype(np.int16), counts


def counted(vectors, counts):
    return [of_card[:count] for of_card, count in zip(vectors, counts, strict=True)]


@pytest.mark.parametrize("seed", range(30))
def test_vectors_are_played_out_by_minimax_and_a_cut_off_only_spares_work(seed):
    random = np.random.default_rng(seed)
    (mine,), (my_counts,) = random_vectors(random, 1, 6)
    (theirs,), (their_counts,) = random_vectors(random, 1, 6)
    my_lists, their_lists, cards = counted(mine, my_counts), counted(theirs, their_counts), np.arange(6)
    four = sorted(random.permutation(6)[:4].tolist())
    three = four[:3]
    bits = {len(left): sum(1 << card for card in left) for left in (four, three)}

    vector = mine[0, 0]
    wanted = int(answered(vector[None], their_lists, three)[0])
    for little in (NEVER, wanted - 1, wanted, wanted + 1, 99):
        value = interpreted(solving.answered)(vector, theirs, their_counts, cards, bits[3], little)
        assert value == wanted or wanted <= value <= little

    wanted = int(with_three_left(my_lists, theirs[0, :1], three)[0])
    for enough in (NEVER, wanted - 1, wanted, wanted + 1, -NEVER):
        value = interpreted(solving.with_three_left)(mine, my_counts, theirs[0, 0], cards, bits[3], enough)
        assert value == wanted or enough <= value <= wanted

    wanted = int(with_four_left(my_lists, their_lists, four))
    for enough in (NEVER, wanted - 1, wanted, wanted + 1, -NEVER):
        value = interpreted(solving.with_four_left)(mine, my_counts, theirs, their_counts, cards, bits[4], enough)
        assert value == wanted or enough <= value <= wanted


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("size", [5, 6])
def test_all_farms_are_played_out_by_minimax(size, seed):
    random = np.random.default_rng(seed)
    farms, their_farms = (10, 12) if size == 6 else (10, 1)
    mine, my_counts = random_vectors(random, farms, size)
    theirs, their_counts = random_vectors(random, their_farms, size)
    card_of = random.integers(0, size, farms).astype(np.int16)
    their_card_of = (np.arange(their_farms) % size).astype(np.int16) if size == 6 else np.array([-1], np.int16)
    margins = np.zeros(farms, np.int16)
    both = (card_of, Futures(mine, my_counts), their_card_of, Futures(theirs, their_counts))
    solving.margins_of_farms(0, farms, np.zeros(1, np.int8), np.arange(size, dtype=np.int16), *both, margins)
    for farm in range(farms):
        left = without(range(size), card_of[farm])
        my_lists = counted(mine[farm], my_counts[farm])
        if size == 5:
            their_lists = counted(theirs[0], their_counts[0])
            values = [with_three_left(my_lists, their_lists[card], without(left, card)).min() for card in left]
        else:
            answers = [answer for answer in range(their_farms) if their_card_of[answer] in left]
            values = [
                with_four_left(my_lists, counted(theirs[answer], their_counts[answer]), without(left, their_card_of[answer]))
                for answer in answers
            ]
        assert margins[farm] == min(values)


# From one decision to the next.


@pytest.mark.parametrize(("options", "kind"), [(("contracts",), "own"), ((), "random")])
@pytest.mark.parametrize("cards", [4, 5, 6])
def test_a_margin_is_the_best_that_can_follow(cards, options, kind):
    state = left_in(rice_match(options, kind, 3), cards)
    margins = solve_dry(state, CORES)
    card = Random(cards).randrange(cards)
    chosen = after(state, decisions(state)[card])
    places = solve_dry(chosen, CORES)
    assert margins[card] == max(places)
    actions = decisions(chosen)
    best = places.index(max(places))
    for number in {best, *Random(cards).sample(range(len(actions)), 3)}:
        assert places[number] == -max(solve_dry(after(chosen, actions[number]), CORES))


@pytest.mark.parametrize(("options", "kind", "seed"), [((), "own", 4), (("contracts",), "random", 5)])
def test_both_play_what_it_says_and_the_match_ends_as_promised(options, kind, seed):
    state = left_in(rice_match(options, kind, seed), 6)
    beginner = int(state.actor)
    promised = None
    while state.phase != OVER:
        margins = solve_dry(state, CORES)
        promised = max(margins) if promised is None else promised
        assert max(margins) == (promised if state.actor == beginner else -promised)
        state = after(state, decisions(state)[margins.index(max(margins))])
    assert state.farm_size.tolist() == [FARM_SIZE, FARM_SIZE]
    ends = [interpreted(end_points)(state, seat) for seat in (beginner, 1 - beginner)]
    assert ends[0] - ends[1] == promised


# By hand.


def with_row(position, **faces):
    """Cards with these paths lie in the row; the first seat begins."""
    for card, paths in faces.items():
        position.face(int(card.removeprefix("card")), paths)
    position.state.dry_row = sum(1 << int(card.removeprefix("card")) - 1 for card in faces)
    position.state.phase = BUILD
    return position.turn_of(0).state


def hand_made(limit, **faces):
    position = RicePosition("dry").ancestor(0, "many_fields", 5, limit)
    position.draw("## \n ## \n ##")
    position.draw(".. \n .. \n ..", seat=1)
    return with_row(position, **faces)


def test_by_hand():
    """A card of paths closes its own plot and one with its neighbour; each scores 1, and 1 at the end. One has 1 + 1 already."""
    assert solve_dry(hand_made(9, card5="######"), CORES) == [2 + 4]
    assert solve_dry(hand_made(2, card5="######"), CORES) == [2 + 4 + 5]
    assert solve_dry(hand_made(9, card5="......"), CORES) == [2]
    # The other closes one with the card of paths, and it is the only one that gives anything.
    assert solve_dry(hand_made(2, card5="######", card6="......"), CORES) == [2 + 4 + 5, 2 - 2]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_many_fields_wants_them_closed_by_one_card(limit):
    faces = {"card5": "######", "card6": "####.#", "card7": "#.####"}
    state, plain = hand_made(limit, **faces), hand_made(9, **faces)
    margins, without_ancestor = solve_dry(state, CORES), solve_dry(plain, CORES)
    assert margins == by_play(state)
    assert without_ancestor == by_play(plain)
    assert all(more >= less for more, less in zip(margins, without_ancestor, strict=True))
    assert margins != without_ancestor


def test_the_more_fields_are_asked_for_the_less_they_bring():
    faces = {"card5": "######", "card6": "####.#", "card7": "#.####"}
    best = [max(solve_dry(hand_made(limit, **faces), CORES)) for limit in range(1, 8)]
    assert all(more >= less for more, less in pairwise(best))
    assert best[0] > best[-1]


# Around it.


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_none_outside_the_dry_season_with_the_festival_and_at_the_end(options):
    kinds = set()
    for match in rice_moments(options, "own", 2):
        view = match.view(None)
        kinds.add((view["season"], match.over))
        if view["season"] != "dry" or "festival" in options or match.over:
            assert solve_dry(match.state, CORES) is None
        elif len(view["dry_row"]) <= 4:
            assert len(solve_dry(match.state, CORES)) == len(match.legal)
    assert kinds == {("setup", False), ("wet", False), ("dry", False), ("dry", True)}


@pytest.mark.parametrize("cards", range(1, 7))
def test_on_any_number_of_cores_alike_and_the_state_stays(cards):
    state = left_in(rice_match(("contracts",), "own", 5), cards, cards % 2)
    before = state.tobytes()
    margins = solve_dry(state)
    assert all(type(margin) is int for margin in margins)
    for cores in (2, 3):
        assert solve_dry(state, cores) == margins
    assert state.tobytes() == before


@pytest.mark.parametrize("part", ["survey_farms", "find_all_futures", "margins_of_farms"])
def test_when_one_share_fails_the_others_stop(monkeypatch, part):
    state = left_in(rice_match((), "own", 0), 6)
    solve_dry(state, CORES)  # compiles, which takes longer than the others wait
    real = getattr(solving, part)
    shares, saw, done = itertools.count(), [], threading.Semaphore(0)

    def share(first, last, stop, *rest):
        try:
            if next(shares) == 0:
                raise KeyboardInterrupt
            until = time.monotonic() + 10
            while not stop[0] and time.monotonic() < until:
                time.sleep(0.001)
            saw.append(bool(stop[0]))
            real(first, last, stop, *rest)
        finally:
            done.release()

    monkeypatch.setattr(solving, part, share)
    with pytest.raises(KeyboardInterrupt):
        solve_dry(state, CORES)
    for _ in range(solving.SHARES * (1 if part == "margins_of_farms" else 2)):
        assert done.acquire(timeout=10)
    assert saw
    assert all(saw)


def test_a_share_that_is_told_to_stop_does_nothing():
    state = left_in(rice_match((), "own", 0), 6)
    side = Side(alone(state), 0, row_of(state), 3, False)
    side.futures.counts[:] = -1
    for array in side.survey:
        array[:] = -1
    side.look_around(0, side.size, np.ones(1, np.int8))
    side.look_ahead(0, side.size, np.ones(1, np.int8))
    assert (side.futures.counts == -1).all()
    assert all((array == -1).all() for array in side.survey)
