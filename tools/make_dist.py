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


def built(kind: str, folder: Path, into: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    (made,) = into.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def distributions(into: Path) -> tuple[Path, Path]:
    sdist = built("sdist", ROOT, into)
    with TemporaryDirectory() as folder:
        with tarfile.open(sdist) as packed:
            packed.extractall(folder, filter="data")
        return sdist, built("wheel", Path(folder) / sdist.name.removesuffix(".tar.gz"), into)


def files_in(file: Path) -> dict[str, int]:
    """With their sizes."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return {member.filename: member.file_size for member in wheel.infolist()}
    with tarfile.open(file) as sdist:
        return {member.name: member.size for member in sdist if member.isfile()}


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    made = distributions(DIST)
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, made)], check=True)
    for file in made:
        sizes = files_in(file)
        page = sum(size for name, size in sizes.items() if "server/page/" in name)
        print(f"{file.name}: {file.stat().st_size:,} bytes")
        print(f"  {len(sizes)} files of {sum(sizes.values()):,} bytes, {page:,} of them the page")


if __name__ == "__main__":
    main()
