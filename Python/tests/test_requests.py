"""What is sent for the arguments of Python."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Mapping
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import paywright
from paywright import _options
from paywright import _questions as questions
from paywright._requests import body_of, request

from .conftest import Fake


def sent(question: Mapping[str, Any]) -> dict[str, Any]:
    """A request as the program reads it."""
    read: dict[str, Any] = json.loads(body_of(question))
    return read


#: Options whose types take a text, or several in a list: `lines: str | Sequence[str] | None`.
TEXTS = set(
    re.findall(r"^    (\w+): .*\| Sequence\[(?!Mapping)", Path(_options.__file__).read_text("utf-8"), re.MULTILINE)
)


def test_one_text_stands_for_a_list_of_it_wherever_the_types_take_it() -> None:
    assert {"locales", "lines", "claims", "require", "ignored_fields"} <= TEXTS
    for operation, members in _options.MEMBERS.items():
        for name in TEXTS & members.keys():
            assert request(operation, {name: "checkout"}) == {"op": operation, members[name]: ["checkout"]}, name


def test_options_have_their_json_names() -> None:
    options = {
        "time_zone": "Europe/Berlin",
        "bundle_id": "com.example",
        "after_refund": "ineligible",
        "lines": ["headline"],
        "now": None,
        "eligibility": False,
    }
    assert sent(questions.status({"schema": "paywright/customer/1"}, options)) == {
        "op": "status",
        "timeZone": "Europe/Berlin",
        "bundleID": "com.example",
        "afterRefund": "ineligible",
        "lines": ["headline"],
        "eligibility": False,
        "input": {"schema": "paywright/customer/1"},
    }


def test_one_text_in_place_of_a_list() -> None:
    made = sent(
        questions.paywall({"product_ids": "pro", "lines": "name", "claims": "introductory", "locales": ("de",)})
    )
    assert made == {
        "op": "paywall",
        "productIDs": ["pro"],
        "lines": ["name"],
        "claims": ["introductory"],
        "locales": ["de"],
    }
    assert sent(questions.paywall({"claims": "each"}))["claims"] == "each"
    assert sent(questions.outcome("play:12", {}))["outcomes"] == ["play:12"]


def test_rules_of_notices_go_along_as_they_are() -> None:
    rules = {"rules": [{"id": "early", "kind": "renewal", "window": {"from": "P7D", "to": "P3D"}}]}
    options = {
        "rules": rules,
        "region": "US-CA",
        "due": "2026-12-01/2026-12-07",
        "merchant_link": "https://example.com",
    }
    assert sent(questions.notices({"n": 1}, options)) == {
        "op": "notices",
        "rules": rules,
        "region": "US-CA",
        "due": "2026-12-01/2026-12-07",
        "merchantLink": "https://example.com",
        "input": {"n": 1},
    }
    with pytest.raises(TypeError, match=r"'lines'"):
        questions.notices({}, {"lines": "headline"})


def test_an_unknown_argument_names_the_one_that_was_meant(fake: Fake) -> None:
    with fake.client() as pw, pytest.raises(TypeError, match=r"'timezone'; did you mean 'time_zone'\?"):
        pw.status({}, timezone="UTC")  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (Decimal("9.90"), "9.90"),
        (Decimal("1E+3"), "1000"),
        (Decimal("1E-7"), "0.0000001"),
        ("9.99", "9.99"),
        (12, "12"),
        (-3, "-3"),
    ],
)
def test_amounts_are_exact(amount: Decimal | str | int, text: str) -> None:
    assert sent(questions.price(amount, "EUR", {}))["amount"] == text


def test_a_float_is_refused_with_the_reason() -> None:
    with pytest.raises(TypeError, match=r"9\.99 is a float, which is no exact amount"):
        questions.price(9.99, "EUR", {})  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError):
        questions.price(True, "EUR", {})
    with pytest.raises(ValueError, match="no amount"):
        questions.price(Decimal("NaN"), "EUR", {})


def test_moments() -> None:
    berlin = timezone(timedelta(hours=1))
    moment = datetime(2026, 11, 20, 13, 0, 0, 250_000, tzinfo=berlin)
    assert sent(questions.status({}, {"now": moment}))["now"] == "2026-11-20T12:00:00.250000Z"
    assert sent(questions.status({}, {"now": "2026-11-20T12:00:00Z"}))["now"] == "2026-11-20T12:00:00Z"
    with pytest.raises(ValueError, match="has no time zone"):
        questions.status({}, {"now": datetime(2026, 11, 20)})


def test_what_a_store_says(tmp_path: Path) -> None:
    file = tmp_path / "customer.json"
    file.write_text('{"name": "Zoë"}')
    text = '{"name": "Zoë"}'
    for value in (text, text.encode(), file):
        assert sent(questions.status(value, {}))["input"] == text
    assert sent(questions.status([{"a": 1}, text.encode(), file], {}))["input"] == [{"a": 1}, text, text]
    assert sent(questions.status(MappingProxyType(OrderedDict(a=1)), {}))["input"] == {"a": 1}
    price = {"amount": Decimal("9.90"), "on": datetime(2026, 1, 1, tzinfo=timezone.utc)}
    assert sent(questions.status(price, {}))["input"] == {"amount": "9.90", "on": "2026-01-01T00:00:00Z"}
    with pytest.raises(TypeError, match="a customer is JSON"):
        questions.status(3, {})  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("value", [float("nan"), "\ud800", float("inf")])
def test_what_cannot_be_written_is_refused_before_it_is_sent(value: object) -> None:
    with pytest.raises(paywright.RequestError) as caught:
        body_of({"op": "x", "value": value})
    assert caught.value.code == "not-sendable"


def test_what_is_no_json_at_all_is_a_wrong_type() -> None:
    with pytest.raises(TypeError, match="object cannot be written"):
        body_of({"op": "x", "value": object()})


def test_a_bad_customer_among_many(fake: Fake) -> None:
    customers: list[Any] = [{"n": 0}, b"\xff", {"n": float("nan")}, {"n": 3}]
    with fake.client() as pw:
        answers = [
            answer if isinstance(answer, paywright.PaywrightError) else answer.raw["echo"]
            for answer in pw.batch([{"op": "status", "input": {"n": n}} for n in range(2)])
        ]
        assert [answer["input"] for answer in answers if isinstance(answer, dict)] == [{"n": 0}, {"n": 1}]
        many = list(pw.status_many(customers, errors="return", locale="de"))
    assert [type(answer).__name__ for answer in many] == ["Value", "RequestError", "RequestError", "Value"]
    first: Any = many[0]
    assert first.raw["echo"] == {"id": first.raw["echo"]["id"], "op": "status", "locale": "de", "input": {"n": 0}}


def test_names_of_product_sets() -> None:
    for name in ("", "a=b"):
        with pytest.raises(ValueError, match="cannot name a product set"):
            paywright.Paywright({name: "shop.storekit"})
