"""subak deck, as a person types it."""

import json
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from subak.cli import deck as deck_command
from subak.core.registry import game_named

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(subak, tmp_path: Path) -> Path:
    code, out, err = subak("deck", "export")
    assert (code, err) == (0, "")
    file = tmp_path / "deck.json"
    file.write_text(out, "utf-8")
    return file


def test_our_deck_is_exported_a_card_a_line_and_passes_the_check(subak, file: Path) -> None:
    exported = file.read_text("utf-8")
    assert sum(line.startswith('  {"no": ') for line in exported.splitlines()) == 36
    deck = game_named("rice").deck
    assert deck is not None
    assert json.loads(exported) == deck.own()
    code, out, err = subak("deck", "check", file)
    assert (code, err) == (0, "")
    assert out.startswith(f"The deck “subak” is valid ({deck.hash(deck.own())}). Paths: ")


def test_the_check_counts(subak, file: Path) -> None:
    deck = json.loads(file.read_text("utf-8"))
    for no, face in enumerate(deck["faces"]):
        face |= {"paths": f"{no:06b}".replace("1", "#").replace("0", "."), "features": {}}
    deck["faces"][0]["features"] = {"1,1": "farmer", "0,2": "farmer", "2,2": "house"}
    deck["name"] = "mine"
    file.write_text(json.dumps(deck))
    _, out, _ = subak("deck", "check", file)
    assert "The deck “mine” is valid" in out
    assert "Paths: 35, furrows: 73, farmers: 2, buffaloes: 0, houses: 1." in out
    _, out, _ = subak("deck", "check", file, "--lang", "de")
    assert "Das Deck „mine“ ist gültig" in out


def test_a_deck_is_drawn_as_svg(subak, file: Path, tmp_path: Path) -> None:
    own, given = tmp_path / "own.svg", tmp_path / "given.svg"
    assert subak("deck", "draw", "--out", own)[0] == 0
    code, out, err = subak("deck", "draw", file, "--out", given)
    assert (code, out, err) == (0, f"Drawn in {given}.\n", "")
    assert own.read_text("utf-8") == given.read_text("utf-8")
    groups = [group.get("class") for group in ElementTree.parse(own).iter(f"{SVG}g")]
    assert groups.count("face") == groups.count("ancestor") == 18
    assert "dry season" in own.read_text("utf-8")
    subak("deck", "draw", "--out", own, "--lang", "nl")
    assert "droge tijd" in own.read_text("utf-8")


def test_a_deck_is_drawn_as_png(subak, tmp_path: Path) -> None:
    picture, drawing = tmp_path / "deck.PNG", tmp_path / "deck.svg"
    assert subak("deck", "draw", "--out", picture)[0] == 0
    subak("deck", "draw", "--out", drawing)
    sheet = ElementTree.parse(drawing).getroot()
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    zoom = deck_command.PNG_ZOOM
    assert struct.unpack(">II", data[16:24]) == (zoom * int(sheet.get("width", 0)), zoom * int(sheet.get("height", 0)))


def test_words_are_in_the_picture_though_the_machine_has_no_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    import resvg_py

    render = resvg_py.svg_to_bytes
    monkeypatch.setattr(resvg_py, "svg_to_bytes", lambda **options: render(**options, skip_system_fonts=True))
    page = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40">{}</svg>'
    family = "'Source Serif Pro', serif"
    blank = deck_command.png(page.format(""))
    assert len(deck_command.png(page.format(f'<text y="30" font-family="{family}">Größe ×−</text>'))) > 2 * len(blank)
    assert len(deck_command.png(page.format('<text y="30" font-family="serif">Größe</text>'))) > 2 * len(blank)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["check"], "“file” is missing"),
        (["check", "none.json"], "“none.json” cannot be read"),
        (["check", "."], "“.” cannot be read"),
        (["check", "none.json", "--lang", "de"], "lässt sich nicht lesen"),
        (["draw"], "“out” is missing"),
        (["draw", "--out", "x.gif"], "“x.gif” must end in .svg or .png."),
        (["draw", "--out", "x"], "“x” must end in .svg or .png."),
        (["draw", "none.json", "--out", "x.svg"], "“none.json” cannot be read"),
        (["draw", "--out", "no/such/folder/x.svg"], "“no/such/folder/x.svg” cannot be written"),
        (["draw", "--out", "no/such/folder/x.png"], "“no/such/folder/x.png” cannot be written"),
        (["burn"], "There is no command “burn”"),
    ],
)
def test_bad_input_gets_one_clear_sentence(subak, monkeypatch, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = subak("deck", *arguments)
    assert code == 2
    assert not out
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("", "is not valid JSON"), ("{}", "The deck’s name is missing"), ("[1", "is not valid JSON"), ("[]", "This is not a deck")],
)
def test_a_bad_deck_is_neither_good_nor_drawn(subak, tmp_path: Path, text: str, sentence: str) -> None:
    file, out = tmp_path / "deck.json", tmp_path / "deck.svg"
    file.write_text(text, "utf-8")
    for arguments in (["check", file], ["draw", file, "--out", out]):
        code, shown, err = subak("deck", *arguments)
        assert (code, shown) == (2, "")
        assert sentence in err
        assert len(err.strip().splitlines()) == 1
    assert not out.exists()
