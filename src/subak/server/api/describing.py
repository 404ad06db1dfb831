"""The OpenAPI document in each of our languages: routes and fields name messages, which are put in here."""

import re
from functools import cache
from typing import Any

from subak.locale import words

MESSAGE = re.compile(r"api-[a-z-]+")
TAGS = {"tables": "api-tables", "people": "api-people", "about": "api-server"}
# Classes whose docstrings are ours to read; those of others are named here.
SHAPES = {
    "View": "api-shape-view",
    "Entry": "api-shape-entry",
    "Fair": "api-shape-fair",
    "Tale": "api-shape-tale",
    "Weighed": "api-shape-weighed",
    "Choice": "api-shape-choice",
    "Runner": "api-shape-race",
    "RecordSent": "api-shape-record",
    "DeckSent": "api-shape-deck",
}
OF_FASTAPI = {"Successful Response": "api-answer"}
SAID = ("summary", "description")
LITERAL = ("example", "examples", "default", "const", "enum")


def described(document: dict[str, Any], language: str) -> dict[str, Any]:
    """A copy in a language. Titles of fields only repeat their names in English, and are left out."""
    say = cache(words(language).say)  # most is said of every route

    def said(text: str, shape: str) -> str | None:
        message = text if MESSAGE.fullmatch(text) else OF_FASTAPI.get(text, SHAPES.get(shape))
        return None if message is None else say(message)

    def of_value(value: Any) -> Any:
        if isinstance(value, list):
            return [of_value(one) for one in value]
        return of_node(value) if isinstance(value, dict) else value

    def of_node(node: dict[str, Any]) -> dict[str, Any]:
        shape = str(node.get("title", ""))
        found: dict[str, Any] = {}
        for key, value in node.items():
            if key in LITERAL:
                found[key] = value
            elif key in SAID and isinstance(value, str):
                if (text := said(value, shape)) is not None:
                    found[key] = text
            elif key != "title" or "properties" in node or not isinstance(value, str):
                found[key] = of_value(value)
        return found

    whole = of_node(document)
    whole["info"]["title"] = document["info"]["title"]
    whole["tags"] = [{"name": name, "description": say(message)} for name, message in TAGS.items()]
    return whole
