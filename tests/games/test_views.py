"""Views, stories and previews of every game: plain data, and looking changes nothing."""

import json

import pytest
from support.game_support import support_of
from support.random_play import every_setting, played
from support.redealt_worlds import viewers

from subak.core.match import Match
from subak.core.registry import game_named, game_names


def all_on(game):
    return played(game, 2, dict.fromkeys(game_named(game).options, True), "seen", support_of(game).temper)


@pytest.mark.parametrize("game", game_names())
def test_views_stories_and_previews_are_plain_data(game):
    match = all_on(game)
    half = match.prefix(len(match.plies) // 2)
    for data in (match.view(0), match.story(0), half.view(half.actor), [half.preview(action) for action in half.legal[:20]]):
        assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("game", game_names())
def test_the_story_can_be_told_from_any_ply_on(game):
    match = all_on(game)
    for since in (1, 15, len(match.plies) - 1):
        assert match.story(1, since) == match.story(1)[since:]


@pytest.mark.parametrize("game", game_names())
def test_looking_changes_nothing(game):
    match = all_on(game)
    half = match.prefix(len(match.plies) // 2)
    before = half.states.tobytes()
    for seat in viewers(half):
        half.view(seat)
        half.story(seat)
    for action in half.legal:
        half.preview(action)
    assert half.states.tobytes() == before


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_a_view_of_a_fresh_match_names_the_game_and_its_players(game, players, options):
    view = Match.new(game, players, options, "fresh").view(1)
    assert (view["game"], view["players"], view["options"], view["seat"], view["ply"]) == (game, players, options, 1, 0)
