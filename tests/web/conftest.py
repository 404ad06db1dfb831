"""The page as people meet it: Debian's Chromium against a real server."""

import asyncio
import shutil
from asyncio.events import _set_running_loop
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from support.browser import ASK_ALWAYS, DESKTOP
from support.server import Guest, Served, until

from subak.server.pages import BUILT

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync")


class Started(NamedTuple):
    browser: Browser
    loop: asyncio.AbstractEventLoop


@pytest.fixture(scope="session")
def started() -> Iterator[Started]:
    program = shutil.which("chromium")
    assert program, "Chromium is not installed: `make test` as root installs it, else install the package chromium"
    assert (BUILT / "index.html").exists(), "the page is not built: make test builds it"
    with sync_playwright() as playwright:
        started = Started(playwright.chromium.launch(executable_path=program, args=list(QUIET)), asyncio.get_running_loop())
        _set_running_loop(None)
        yield started
        _set_running_loop(started.loop)
        started.browser.close()


@pytest.fixture
def chromium(started: Started) -> Iterator[Browser]:
    """Playwright's loop is this thread's only while a test has the browser: other tests here run loops of their own."""
    _set_running_loop(started.loop)
    yield started.browser
    _set_running_loop(None)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One for all: every page in a browser of its own is somebody else."""
    server = Served(database=f"sqlite:///{tmp_path_factory.mktemp('web') / 'subak.db'}")
    until(lambda: all(ready.is_set() for ready in server.house.compilers.compiled.values()), 300)
    yield server
    server.close()


@pytest.fixture
def visit(chromium: Browser, served: Served) -> Iterator[Callable[..., Any]]:
    """A page in a browser of its own, of a guest if one is named; what it complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def one(path: str = "/", guest: Guest | None = None, **settings: Any) -> Any:
        usual = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        context = chromium.new_context(**{**usual, **settings})
        contexts.append(context)
        context.add_init_script(ASK_ALWAYS)
        for name, value in guest.http.cookies.items() if guest else ():
            context.add_cookies([{"name": name, "value": value, "url": served.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto(served.address + path)
        return page

    yield one
    for context in contexts:
        context.close()
    expected = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_FAILED", "403", "409", "413", "422", "429")
    assert [complaint for complaint in complaints if not any(word in complaint for word in expected)] == []
