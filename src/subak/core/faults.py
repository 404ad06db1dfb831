"""What is wrong with a file or a value, as messages: the sentences of the system, of JSON and of Pydantic are English."""

import errno
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
    "literal_error": "one-of",
    "enum": "one-of",
    "json_invalid": "json",
}
LIMITS = ("ge", "le", "min_length", "max_length", "expected")


def of_system(error: OSError) -> Told:
    """Of a file, or of an address."""
    return told("fault-system", kind=errno.errorcode.get(error.errno or 0, ""), reason=error.strerror or str(error))


def of_json(error: Exception) -> Told:
    if isinstance(error, JSONDecodeError):
        return told("fault-json", kind="syntax", line=error.lineno, column=error.colno)
    return told("fault-json", kind="text" if isinstance(error, UnicodeDecodeError) else "depth", line=0, column=0)


def of_value(error: Mapping[str, Any]) -> Told:
    """One of the errors that Pydantic lists."""
    context = error.get("ctx", {})
    limit = next((context[name] for name in LIMITS if name in context), "")
    return told("fault-value", kind=VALUES.get(error["type"], "other"), limit=limit, reason=error["msg"])
