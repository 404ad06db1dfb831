"""A search that a network guides: its policy says what is tried first, what it foresees counts; it knows no more than its seat."""

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from players.test_search import SETTINGS, moments
from support.networks import clueless, fond, hopeful, random_file, random_minds

from subak.core.compiling import interpreted
from subak.core.match import Match
from subak.core.playing import redeal_into
from subak.core.randomness import words_from
from subak.core.registry import Guidance, Strength, game_named, game_names
from subak.core.verbs import alike
from subak.core.warming import play_compiled, play_interpreted
from subak.players import bot
from subak.players.guided import make_chances
from subak.players.levels import LEVELS, LevelPlayer
from subak.players.minds import none
from subak.players.search import Budget, LastSearch, SearchPlayer, found, is_near_end


def tells_apart(match):
    """Whether a policy that does not look at the map can like one of several actions more than the others."""
    return len({alike(match.state, action) for action in match.legal}) == len(match.legal) > 3


def guided(minds, iterations=200, **how):
    return SearchPlayer("s", Budget(iterations=iterations), minds=minds, **how)


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_whole_match_without_an_illegal_move(game, options, tmp_path):
    match = next(moments(game, options, "whole"))
    players = [guided(random_minds(tmp_path, match.game, seat), 40) for seat in range(match.players)]
    while not match.over:
        match.apply(players[match.actor].choose(match))
    assert len(match.result()["scores"]) == match.players


@pytest.mark.parametrize("game", game_names())
def test_equal_seeds_find_the_same_on_any_number_of_cores(game, tmp_path):
    match = next(moments(game, (), "seed"))
    minds = random_minds(tmp_path, match.game)
    thought = [guided(minds, 300, cores=cores).think(match) for cores in (1, 2, 3)]
    assert thought[0] == thought[1] == thought[2]
    assert sum(candidate.visits for candidate in thought[0]) == 300


@pytest.mark.parametrize("game", game_names())
def test_what_is_found_is_legal_ordered_and_within_bounds(game, tmp_path):
    for number, match in enumerate(moments(game, (), "bounds")):
        if number % 7 == 0:
            before = match.states.tobytes()
            candidates = guided(random_minds(tmp_path, match.game), 60).think(match)
            assert match.states.tobytes() == before
            assert {candidate.action for candidate in candidates} <= set(match.legal)
            assert [one.visits for one in candidates] == sorted((one.visits for one in candidates), reverse=True)
            assert all(0 <= candidate.win <= 1 and 0 < candidate.worth < 1 for candidate in candidates)


@pytest.mark.parametrize("game", game_names())
def test_what_the_policy_likes_is_tried_first_and_most(game):
    match = next(match for match in moments(game, (), "fond") if tells_apart(match))
    for action in (match.legal[1], match.legal[-1]):
        candidates = guided(lambda game, action=action: fond(game, action), 40).think(match)
        assert candidates[0].action == action
        assert candidates[0].visits > 30


@pytest.mark.parametrize("game", game_names())
def test_what_is_worth_more_is_chosen_though_the_policy_does_not_like_it(game):
    """The warmer the policy, the less it says."""
    match = next(match for match in moments(game, (), "warm") if len(match.legal) > 3)
    even = guided(lambda game: fond(game, match.legal[1]), 60, guidance=Guidance(warmth=1000.0)).think(match)
    assert even[0].visits < 40


@pytest.mark.parametrize(("game", "options"), [("bali", ("oracle",)), ("rice", ("festival",))])
def test_the_tree_of_a_seat_does_not_tell_hidden_worlds_apart(game, options, tmp_path):
    match = next(islice(moments(game, options, "blind"), 5, None))
    seat = match.actor
    other = match.prefix(len(match.plies))
    redeal_into(other.states, match.states, seat, words_from("elsewhere"))
    assert other.states.tobytes() != match.states.tobytes()
    minds = random_minds(tmp_path, match.game)
    first, second = (guided(minds, 6000).think(world) for world in (match, other))
    for candidate in first:
        twin = next((twin for twin in second if twin.action == candidate.action), None)
        if candidate.visits > 500:
            assert abs(candidate.win - twin.win) < 0.05


@pytest.mark.parametrize("game", game_names())
def test_only_the_choices_asked_for_are_looked_at(game, tmp_path):
    match = next(match for match in moments(game, (), "only") if len(match.legal) > 3)
    asked = [match.legal[1], match.legal[-1]]
    candidates = guided(random_minds(tmp_path, match.game), 100).think(match, asked)
    assert {candidate.action for candidate in candidates} == set(asked)
    assert sum(candidate.visits for candidate in candidates) == 100


@pytest.mark.parametrize("game", game_names())
def test_choices_that_are_compared_are_looked_at_whatever_the_policy_likes(game):
    match = next(match for match in moments(game, (), "compared") if len(match.legal) > 3)
    asked = [match.legal[1], match.legal[-1]]
    candidates = guided(lambda game: fond(game, asked[0]), 200).think(match, asked)
    assert {candidate.action for candidate in candidates} == set(asked)
    assert all(candidate.visits > 10 for candidate in candidates)


def last_decision(game):
    """Of a match that ends whatever is decided."""
    for seed in range(100):
        *_, last = (match.prefix(len(match.plies)) for match in moments(game, (), str(seed)))
        if all(after(last, action).over for action in last.legal):
            return last
    raise AssertionError("no match ends so")


def after(match, action):
    ahead = match.prefix(len(match.plies))
    ahead.apply(action)
    while not ahead.over and len(ahead.legal) == 1:
        ahead.apply(ahead.legal[0])
    return ahead


@pytest.mark.parametrize("game", game_names())
def test_where_a_match_nearly_ends_is_known(game):
    for match, near in ((next(moments(game, (), "ends")), False), (last_decision(game), True)):
        player = guided(clueless, 50)
        forests = player.planted(match)
        player.search(match, match.actor, forests)
        assert is_near_end(forests) == near


@pytest.mark.parametrize("game", game_names())
def test_a_level_with_a_warm_policy_plays_what_the_policy_does_not_like(game, monkeypatch):
    match = next(match for match in moments(game, (), "warm") if tells_apart(match))
    liked = match.legal[0]

    def played(warmth):
        match.game = replace(match.game, strengths=(Strength(30, 0.5, warmth),) * len(LEVELS))
        players = [LevelPlayer("seed", str(seed)) for seed in range(12)]
        for player in players:
            player.minds = lambda game: fond(game_named(game.name), liked)
        return {player.choose(match) for player in players}

    assert played(0.5) == {liked}
    assert len(played(50.0)) > 2


@pytest.mark.parametrize("game", game_names())
def test_what_was_won_is_squared_too(game):
    match = next(moments(game, (), "squares"))
    for minds in (none, clueless):
        for candidate in SearchPlayer("s", Budget(iterations=200), minds=minds).think(match):
            assert candidate.win**2 <= candidate.square + 1e-9
            assert candidate.square <= candidate.win + 1e-9


@pytest.mark.parametrize("game", game_names())
def test_an_outlook_shares_one_victory_among_all_seats(game, tmp_path):
    match = next(islice(moments(game, (), "outlook"), 9, None))
    for seat in range(match.players):
        shares = guided(random_minds(tmp_path, match.game)).outlook(match, seat)
        assert len(shares) == match.players
        assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("game", game_names())
def test_a_clueless_network_leaves_all_seats_even(game):
    match = next(moments(game, (), "even"))
    shares = guided(clueless, 20).outlook(match, match.actor)
    assert shares == pytest.approx([1 / match.players] * match.players, abs=0.1)


@pytest.mark.parametrize(("own_views", "total"), [(0.0, 1.0), (1.0, 1.5)])
@pytest.mark.parametrize("game", game_names())
def test_the_others_share_what_the_decider_leaves_or_are_foreseen_from_their_own_views(game, own_views, total):
    match = Match.new(game, 2, seed="views")
    player = guided(hopeful, 20, guidance=Guidance(own_views=own_views))
    forests = player.planted(match)
    player.search(match, match.actor, forests)
    wins = sum(forest.root(seat)["wins"] for forest in forests for seat in range(2))
    assert wins / sum(forest.visits(0) for forest in forests) == pytest.approx(total, abs=0.01)


@pytest.mark.parametrize("game", game_names())
def test_playouts_are_made_where_they_have_a_share(game):
    match = next(moments(game, (), "share"))
    for share in (0.0, 0.5):
        player = guided(clueless, 20, guidance=Guidance(playouts=share))
        forests = player.planted(match)
        player.search(match, match.actor, forests)
        assert all(bool(forest.habits.times.any()) == bool(share) for forest in forests)


@pytest.mark.parametrize("game", game_names())
def test_a_tree_is_kept_while_nothing_is_turned_up(game, tmp_path):
    match = Match.new(game, 2, seed="kept")
    players = [guided(random_minds(tmp_path, match.game, seat), 400) for seat in range(2)]
    kept = 0
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
def test_when_there_is_no_room_for_nodes_it_goes_on(game, tmp_path, monkeypatch):
    match = next(moments(game, (), "room"))
    monkeypatch.setattr("subak.players.search.ROOM", 1)
    player = guided(random_minds(tmp_path, match.game), 100)
    forests = player.planted(match)
    player.search(match, match.actor, forests)
    assert sum(forest.visits(match.actor) for forest in forests) == 100
    assert all(forest.trees.used[0].nodes == forest.trees.nodes.size for forest in forests)


@pytest.mark.parametrize("game", game_names())
def test_it_plays_on_while_its_game_is_compiled(game, tmp_path):
    match = next(moments(game, (), "interpreted"))
    player = SearchPlayer("s", Budget(seconds=0.3), 1, minds=random_minds(tmp_path, match.game))
    play_interpreted(match.game)
    try:
        assert player.choose(match) in match.legal
    finally:
        play_compiled(match.game)


def test_a_settled_choice_is_not_thought_about_longer():
    match = next(match for match in moments("rice", (), "settled") if len(match.legal) > 3)
    player = guided(lambda game: fond(game, match.legal[0]), 5000)
    player.choose(match)
    assert sum(forest.visits(match.actor) for forest in player.last.forests) < 5000


@pytest.mark.parametrize("game", game_names())
def test_bots_by_name_think_with_the_network_of_a_file(game, tmp_path):
    match = next(moments(game, (), "names"))
    file = random_file(tmp_path, match.game)
    for spec in (f"search:50:{file}", f"search:0.05s:{file}", f"search::{file}", f"net:{file}"):
        player = bot(spec, "s", cores=1)
        assert player.kinds(match.game) == ("guided",)
        assert player.choose(match) in match.legal
    assert bot("rollout:50", "s").kinds(match.game) == bot("greedy:0.1s", "s").kinds(match.game) == ("rollout",)
    same = [bot(f"search:50:{file}", "s").choose(match) for _ in range(2)]
    assert same[0] == same[1]


def test_chances_are_a_softmax():
    logits = np.array([1.0, 2.0, -100.0, 9.0])
    interpreted(make_chances)(logits, 3, 1.0)
    assert logits[:3] == pytest.approx([0.26894, 0.73106, 0], abs=1e-5)
    assert logits[3] == 9
