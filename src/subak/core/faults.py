"""What is wrong with a file, a value or a database, as messages: the sentences of those who say it first are English."""

import errno
import re
import socket
from collections.abc import Mapping
from json import JSONDecodeError
from typing import Any

from subak.core.registry import Told, told

VALUES = {
    "int_parsing": "whole",
    "int_type": "whole",
    "int_from_float": "whole",
    "float_parsing": "number",
    "float_type": "number",
    "bool_parsing": "yes-or-no",
    "bool_type": "yes-or-no",
    "string_type": "text",
    "list_type": "list",
    "dict_type": "object",
    "model_attributes_type": "object",
    "missing": "missing",
    "extra_forbidden": "unknown",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "string_too_short": "least-characters",
    "string_too_long": "most-characters",
    "too_short": "least-items",
    "too_long": "most-items",
    "greater_than": "above",
    "model_type": "object",
    "string_pattern_mismatch": "form",
    "value_error": "form",
    "literal_error": "one-of",
    "enum": "one-of",
    "union_tag_invalid": "one-of",
    "union_tag_not_found": "missing",
    "json_invalid": "json",
}
LIMITS = ("ge", "le", "gt", "min_length", "max_length", "pattern", "error", "expected", "expected_tags")
DATABASE_CODES = {  # SQLite names its errors, PostgreSQL numbers them
    "SQLITE_CANTOPEN": "closed",
    "SQLITE_READONLY": "read-only",
    "SQLITE_NOTADB": "other-file",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_FULL": "full",
    "SQLITE_IOERR": "disk",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "28000": "login",
    "28P01": "login",
    "3D000": "unknown",
    "42501": "read-only",
    "53300": "busy",
}
DATABASE_SENTENCES = {  # of a driver that could not ask PostgreSQL
    "refused": "nobody",
    "resolve host": "host",
    "translate host": "host",
    "timeout": "late",
    "authentication failed": "login",
    "does not exist": "unknown",
}


def of_system(error: OSError) -> Told:
    """Of a file, or of an address."""
    kind = errno.errorcode.get(error.errno or 0, "")
    if isinstance(error, socket.gaierror):
        kind = "no-host"
    elif isinstance(error, TimeoutError):
        kind = "ETIMEDOUT"
    return told("fault-system", kind=kind, reason=error.strerror or str(error))


def of_json(error: Exception) -> Told:
    if isinstance(error, JSONDecodeError):
        return told("fault-json", kind="syntax", line=error.lineno, column=error.colno)
    return told("fault-json", kind="text" if isinstance(error, UnicodeDecodeError) else "depth", line=0, column=0)


def of_toml(error: ValueError) -> Told:
    if isinstance(error, UnicodeDecodeError):
        return told("fault-json", kind="text", line=0, column=0)
    # Where it is wrong stands in the sentence alone before Python 3.14.
    place = re.search(r"at line (\d+), column (\d+)", str(error))
    if place is None:
        return told("fault-json", kind="end", line=0, column=0)
    return told("fault-json", kind="syntax", line=int(place[1]), column=int(place[2]))


def of_database(error: BaseException) -> Told:
    """One of a driver's own errors."""
    sentence = str(error)
    # SQLite's extended names begin with the plain ones.
    code = getattr(error, "sqlstate", None) or "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
    said = next((kind for words, kind in DATABASE_SENTENCES.items() if words in sentence), "other")
    return told("fault-database", kind=DATABASE_CODES.get(code, said), reason=sentence.partition("\n")[0])


def of_value(error: Mapping[str, Any]) -> Told:
    """One of the errors that Pydantic lists."""
    context = error.get("ctx", {})
    kind = VALUES.get(error["type"], "other")
    limit = next((context[name] for name in LIMITS if name in context), "")
    if kind == "one-of":
        limit = ", ".join(known.strip("'") for known in re.split(" or |, ", str(limit)))
    return told("fault-value", kind=kind, limit=str(limit) if kind == "form" else limit, reason=error["msg"])
