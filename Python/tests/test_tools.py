"""The types are those of the schemas."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = ROOT.parent / "Sources" / "Reports" / "Schemas"
sys.path.insert(0, str(ROOT / "tools"))

from python_names import attribute, docstring  # noqa: E402
from schemas import Schemas  # noqa: E402


def test_the_types_are_up_to_date() -> None:
    if not SCHEMAS.is_dir():
        pytest.skip("not in the repository")
    run = subprocess.run([sys.executable, ROOT / "tools" / "make_types.py", "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("timeZone", "time_zone"),
        ("productIDs", "product_ids"),
        ("bundleID", "bundle_id"),
        ("pricePerPeriod.short", "price_per_period_short"),
        ("from", "from_"),
        ("text", "text"),
    ],
)
def test_attributes(name: str, expected: str) -> None:
    assert attribute(name) == expected


def test_docstrings_are_safe() -> None:
    assert docstring('ends with "', 0) == ['"""ends with " """']
    assert docstring('a """ and \\d', 0) == ['"""a \'\'\' and \\\\d"""']


def test_an_object_of_several_forms_has_the_members_of_all(tmp_path: Path) -> None:
    schema = {
        "$id": "urn:a",
        "title": "a",
        "$defs": {
            "base": {"properties": {"id": {"type": "string"}}, "required": ["id"]},
            "one": {
                "properties": {"kind": {}, "until": {"description": "When it ends. Missing here."}},
                "required": ["kind"],
            },
            "two": {
                "properties": {"kind": {}, "until": {"description": "When it ends: now."}},
                "required": ["kind", "until"],
            },
        },
        "allOf": [{"$ref": "#/$defs/base"}],
        "oneOf": [{"$ref": "#/$defs/one"}, {"$ref": "#/$defs/two"}],
    }
    (tmp_path / "a.schema.json").write_text(json.dumps(schema))
    schemas = Schemas(tmp_path)
    members = schemas.object(schemas.documents["urn:a"], "urn:a").members
    assert {name: member.required for name, member in members.items()} == {"id": True, "kind": True, "until": False}
    assert members["until"].description == "When it ends."
