"""The unit for systemd in `deploy/`; `test_machines.py` starts it."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[2] / "deploy" / "subak.service"
EXPOSED = 2.5  # of 10, as systemd rates what a service may still do


@pytest.fixture
def systemd_analyze():
    found = shutil.which("systemd-analyze")
    assert found, "systemd-analyze is not installed: `make test` as root installs it, else install systemd"
    return found


def test_the_unit_is_understood_whole(systemd_analyze, tmp_path):
    unit = tmp_path / "subak.service"
    unit.write_text(UNIT.read_text().replace("/opt/subak/bin/subak", str(Path(sys.executable).with_name("subak"))))
    verified = subprocess.run([systemd_analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")


def test_the_unit_may_do_little(systemd_analyze):
    command = [systemd_analyze, "security", "--offline=true", "--json=short", f"--threshold={EXPOSED * 10:.0f}", UNIT]
    rated = subprocess.run(command, capture_output=True, text=True, check=False)
    assert rated.returncode == 0, sorted(one["name"] for one in json.loads(rated.stdout) if one["set"] is False)


def test_what_the_unit_sets_is_a_setting(monkeypatch):
    from subak.server.settings import Settings

    named = re.findall(r"SUBAK_(\w+)=", UNIT.read_text())
    assert {name.lower() for name in named} - {"cache"} <= set(Settings.model_fields)


def test_what_the_unit_lets_the_server_write_is_its_users_alone():
    assert {"UMask=0077", "StateDirectoryMode=0700"} <= set(UNIT.read_text().splitlines())


def test_the_unit_lets_the_server_have_as_many_files_as_connections():
    from subak.server.connections import OTHER_FILES
    from subak.server.settings import Settings

    (files,) = re.findall(r"^LimitNOFILE=(\d+)$", UNIT.read_text(), re.MULTILINE)
    assert int(files) >= Settings.model_fields["connections"].default + OTHER_FILES
