"""Who begins at the terminal: the first player, another one, or whom lots choose."""

import shlex
from pathlib import Path

import pytest

from subak.cli import play, table
from subak.core.fairness import places_by_lot
from subak.core.match import Match


@pytest.fixture
def seated(subak, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """What the table would show: the names in turn order, whose seat is a person's, and what is said at the end."""

    def typed(*arguments: object):
        tables: list[table.TableApp] = []

        def show(app: table.TableApp) -> None:
            tables.append(app)

        monkeypatch.setattr(play, "need_terminal", lambda: None)
        monkeypatch.setattr(play, "warm_up", lambda game, kind: None)
        monkeypatch.setattr(table.TableApp, "run", show)
        code, out, error = subak("play", *arguments, "--record", tmp_path / "match.json")
        assert (code, error) == (0, "")
        return tables[0].names, [player is None for player in tables[0].seats], out

    return typed


def test_the_first_player_begins_unless_another_is_named(seated) -> None:
    names, people, out = seated("bali", "--players", 3, "--people", 2, "--name", "Anna", "--name", "Ben")
    assert (names, people) == (["Anna", "Ben", "Bot 3 (Blade)"], [True, True, False])
    assert "--begins" not in out


def test_who_is_named_begins_and_the_others_follow_in_their_order(seated, tmp_path: Path) -> None:
    names, people, out = seated("bali", "--players", 3, "--people", 2, "--name", "Anna", "--begins", 3)
    assert (names, people) == (["Bot 3 (Blade)", "Anna", "Player 2"], [False, True, True])
    assert f"subak play bali --resume {tmp_path / 'match.json'} --people 2 --name Anna --begins 3" in out


def test_who_goes_on_with_the_command_that_is_shown_sits_with_the_same_bots(seated, tmp_path: Path) -> None:
    typed = ("bali", "--players", 3, "--people", 2, "--bots", "random", "--name", "Anna Maria", "--begins", 2)
    names, people, out = seated(*typed)
    command = shlex.split(out.split("Go on with: ")[1])
    assert command[:5] == ["subak", "play", "bali", "--resume", str(tmp_path / "match.json")]
    assert seated(*command[2:])[:2] == (names, people)
    assert names == ["Player 2", "Bot 3 (random)", "Anna Maria"]


def test_lots_are_those_of_the_seed(seated) -> None:
    seeds = [f"seed {number}" for number in range(8)]
    found = [seated("cacao", "--seed", seed, "--begins", "lot")[1].index(True) for seed in seeds]
    assert found == [places_by_lot(seed, 2).index(0) for seed in seeds]
    assert set(found) == {0, 1}


def test_in_a_game_where_all_begin_together_nobody_is_named(subak, seated) -> None:
    assert Match.new("rice", 2).game.together
    assert subak("play", "rice", "--bots", "random", "--begins", 2)[2].count("nobody begins") == 1
    assert set(seated("rice", "--begins", "lot")[1]) == {True, False}


@pytest.mark.parametrize("wrong", ["0", "3", "oldest", "-1", "1.0", ""])
def test_whom_there_is_not_gets_one_clear_sentence(subak, wrong: str) -> None:
    code, _, error = subak("play", "bali", "--bots", "random", f"--begins={wrong}")
    assert code == 2
    assert f"“--begins” is the number of a player, 1 to 2, or lot, not “{wrong}”." in " ".join(error.split())
