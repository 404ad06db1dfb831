"""The command as a person types it."""

import sys

import pytest

from subak.cli import main as command

Typed = tuple[int, str, str]


@pytest.fixture
def subak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def typed(*arguments: object) -> Typed:
        monkeypatch.setenv("LC_ALL", "C")
        monkeypatch.delenv("LANGUAGE", raising=False)
        monkeypatch.setattr(sys, "argv", ["subak", *map(str, arguments)])
        code = 0
        try:
            command.main()
        except SystemExit as stop:
            code = int(stop.code or 0)
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return typed
