"""Reasons for a move come from what its actor can know, and can be said in every language."""

import json
from random import Random

import pytest
from support.game_support import support_of
from support.random_play import every_setting, moments

from subak.cli.speech import speak, tell
from subak.core.playing import redeal_into
from subak.core.randomness import words_from
from subak.core.registry import game_named, game_names
from subak.locale import LANGUAGES

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
EVERY = 3  # decisions
SOME = 4  # of the legal actions there


def some_moments(game, players, options):
    """Of a match full of secrets, or one in which fields are closed."""
    of = moments(game, players, options, "reasons", support_of(game).temper)
    return (match for ply, match in enumerate(of) if ply % EVERY == 0 and not match.over)


def some_actions(match, random):
    return random.sample(match.legal, min(SOME, len(match.legal)))


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_they_are_the_same_in_every_world_that_the_actor_cannot_tell_from_the_true_one(game, players, options):
    random, rng = Random("worlds"), words_from("worlds")
    found = other_worlds = 0
    for match in some_moments(game, players, options):
        other = match.prefix(len(match.plies))
        redeal_into(other.states, match.states, match.actor, rng)
        match.states.rng = other.states.rng = 0
        other_worlds += other.states.tobytes() != match.states.tobytes()
        for action in some_actions(match, random):
            reasons = json.dumps(match.reasons(action))
            assert json.dumps(other.reasons(action)) == reasons
            found += reasons != "[]"
    assert found
    assert other_worlds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_they_can_be_said_in_every_language(game, language):
    random = Random("languages")
    options = dict.fromkeys(game_named(game).options, True)
    speak(language)
    for match in some_moments(game, game_named(game).players[-1], options):
        for action in some_actions(match, random):
            for reason in match.reasons(action):
                assert tell(reason, NAMES)


@pytest.mark.parametrize("game", game_names())
def test_they_leave_the_match_alone(game):
    random = Random("alone")
    for match in some_moments(game, game_named(game).players[0], {}):
        before = match.states.tobytes()
        for action in some_actions(match, random):
            match.reasons(action)
        assert match.states.tobytes() == before
