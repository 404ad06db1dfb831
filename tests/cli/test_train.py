"""subak train as a person types it."""

import json
import os
import subprocess
import sys

import pytest

SMALL = ("--players", 2, "--variants", "", "--games", 8, "--meetings", 2)


def test_a_network_is_trained_measured_drawn_and_goes_on(subak, tmp_path):
    pytest.importorskip("torch")
    typed = ["train", "bali", *SMALL, "--iterations", 2, "--every", 1, "--against", "random"]
    code, shown, told = subak(*typed, "--out", tmp_path, "--lang", "en")
    assert code == 0
    assert f"Network: {tmp_path / 'bali.safetensors'}" in shown
    assert "won against random" in told
    assert (tmp_path / "curves.svg").read_text("utf-8").count("Bali") > 0
    code, _, told = subak(*typed, "--out", tmp_path, "--lang", "de")
    assert (code, told) == (0, f"2 von 2 Durchgängen liegen schon in {tmp_path}.\n")
    code, shown, _ = subak("arena", "bali", f"net:{tmp_path / 'bali.safetensors'}", "random", "--games", 2, "--out", tmp_path / "a")
    assert code == 0
    code, _, told = subak(*typed[:-2], "--against", "seed", "--out", tmp_path, "--lang", "en")
    assert (code, "its opponents are random, not seed" in told) == (2, True)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (["--against", "nobody"], "nobody"),
        (["--players", 7], "7"),
        (["--variants", "orakel"], "orakel"),
        (["--games", 1], "at least 2"),
    ],
)
def test_bad_input_is_told_in_one_sentence(subak, tmp_path, wrong, says):
    pytest.importorskip("torch")
    code, _, told = subak("train", "bali", *wrong, "--out", tmp_path / "out", "--lang", "en")
    assert code == 2
    assert says in told
    assert "Traceback" not in told


def test_processes_learn_the_same_network_together(tmp_path):
    torch = pytest.importorskip("torch")
    launched = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node=2", "-m", "subak"]
    typed = ["train", "bali", *SMALL, "--iterations", 2, "--every", 2, "--against", "random", "--lang", "en", "--out", tmp_path]
    alone = os.environ | {"OMP_NUM_THREADS": "1"}
    done = subprocess.run([*launched, *map(str, typed)], check=False, capture_output=True, text=True, env=alone)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Network: ") == 1
    steps = json.loads((tmp_path / "training.jsonl").read_text().splitlines()[1])["steps"]
    assert steps == 2 * 2 * 64 * 8
    first, second = (torch.load(tmp_path / file, weights_only=True) for file in ("checkpoint.pt", "1-checkpoint.pt"))
    for name, weights in first["model"].items():
        assert torch.equal(weights, second["model"][name])
    assert not torch.equal(first["states"][0], second["states"][0])
