"""The description of the API is complete, and whatever fits it, or does not, is answered as it says."""

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

EXAMPLES = 200 if NIGHTLY else 6  # of each operation
SECONDS = 600 if NIGHTLY else 45
ENDLESS = "/tables/{id}/events"


@pytest.fixture
def description(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1e6)
    return server, httpx.get(f"{server.address}/api/v1/openapi.json").json()


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
