"""The golden records of Cacao show every way a decision can come up. That they replay is tested for all games."""

from collections import Counter

from support.make_golden import record_of, specs

from subak.games.cacao.components import JUNGLE

ALL = specs("cacao")


def texts():
    return [text for spec in ALL for _, text, _ in record_of("cacao", spec.name)["actions"]]


def test_every_kind_of_decision_is_in_some_record():
    verbs = Counter(text.split()[0] for text in texts())
    assert set(verbs) == {"square", "overbuild", "tile", "fill", "sell", "harvest"}
    assert {text.split()[1] for text in texts() if text.startswith("sell")} == {"0", "1", "2", "3"}
    for verb in ("sell", "harvest"):
        assert {text.split()[-1] for text in texts() if text.startswith(verb)} == {"up", "right", "down", "left"}


def test_every_tile_in_every_turn_is_in_some_record():
    shown = {text for text in texts() if text.startswith("tile")}
    assert shown == {"tile 1111 r0", *(f"tile {tile} r{turns}" for tile in ("2101", "3001", "3100") for turns in range(4))}


def test_every_kind_of_jungle_is_filled_in_some_record():
    assert {text.split()[1] for text in texts() if text.startswith("fill")} == set(JUNGLE)
