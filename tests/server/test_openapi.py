"""The description of the API is complete, and whatever fits it, or does not, is answered as it says."""

import re
import time
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from support.random_play import NIGHTLY

from subak.locale import FOLDER

EXAMPLES = 200 if NIGHTLY else 6  # of each operation
SECONDS = 600 if NIGHTLY else 45
ENDLESS = "/tables/{id}/events"


def document(server, query="", **headers):
    return httpx.get(f"{server.address}/api/v1/openapi.json{query}", headers=headers, timeout=60)  # the first is put together


@pytest.fixture
def description(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1e6)
    return server, document(server).json()


def operations(description):
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def test_every_operation_says_what_it_is_and_what_can_go_wrong(description):
    _, found = description
    named = dict(operations(found))
    assert len(named) > 20
    problem = {"$ref": "#/components/schemas/Problem"}
    for name, operation in named.items():
        assert operation["summary"], name
        assert operation["tags"], name
        assert operation["operationId"], name
        for status in ("400", "403", "404", "409", "413", "414", "422", "429", "431", "503"):
            answer = operation["responses"][status]
            assert answer["description"], name
            assert answer["content"]["application/json"]["schema"] == problem, (name, status)
        assert any(status.startswith("2") for status in operation["responses"])


def texts(node, path=()):
    """All that is said in the document, by where; examples are no words of ours."""
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in children:
        if key in ("summary", "description") and isinstance(value, str):
            yield (*path, key), value
        elif key not in ("example", "examples", "default"):
            yield from texts(value, (*path, key))


def without_texts(node):
    if isinstance(node, dict):
        return {
            key: without_texts(value)
            for key, value in node.items()
            if key not in ("summary", "description") or not isinstance(value, str)
        }
    return [without_texts(value) for value in node] if isinstance(node, list) else node


ENGLISH = {"de": r"the|of|and|is|are|with|you|your|which|what", "nl": r"the|and|are|with|you|your|which|what"}


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_english_is_left_in_the_document_of_another_language(description, language):
    server, found = description
    answer = document(server, **{"Accept-Language": f"{language}-BE, en;q=0.5"})
    assert answer.headers["content-language"] == language
    assert "Accept-Language" in answer.headers["vary"]
    translated, english = dict(texts(answer.json())), dict(texts(found))
    assert len(english) > 400
    assert translated.keys() == english.keys()
    assert [path for path, text in translated.items() if text == english[path]] == []
    plain = {path: re.sub(r"`[^`]*`|Seasons of Rice", "", text) for path, text in translated.items()}  # names are no words
    assert [text for text in plain.values() if re.search(rf"\b({ENGLISH[language]})\b", text, re.IGNORECASE)] == []
    assert without_texts(answer.json()) == without_texts(found)


def test_the_document_says_nothing_that_is_not_in_the_locale(description):
    _, found = description
    known = set(re.findall(r"^api-[a-z-]+ = (.+)$", (FOLDER / "en" / "api.ftl").read_text("utf-8"), re.MULTILINE))
    assert {text for _, text in texts(found)} == known


def test_an_address_can_ask_for_a_language(description):
    server, _ = description
    assert document(server, "?language=nl", **{"Accept-Language": "de"}).headers["content-language"] == "nl"
    assert document(server, "?language=fr").headers["content-language"] == "en"


def test_everything_that_is_sent_has_an_example_or_needs_none(description):
    _, found = description
    schemas = dict(found["components"]["schemas"])
    asked = set()
    for _, operation in operations(found):
        if "requestBody" in operation:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            name = schema["$ref"].rsplit("/", 1)[-1] if "$ref" in schema else schema["title"]
            schemas.setdefault(name, schema)
            asked.add(name)
    assert {"NewTable", "Action", "Chat", "Sit", "Credentials", "RecordSent"} <= asked
    for name in asked:
        for field, schema in schemas[name]["properties"].items():
            whole = bool(schemas[name].get("examples"))
            simple = schema.get("type") == "boolean" or "enum" in schema or "const" in schema
            assert whole or simple or schema.get("examples") or any("examples" in part for part in schema.get("anyOf", [])), (
                name,
                field,
            )


def test_whatever_schemathesis_thinks_of_is_answered_as_described(description):
    server, found = description
    guest = server.guest()
    id = guest.opens("bali", "seed", hints=True)["table"]["id"]
    cookie = {"Cookie": f"subak={guest.http.cookies['subak']}"}
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    schema = schemathesis.openapi.from_dict(found)
    end = time.monotonic() + SECONDS
    called = set()
    every_operation: Any = schema.get_all_operations()
    for result in every_operation:
        operation = result.ok()
        if operation.path.endswith(ENDLESS):
            continue
        cases = st.one_of(
            operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
            operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
        )

        @seed(1)
        @settings(
            max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
        )
        @given(case=cases, own=st.booleans())
        def ask(case, own):
            if time.monotonic() > end:
                return
            if own and "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = id
            case.call_and_validate(base_url=server.address, headers=cookie, checks=checks)
            called.add(case.operation.label)

        ask()
    assert len(called) == len(dict(operations(found))) - 1
    assert guest.sees(id)["table"]["id"] == id
