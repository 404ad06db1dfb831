"""Reports as HTML files that need nothing else: page.html.j2 is their frame, parts.html.j2 and paper.css what they share."""

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent, "utf-8"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


def rendered(template: str, **given: Any) -> str:
    return TEMPLATES.get_template(template).render(given)
