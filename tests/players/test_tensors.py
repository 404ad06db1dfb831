"""Files of safetensors read as the package reads them."""

import json
from typing import Any

import numpy as np
import pytest

from subak.players.tensors import read_tensors


def test_arrays_are_read_as_the_package_writes_them(tmp_path):
    save_file = pytest.importorskip("safetensors.numpy").save_file
    numbers = np.random.default_rng(1)
    written: dict[str, Any] = {
        "a": numbers.normal(size=(3, 4)).astype(np.float16),
        "b": np.zeros((0, 2), np.float32),
        "c": numbers.normal(size=5),
    }
    save_file(written, tmp_path / "x", {"subak": "said"})
    about, arrays = read_tensors(tmp_path / "x")
    assert about == {"subak": "said"}
    assert arrays.keys() == written.keys()
    for name, array in arrays.items():
        assert array.dtype == written[name].dtype
        assert (array == written[name]).all()
        assert array.flags.writeable


def header(**arrays):
    told = json.dumps(arrays).encode()
    return len(told).to_bytes(8, "little") + told


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{" * 1000,
        (1 << 62).to_bytes(8, "little") + b"{}",
        header(a=1),
        header(a={"dtype": "F16", "shape": [2]}),
        header(a={"dtype": "I9", "shape": [0], "data_offsets": [0, 0]}),
        header(a={"dtype": "F16", "shape": [2], "data_offsets": [0, 4]}),
        (2).to_bytes(8, "little") + b"[]",
    ],
)
def test_anything_else_is_refused(tmp_path, content):
    (tmp_path / "x").write_bytes(content)
    with pytest.raises(ValueError):  # noqa: PT011  whatever it says
        read_tensors(tmp_path / "x")
