"""How a decision is made: by one click that was meant for it, by two taps, or by itself where there is one answer."""

from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import CHOICES, DESKTOP, LINE, PHONE, decide, play_now, sent, to_decide

LYING = """(parts) => parts.map((part) => {
  const { x, y, width, height } = document.querySelector(`[data-part=${part}]`).getBoundingClientRect()
  return [part, ...[x, y, width, height].map(Math.round)].join(' ')
})"""


def test_a_double_click_makes_one_decision(visit):
    page = visit()
    acts = sent(page)
    play_now(page, "Bali")
    to_decide(page, "buy")
    page.locator(CHOICES).filter(has_text="buy nothing").dblclick()
    to_decide(page, "play")
    page.wait_for_timeout(400)
    assert acts == ["pass"]


def test_a_finger_shows_with_the_first_tap_and_decides_with_the_second(visit):
    page = visit(viewport=PHONE, has_touch=True)
    acts = sent(page)
    play_now(page, "Bali")
    to_decide(page, "buy")
    choice = page.locator(CHOICES).filter(has_text="buy nothing")
    expect(choice).to_have_css("border-top-style", "solid")
    choice.tap()
    page.wait_for_timeout(400)
    assert acts == []
    choice.tap()
    to_decide(page, "play")
    assert acts == ["pass"]


def test_what_has_one_answer_that_costs_nothing_decides_itself_and_says_why(visit):
    page = visit()
    page.evaluate("localStorage.removeItem('subak')")
    page.context.add_init_script("localStorage.setItem('subak', '{}')")
    page.reload()
    acts = sent(page)
    play_now(page, "Bali")
    expect(page.locator(f"{LINE}[data-phase=play]")).to_be_visible(timeout=20_000)
    expect(page.locator(LINE)).to_contain_text("stone")
    assert acts == ["pass"]


@pytest.mark.parametrize("game", ["Bali", "Cacao"])
def test_from_one_decision_to_the_next_nothing_moves(game, visit):
    for size in (DESKTOP, PHONE):
        page = visit(viewport=size, locale="de-DE")
        play_now(page, game)
        lying = set()
        for number in range(8):
            to_decide(page)
            lying.add(tuple(page.evaluate(LYING, ["board", "hand", "own"])))
            decide(page, Random(number))
        assert len(lying) == 1, lying


def test_while_the_hand_of_rice_has_fewer_and_fewer_cards_farm_and_line_stay_where_they_are(visit):
    for size in (DESKTOP, PHONE):
        page = visit(viewport=size, locale="de-DE")
        play_now(page, "Seasons of Rice")
        lying = set()
        for number in range(10):
            to_decide(page)
            lying.add(tuple(page.evaluate(LYING, ["board", "decision"])))
            decide(page, Random(number))
        assert len(lying) == 1, lying
