"""The lab: it counts what happens, the same however it is played, and says how sure it is."""

import csv
from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from support.game_support import golden_paths
from support.make_golden import record_of

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import Game, game_named, game_names
from subak.core.tallying import IN_GAMES, LEAST_SCORE, POINTS, SEATS, TIMES, VICTORIES, VICTORY, no_counts
from subak.study.lab import playing
from subak.study.lab.experiment import Experiment, Task, design
from subak.study.lab.findings import Findings, estimated, findings, mean_score, share_estimate, total
from subak.study.lab.playing import add_match, as_counts, blocks_of, run_lab
from subak.study.lab.rows import rows_of, write_csv, write_parquet
from subak.study.lab.shares import ShareFile


class Replayed:
    """Decides as a record says."""

    def __init__(self, record: dict) -> None:
        self.texts = [action[1] for action in record["actions"]]

    def kinds(self, game: Game) -> tuple[str, ...]:
        return ()

    def choose(self, match: Match) -> int:
        return match.number(self.texts[len(match.plies)])


def counted(name: str):
    """The counters of one golden record, and the record."""
    record = record_of(*name.split("/"))
    whole = Match.from_record(record)
    counts = no_counts(whole.game)
    player = Replayed(record)
    add_match(whole.prefix(0), [player] * whole.players, counts)
    return counts[0], record


def number_of(game: str, part: str, **details: object) -> int:
    """Of a use or event by what is told of it."""
    listed = getattr(game_named(game).tally, part)
    return next(place for place, told in enumerate(listed) if details.items() <= told.items())


def event(counts, game: str, name: str) -> tuple[int, int]:
    row = counts.events[number_of(game, "events", event=name)]
    return int(row[IN_GAMES]), int(row[TIMES])


def texts(record: dict, start: str) -> list[str]:
    return [action[1] for action in record["actions"] if action[1].startswith(start)]


RECORDS = [f"{game}/{path.stem}" for game in game_names() for path in golden_paths(game) if "foreign" not in path.stem]


@pytest.mark.parametrize("name", RECORDS)
def test_a_match_is_counted_as_its_record_says(name):
    counts, record = counted(name)
    scores, winners = record["result"]["scores"], record["result"]["winners"]
    players = record["players"]
    assert counts.games == 1
    assert counts.phases[:, 0].sum() == len(record["actions"])
    with_choice = [action for action in record["actions"] if len(action[2]) > 1]
    assert np.flatnonzero(counts.choices).tolist() == [len(with_choice)]
    assert counts.wins[:players].tolist() == [VICTORY // len(winners) * (seat in winners) for seat in range(players)]
    for seat, score in enumerate(scores):
        assert np.flatnonzero(counts.scores[seat]).tolist() == [score - LEAST_SCORE]
    highest = sorted(scores)[::-1]
    assert np.flatnonzero(counts.leads).tolist() == [highest[0] - highest[1]]
    assert counts.tied == (highest[0] == highest[1])
    assert counts.shared == (len(winners) > 1)
    assert (counts.uses[:, :, SEATS].sum(axis=1) == players).all()
    assert (counts.uses[:, :, VICTORIES].sum(axis=1) == VICTORY).all()
    assert (counts.uses[:, :, POINTS].sum(axis=1) == sum(scores)).all()


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("bali")])
def test_bali_is_counted_as_by_hand(name):
    counts, record = counted(name)
    bought = counts.uses[number_of("bali", "uses", say="bali-tally-bought")]
    assert int(bought[:, SEATS] @ np.arange(16)) == len(texts(record, "buy"))
    kept = counts.uses[number_of("bali", "uses", say="bali-tally-kept")]
    assert int(kept[:, SEATS] @ np.arange(16)) == len(texts(record, "keep"))
    assert event(counts, "bali", "shrine-built")[1] == len(texts(record, "play shrine"))
    assert event(counts, "bali", "shrine-returned")[1] == len(texts(record, "discard"))
    assert event(counts, "bali", "two-farmers")[1] == len(texts(record, "play 2"))
    assert event(counts, "bali", "three-farmers")[1] == len(texts(record, "play 3"))
    assert event(counts, "bali", "looked")[1] == len(texts(record, "oracle look"))
    assert event(counts, "bali", "run-out")[1] == len(texts(record, "claim"))
    declined = [text for _, text, legal in record["actions"] if text == "pass" and legal[0].startswith("claim")]
    assert event(counts, "bali", "good-declined")[1] == len(declined)
    moves = len(texts(record, "play priest")) if record["options"]["demon"] else 0
    assert event(counts, "bali", "demon-moved")[1] == moves
    turns = len(texts(record, "play") + texts(record, "discard"))
    scored = sum(event(counts, "bali", f"{card}-scored")[1] for card in ("masons", "priests", "shrines", "farmers"))
    assert scored == turns - 1  # the last turn ends the match before its scoring


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("cacao")])
def test_cacao_is_counted_as_by_hand(name):
    counts, record = counted(name)
    assert event(counts, "cacao", "overbuild")[1] == len(texts(record, "overbuild"))
    sold = texts(record, "sell")
    assert event(counts, "cacao", "sale")[1] == sum(not text.startswith("sell 0") for text in sold)
    assert event(counts, "cacao", "sale-of-three")[1] == sum(text.startswith("sell 3") for text in sold)
    laid = game_named("cacao").tally.uses
    for place, told in enumerate(laid):
        if told["say"] == "cacao-tally-laid":
            fills = texts(record, f"fill {told['jungle']['kind']} ")
            assert int(counts.uses[place, :, SEATS] @ np.arange(16)) == len(fills)


@pytest.mark.parametrize(
    ("record", "rule"),
    [
        ("three-fills", "three-fills"),
        ("fewer-tiles-than-squares", "too-few-tiles"),
        ("decision-of-another", "work-of-another"),
        ("full-water-track", "water-full"),
        ("victory-with-negative-water", "water-below-zero"),
        ("temple-alone", "temple-alone"),
        ("temple-tied-first-of-two", "temple-tied"),
        ("temple-of-nobody", "temple-of-nobody"),
        ("sale-of-nothing", "sale-declined"),
    ],
)
def test_a_record_made_for_a_rule_of_cacao_shows_it(record, rule):
    assert event(counted(f"cacao/{record}")[0], "cacao", rule)[0] == 1


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("rice")])
def test_rice_is_counted_as_by_hand(name):
    counts, record = counted(name)
    ancestors = [int(text.split()[1]) for text in texts(record, "ancestor")]
    assert np.flatnonzero(counts.firsts[:18, SEATS]).tolist() == sorted(number - 1 for number in ancestors)
    built = counts.uses[:18, 1, SEATS]
    assert built.sum() == 16
    assert not built[[number - 1 for number in ancestors]].any()
    assert counts.firsts[-2:, SEATS].tolist() == [1, 1]
    assert event(counts, "rice", "below-zero")[1] == sum(score < 0 for score in record["result"]["scores"])
    last = Match.from_record(record).state
    fields = event(counts, "rice", "wet-field")[1] + event(counts, "rice", "dry-field")[1]
    assert fields == int(last.fields.sum())


@pytest.mark.parametrize(
    ("record", "rule"),
    [
        ("river-choice", "river-card"),
        ("river-choice-declined", "river-declined"),
        ("second-seat-begins", "second-begins"),
        ("fewer-farmers-begin", "tied-after-wet"),
        ("large-field", "large-field"),
    ],
)
def test_a_record_made_for_a_rule_of_rice_shows_it(record, rule):
    assert event(counted(f"rice/{record}")[0], "rice", rule)[0] == 1


def experiment(game: str = "bali", variants=("oracle",), games: int = 400, players=("random",), **more) -> Experiment:
    return design(game_named(game), variants, games, players, **more)


def same(one: dict, other: dict) -> bool:
    return one.keys() == other.keys() and all((one[task] == other[task]).all() for task in one)


@pytest.mark.parametrize("players", [("random",), ("greedy:2", "random")])
def test_the_cores_make_no_difference(players):
    games = 400 if len(players) == 1 else 12
    asked = experiment(games=games, players=players)
    assert same(run_lab(asked, cores=1), run_lab(asked, cores=2))


def test_an_interrupted_run_goes_on_to_the_same_result(tmp_path):
    asked = experiment()
    whole = run_lab(asked, cores=1)
    kept = ShareFile(tmp_path / "shares.jsonl", asked)

    def stop_after_ten(task, row):
        kept.add(task, row)
        if len((tmp_path / "shares.jsonl").read_bytes().splitlines()) > 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_lab(asked, cores=1, on_share=stop_after_ten)
    kept.close()
    with (tmp_path / "shares.jsonl").open("ab") as file:
        file.write(b'{"setting": 0, "sha')  # cut off in writing
    again = ShareFile(tmp_path / "shares.jsonl", asked)
    assert len(again.rows) == 10
    played = []
    assert same(run_lab(asked, cores=2, done=again.rows, on_share=lambda task, row: played.append(task)), whole)
    assert len(played) == len(asked.tasks()) - 10
    again.close()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seed": "2"}, "seed"),
        ({"games": 500}, "number of games"),
        ({"players": ("greedy:2",)}, "players"),
        ({"variants": ()}, "variants"),
    ],
)
def test_another_experiment_is_not_mixed_in(tmp_path, changes, field):
    ShareFile(tmp_path / "shares.jsonl", experiment()).close()
    with pytest.raises(Mistake, match=f"another experiment: its {field}"):
        ShareFile(tmp_path / "shares.jsonl", experiment(**changes))


def test_a_file_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "shares.jsonl").write_text("my diary\n")
    with pytest.raises(Mistake, match="something other"):
        ShareFile(tmp_path / "shares.jsonl", experiment())
    assert (tmp_path / "shares.jsonl").read_text() == "my diary\n"


def test_games_are_the_same_whatever_shares_they_are_played_in(monkeypatch):
    asked = experiment(games=300)
    one = np.sum([row for task, row in run_lab(asked, cores=1).items() if task.setting == 0], axis=0)
    monkeypatch.setattr("subak.study.lab.experiment.BLOCKS", 7)
    other = np.sum([row for task, row in run_lab(asked, cores=1).items() if task.setting == 0], axis=0)
    assert (one == other).all()


def test_random_games_agree_with_games_played_through_matches():
    """By their means: the two ways draw their random numbers differently."""
    game = game_named("bali")
    compiled = experiment(variants=(), games=4000)
    through = replace(compiled, games=400, players=("random", "random"), seed="2")
    rows = {Task(0, share): playing.share_of_matches(through, Task(0, share)) for share in range(through.shares)}
    quick, slow = blocks_of(compiled, run_lab(compiled)), blocks_of(through, rows)
    one, other = (estimated(mean_score, blocks[0]) for blocks in (quick, slow))
    assert one[1] <= other[2]
    assert other[1] <= one[2]
    assert as_counts(game, rows[Task(0, 0)])["games"] == 4


@cache
def found_in(game: str, variants: tuple[str, ...], games: int = 5000) -> list[Findings]:
    asked = experiment(game, variants, games)
    return findings(asked, blocks_of(asked, run_lab(asked)))


def test_the_demon_takes_a_row_away_and_nothing_from_the_pile():
    demon = found_in("bali", ("demon", "oracle"))[1].effects
    assert demon["alternatives"].high < 0


def test_the_oracle_adds_cards_to_the_pile_and_decisions_to_the_game():
    base, _, oracle = found_in("bali", ("demon", "oracle"))
    assert oracle.effects["turns"].low > 0
    assert oracle.effects["choices"].low > 0
    looked = number_of("bali", "events", event="looked")
    assert base.events[looked].games.value == 0
    assert oracle.events[looked].games.value > 0.5


def test_the_festival_adds_points_and_contracts_do():
    _, festival, contracts = found_in("rice", ("festival", "contracts"))
    assert festival.effects["score"].low > 0
    assert contracts.effects["score"].low > 0
    assert festival.effects["turns"] == (0, 0, 0)


def test_open_information_changes_nothing_for_random_players():
    effects = found_in("bali", ("open_information",))[1].effects
    assert all(effect == (0, 0, 0) for effect in effects.values())


def test_an_interval_holds_as_often_as_it_says():
    """The first seat's true share is the mean of many; of 60 small runs about 57 intervals have it."""
    games, runs = 400, 60
    found = []
    for seed in range(runs):
        asked = experiment(variants=(), games=games, seed=f"interval/{seed}")
        found.append(findings(asked, blocks_of(asked, run_lab(asked)))[0].seats[0].wins)
    truth = np.mean([wins.value for wins in found])
    assert 0.85 * runs <= sum(wins.low <= truth <= wins.high for wins in found) < runs


def test_never_and_always_are_not_sure():
    assert share_estimate((0.0, 0.0, 0.0), 100).high == pytest.approx(0.037, abs=0.001)
    assert share_estimate((1.0, 1.0, 1.0), 100).low == pytest.approx(0.963, abs=0.001)


def test_one_game_has_no_interval():
    asked = experiment(variants=(), games=1)
    (found,) = findings(asked, blocks_of(asked, run_lab(asked)))
    assert np.isnan(found.measures["score"].low)


def test_blocks_add_up_to_all_games():
    asked = experiment(games=1234)
    for blocks in blocks_of(asked, run_lab(asked)):
        assert len(blocks) == 100
        assert total(blocks)["games"] == 1234


@pytest.mark.parametrize("game", game_names())
def test_the_tables_say_the_same_as_csv_and_as_parquet(game, tmp_path):
    from pyarrow import parquet

    asked = experiment(game, (), 200)
    found = findings(asked, blocks_of(asked, run_lab(asked)))
    made = rows_of(asked, game_named(game), found, str)
    write_csv(tmp_path, made)
    assert write_parquet(tmp_path, made)
    assert {"summary", "seats", "scores", "values", "early", "rules", "decisions"} <= made.keys()
    for name, rows in made.items():
        with (tmp_path / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            read = list(csv.DictReader(file))
        stored = parquet.read_table(tmp_path / f"{name}.parquet").to_pylist()
        assert stored == rows
        assert [{key: "" if value is None else str(value) for key, value in row.items()} for row in rows] == read
    scores = [row for row in made["scores"] if row["seat"] == 1]
    assert sum(row["games"] for row in scores) == 200


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"variants": ("orakel",)}, "no option “orakel”"),
        ({"variants": ("oracle", "oracle")}, "named twice"),
        ({"variants": ("oracle",), "options": ("oracle",)}, "named twice"),
        ({"players": ("4",)}, "--seats 4"),
        ({"players": ("chess",)}, "no bot “chess”"),
        ({"players": ("random", "greedy"), "seats": 3}, "2 players for 3 seats"),
        ({"seats": 9}, "9"),
        ({"games": 0}, "nothing to count"),
    ],
)
def test_bad_input_is_told(changes, told):
    with pytest.raises(Mistake, match=told):
        experiment(**changes)
