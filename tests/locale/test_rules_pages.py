"""The rules pages: the same sections, pictures and numbers in every language, all of them from what the engine shows now."""

import json
import re

import pytest
from support.game_support import support_of
from support.make_examples import PAGE, WORKED, all_of, illustrated, named_by_messages, worked_out, written

from subak.core.registry import game_names
from subak.locale import FOLDER, LANGUAGES, without_pictures, words, worked
from subak.locale import WORKED as PLACE_OF_NUMBER
from subak.server.rulebook import rules_page

# As somebody learns a game: what it is about comes first, how moves are written last.
LEARNT_IN_ORDER = ["turn", "worked-turn", "scoring", "end", "variants", "hidden", "fine-points", "tips", "notation"]
FIELDS_OF_RICE = ["turn", "worked-turn", "fields", "scoring", "end", "ancestors", "variants", "hidden", "fine-points", "geometry"]


def html(game: str, language: str) -> str:
    return rules_page(words(language).illustrated_rules(game))


def aid(game: str, language: str) -> str:
    text = words(language).illustrated_aid(game)
    assert text is not None
    return rules_page(text)


def pictures(game: str, language: str) -> list[tuple[str, str]]:
    found = re.findall(r'<figure data-picture="([\w-]+)"><figcaption>(.+)</figcaption></figure>', html(game, language))
    return [(name, caption) for name, caption in found]


def small_pictures(page: str) -> list[str]:
    return re.findall(r'<span data-picture="([\w-]+)"></span>', page)


def sections(page: str) -> list[str]:
    return re.findall(r'<h[23] id="([\w-]+)">', page)


def numbers_in(text: str) -> list[str]:
    return [found[1] for found in PLACE_OF_NUMBER.finditer(text)]


def source(game: str, language: str, folder: str = "rules") -> str:
    return (FOLDER / language / folder / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_picture_has_a_caption_and_is_one_that_the_page_can_draw(game: str, language: str) -> None:
    drawing = (PAGE / game / "Pictures.svelte").read_text("utf-8") if game in illustrated() else ""
    drawn = set(re.findall(r"name === '([\w-]+)'", drawing))
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
@pytest.mark.parametrize("game", illustrated())
def test_no_section_is_missing_and_each_comes_where_a_learner_needs_it(game: str, language: str) -> None:
    found = sections(html(game, language))
    assert found == sections(html(game, "en"))
    assert len(set(found)) == len(found)
    wanted = FIELDS_OF_RICE if game == "rice" else LEARNT_IN_ORDER
    assert [section for section in found if section in wanted] == wanted
    assert "setup" in found
    assert found[-1] in ("notation", "deck")
    # Every chapter can be pointed at.
    assert html(game, language).count("<h2") == html(game, language).count("<h2 id=")
    # One picture, or two, says what the game is about before the first chapter.
    assert html(game, language).index("<figure") < html(game, language).index("<h2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_ancestors_are_there_with_a_portrait_and_what_they_give(language: str) -> None:
    numbers = worked("rice")
    for page in (html("rice", language), aid("rice", language)):
        rows = [row for row in page.split("<tr>") if "ancestor-" in row]
        assert [small_pictures(row) for row in rows] == [[f"ancestor-{number}"] for number in range(1, 19)]
        for number, row in enumerate(rows, 1):
            name, does, when = (numbers[f"ancestor-{number}.{part}"] for part in ("name", "does", "when"))
            assert name in row
            assert words(language).say(does["say"], **does) in row
            assert words(language).say(when["say"], **when) in row


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", illustrated())
def test_the_player_aid_is_there_in_every_language(game: str, language: str) -> None:
    page = aid(game, language)
    assert small_pictures(page) == small_pictures(aid(game, "en"))
    assert page.count("<h2") == aid(game, "en").count("<h2") >= 5
    assert "<figure" not in page
    assert "<img" not in page
    assert small_pictures(html(game, language)) == small_pictures(html(game, "en"))


def test_a_game_from_elsewhere_needs_no_player_aid() -> None:
    assert words("en").illustrated_aid("sheaves") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", illustrated())
@pytest.mark.parametrize("folder", ["rules", "aids"])
def test_the_same_numbers_stand_in_every_language(folder: str, game: str, language: str) -> None:
    named = numbers_in(source(game, language, folder))
    assert sorted(named) == sorted(numbers_in(source(game, "en", folder)))
    assert set(named) <= worked(game).keys()
    # A number that begins a line before a full stop would begin a list.
    assert not re.search(r"^\s*\{[\w.:-]+\}[.)]", source(game, language, folder), re.MULTILINE)


@pytest.mark.parametrize("game", illustrated())
def test_no_number_was_worked_out_for_nothing(game: str) -> None:
    named = {name for folder in ("rules", "aids") for name in numbers_in(source(game, "en", folder))}
    by_messages = {term.removesuffix("-word") for term in named_by_messages()}
    assert {name for name in worked(game).keys() - named if f"{game}-{name.replace('.', '-')}" not in by_messages} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_terminal_reads_the_rules_without_pictures(game: str, language: str) -> None:
    for text in (words(language).rules(game), without_pictures(words(language).illustrated_aid(game) or "")):
        assert "![" not in text
        assert "{" not in text.replace("{…}", "")
        assert "\n\n\n" not in text


@pytest.mark.parametrize("game", illustrated())
def test_the_moments_in_the_pictures_are_as_the_engine_shows_them_now(game: str) -> None:
    kept = (PAGE / game / "examples.json").read_text("utf-8")
    assert json.loads(kept) == json.loads(written(all_of(game))), "python tests/support/make_examples.py"
    assert kept == written(all_of(game))


@pytest.mark.parametrize("game", illustrated())
def test_the_worked_examples_come_to_what_the_engine_finds_now(game: str) -> None:
    kept = (WORKED / f"{game}.json").read_text("utf-8")
    assert json.loads(kept) == support_of(game).worked(), "python tests/support/make_examples.py"
    assert kept == worked_out(game)


@pytest.mark.parametrize("game", game_names())
def test_a_game_has_examples_where_its_rules_page_has_pictures(game: str) -> None:
    assert bool(support_of(game).examples) == (game in illustrated())


def test_our_games_have_pictures() -> None:
    assert {folder.name for folder in PAGE.iterdir() if folder.is_dir()} == set(illustrated())
