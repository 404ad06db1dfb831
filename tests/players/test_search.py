"""Players that think: never an illegal move, the same for the same seed, and blind to what their seat cannot know."""

import threading
import time
from functools import partial
from itertools import islice
from random import Random

import numpy as np
import pytest

from subak.core.compiling import interpreted
from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.playing import redeal_into
from subak.core.randomness import words_from
from subak.core.registry import game_named, game_names
from subak.players import bot
from subak.players.minds import none
from subak.players.search import Budget, LastSearch, SearchPlayer, found
from subak.players.tree import Weights

searcher = partial(SearchPlayer, minds=none)  # by playouts

SETTINGS = [(name, game_named(name).options) for name in game_names()] + [(name, ()) for name in game_names()]


def moments(game, options, seed):
    """A match played at random, at each decision that is one."""
    random = Random(seed)
    match = Match.new(game, game_named(game).players[-1], dict.fromkeys(options, True), seed=seed)
    while not match.over:
        if len(match.legal) > 1:
            yield match
        match.apply(random.choice(match.legal))


@pytest.mark.parametrize("name", ["greedy:20", "rollout:40"])
@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_whole_match_without_an_illegal_move(game, options, name):
    players = game_named(game).players[-1]
    match = Match.new(game, players, dict.fromkeys(options, True), seed="whole")
    bots = [bot(name, str(seat)) for seat in range(players)]
    while not match.over:
        match.apply(bots[match.actor].choose(match))
    assert len(match.result()["scores"]) == players


@pytest.mark.parametrize("game", game_names())
def test_equal_seeds_find_the_same_on_any_number_of_cores(game):
    match = next(moments(game, (), "seed"))
    thought = [searcher("s", Budget(iterations=300), cores=cores).think(match) for cores in (1, 2, 3)]
    assert thought[0] == thought[1] == thought[2]
    assert searcher("t", Budget(iterations=300)).think(match) != thought[0]
    assert sum(candidate.visits for candidate in thought[0]) == 300


@pytest.mark.parametrize("game", game_names())
def test_thinking_leaves_the_match_alone(game):
    match = next(moments(game, (), "alone"))
    before = match.states.tobytes()
    searcher("s", Budget(iterations=50)).think(match)
    assert match.states.tobytes() == before


@pytest.mark.parametrize("game", game_names())
def test_what_is_found_is_legal_ordered_and_within_bounds(game):
    for number, match in enumerate(moments(game, (), "bounds")):
        if number % 7 == 0:
            candidates = searcher("s", Budget(iterations=60)).think(match)
            assert {candidate.action for candidate in candidates} <= set(match.legal)
            best = candidates[0]
            assert best.worth >= max(candidate.worth for candidate in candidates if candidate.visits >= best.visits)
            assert all(0 <= candidate.win <= 1 and 0 < candidate.worth < 1 for candidate in candidates)


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_seat_sees_of_an_action_what_its_notation_shows(game, options):
    """Two actions that read alike to a seat are one to its tree, and two that read differently are two."""
    chosen = game_named(game)
    see = interpreted(chosen.verbs.seen)
    for match in moments(game, options, "seen"):
        for seat in range(match.players):
            read = [chosen.shown_text(match.state, action, seat, match.state) for action in match.legal]
            known = [see(match.state, action, seat) for action in match.legal]
            assert len(set(zip(read, known, strict=True))) == len(set(read)) == len(set(known))


@pytest.mark.parametrize(("game", "options"), [("bali", ("oracle",)), ("rice", ("festival",))])
def test_the_tree_of_a_seat_does_not_tell_hidden_worlds_apart(game, options):
    """However the hidden things lie, the search meets the same choices with much the same win probability."""
    match = next(islice(moments(game, options, "blind"), 5, None))
    seat = match.actor
    other = match.prefix(len(match.plies))
    redeal_into(other.states, match.states, seat, words_from("elsewhere"))
    assert other.states.tobytes() != match.states.tobytes()
    first, second = (searcher("s", Budget(iterations=6000)).think(world) for world in (match, other))
    assert {candidate.action for candidate in first} == {candidate.action for candidate in second}
    for candidate in first:
        twin = next(twin for twin in second if twin.action == candidate.action)
        if min(candidate.visits, twin.visits) > 1000:
            assert abs(candidate.win - twin.win) < 0.08


@pytest.mark.parametrize("game", game_names())
def test_only_the_choices_asked_for_are_looked_at(game):
    match = next(match for match in moments(game, (), "only") if len(match.legal) > 3)
    asked = [match.legal[1], match.legal[-1]]
    candidates = searcher("s", Budget(iterations=100)).think(match, asked)
    assert {candidate.action for candidate in candidates} == set(asked)
    assert sum(candidate.visits for candidate in candidates) == 100


@pytest.mark.parametrize("game", game_names())
def test_an_outlook_shares_one_victory_among_all_seats(game):
    match = next(islice(moments(game, (), "outlook"), 9, None))
    for seat in range(match.players):
        shares = searcher("s", Budget(iterations=200)).outlook(match, seat)
        assert len(shares) == match.players
        assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("game", game_names())
def test_a_tree_is_kept_while_nothing_is_turned_up(game):
    """The next decision starts from what the last one learnt, and finds the choices that are legal now."""
    kept = 0
    match = Match.new(game, 2, seed="kept")
    players = [searcher(str(seat), Budget(iterations=400)) for seat in range(2)]
    while not match.over:
        player = players[match.actor]
        before = player.last
        forests = player.remembered(match)
        if forests[0].visits(match.actor):
            kept += 1
            assert before.states[0].reveals == match.state.reveals
            assert {int(child["key"]) for child in forests[0].children(match.actor)} <= set(match.legal)
        player.search(match, match.actor, forests)
        player.last = LastSearch(forests, match.deal, list(match.plies), match.states.copy())
        match.apply(found(forests, match.actor)[0].action)
    assert kept > 5


@pytest.mark.parametrize("game", game_names())
def test_a_tree_that_ends_at_the_decision_is_not_kept(game):
    """One decision ahead knows nothing of the next."""
    match = Match.new(game, 2, seed="ends")
    player = bot("greedy:4", "s")
    while not match.over:
        match.apply(player.choose(match))
    assert len(match.result()["scores"]) == 2


def test_a_settled_choice_is_not_thought_about_longer():
    match = Match.new("rice", 2, seed="settled")
    player = searcher("s", Budget(iterations=20_000))
    player.choose(match)
    assert sum(forest.visits(match.actor) for forest in player.last.forests) < 20_000
    assert sum(candidate.visits for candidate in player.think(match)) == 20_000


def test_the_dry_season_is_solved_where_the_budget_allows():
    match = next(match for match in moments("rice", (), "dry") if (match.game.solve(match.state, 1, 0.1)))
    margins = match.game.solve(match.state, 1, 0.1)
    candidates = searcher("s", Budget(seconds=0.2)).think(match)
    assert {candidate.action: candidate.margin for candidate in candidates} == dict(zip(match.legal, margins, strict=True))
    assert match.legal[int(np.argmax(margins))] == searcher("s", Budget(iterations=10_000)).choose(match)
    assert all(candidate.visits == 0 for candidate in candidates)
    assert all(candidate.visits > 0 for candidate in searcher("s", Budget(iterations=100)).think(match))


def test_search_beats_random_play():
    for game in game_names():
        lead = 0
        for seat in (0, 1):
            match = Match.new(game, 2, seed="beats")
            bots = [bot("random", "a"), bot("random", "b")]
            bots[seat] = bot("rollout:200", "s")
            while not match.over:
                match.apply(bots[match.actor].choose(match))
            scores = match.result()["scores"]
            lead += scores[seat] - scores[1 - seat]
        assert lead > 0


def test_a_search_by_time_keeps_to_it_and_can_be_stopped():
    match = next(moments("bali", (), "time"))
    player = searcher("s", Budget(seconds=0.2))
    start = time.monotonic()
    assert player.think(match)
    assert 0.2 <= time.monotonic() - start < 2
    player = searcher("s", Budget(seconds=60))
    threading.Timer(0.3, player.stop.fill, [1]).start()
    start = time.monotonic()
    assert player.think(match)
    assert time.monotonic() - start < 10


def test_a_node_widens_slowly_where_there_are_many_choices():
    match = next(match for match in moments("rice", (), "wide") if len(match.legal) > 40)
    narrow = searcher("s", Budget(iterations=100), weights=Weights(width=2, growth=0.3)).think(match)
    wide = searcher("s", Budget(iterations=100), weights=Weights(width=1000)).think(match)
    assert len(narrow) < 15
    assert len(wide) > 40


@pytest.mark.parametrize(
    "spec",
    [
        "deep",
        "search:",
        "search:0",
        "search:-3",
        "search:x",
        "search:1e3",
        "search:0s",
        "search:601s",
        "rollout:s",
        "rollout:1:x",
        "random:5",
        "",
    ],
)
def test_bots_that_there_are_not(spec):
    if spec == "search:":
        assert bot(spec, "")
        return
    with pytest.raises(Mistake):
        bot(spec, "")


def test_seats_that_read_nothing_of_a_choice_have_one_edge_for_it():
    match = Match.new("rice", 2, seed="edge")
    see = interpreted(match.game.verbs.seen)
    assert len({int(see(match.state, action, 0)) for action in match.legal}) == 2
    assert len({int(see(match.state, action, 1)) for action in match.legal}) == 1
    assert np.int16(see(match.state, match.legal[0], 1)) == 0
