"""A request for each question: what the methods of both clients ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from ._requests import Input, amount_text, customer_input, listed, request

Options = Mapping[str, Any]
Request = dict[str, Any]


def status(customer: Input, options: Options) -> Request:
    return request("status", options) | {"input": customer_input(customer)}


def paywall(options: Options) -> Request:
    return request("paywall", options)


def notices(customer: Input, options: Options) -> Request:
    return request("notices", options) | {"input": customer_input(customer)}


def template(dialect: str, text: str, options: Options) -> Request:
    return request("template", options) | {"dialect": dialect, "template": text}


def outcome(outcomes: str | Iterable[str], options: Options) -> Request:
    return request("outcome", options) | {"outcomes": listed(outcomes)}


def balance(number: int, unit: str, options: Options) -> Request:
    return request("balance", options) | {"balance": number, "unit": unit}


def price(amount: Decimal | str | int, currency: str, options: Options) -> Request:
    return request("price", options) | {"amount": amount_text(amount), "currency": currency}


def period(length: str, options: Options) -> Request:
    return request("period", options) | {"period": length}


def fixed_words(storefront: str, options: Options) -> Request:
    return request("fixedWords", options) | {"storefront": storefront}


def locales(options: Options) -> Request:
    return request("locales", options)


def reload() -> Request:
    return request("reload", {})
