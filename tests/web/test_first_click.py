"""Whoever clicks while nothing is compiled yet plays at once, and clicks once."""

import time
from random import Random

from playwright.sync_api import Browser, expect
from support.browser import ASK_ALWAYS, DESKTOP, card_of, decide, to_decide
from support.server import compiling, served_afresh, until

AT_ONCE = 5.0  # seconds, on a machine that compiles beside it; `make bench-start` measures it alone


def test_the_first_click_on_an_empty_compile_cache_begins_a_match_in_which_the_bot_answers(chromium: Browser, tmp_path) -> None:
    with served_afresh(tmp_path) as guest:
        context = chromium.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce", service_workers="block")
        context.add_init_script(ASK_ALWAYS)
        page = context.new_page()
        page.goto(guest.address)
        button = card_of(page, "Bali").locator("button.primary")
        expect(button).to_be_enabled()
        clicked = time.monotonic()
        button.click()
        to_decide(page)
        assert time.monotonic() - clicked < AT_ONCE
        assert "bali" in compiling(guest)
        table, random = page.url.rpartition("/")[2], Random(1)

        def both_have_decided() -> bool:
            decide(page, random)
            return {one["seat"] for one in guest.sees(table, 0)["entries"] if one["kind"] == "act"} == {0, 1}

        until(both_have_decided)
        context.close()
        guest.http.close()
    assert '"error"' not in (tmp_path / "log").read_text()
