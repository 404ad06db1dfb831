"""What the system, JSON, TOML, Pydantic and databases call wrong is told in every language of ours, or as it came."""

import errno
import json
import os
import socket
import sqlite3
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from subak.core.faults import DATABASE_CODES, DATABASE_SENTENCES, VALUES, of_database, of_json, of_system, of_toml, of_value
from subak.core.mistakes import Mistake
from subak.locale import LANGUAGES


def with_scheme(url: str) -> str:
    if not url.startswith("redis://"):
        raise ValueError("redis://…")
    return url


class Red(BaseModel):
    kind: Literal["red"]


class Blue(BaseModel):
    kind: Literal["blue"]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")
    count: int = Field(1, ge=1, le=4)
    name: str = Field("x", min_length=1, max_length=3)
    share: float = 0
    sure: bool = True
    names: list[str] = Field([], max_length=1)
    level: Literal["seed", "sprout"] = "seed"
    rate: float = Field(1, gt=0)
    game: str = Field("bali", pattern="^(bali|rice)$")
    url: Annotated[str, AfterValidator(with_scheme)] = "redis://"
    colours: list[Annotated[Red | Blue, Field(discriminator="kind")]] = []
    red: Red = Red(kind="red")


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
        ({"level": "tree"}, "möglich ist: seed, sprout"),
        ({"rate": 0}, "es muss mehr als 0 sein"),
        ({"game": "chess"}, "es muss so aussehen: ^(bali|rice)$"),
        ({"url": "http://"}, "es muss so aussehen: redis://…"),
        ({"colours": [{"kind": "green"}]}, "möglich ist: red, blue"),
        ({"colours": [{}]}, "es fehlt"),
        ({"red": 3}, "es muss ein Objekt sein"),
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


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"port = = 1", "fout in regel 1, kolom 8"),
        (b'host = "a"\nport', "het houdt te vroeg op"),
        (b"host = '\xff'", "het is geen tekst in UTF-8"),
    ],
)
def test_text_that_is_not_toml(text: bytes, reason: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011
        tomllib.loads(text.decode())
    assert Mistake("wrong-setting", name="x", reason=of_toml(refused.value)).sentence("nl").endswith(f": {reason}.")


def test_a_host_that_there_is_not_and_one_that_does_not_answer() -> None:
    for error, reason in (
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "no such host"),
        (TimeoutError("x"), "in time"),
    ):
        assert reason in Mistake("unreadable-file", file="x", reason=of_system(error)).sentence("en")


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database, but long enough to be looked at as one" * 99)
    for file, reason in (("text.db", "keine SQLite-Datenbank"), ("none/x.db", "nicht öffnen oder anlegen")):
        with pytest.raises(sqlite3.DatabaseError) as refused:
            sqlite3.connect(tmp_path / file).execute("SELECT * FROM sqlite_master")
        assert reason in Mistake("no-database", reason=of_database(refused.value)).sentence("de")
    refusal = OSError('connection failed: connection to server at "127.0.0.1", port 1 failed: Connection refused\n\tIs it running?')
    assert "dort antwortet niemand" in Mistake("no-database", reason=of_database(refusal)).sentence("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fault_of_a_database_has_words(language: str) -> None:
    for kind in {*DATABASE_CODES.values(), *DATABASE_SENTENCES.values()}:
        told = {"say": "fault-database", "kind": kind, "reason": "MACHINE"}
        assert "MACHINE" not in Mistake("no-database", reason=told).sentence(language)
