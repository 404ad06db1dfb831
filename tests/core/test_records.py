"""A record that is not as the format and the rules have it is refused by name."""

import copy
import json

import pytest
from support.make_golden import record_of
from support.random_play import played

from subak.core.match import Match, load_record, save_match
from subak.core.mistakes import Mistake

RECORD = played("bali", 2, {"oracle": True}, "records").record()
WITH_LEGAL = played("bali", 2, {"oracle": True}, "records").record(legal=True)


def refusal(record):
    with pytest.raises(Mistake) as refused:
        Match.from_record(record)
    return refused.value


def changed(**fields):
    return copy.deepcopy(RECORD) | fields


def without(field):
    return {name: value for name, value in RECORD.items() if name != field}


def with_action(number, action):
    actions = copy.deepcopy(RECORD["actions"])
    actions[number - 1] = action
    return changed(actions=actions)


@pytest.mark.parametrize("record", [None, [], "record", 1, {}, without("format"), changed(format="subak/2"), changed(format=1)])
def test_what_is_no_record(record):
    assert refusal(record).message == "not-a-record"


def test_an_unknown_game():
    assert refusal(changed(game="chess")).message == "unknown-game"


@pytest.mark.parametrize("rules", [None, 0, 3, "1", [], "one", True, 1.0])
def test_a_version_of_the_rules_that_is_not_known(rules):
    assert refusal(changed(rules=rules)).message == "unknown-rules"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", None),
        ("game", 3),
        ("game", ["bali"]),
        ("game", {}),
        ("players", None),
        ("players", "2"),
        ("players", 2.0),
        ("players", True),
        ("options", []),
        ("options", "oracle"),
        ("options", {"oracle": "no"}),
        ("options", {"demon": 1}),
        ("deal", None),
        ("deal", []),
        ("actions", None),
        ("actions", {}),
        ("actions", "pass"),
    ],
)
def test_a_field_of_another_type(field, value):
    refused = refusal(changed(**{field: value}))
    assert (refused.message, refused.details["field"]) == ("broken-field", field)


@pytest.mark.parametrize("field", ["game", "players", "deal", "actions"])
def test_a_field_that_is_missing(field):
    assert refusal(without(field)).message == "broken-field"


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2**53 - 1])
def test_a_wrong_number_of_players(players):
    assert refusal(changed(players=players)).message == "wrong-players"


def test_a_broken_deal():
    assert refusal(changed(deal={})).message == "broken-deal"


@pytest.mark.parametrize("action", [None, "pass", [], [0], [0, 5], [0, None], [0, "pass", ["pass"], 1], {"seat": 0}])
def test_an_action_that_is_no_pair_of_seat_and_text(action):
    refused = refusal(with_action(4, action))
    assert (refused.message, refused.details["number"]) == ("broken-action", 4)


@pytest.mark.parametrize("seat", [1, 2, -1, None, "0", False, 0.0, [0]])
def test_an_action_of_another_seat(seat):
    refused = refusal(with_action(1, [seat, "pass"]))
    assert (refused.message, refused.details["number"]) == ("wrong-seat", 1)


@pytest.mark.parametrize("text", ["", "fly", "take 1", "PASS", "sacrifice hidden"])
def test_an_action_that_is_not_legal(text):
    refused = refusal(with_action(1, [0, text]))
    assert (refused.message, refused.details["number"], refused.details["action"]) == ("illegal-at", 1, text)


@pytest.mark.parametrize(
    "change", [lambda legal: legal[1:], lambda legal: [*legal, "zzz"], lambda legal: None, lambda legal: [*legal, legal[-1]]]
)
def test_other_legal_moves(change):
    record = copy.deepcopy(WITH_LEGAL)
    record["actions"][1][2] = change(record["actions"][1][2])
    refused = refusal(record)
    assert (refused.message, refused.details["number"]) == ("other-legal", 2)


@pytest.mark.parametrize(
    ("early", "refused"),
    [
        ("ancestor 1", "broken-field"),
        ({}, "broken-field"),
        ([None], "broken-action"),
        ([[1]], "broken-action"),
        ([[1, 5]], "broken-action"),
        ([[1, "ancestor 1", []]], "broken-action"),
        ([[0, "ancestor 1"]], "not-early"),
        ([[2, "ancestor 1"]], "not-early"),
        ([[True, "ancestor 1"]], "not-early"),
        ([["1", "ancestor 1"]], "not-early"),
        ([[1, "fly"]], "illegal-at"),
        ([[1, "build 1"]], "illegal-at"),
    ],
)
def test_early_decisions_that_nobody_can_have_made(early, refused):
    saved = Match.new("rice", 2, {}, "early").record()
    with pytest.raises(Mistake) as mistake:
        Match.from_saved(saved | {"early": early})
    assert mistake.value.message == refused
    assert Match.from_record(saved | {"early": early}).record() == saved


def test_an_early_decision_cannot_be_made_twice_nor_where_one_decides_after_the_other():
    match = Match.new("rice", 2, {}, "early")
    match.apply(match.asked(1).legal[0], 1)
    saved = match.saved()
    for there in (saved | {"early": saved["early"] * 2}, Match.new("bali", 2, {}, "early").record() | {"early": [[1, "pass"]]}):
        with pytest.raises(Mistake) as mistake:
            Match.from_saved(there)
        assert mistake.value.message == "not-early"


def test_an_action_after_the_end():
    refused = refusal(changed(actions=[*RECORD["actions"], [0, "pass"]]))
    assert (refused.message, refused.details["number"]) == ("action-after-end", len(RECORD["actions"]) + 1)


def test_a_result_of_a_match_that_still_runs():
    assert refusal(changed(actions=RECORD["actions"][:-1])).message == "result-too-early"


@pytest.mark.parametrize(
    ("result", "field"),
    [
        (RECORD["result"] | {"scores": [0, 0]}, "scores"),
        (RECORD["result"] | {"winners": [0, 1]}, "winners"),
        ({"scores": RECORD["result"]["scores"]}, "winners"),
        ({}, "scores"),
        ("2:1", "scores"),
    ],
)
def test_another_result(result, field):
    refused = refusal(changed(result=result))
    assert (refused.message, refused.details["field"]) == ("other-result", field)


def test_a_finished_match_without_result_is_no_mistake():
    assert Match.from_record(without("result")).over


def test_a_missing_option_is_off_and_no_options_are_none():
    base = played("bali", 2, {}, "options").record()
    assert Match.from_record({name: value for name, value in base.items() if name != "options"}).over
    assert Match.from_record(base | {"options": {}}).over


def test_unknown_fields_and_options_are_ignored():
    match = Match.from_record(changed(weather="fair", options=RECORD["options"] | {"dragon": True}))
    assert match.states.tobytes() == Match.from_record(RECORD).states.tobytes()
    assert "dragon" not in match.options


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(Mistake) as refused:
        load_record(tmp_path / "none.json")
    assert refused.value.message == "unreadable-file"


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"players": ' + b"9" * 5000 + b"}"])
def test_a_file_that_is_no_json(tmp_path, content):
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    with pytest.raises(Mistake) as refused:
        load_record(path)
    assert refused.value.message == "not-json"


def test_a_place_where_nothing_can_be_written(tmp_path):
    with pytest.raises(Mistake) as refused:
        save_match(tmp_path / "no folder" / "match.json", Match.from_record(RECORD))
    assert refused.value.message == "unwritable-file"


def test_a_record_survives_json_and_any_order_of_its_fields():
    shuffled = dict(reversed(json.loads(json.dumps(RECORD)).items()))
    assert Match.from_record(shuffled).record() == RECORD


def of_version_1(secret):
    """As version 1 of Bali wrote it: nothing could be declined, and hands were shown unless they were to be secret."""
    record = record_of("bali", "rules-1-secret-hands" if secret else "rules-1-claim")
    assert (record["rules"], record["options"]["secret_hands"]) == (1, secret)
    return record


@pytest.mark.parametrize("secret", [False, True])
def test_a_match_of_earlier_rules_is_read_and_written_as_it_was(secret):
    record = of_version_1(secret)
    match = Match.from_record(record)
    assert (match.rules, match.options["open_information"]) == (1, not secret)
    assert match.record(legal=True) == record
    assert match.prefix(9).record()["rules"] == match.copy().rules == 1


def test_a_match_of_earlier_rules_goes_on_by_them():
    record = of_version_1(secret=False)
    claim = next(number for number, (_, text, _) in enumerate(record["actions"]) if text.startswith("claim"))
    half = {name: value for name, value in record.items() if name != "result"} | {"actions": record["actions"][:claim]}
    by_todays = half | {"rules": 2, "actions": [action[:2] for action in half["actions"]]}
    old, new = Match.from_record(half), Match.from_record(by_todays)
    assert "pass" not in old.legal_texts()
    assert new.legal_texts() == [*old.legal_texts(), "pass"]


def test_an_option_of_todays_rules_says_nothing_in_a_record_of_earlier_ones():
    record = of_version_1(secret=True)
    assert not Match.from_record(record | {"options": record["options"] | {"open_information": True}}).options["open_information"]
    missing = {name: chosen for name, chosen in record["options"].items() if name != "secret_hands"}
    assert Match.from_record(record | {"options": missing}).options["open_information"]
    with pytest.raises(Mistake, match="options"):
        Match.from_record(record | {"options": {"secret_hands": "no"}})
