"""Examples in documentation that ask the program are skipped where it is not built."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import paywright
from paywright._binary import find_binary

#: What needs the extra `spark`.
collect_ignore_glob = [] if find_spec("pyspark") and find_spec("pyarrow") else ["src/paywright/spark/*"]

_ASKING = ("README.md", "paywright._client.", "paywright._async_client.")


@pytest.fixture
def binary() -> str:
    """The real program."""
    try:
        return find_binary()
    except paywright.BinaryNotFound as error:
        pytest.skip(str(error))


@pytest.fixture(autouse=True)
def example_that_asks(request: pytest.FixtureRequest) -> None:
    """An example needs the program if it is one of those that ask it."""
    if isinstance(request.node, pytest.DoctestItem) and request.node.name.startswith(_ASKING):
        request.getfixturevalue("binary")
