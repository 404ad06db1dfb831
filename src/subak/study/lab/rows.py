"""A lab's findings as rows of named columns, and files of them: CSV, and Parquet where pyarrow is installed."""

import csv
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.core.registry import Game, Told
from subak.core.tallying import LEAST_SCORE
from subak.study.lab.experiment import Experiment
from subak.study.lab.findings import Estimate, Findings

Tell = Callable[[Told], str]
Rows = list[dict[str, Any]]


def interval(name: str, estimate: Estimate) -> dict[str, float | None]:
    columns = {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
    return {column: None if math.isnan(value) else value for column, value in columns.items()}


def spread(what: str, counts: list[int], least: int = 0) -> Iterator[dict[str, Any]]:
    return ({"what": what, "number": number, "games": count} for number, count in enumerate(counts, least) if count)


def rows_of(experiment: Experiment, game: Game, found: list[Findings], tell: Tell) -> dict[str, Rows]:
    """By the name of the file that they are for. Labels are in words; the columns are the same in every language."""
    tally = game.tally
    questions = [(tell(question), tell(answer)) for question, answers in tally.firsts for answer in answers]
    made: dict[str, Rows] = {}

    def add(file: str, setting: str, row: dict[str, Any]) -> None:
        made.setdefault(file, []).append({"setting": setting} | row)

    for setting, findings in zip(experiment.settings, found, strict=True):
        name = setting.name
        for what, estimate in findings.measures.items():
            add("summary", name, {"what": what} | interval("value", estimate))
        for what, estimate in findings.effects.items():
            add("effects", name, {"what": what} | interval("difference", estimate))
        for number, seat in enumerate(findings.seats, 1):
            add("seats", name, {"seat": number} | interval("wins", seat.wins) | interval("score", seat.score))
        for number, counts in enumerate(findings.scores, 1):
            for row in spread("score", counts, LEAST_SCORE):
                add("scores", name, {"seat": number, "score": row["number"], "games": row["games"]})
        for row in (*spread("turns", findings.turns), *spread("choices", findings.choices), *spread("lead", findings.leads)):
            add("lengths", name, row)
        for told, phase in zip(tally.phases, findings.phases, strict=True):
            counted = {"decisions": phase.decisions, "with_choice": phase.choices, "alternatives": known(phase.alternatives)}
            add("decisions", name, {"phase": tell(told)} | counted)
        for told, use in zip(tally.uses, findings.uses, strict=True):
            add(
                "values",
                name,
                {"what": tell(told), "per_seat": use.each} | interval("points", use.points) | interval("wins", use.wins),
            )
            for point in use.curve:
                add("counts", name, {"what": tell(told)} | point._asdict())
        for (question, label), answer in zip(questions, findings.answers, strict=True):
            row = {"question": question, "answer": label, "given": answer.given, "seats": answer.seats}
            add("early", name, row | interval("wins", answer.wins) | {"score": known(answer.score)})
        for told, event in zip(tally.events, findings.events, strict=True):
            add("rules", name, {"rule": tell(told)} | interval("games", event.games) | {"times_per_game": event.times})
    return made


def known(value: float) -> float | None:
    return None if math.isnan(value) else value


def write_csv(folder: Path, made: dict[str, Rows]) -> None:
    for name, rows in made.items():
        path = folder / f"{name}.csv"
        try:
            with path.open("w", encoding="utf-8", newline="") as file:
                writer = csv.DictWriter(file, list(rows[0]))
                writer.writeheader()
                writer.writerows(rows)
        except OSError as error:
            raise Mistake("unwritable-file", file=str(path), reason=of_system(error)) from error


def write_parquet(folder: Path, made: dict[str, Rows]) -> bool:
    """Whether it could: pyarrow is an extra."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        return False
    for name, rows in made.items():
        path = folder / f"{name}.parquet"
        try:
            parquet.write_table(arrow.Table.from_pylist(rows), path)
        except OSError as error:
            raise Mistake("unwritable-file", file=str(path), reason=of_system(error)) from error
    return True
