"""A report as a reader's browser takes it."""

import re
from html.parser import HTMLParser

VOID = {"meta", "input", "br", "hr", "link"}


class HtmlPage(HTMLParser):
    """All elements, checked for being closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str]]] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes) -> None:
        self.handle_startendtag(tag, attributes)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes) -> None:
        self.found.append((tag, {name: value or "" for name, value in attributes}))

    def handle_endtag(self, tag) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data) -> None:
        self.words += data

    def of(self, name: str) -> list[dict[str, str]]:
        return [attributes for tag, attributes in self.found if tag == name]


def check_whole(page: HtmlPage, language: str) -> None:
    """Well formed, in its language, and in need of nothing else."""
    assert page.open == []
    assert page.of("html") == [{"lang": language}]
    assert not {"link", "script", "img", "iframe"} & {tag for tag, _ in page.found}
    assert not re.search(r"https?://|url\(|@import", page.text)
