"""A terminal that is closed during a match."""

import os
import pty
import subprocess
import sys


def test_the_game_leaves_with_its_terminal_even_if_nobody_tells_it(tmp_path):
    ours, theirs = pty.openpty()
    game = subprocess.Popen(
        [sys.executable, "-m", "subak", "play", "bali", "--seed", "1", "--record", str(tmp_path / "match.json")],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm-256color"},
    )
    os.close(theirs)
    shown = b""
    while b"buy" not in shown:
        shown += os.read(ours, 1 << 16)
    os.close(ours)
    try:
        assert game.wait(timeout=30) == 1
    finally:
        game.kill()
    assert (tmp_path / "match.json").exists()
