#!/usr/bin/env python3
"""Makes dist/: the sdist, and the wheel from what is in it; both are checked as a package index does: `make dist`."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"


def build(kind: str, folder: Path) -> Path:
    before = set(DIST.glob("*"))
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(DIST)], cwd=folder, check=True)
    (made,) = set(DIST.glob("*")) - before
    return made


def sizes(file: Path) -> str:
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            unpacked = {entry.filename: entry.file_size for entry in wheel.infolist()}
    else:
        with tarfile.open(file) as sdist:
            unpacked = {entry.name: entry.size for entry in sdist if entry.isfile()}
    page = sum(size for name, size in unpacked.items() if "server/page/" in name)
    total = sum(unpacked.values())
    return f"{file.name}: {file.stat().st_size:,} bytes; unpacked {total:,} in {len(unpacked)} files, of them the page {page:,}"


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    sdist = build("sdist", ROOT)
    with TemporaryDirectory() as folder:
        with tarfile.open(sdist) as packed:
            packed.extractall(folder, filter="data")
        wheel = build("wheel", Path(folder) / sdist.name.removesuffix(".tar.gz"))
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel)], check=True)
    for file in (sdist, wheel):
        print(sizes(file))


if __name__ == "__main__":
    main()
