"""What the system, JSON and Pydantic call wrong is told in every language of ours, and falls back to their own words."""

import errno
import json
import os
from typing import Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from subak.core.faults import VALUES, of_json, of_system, of_value
from subak.core.mistakes import Mistake
from subak.locale import LANGUAGES


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")
    count: int = Field(1, ge=1, le=4)
    name: str = Field("x", min_length=1, max_length=3)
    share: float = 0
    sure: bool = True
    names: list[str] = Field([], max_length=1)
    level: Literal["seed", "sprout"] = "seed"


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"count": "many"}, "es muss eine ganze Zahl sein"),
        ({"count": 1.5}, "es muss eine ganze Zahl sein"),
        ({"count": 0}, "es muss mindestens 1 sein"),
        ({"count": 5}, "es darf höchstens 4 sein"),
        ({"name": ""}, "es braucht mindestens 1 Zeichen"),
        ({"name": "anna"}, "es darf höchstens 3 Zeichen haben"),
        ({"name": 3}, "es muss ein Text sein"),
        ({"share": "half"}, "es muss eine Zahl sein"),
        ({"sure": "perhaps"}, "es muss true oder false sein"),
        ({"names": ["a", "b"]}, "es darf höchstens 1 Einträge haben"),
        ({"names": "a"}, "es muss eine Liste sein"),
        ({"level": "tree"}, "möglich ist: 'seed' or 'sprout'"),
        ({"colour": "red"}, "das ist hier nicht bekannt"),
    ],
)
def test_a_refused_value(given: dict[str, object], reason: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Form.model_validate(given)
    mistake = Mistake("bad-value", name="x", reason=of_value(refused.value.errors()[0]))
    assert mistake.sentence("de") == f"„x“ kann diesen Wert nicht haben: {reason}."


def test_what_has_no_words_of_ours_is_said_as_it_came() -> None:
    told = of_value({"type": "date_parsing", "msg": "Input should be a date"})
    assert "Input should be a date" in Mistake("bad-value", name="x", reason=told).sentence("nl")
    assert "Out of luck" in Mistake("unreadable-file", file="x", reason=of_system(OSError(errno.ELOOP, "Out of luck"))).sentence(
        "nl"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_refused_value_has_words(language: str) -> None:
    for kind in VALUES:
        told = of_value({"type": kind, "msg": "MACHINE"})
        assert "MACHINE" not in Mistake("bad-value", name="x", reason=told).sentence(language)


@pytest.mark.parametrize(
    ("number", "reason"), [(errno.ENOENT, "bestaat niet"), (errno.EACCES, "niet toegestaan"), (errno.EISDIR, "is een map")]
)
def test_a_file_that_cannot_be_read(number: int, reason: str) -> None:
    told = of_system(OSError(number, os.strerror(number)))
    assert reason in Mistake("unreadable-file", file="x", reason=told).sentence("nl")


def test_text_that_is_not_json() -> None:
    with pytest.raises(json.JSONDecodeError) as refused:
        json.loads('{\n"a": }')
    assert Mistake("not-json", file="x", reason=of_json(refused.value)).sentence("de").endswith("Fehler in Zeile 2, Spalte 6.")
    assert "UTF-8" in Mistake("not-json", file="x", reason=of_json(UnicodeDecodeError("utf-8", b"", 0, 1, ""))).sentence("en")
