"""After the match: the scoring, the replay through anybody's eyes, the analysis on the board, and records opened from a file."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import PHONE, SETTLED_MS, raw_ids

from subak.core.match import Match
from subak.core.registry import game_named, game_names

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {"bali": "bali/oracle+demon-2", "cacao": "cacao/base-2", "rice": "rice/festival+contracts-2"}
SHOWN = {"bali": ".row.pointed, .good.pointed", "cacao": ".legal.pointed, .preview, .edge.pointed", "rice": ".ghost, .pointed"}


AFTER = '[data-part="after"]'
SIZES = [(1920, 1080), (1440, 900), (1366, 641), (1024, 768), (390, 844), (844, 390)]


def golden(name):
    return GOLDEN / f"{name}.json"


def opened(page, file):
    """By the file chooser on the home page."""
    records(page)
    page.locator(".record input[type=file]").set_input_files(file)
    page.wait_for_url("**/table/*")
    expect(page.locator(AFTER)).to_be_visible()


def show(page, tab):
    page.locator(AFTER).get_by_role("tab").nth(["scores", "replay", "analysis"].index(tab)).click()


def analysed(page):
    show(page, "analysis")
    page.locator(".analysis .primary").click()
    expect(page.locator(".analysis .graph")).to_be_visible(timeout=240_000)


def records(page):
    """The panel in which a record is opened."""
    page.get_by_role("button", name=re.compile("Open a record|Aufzeichnung öffnen")).click()
    page.wait_for_timeout(SETTLED_MS)


def put(page, text):
    records(page)
    field = page.get_by_label("or paste it here")
    field.fill(text)
    page.locator(".record").get_by_role("button", name="Open", exact=True).click()


@pytest.mark.parametrize("game", RECORDS)
def test_a_record_is_opened_scored_line_by_line_and_replayed_by_keys(game, visit):
    page = visit()
    match = Match.from_record(json.loads(golden(RECORDS[game]).read_text()))
    opened(page, golden(RECORDS[game]))
    expect(page.get_by_text("A record opened here")).to_be_visible()
    totals = page.locator(f"{AFTER} tr.total td").all_inner_texts()
    assert [int(total.removeprefix("★ ").replace("−", "-")) for total in totals] == match.result()["scores"]
    assert [seat for seat, total in enumerate(totals) if total.startswith("★")] == match.result()["winners"]
    slider, plies = page.get_by_role("slider"), len(match.plies)
    expect(slider).to_have_value(str(plies))
    for key, ply in (("ArrowLeft", plies - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("End", plies)):
        page.locator("body").press(key)
        expect(slider).to_have_value(str(ply))
    page.locator("body").press("Home")
    expect(page.locator(".sentence")).to_have_text("The match begins.")
    for ply in range(1, min(plies, 30)):
        page.locator("body").press("ArrowRight")
        expect(slider).to_have_value(str(ply))
        expect(page.locator(".sentence")).not_to_be_empty()
    assert raw_ids(page) == []
    for eyes in ("0", "1", "actor", "mine"):
        page.locator(".replay select").select_option(eyes)
        expect(slider).to_have_value(str(min(plies, 30) - 1))


def test_a_hand_is_seen_with_its_owners_eyes_alone(visit):
    page = visit()
    opened(page, golden("cacao/base-3"))
    page.locator("body").press("Home")
    hand = page.locator('[data-part="hand"] button')
    expect(page.locator(".sentence")).to_have_text("The match begins.")
    expect(hand).to_have_count(0)
    page.locator(".replay select").select_option("1")
    expect(hand.first).to_be_visible()
    page.locator(".replay select").select_option("mine")
    expect(hand).to_have_count(0)


def test_a_replay_that_is_loaded_asks_for_nothing_more(visit):
    page = visit()
    record = golden("bali/oracle+demon-4")
    decisions = len(json.loads(record.read_text())["actions"])
    loaded, asked = [], []
    page.on("requestfinished", lambda request: loaded.extend(re.findall(r"\bply=\d+", request.url)))
    opened(page, record)
    while len(loaded) < 2 * (decisions + 1):  # every moment through one's own eyes and through those of who decides
        page.wait_for_event("requestfinished")
    page.on("request", lambda request: asked.append(request.url) if "moments" in request.url else None)
    for key in ["Home", *["ArrowRight"] * 25, "End", *["ArrowLeft"] * 25]:
        page.locator("body").press(key)
    expect(page.locator(".replay .count")).to_contain_text(f"{decisions - 25} /")
    assert asked == []


@pytest.mark.long
@pytest.mark.parametrize("game", RECORDS)
def test_what_would_have_been_better_is_told_in_words_and_shown_on_the_board(game, visit):
    page = visit(locale="de-DE")
    record = json.loads(golden(RECORDS[game]).read_text())
    opened(page, golden(RECORDS[game]))
    analysed(page)
    poor = page.locator(".poor button")
    expect(poor.first).to_be_visible()
    expect(page.locator(".poor").get_by_text("…")).to_have_count(0)
    texts = {text for _, text, *_ in record["actions"]}
    assert not any(line.endswith(tuple(texts)) for line in page.locator(".poor .soft").all_inner_texts()), "that is notation"
    shown = 0
    for place in range(min(poor.count(), 6)):
        poor.nth(place).click()
        expect(page.locator(".judgement button[aria-pressed=true]")).to_have_count(1)
        expect(page.locator(".judgement button")).not_to_have_count(1)
        page.wait_for_timeout(150)
        shown += page.locator(".board").locator(SHOWN[game]).count() > 0
    assert shown > 0
    other = page.locator(".judgement button[aria-pressed=false]").first
    words = other.inner_text()
    other.click()
    expect(page.locator(".judgement button[aria-pressed=true]")).to_have_text(words.replace("\n", " "), use_inner_text=False)
    page.locator("body").press("ArrowRight")
    expect(page.locator(".board").locator(".row.legal, .legal > rect, .ghost")).to_have_count(0)
    assert raw_ids(page) == []


def test_turning_points_and_the_graph_lead_to_the_moment(visit):
    page = visit()
    opened(page, golden("bali/demon-2"))
    analysed(page)
    letters = page.locator(".graph .letter").count()
    assert letters > 0
    slider = page.get_by_role("slider")
    page.locator("body").press("Home")
    plies = []
    for _ in range(letters):
        before = slider.input_value()
        page.locator("body").press("Shift+ArrowRight") if len(plies) % 2 else page.get_by_role("button", name="next ›").click()
        expect(slider).not_to_have_value(before)
        plies.append(int(slider.input_value()))
    assert plies == sorted(set(plies))
    expect(page.get_by_role("button", name="next ›")).to_be_disabled()
    if letters > 1:
        page.get_by_role("button", name="‹ previous").click()
        expect(slider).to_have_value(str(plies[-2]))
    box = page.locator(".graph").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    last = int(slider.get_attribute("max"))
    assert abs(int(slider.input_value()) - last / 2) < last / 8


def test_on_a_phone_the_whole_of_ones_farm_is_seen_at_the_end(visit, served):
    guest = served.guest()
    table = guest.opens("rice", "seed")["table"]["id"]
    guest.plays_out(table, Random(5))
    page = visit(f"/table/{table}", guest, viewport=PHONE)
    cards = page.locator("[data-part=board] rect.card")
    expect(cards.nth(7)).to_be_attached()
    page.wait_for_timeout(SETTLED_MS)
    board = page.locator("[data-part=board]").bounding_box()
    for card in cards.all():
        box = card.bounding_box()
        assert board["x"] <= box["x"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]
        assert board["y"] <= box["y"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("game", RECORDS)
def test_who_won_comes_first_and_the_board_stays_in_sight(game, visit):
    page = visit()
    opened(page, golden(RECORDS[game]))
    won = page.locator(f"{AFTER} h2")
    expect(won).to_contain_text("win")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show(page, "scores")
        expect(won).to_be_in_viewport(ratio=1)
        for tab in ("scores", "analysis", "replay"):
            show(page, tab)
            board, panel = page.locator('[data-part="board"]').bounding_box(), page.locator(AFTER).bounding_box()
            assert min(board["width"], board["height"]) > 150, (tab, width)
            apart = board["x"] + board["width"] <= panel["x"] + 1 or board["y"] + board["height"] <= panel["y"] + 1
            assert apart, f"{tab} covers the board, {width} by {height}"
            whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert whole == [width, height], tab
        for control in (page.get_by_role("slider"), page.get_by_role("button", name="Play", exact=True)):
            expect(control).to_be_in_viewport(ratio=1)


def test_a_replay_plays_by_itself_until_it_is_stopped(visit):
    page = visit()
    opened(page, golden(RECORDS["bali"]))
    page.get_by_role("button", name="Speed: 1×").click()
    page.get_by_role("button", name="Speed: 2×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    slider = page.get_by_role("slider")
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^([3-9]|1\d) /"))
    page.get_by_role("button", name="Pause").click()
    stopped = slider.input_value()
    page.wait_for_timeout(900)
    assert slider.input_value() == stopped
    page.locator("body").press(" ")
    expect(slider).not_to_have_value(stopped)
    page.locator("body").press("Home")
    page.wait_for_timeout(900)
    expect(slider).to_have_value("0")


def test_the_log_follows_the_replay_and_leads_it(visit):
    page = visit()
    opened(page, golden(RECORDS["cacao"]))
    page.get_by_role("button", name="Log and chat").click()
    entries = page.locator("aside .entry")
    entries.nth(6).click()
    expect(entries.nth(6)).to_have_attribute("aria-current", "step")
    ply = int(page.get_by_role("slider").input_value())
    page.locator("body").press("Home")
    expect(page.locator("aside .entry[aria-current]")).to_have_count(0)
    for _ in range(ply):
        page.locator("body").press("ArrowRight")
    expect(entries.nth(6)).to_have_attribute("aria-current", "step")


def test_an_analysis_is_still_there_after_a_reload(visit):
    page = visit()
    opened(page, golden("bali/demon-2"))
    analysed(page)
    page.reload()
    show(page, "analysis")
    expect(page.locator(".analysis .graph")).to_be_visible()
    box = page.locator(".graph").bounding_box()
    assert box["width"] > 300
    assert box["height"] > 120


def test_a_wrong_record_is_refused_in_words_where_one_opened_it(visit):
    page = visit()
    home = page.url
    illegal = json.dumps(json.loads(golden("bali/base-2").read_text()) | {"actions": [[0, "take 9"]]})
    wrong = {
        "Dear Subak": "This cannot be read as a record",
        '{"format": "pgn"}': "This is not a record of a match",
        illegal: "Action 1, “take 9”, is not legal",
    }
    refused = page.locator(".record").get_by_role("alert")
    for text, told in wrong.items():
        put(page, text)
        expect(refused).to_contain_text(told)
        page.goto(home)
        expect(page.get_by_role("article")).to_have_count(len(game_names()))
    records(page)
    file = {"name": "match.json", "mimeType": "application/json", "buffer": b"x" * 300_000}
    page.locator(".record input[type=file]").set_input_files(file)
    expect(refused).to_contain_text("This is too large: at most 64 KB.")


def test_a_record_can_be_pasted_or_dropped_and_is_found_again_among_ones_matches(visit):
    page = visit()
    text = golden("rice/base-2").read_text()
    home = page.url
    put(page, json.dumps(json.loads(text)))
    page.wait_for_url("**/table/*")
    page.goto(home)
    dropped = page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'match.json')); return data }", text
    )
    expect(page.get_by_role("article")).to_have_count(len(game_names()))
    page.dispatch_event("body", "drop", {"dataTransfer": dropped})
    page.wait_for_url("**/table/*")
    page.goto(home)
    found = page.locator("#finished a")
    expect(found).to_have_count(2)
    expect(found.first).to_contain_text("Player 1 · Player 2")
    expect(found.first.locator(".state")).to_have_text("record")


def test_what_is_downloaded_can_be_opened_again(visit, tmp_path):
    page = visit()
    opened(page, golden("bali/oracle+demon-4"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("subak-bali-")
    page.goto(page.url.split("/table")[0])
    opened(page, file)


def test_on_a_phone_the_board_comes_into_sight_with_what_is_shown_on_it(visit):
    page = visit(viewport=PHONE)
    opened(page, golden(RECORDS["rice"]))
    analysed(page)
    page.locator(".poor button").first.click()
    expect(page.locator(".board")).to_be_in_viewport()
    expect(page.locator(".judgement")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def test_every_game_is_looked_at_here():
    assert {game_named(game).name for game in RECORDS} == {file.stem for file in GOLDEN.glob("*.json")}
