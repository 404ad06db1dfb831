"""Files of safetensors, read without the package: a length, a header of JSON, then the arrays one after the other."""

import json
from pathlib import Path
from typing import Any

import numpy as np

TYPES = {"F16": "<f2", "F32": "<f4", "F64": "<f8"}
LENGTH = np.dtype("<u8")


def read_tensors(path: Path) -> tuple[dict[str, str], dict[str, Any]]:
    """What is written about the arrays, and the arrays by name; a ValueError where the file is not such a one."""
    content = path.read_bytes()
    try:
        start = LENGTH.itemsize + int(np.frombuffer(content, LENGTH, 1)[0])
        if start > len(content):
            raise ValueError("no safetensors: cut off")
        header = json.loads(content[LENGTH.itemsize : start])
        about = header.pop("__metadata__", {})
        arrays = {name: array_in(content[start:], one) for name, one in header.items()}
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(f"no safetensors: {error}") from error
    return about, arrays


def array_in(content: bytes, about: dict[str, Any]) -> Any:
    first, last = about["data_offsets"]
    return np.frombuffer(content[first:last], TYPES[about["dtype"]]).reshape(about["shape"]).copy()
