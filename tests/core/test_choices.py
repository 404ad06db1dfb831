"""Every legal action says what it is and brings, in all languages, and nothing that its actor cannot know or see on the board.

Nor does any other sentence about a match name a place by coordinates.
"""

import json
import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from subak.cli.speech import speak, tell
from subak.core.match import Match, blank
from subak.core.playing import redeal_into
from subak.core.randomness import words_from
from subak.core.registry import game_named, game_names
from subak.locale import LANGUAGES

NAMES = ["Ann", "Bo", "Cy", "Di"]
COORDINATES = re.compile(r"-?\d+ ?, ?-?\d+")
CARD_NUMBER = re.compile(r"\b(card|Karte|kaart) \d", re.IGNORECASE)
VARIANTS = [
    (name, players, dict(zip(game_named(name).options, chosen, strict=True)))
    for name in game_names()
    for players in game_named(name).players
    for chosen in product((False, True), repeat=len(game_named(name).options))
]
EACH_VARIANT = pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=str)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def moments(name: str, players: int, options: dict[str, bool]) -> Iterator[Match]:
    match = Match.new(name, players, options, "choices")
    random = Random(str(options))
    while not match.over:
        yield match
        match.apply(random.choice(match.legal))
    yield match


def redealt(match: Match, seat: int | None, rng: Any) -> Any:
    worlds = blank(match.game)
    redeal_into(worlds, match.states, -1 if seat is None else seat, rng)
    return worlds[0]


@EACH_VARIANT
def test_every_choice_and_prompt_can_be_said_in_every_language(name: str, players: int, options: dict[str, bool]) -> None:
    messages = {}
    for match in moments(name, players, options):
        for seat in (None, match.actor):
            view = match.view(seat)
            told = [view["prompt"], *(choice["says"] for choice in view["legal"] or ())]
            told += [view["forced"]] if view["forced"] is not None else []
            messages |= {json.dumps(message): message for message in told}
    for language in LANGUAGES:
        speak(language)
        for message in messages.values():
            said = tell(message, NAMES)
            assert said
            assert not COORDINATES.search(said), said
            assert not CARD_NUMBER.search(said), said


@EACH_VARIANT
def test_what_is_told_of_a_match_names_no_coordinates(name: str, players: int, options: dict[str, bool]) -> None:
    messages = {}
    random = Random("told")
    for match in moments(name, players, options):
        for action in random.sample(match.legal, min(2, len(match.legal))):
            told = match.preview(action) + match.reasons(action)
            messages |= {json.dumps(message): message for message in told}
    for entry in match.story(None):
        messages |= {json.dumps(message): message for message in entry["story"]}
    for language in LANGUAGES:
        speak(language)
        for message in messages.values():
            said = tell(message, NAMES)
            assert not COORDINATES.search(said), said


@EACH_VARIANT
def test_choices_and_prompts_are_the_same_in_every_world_that_a_seat_cannot_rule_out(
    name: str, players: int, options: dict[str, bool]
) -> None:
    rng = words_from("choices")
    for match in moments(name, players, options):
        for seat in (None, *range(players)):
            world = redealt(match, seat, rng)
            assert match.game.prompt(world, seat) == match.game.prompt(match.state, seat)
            if seat is not None and seat == match.actor:
                assert match.game.choices(world, match.legal) == match.game.choices(match.state, match.legal)


@pytest.mark.parametrize("name", game_names())
def test_a_choice_alone_says_the_same_as_among_all(name: str) -> None:
    for match in moments(name, game_named(name).players[0], {}):
        said = [choice["says"] for choice in match.choices()]
        picked = Random(len(match.plies)).sample(range(len(said)), min(3, len(said)))
        assert [match.game.choice(match.state, match.legal[place]) for place in picked] == [said[place] for place in picked]


@pytest.mark.parametrize("name", game_names())
def test_the_prompt_names_who_decides_and_the_end(name: str) -> None:
    *running, over = (
        (match.actor, match.game.prompt(match.state, None)) for match in moments(name, game_named(name).players[0], {})
    )
    assert all((prompt["seat"], prompt["who"]) == (actor, "other") for actor, prompt in running)
    assert over == (None, {"say": f"{name}-over"})


@pytest.mark.parametrize("name", game_names())
def test_a_prompt_speaks_to_the_seat_that_decides_and_names_it_to_all_others(name: str) -> None:
    match = Match.new(name, 2, {}, "spoken to")
    said = {seat: tell(match.view(seat)["prompt"], NAMES) for seat in (0, 1, None)}
    assert {seat: NAMES[match.actor or 0] in sentence for seat, sentence in said.items()} == {
        seat: seat not in match.to_move for seat in said
    }


@EACH_VARIANT
def test_only_who_decides_and_has_no_other_answer_is_told_why(name: str, players: int, options: dict[str, bool]) -> None:
    for match in moments(name, players, options):
        told = [match.view(seat)["forced"] for seat in (None, *range(players)) if seat not in match.to_move]
        assert set(map(json.dumps, told)) == {"null"}
        assert match.actor is None or match.view(match.actor)["forced"] is None or len(match.legal) == 1
