"""What one expects at every table: undo, reload, a lost connection, hints, replay, analysis."""

import re
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import DESKTOP, LINE, PHONE, SETTLED_MS, SOON, begin_bali, choose, chooser, play_now, sent, to_decide
from support.look import SIZES
from support.server import gathered, turn_of


def test_a_decision_can_be_taken_back_and_a_reload_in_mid_turn_loses_nothing(visit):
    page = visit()
    begin_bali(page)
    choose(page, "play")
    to_decide(page, "take")
    page.reload()
    to_decide(page, "take")
    page.get_by_role("button", name="Undo").click()
    to_decide(page, "play")


def test_a_cut_connection_is_told_and_comes_back_without_losing_anything(visit, served):
    page = visit()
    sockets = []
    page.route_web_socket("**/live*", lambda socket: (socket.connect_to_server(), sockets.append(socket)))
    play_now(page, "Bali")
    to_decide(page, "buy")
    table = page.url.rsplit("/", 1)[1]
    sockets[-1].close()
    seen = page.request.get(f"{served.address}/api/v1/tables/{table}").json()
    answer = page.request.post(
        f"{served.address}/api/v1/tables/{table}/actions", data={"action": "pass", "expect": seen["table"]["step"]}
    )
    assert answer.ok
    to_decide(page, "play")
    assert len(sockets) > 1


@pytest.mark.parametrize("openly", [False, True])
def test_of_others_hands_and_goods_of_bali_only_numbers_are_seen_unless_information_is_open(openly, visit):
    page = visit()
    panel = chooser(page, "Bali")
    panel.get_by_role("checkbox", name="Open information").set_checked(openly)
    panel.get_by_role("button", name="Play").click()
    to_decide(page)
    expect(page.locator(".table > header").get_by_text("Open information")).to_have_count(1 if openly else 0)
    other = page.locator(".seats .seat")
    expect(other.get_by_label(re.compile(r"^\d+ goods, face down"))).to_have_count(0 if openly else 1)
    expect(other.get_by_label(re.compile(r"^peanuts: \d"))).to_have_count(1 if openly else 0)
    expect(other.get_by_role("list", name="hand: 3").get_by_label("face down")).to_have_count(0 if openly else 3)


def test_a_game_without_a_folder_on_the_page_is_played_on_a_plain_board(visit):
    page = visit()

    def rename(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(re.sub(r'"game": ?"bali"', '"game":"toy"', text)))

    page.route_web_socket("**/live*", rename)
    play_now(page, "Bali")
    players = page.locator("[data-part=board] li")
    expect(players).to_have_count(2)
    expect(players.filter(has_text="Guest").locator("strong")).to_have_text("0")
    for phase, says in (("buy", "buy nothing"), ("play", "play"), ("take", "take")):
        to_decide(page, phase)
        choose(page, says)
    expect(page.locator(LINE)).not_to_have_attribute("data-phase", "take", timeout=SOON)


def test_a_finished_match_can_be_replayed_and_analysed(visit, served):
    guest = served.guest()
    table = guest.opens("rice", "seed")["table"]["id"]
    guest.plays_out(table, Random(5))
    page = visit(f"/table/{table}", guest)
    slider = page.get_by_role("slider")
    last = slider.input_value()
    page.locator("body").press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    page.get_by_role("button", name="to the start").click()
    expect(slider).to_have_value("0")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.locator(".analysis .accuracy li")).to_have_count(2, timeout=120_000)
    page.get_by_role("tab", name="Scores").click()
    page.get_by_text("Was it shuffled fairly?").click()
    expect(page.get_by_text("salt and seed give the hash")).to_be_visible()


def test_what_lies_on_the_table_is_explained_where_a_mouse_rests_and_a_finger_taps(visit):
    page = visit(viewport=PHONE, has_touch=True)
    play_now(page, "Bali")
    to_decide(page)
    told = page.locator(".explained")
    page.locator("[data-part=race] .bead").first.tap()
    expect(told).to_contain_text("up to")
    expect(told).to_contain_text("0 to 3 points each")
    page.locator(".pile").tap()
    expect(told).to_have_text("Cards to draw: when they run out, the match ends at once.")
    page.locator("[data-part=decision] p").tap()
    expect(told).to_have_count(0)
    page.locator(".pile").hover()
    expect(told).to_contain_text("Cards to draw")
    page.locator("[data-part=decision] p").hover()
    expect(told).to_have_count(0)
    expect(page.get_by_title("Cards to draw")).to_have_count(1)  # as before, for those who cannot see


def test_the_explanation_of_a_card_leaves_the_decision_to_be_read(visit):
    page = visit()
    begin_bali(page)
    page.locator("[data-part=hand] button").nth(1).hover()
    told = page.locator(".explained")
    expect(told).to_be_visible()
    card, line, words = (page.locator(one).bounding_box() for one in ("[data-part=hand]", LINE, ".explained"))
    assert words["y"] + words["height"] <= line["y"] < card["y"]


def test_the_explanation_of_a_card_hides_no_card_of_its_row(visit):
    page = visit()
    begin_bali(page)
    row = page.locator("[data-part=board] .row").filter(has=page.locator(".card:nth-of-type(2)")).first
    first, last = row.locator(".card").first, row.locator(".card").last
    last.hover()
    told = page.locator(".explained")
    expect(told).to_be_visible()
    words, above = told.bounding_box(), first.bounding_box()
    assert last.bounding_box()["y"] > above["y"] >= words["y"] + words["height"]


# What the explanation lies over, of all that one reads with it.
HIDDEN = """() => {
  const words = document.querySelector('.explained').getBoundingClientRect()
  const parts = { line: '[data-part=decision]', race: '[data-part=race], [data-part=race] .points', hand: '[data-part=hand]' }
  return Object.keys(parts).filter((name) => [...document.querySelectorAll(parts[name])].some((part) => {
    const box = part.getBoundingClientRect()
    return words.left < box.right && words.right > box.left && words.top < box.bottom && words.bottom > box.top
  }))
}"""
EXPLAINED = (".seat li", ".row .card", ".pile", ".good", "[data-part=own] [title]", ".mine [title]", "nav [title]")


def test_no_explanation_hides_the_score_the_decision_or_the_hand(visit):
    page = visit(locale="de-DE", viewport=LAPTOP)
    play_now(page, "Bali")
    to_decide(page)
    for size in (LAPTOP, DESKTOP, SIZES["tablet"]):
        page.set_viewport_size(size)
        for thing in EXPLAINED:
            page.mouse.move(1, 1)
            page.locator(thing).locator("visible=true").last.hover(force=True)
            expect(page.locator(".explained")).to_be_visible()
            assert page.evaluate(HIDDEN) == [], (size, thing)


def test_what_a_button_of_the_line_is_called_leaves_the_line_to_be_read(visit):
    page = visit(viewport=SIZES["phone on its side"])
    begin_bali(page)
    page.locator(f"{LINE} .list [title]").locator("visible=true").first.hover()
    expect(page.locator(".explained")).to_be_visible()
    assert "line" not in page.evaluate(HIDDEN)


def test_in_a_large_window_the_line_and_the_last_event_grow_with_the_board(visit):
    page = visit()
    play_now(page, "Bali")
    to_decide(page)
    high = {}
    for name in ("desktop", "large"):
        page.set_viewport_size(SIZES[name])
        high[name] = [page.locator(part).bounding_box()["height"] for part in (LINE, "[data-part=log]")]
    assert all(large >= 1.15 * usual for large, usual in zip(high["large"], high["desktop"], strict=True))


def test_the_explanation_of_a_good_in_the_supply_hides_none_of_the_others(visit):
    page = visit()
    play_now(page, "Bali")
    to_decide(page)
    goods = page.locator(".supply .good")
    goods.last.hover(force=True)
    told = page.locator(".explained")
    expect(told).to_be_visible()
    words, first = told.bounding_box(), goods.first.bounding_box()
    assert words["y"] + words["height"] <= first["y"] < goods.last.bounding_box()["y"]


def test_the_log_beside_the_square_hides_no_card_and_its_leaves_stand_in_one_row(visit):
    page = visit()
    begin_bali(page)
    page.get_by_role("button", name="Log and chat").click()
    sheet = page.locator("aside")
    expect(sheet).to_be_visible()
    last = page.locator("[data-part=board] .row .card").last.bounding_box()
    assert last["x"] + last["width"] <= sheet.bounding_box()["x"]
    assert len({tab.bounding_box()["y"] for tab in sheet.get_by_role("tab").all()}) == 1


def test_the_last_event_is_shown_whole(visit):
    page = visit(locale="de-DE")
    play_now(page, "Bali")
    line = page.locator("[data-part=log] span")
    expect(line).to_be_visible()
    longest = "Spross nimmt einen Erdnussbauern aus Reihe 4. Reihe 4 wird aufgefüllt: Priester, Erdnussbauer, Schrein, Steinmetz."
    line.evaluate("(line, text) => (line.textContent = text)", longest)
    assert line.evaluate("(line) => line.scrollHeight <= line.clientHeight")
    for size in (DESKTOP, LAPTOP):
        page.set_viewport_size(size)
        box, decision = page.locator("[data-part=log]").bounding_box(), page.locator(LINE).bounding_box()
        assert box["y"] + box["height"] < decision["y"], "it lies above the line with the decision"


def test_where_both_act_at_once_the_last_event_is_shown_whole_on_a_tablet_too(visit):
    page = visit(locale="de-DE", viewport=SIZES["tablet"])
    play_now(page, "Seasons of Rice")
    line = page.locator("[data-part=log] span")
    expect(line).to_be_visible()
    longest = (
        "Du verbaust Karte 8, senkrecht. Spross verbaut Karte 9, waagerecht. Ein Reisfeld der Größe 2 ist abgeschlossen, "
        "mit 1 Büffel: 4 Punkte. Du legst Karte 6 in die Trockenzeit-Auslage. Spross legt Karte 3 in die Trockenzeit-Auslage."
    )
    line.evaluate("(line, text) => (line.textContent = text)", longest)
    assert line.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1")
    box, decision = page.locator("[data-part=log]").bounding_box(), page.locator(LINE).bounding_box()
    assert box["y"] + box["height"] < decision["y"]


LAPTOP, TALL = {"width": 1366, "height": 641}, {"width": 600, "height": 1300}
LYING = """() => {
  const boxes = [...document.querySelectorAll('[data-anchor^="square-"]')].map((tile) => tile.getBoundingClientRect())
  const across = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
  return across > Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)) ? 'wide' : 'tall'
}"""


def longer_than_high(view):
    squares = [(tile["x"], tile["y"]) for tile in view["board"]] + [tuple(square) for square in view["open"]]
    across, down = ({square[axis] for square in squares} for axis in (0, 1))
    return max(across) - min(across) >= 1.5 * (max(down) - min(down))


def right_of_the_middle(action):
    x, y = map(int, action.split()[1].split(","))
    return x - 2 * abs(y)


def test_a_long_board_of_cacao_lies_along_the_window_and_is_played_on_as_it_lies(visit, served):
    table, guests = gathered([served.guest(), served.guest()], "cacao")
    while True:
        mover = turn_of(guests, table)
        seen = mover.sees(table)
        actions = [choice["action"] for choice in seen["view"]["legal"]]
        squares = [action for action in actions if action.startswith("square ")]
        if squares and longer_than_high(seen["view"]):
            break
        action = max(squares, key=right_of_the_middle) if squares else actions[0]
        assert mover.acts(table, action, seen["table"]["step"]).status_code == 200
    page = visit(viewport=TALL)
    page.wait_for_load_state("networkidle")  # the cookie of somebody else has come, and is not to come later
    page.context.add_cookies([{"name": name, "value": value, "url": served.address} for name, value in mover.http.cookies.items()])
    acts = sent(page)
    page.goto(f"{served.address}/table/{table}")
    to_decide(page, "square")
    turn = page.get_by_role("button", name="Turn the board")
    assert page.evaluate(LYING) == "tall"
    expect(turn).to_have_count(0)
    page.set_viewport_size(DESKTOP)
    turn.click()
    assert page.evaluate(LYING) == "wide"
    turn.wait_for(state="detached")
    page.reload()
    to_decide(page, "square")
    assert page.evaluate(LYING) == "wide"
    page.set_viewport_size(TALL)
    turn.click()
    page.wait_for_timeout(SETTLED_MS)
    place = page.locator(".area .legal").first
    wanted = place.get_attribute("data-place")
    place.click()
    expect(page.locator(LINE)).not_to_have_attribute("data-phase", "square", timeout=SOON)
    assert acts[0] == wanted
