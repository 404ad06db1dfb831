"""What a wheel and an sdist need beyond their files: the built page, and a description whose links lead somewhere.

`repository` in pyproject.toml is where this project lies on the web. While it is empty nothing is invented: a package has no
addresses, and the pictures and links of the README, which lie in the repository, are left out of its description.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/subak/server/page/index.html")
PICTURE = re.compile(r"^!\[([^\]]*)\]\((?!https?:)([^)]+)\)\n\n?", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")


def description(readme: str, repository: str) -> str:
    if not repository:
        return LINK.sub(r"\1", PICTURE.sub("", readme))
    pictured = PICTURE.sub(rf"![\1]({repository}/raw/main/\2)\n\n", readme)
    return LINK.sub(rf"[\1]({repository}/blob/main/\2)", pictured)


def addresses(repository: str) -> dict[str, str]:
    pages = {"Repository": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md", "Issues": "/issues"}
    return {name: f"{repository}{page}" for name, page in pages.items()} if repository else {}


class Described(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        repository = self.config["repository"].rstrip("/")
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(readme, repository)}
        metadata["urls"] = addresses(repository)


class WithPage(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The engine alone may be installed from a checkout without it; an sdist is for others, and they may not have Node."""
        if (Path(self.root) / PAGE).exists() or version == "editable":
            return
        if self.target_name == "sdist":
            raise SystemExit("The page is not built, and people would get a server without it: make dist builds both.")
        self.app.display_warning("Without the page, since it is not built: sh tools/build-page build")
