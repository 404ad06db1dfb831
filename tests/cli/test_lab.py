"""subak lab as a person types it."""

import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest


def test_a_report_and_tables_are_written(subak, tmp_path: Path) -> None:
    code, shown, told = subak("lab", "bali", "--variants", "oracle,demon", "--games", 300, "--out", tmp_path / "lab")
    assert (code, told) == (0, "")
    assert f"Report: {tmp_path / 'lab' / 'report.html'}" in shown
    text = (tmp_path / "lab" / "report.html").read_text("utf-8")
    assert "What 900 games of Bali say" in text
    assert "subak lab bali --variants oracle,demon --games 300 --players random --seats 2 --seed 1" in text
    for name in ("summary", "effects", "seats", "scores", "lengths", "decisions", "values", "counts", "early", "rules"):
        assert (tmp_path / "lab" / f"{name}.csv").stat().st_size > 50
        assert (tmp_path / "lab" / f"{name}.parquet").read_bytes().startswith(b"PAR1")


def test_bots_play_it_too(subak, tmp_path: Path) -> None:
    typed = ["lab", "rice", "--games", 6, "--players", "greedy:2", "--option", "contracts", "--cores", 1, "--lang", "de"]
    code, _, _ = subak(*typed, "--out", tmp_path)
    assert code == 0
    text = (tmp_path / "report.html").read_text("utf-8")
    assert "2 am Tisch, gespielt von greedy:2. Immer mit: Jasmin" in text


def test_the_same_command_goes_on(subak, tmp_path: Path) -> None:
    typed = ["lab", "cacao", "--games", 200, "--out", tmp_path, "--lang", "en"]
    subak(*typed)
    page = (tmp_path / "report.html").read_bytes()
    lines = (tmp_path / "shares.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "shares.jsonl").write_bytes(b"".join(lines[:41]))
    code, _, told = subak(*typed)
    assert code == 0
    assert "40 of 100 shares" in told
    assert (tmp_path / "report.html").read_bytes() == page


def test_an_interruption_keeps_what_was_played(tmp_path: Path) -> None:
    typed = [sys.executable, "-m", "subak", "lab", "bali", "--games", "4000", "--players", "search:20", "--lang", "en"]
    running = subprocess.Popen([*typed, "--out", str(tmp_path)], stderr=subprocess.PIPE, text=True)
    start = time.monotonic()
    while not (tmp_path / "shares.jsonl").exists() or len((tmp_path / "shares.jsonl").read_bytes().splitlines()) < 3:
        assert running.poll() is None
        assert time.monotonic() - start < 240
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "shares are kept in" in told
    assert "subak lab bali --games 4000" in told
    assert "Traceback" not in told
    assert len((tmp_path / "shares.jsonl").read_bytes().splitlines()) >= 3


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["chess"], "chess"),
        (["bali", "--variants", "festival"], "no option “festival”"),
        (["bali", "--players", "3"], "--seats 3"),
        (["bali", "--players", "search:x"], "x"),
        (["bali", "--seats", "7"], "7"),
        (["bali", "--games", "0"], "games"),
    ],
)
def test_bad_input_is_told(subak, tmp_path: Path, typed: list[str], told: str) -> None:
    code, _, errors = subak("lab", *typed, "--out", tmp_path / "lab")
    assert code == 2
    assert told in errors
    assert not (tmp_path / "lab" / "report.html").exists()


def test_a_folder_that_cannot_be_is_told_before_anything_is_played(subak, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, _, told = subak("lab", "bali", "--games", 10, "--out", tmp_path / "file")
    assert code == 2
    assert str(tmp_path / "file") in told


def test_another_experiment_in_the_folder_is_refused(subak, tmp_path: Path) -> None:
    subak("lab", "bali", "--games", 10, "--out", tmp_path)
    code, _, told = subak("lab", "cacao", "--games", 10, "--out", tmp_path)
    assert code == 2
    assert "another experiment: its" in told


def test_without_pyarrow_there_is_csv_and_a_word_about_it(subak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, shown, _ = subak("lab", "bali", "--games", 10, "--out", tmp_path)
    assert code == 0
    assert "pip install pyarrow" in shown
    assert (tmp_path / "seats.csv").exists()
    assert not list(tmp_path.glob("*.parquet"))


def test_without_ray_it_says_how_to_get_it(subak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, told = subak("lab", "bali", "--games", 10, "--ray", "auto", "--out", tmp_path)
    assert code == 2
    assert 'pip install ".[ray]"' in told


@pytest.mark.parametrize(
    ("package", "sentence"),
    [(ModuleType("numba_cuda"), "No CUDA device can be used here."), (None, 'pip install ".[cuda]"')],
    ids=["no device", "no package"],
)
def test_a_gpu_that_is_not_there_is_told(subak, package, sentence, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from subak.core import cuda

    monkeypatch.setattr(cuda, "have_cuda", lambda: False)
    monkeypatch.setitem(sys.modules, "numba_cuda", package)
    code, _, told = subak("lab", "bali", "--games", 10, "--gpu", "--out", tmp_path)
    assert code == 2
    assert sentence in told
