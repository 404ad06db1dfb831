"""The rules pages: the same pictures in every language, each drawn by the page and from what the engine shows now."""

import json
import re

import pytest
from support.game_support import support_of
from support.make_examples import PAGE, all_of, illustrated, written

from subak.core.registry import game_names
from subak.locale import LANGUAGES, words
from subak.server.rulebook import rules_page


def pictures(game: str, language: str) -> list[tuple[str, str]]:
    found = re.findall(r'<figure data-picture="([\w-]+)"><figcaption>(.+)</figcaption></figure>', html(game, language))
    return [(name, caption) for name, caption in found]


def html(game: str, language: str) -> str:
    return rules_page(words(language).illustrated_rules(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_picture_has_a_caption_and_is_one_that_the_page_can_draw(game: str, language: str) -> None:
    source = (PAGE / game / "Pictures.svelte").read_text("utf-8") if game in illustrated() else ""
    drawn = set(re.findall(r"name === '([\w-]+)'", source))
    named = [name for name, _ in pictures(game, language)]
    assert set(named) == drawn
    assert len(named) == len(drawn)
    assert named == [name for name, _ in pictures(game, "en")]
    assert "<img" not in html(game, language)
    assert "<p><figure" not in html(game, language)


@pytest.mark.parametrize("game", game_names())
def test_captions_are_translated(game: str) -> None:
    captions = [[caption for _, caption in pictures(game, language)] for language in LANGUAGES]
    assert all(len(set(same)) == len(LANGUAGES) for same in zip(*captions, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_terminal_reads_the_rules_without_pictures(game: str, language: str) -> None:
    text = words(language).rules(game)
    assert "![" not in text
    assert "\n\n\n" not in text


@pytest.mark.parametrize("game", illustrated())
def test_the_moments_in_the_pictures_are_as_the_engine_shows_them_now(game: str) -> None:
    kept = (PAGE / game / "examples.json").read_text("utf-8")
    assert json.loads(kept) == json.loads(written(all_of(game))), "python tests/support/make_examples.py"
    assert kept == written(all_of(game))


@pytest.mark.parametrize("game", game_names())
def test_a_game_has_examples_where_its_rules_page_has_pictures(game: str) -> None:
    assert bool(support_of(game).examples) == (game in illustrated())


def test_our_games_have_pictures() -> None:
    assert {folder.name for folder in PAGE.iterdir() if folder.is_dir()} == set(illustrated())
