"""What is installed: the locks of the Makefile, and the packages, which anybody can install and serve from."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from contextlib import contextmanager
from email import message_from_string
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from support.random_play import NIGHTLY

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
UV = str(Path(sys.executable).with_name("uv"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
TOOLS = {
    "hypothesis",
    "matplotlib",
    "mypy",
    "open-spiel",
    "playwright",
    "pyarrow",
    "pytest",
    "ray",
    "ruff",
    "scipy",
    "torch",
    "twine",
}


def tool(name):
    spec = spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pinned(lock):
    """The versions of a lock, by name; with more than one where that depends on the Python."""
    return set(re.findall(r"^([\w.-]+==\S+)", (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8"), re.MULTILINE))


def names(pins):
    return {pin.partition("==")[0] for pin in pins}


def private_imports(path):
    """Modules and names of others that begin with an underscore: any of their versions may be without them."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            named = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            named = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in named if re.search(r"(^|\.)_[^_]", name))


def test_nothing_private_of_a_dependency_is_imported():
    sources = list((ROOT / "src").rglob("*.py"))
    assert len(sources) > 100
    assert {str(path): found for path in sources if (found := list(private_imports(path)))} == {}


def making(*arguments):
    """What `make serve` would do."""
    told = subprocess.run(["make", "--dry-run", "serving", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout


def test_the_page_is_built_only_when_its_sources_have_changed():
    page = "src/subak/server/page/index.html"
    assert "Building the page" not in making("-W", page), "just built"
    for source in ("web/src/main.ts", "src/subak/locale/en/web.ftl", "web/package-lock.json"):
        assert "Building the page" in making("-W", source)


@pytest.fixture(scope="module")
def distributions(tmp_path_factory):
    return tool("make_dist").distributions(tmp_path_factory.mktemp("dist"))


def test_serving_installs_nothing_that_only_developers_need():
    serving = pinned("serve")
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]["server"]
    assert {re.match(r"[\w-]+", name)[0] for name in wanted} <= names(serving)
    assert not names(serving) & TOOLS
    assert TOOLS - {"torch"} <= names(pinned("dev"))


@pytest.mark.parametrize("lock", ["serve", "all", "uv"])
def test_a_smaller_lock_has_the_versions_of_the_toolbox(lock):
    """So that they are installed over each other, into one environment."""
    assert pinned(lock) <= pinned("dev")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_hashes_and_names_no_host(lock):
    text = lock.read_text("utf-8")
    packages = re.findall(r"^[\w.-]+==.*\n?.*", text, re.MULTILINE)
    assert packages
    assert all("\\\n    --hash=sha256:" in package for package in packages)
    assert "://" not in text
    assert "--index" not in text


def test_the_locks_of_the_page_name_no_host():
    assert "resolved" not in (ROOT / "web/package-lock.json").read_text("utf-8")


def test_the_wheel_has_all_of_subak_and_the_page(distributions):
    sdist, wheel = distributions
    page = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/subak/server/page").rglob("*") if path.is_file()}
    assert "subak/server/page/index.html" in page
    tracked = subprocess.run(["git", "ls-files", "src/subak"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    there = {name for name in map(str, tracked.splitlines()) if (ROOT / name).exists()}
    ours = {name for name in tool("make_dist").files_in(wheel) if ".dist-info/" not in name}
    assert ours >= {name.removeprefix("src/") for name in there} | page
    assert not {name for name in ours if "__pycache__" in name or not name.startswith("subak/")}
    packed = {name.partition("/")[2] for name in tool("make_dist").files_in(sdist)}
    assert packed >= {f"src/{name}" for name in page} | {"LICENSE", "README.md", "web/package-lock.json", "tools/hatch_hooks.py"}
    assert not {name for name in packed if "node_modules" in name or name.startswith("dist/")}


def test_the_readme_names_the_wheel_as_it_is_called(distributions):
    assert set(re.findall(r"[\w.-]+\.whl", README)) == {distributions[1].name}


def test_what_is_said_of_the_package_stands_on_its_own(distributions):
    _, wheel = distributions
    with ZipFile(wheel) as packed:
        (about,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        said = message_from_string(packed.read(about).decode())
    assert said["Author"]
    assert {"Typing :: Typed", "Programming Language :: Python :: 3.11"} <= set(said.get_all("Classifier"))
    assert "make serve" in said.get_payload()
    targets = re.findall(r"\]\(([^)]+)\)", str(said.get_payload()))
    assert all(target.startswith(("http", "#")) for target in targets)
    assert all("://" in address for address in said.get_all("Project-URL") or [])


def test_with_an_address_pictures_and_links_lead_there():
    hooks = tool("hatch_hooks")
    text = hooks.description(README, "https://example.org/subak")
    assert "](https://example.org/subak/raw/main/docs/pictures/bali-table.png)" in text
    assert "](https://example.org/subak/blob/main/CONTRIBUTING.md)" in text
    assert not re.search(r"\]\((?!https:|#)", text)
    assert hooks.addresses("https://example.org/subak")["Changelog"] == "https://example.org/subak/blob/main/CHANGELOG.md"
    assert hooks.addresses("") == {}


@pytest.mark.parametrize(("kind", "code", "said"), [("sdist", 1, "make dist"), ("wheel", 0, "tools/build-page")])
def test_without_the_page_an_sdist_is_refused_and_the_engine_alone_is_told_so(kind, code, said, tmp_path):
    for name in ("LICENSE", "README.md", "pyproject.toml", "src/subak/__init__.py", "tools/hatch_hooks.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == code
    assert said in ended.stdout + ended.stderr
    assert "Traceback" not in ended.stderr


@contextmanager
def serving(command, home):
    """A server from what is installed there; its address."""
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    typed = [*map(str, command), "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(typed, cwd=home, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield re.search(r"http://\S+", process.stdout.readline())[0]
        finally:
            process.terminate()


def check_that_it_serves(address):
    page = httpx.get(address, headers={"Accept": "text/html"})
    assert page.status_code == 200
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert assets
    for asset in assets:
        assert httpx.get(address + asset).status_code == 200
    assert httpx.get(f"{address}/api/v1/me").status_code == 200


def pythons():
    """On the path, and those of pyenv, which are on it only by request."""
    path = os.pathsep.join([*map(str, Path.home().glob(".pyenv/versions/*/bin")), os.environ["PATH"]])
    for minor in range(11, 20):
        find = [UV, "python", "find", "--no-project", "--system", f"3.{minor}"]
        found = subprocess.run(find, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
        if found.returncode == 0:
            yield found.stdout.strip()


def in_an_empty_environment(python, wheel, folder, versions="highest"):
    """With the newest versions of all that it needs, or with the oldest that it says it can do with."""
    subprocess.run([UV, "venv", "--quiet", "--python", python, folder / "venv"], check=True)
    install = [UV, "pip", "install", "--quiet", "--system-certs", "--resolution", versions]
    subprocess.run([*map(str, install), "--python", folder / "venv/bin/python", f"{wheel}[server]"], check=True)
    return folder / "venv/bin/subak"


if NIGHTLY:  # it downloads
    # Of what others need in turn the newest: what they say of it is theirs.
    @pytest.mark.parametrize(
        ("python", "versions"), [*((python, "highest") for python in pythons()), (sys.executable, "lowest-direct")]
    )
    def test_the_wheel_serves_and_plays_on_every_python_there_is(python, versions, distributions, tmp_path):
        subak = in_an_empty_environment(python, distributions[1], tmp_path, versions)
        with serving([subak], tmp_path) as address:
            check_that_it_serves(address)
        played = [subak, "play", "cacao", "--bots", "random", "--seed", "1", "--lang", "en"]
        told = subprocess.run(played, env={"HOME": str(tmp_path)}, capture_output=True, text=True, check=True)
        assert "wins" in told.stdout

    @pytest.mark.parametrize("runner", [["run", "--from"], ["run", "pipx", "run", "--spec"]], ids=["uvx", "pipx"])
    def test_one_line_serves_from_the_wheel(runner, distributions, tmp_path):
        command = [UV, "--system-certs", "tool", *runner, f"{distributions[1]}[server]", "subak"]
        with serving(command, tmp_path) as address:
            check_that_it_serves(address)
