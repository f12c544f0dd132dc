"""Words for the customers of a Spark DataFrame.

A function here adds columns to a DataFrame by `DataFrame.mapInArrow`. Each Python worker runs one `paywright serve`
beside it, keeps it from task to task, and asks it about a few thousand rows at a time. Needs PySpark 4 with pyarrow,
and this package with the program on every worker; Documentation/Spark.md tells how to bring them there.

An argument that is a `str` is the name of a column, and a `Column` is any expression: `F.lit("de")` for all rows alike.
Each row of the input is in the result once. A row that cannot be answered has nulls and an `error`; no row fails a job.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from .._options import MEMBERS
from .._requests import listed, request
from ._answers import NOTICE_TEXTS, Answers
from ._process import Program
from ._requests import Requests
from ._rows import Rows

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame

    File: TypeAlias = str | os.PathLike[str]
    Files: TypeAlias = File | Sequence[File]
    ColumnOrName: TypeAlias = Column | str

__all__ = ["notices", "paywall", "status"]

_STATUS_LINES = ("headline", "detail", "action", "support")
_MORE_STATUS_LINES = ("name",)
_LABEL = "label."


def status(
    df: DataFrame,
    input: ColumnOrName,
    *,
    locale: ColumnOrName | None = None,
    time_zone: ColumnOrName | None = None,
    now: ColumnOrName | datetime | None = None,
    bundle_id: ColumnOrName | None = None,
    environment: ColumnOrName | None = None,
    product_set: ColumnOrName | None = None,
    products: Mapping[str, Files] | Files = (),
    lines: str | Sequence[str] = _STATUS_LINES,
    purchases: bool = True,
    eligibility: bool = False,
    after_refund: Literal["ineligible", "onlyUsedOffersCount"] | None = None,
    date_style: str | None = None,
    whole_amounts: Literal["auto", "keep", "drop"] | None = None,
    prefix: str = "",
    jobs: int = 1,
    messages: Files = (),
    catalogs: File | None = None,
    roots: Files = (),
    zone_info: str | None = None,
    binary: str | None = None,
) -> DataFrame:
    """The rows with what each customer is told of their purchases.

    `input` is what a store says of the customer: a column of JSON texts, of any form, or of signed data. `locale`,
    `time_zone`, `bundle_id`, `environment` and `product_set` are those of the request; a null is their default. `now`
    is a `datetime`, or a column of timestamps or of RFC 3339 texts; by default it is the moment of this call, so that
    a task that is run again gives the same rows.

    New columns, their names after `prefix`:

    - each of `lines`, `situation`, `product`: of the purchase that counts first; `others`: how many more there are;
    - `access`: whether the customer has access to anything at all, and `until` when at least; null where it is not stated;
    - `purchases`: every purchase, as `results` of `paywright/status/1`, with plain texts for lines; not with
      `purchases=False`, which is faster;
    - `eligibility`: which offers the customer can get, with `eligibility=True`;
    - `error`: why there is no answer, as `code`, `path` and `message`; null for a row that has one;
    - `diagnostics`: what else there is to say, such as a language without a catalog.

    `products`, `messages`, `catalogs` and `roots` are files of the driver, whose contents go along with the job.
    `products` are product files, or such by the names that `product_set` has for them. `zone_info` is a folder of the
    workers, and `binary` the program there: a path, or the name of a file that Spark brings. `jobs` is how many threads
    of a worker's program word at a time; Spark's own way to more is more workers.
    """
    shown = tuple(dict.fromkeys(listed(lines)))
    if unknown := [line for line in shown if line not in _STATUS_LINES + _MORE_STATUS_LINES]:
        raise ValueError(f"found line {unknown[0]!r}, expected one of {', '.join(_STATUS_LINES + _MORE_STATUS_LINES)}")
    answers = Answers("status", shown, (), purchases, eligibility, prefix)
    columns, options = _of_customers(input, locale, time_zone, now, bundle_id, environment, product_set)
    options |= {"eligibility": eligibility, "lines": shown, "after_refund": after_refund}
    options |= {"date_style": date_style, "whole_amounts": whole_amounts, "texts": []}
    program = _program(products, messages, catalogs, roots, zone_info, binary, jobs)
    return _mapped(df, "status", options, columns, answers, program)


def notices(
    df: DataFrame,
    input: ColumnOrName,
    *,
    rules: Mapping[str, Any] | File | None = None,
    due: str | None = None,
    locale: ColumnOrName | None = None,
    time_zone: ColumnOrName | None = None,
    region: ColumnOrName | None = None,
    now: ColumnOrName | datetime | None = None,
    bundle_id: ColumnOrName | None = None,
    environment: ColumnOrName | None = None,
    product_set: ColumnOrName | None = None,
    products: Mapping[str, Files] | Files = (),
    merchant: str | None = None,
    merchant_link: str | None = None,
    date_style: str | None = None,
    whole_amounts: Literal["auto", "keep", "drop"] | None = None,
    prefix: str = "",
    jobs: int = 1,
    messages: Files = (),
    catalogs: File | None = None,
    roots: Files = (),
    zone_info: str | None = None,
    binary: str | None = None,
) -> DataFrame:
    """The rows with what you may write to each customer before or after an event.

    `rules` is the object `paywright/rules/1`, or a file of the driver with it; without rules, each event is there
    without days. `due` is one day or two, as "2026-12-01/2026-12-07", and leaves out what is not to be sent in them.
    `region` is where the customer is, such as "US-CA"; a null is the country that the store states. `due`, `merchant`,
    `merchant_link`, `date_style` and `whole_amounts` are texts for all rows, not columns. The other arguments are those
    of `status`.

    New columns, their names after `prefix`:

    - `notices`: each notice in the language of the row; empty where there is nothing to write. It has `id`, `kind`,
      `consent`, `sender`, `at`, `rule` (its name), `state`, `earliest` and `latest` of the days in which it is sent,
      `missing`, and the texts `subject`, `push`, `opening`, `body` and `action`. What a notice does not have is null;
    - `error` and `diagnostics`, as those of `status`. A fault in `rules` or `due` is the error of every row.
    """
    columns, options = _of_customers(input, locale, time_zone, now, bundle_id, environment, product_set)
    columns["region"] = region
    options |= {"rules": _rules(rules), "due": due, "merchant": merchant, "merchant_link": merchant_link}
    options |= {"date_style": date_style, "whole_amounts": whole_amounts, "texts": []}
    program = _program(products, messages, catalogs, roots, zone_info, binary, jobs)
    return _mapped(df, "notices", options, columns, Answers("notices", NOTICE_TEXTS, prefix=prefix), program)


def paywall(
    df: DataFrame,
    *,
    products: Mapping[str, Files] | Files,
    lines: str | Sequence[str],
    locale: ColumnOrName | None = None,
    storefront: ColumnOrName | None = None,
    claim: ColumnOrName | None = None,
    quantity: ColumnOrName | None = None,
    compare_with: ColumnOrName | None = None,
    product_set: ColumnOrName | None = None,
    product_ids: Sequence[str] | None = None,
    claims: Sequence[str] | Literal["each"] | None = None,
    plan: Literal["each", "up-front", "monthly"] | None = None,
    whole_amounts: Literal["auto", "keep", "drop"] | None = None,
    prefer_display_price: bool | None = None,
    derived_prices: str | None = None,
    prefix: str = "",
    jobs: int = 1,
    messages: Files = (),
    catalogs: File | None = None,
    roots: Files = (),
    zone_info: str | None = None,
    binary: str | None = None,
) -> DataFrame:
    """The rows with the words of the products for each of them.

    `lines` are the lines asked for, such as "price", "offer" and "label.termsOfUse". `locale`, `storefront`,
    `quantity`, `compare_with` and `product_set` are those of the request; `claim` is one offer that the customer gets,
    such as "introductory" or "promotional=spring". `claims` are offers that every customer gets.

    New columns, their names after `prefix`:

    - `products`: each product with each offer, as `results` of `paywright/paywall/1`, with plain texts for lines;
    - `labels`: the lines whose names begin with "label.", without that beginning; only where there are such lines;
    - `error` and `diagnostics`, as those of `status`.

    Many customers have the same words: word the distinct rows of language, storefront and offer, and join them. The
    other arguments are those of `status`.
    """
    shown = tuple(dict.fromkeys(listed(lines)))
    labels = tuple(line.removeprefix(_LABEL) for line in shown if line.startswith(_LABEL))
    answers = Answers("paywall", tuple(line for line in shown if not line.startswith(_LABEL)), labels, prefix=prefix)
    options: dict[str, Any] = {
        "lines": shown,
        "product_ids": product_ids,
        "plan": plan,
        "whole_amounts": whole_amounts,
    }
    options |= {"prefer_display_price": prefer_display_price, "derived_prices": derived_prices, "texts": []}
    columns: dict[str, Any] = {
        "locale": locale,
        "storefront": storefront,
        "quantity": quantity,
        "compare_with": compare_with,
        "products": product_set,
    }
    if claims is not None and claim is not None:
        raise TypeError("found claim and claims, expected one of them")
    if claim is None:
        options["claims"] = claims
    else:
        columns["claims"] = claim
    program = _program(products, messages, catalogs, roots, zone_info, binary, jobs)
    return _mapped(df, "paywall", options, columns, answers, program)


# Preparing


def _of_customers(
    input: ColumnOrName,
    locale: ColumnOrName | None,
    time_zone: ColumnOrName | None,
    now: ColumnOrName | datetime | None,
    bundle_id: ColumnOrName | None,
    environment: ColumnOrName | None,
    product_set: ColumnOrName | None,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The columns and the options that requests about customers have."""
    columns: dict[str, Any] = {
        "input": input,
        "locale": locale,
        "time_zone": time_zone,
        "bundle_id": bundle_id,
        "environment": environment,
        "products": product_set,
    }
    if now is None or isinstance(now, datetime):
        return columns, {"now": now or datetime.now(timezone.utc).replace(microsecond=0)}
    return {**columns, "now": now}, {}


def _rules(rules: Mapping[str, Any] | File | None) -> Any:
    if rules is None or isinstance(rules, Mapping):
        return rules
    return json.loads(Path(rules).read_bytes(), object_pairs_hook=_each_once)


def _each_once(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of a file. One that states a member twice is refused here: no request would show both."""
    names = [name for name, _ in members]
    if twice := [name for name in names if names.count(name) > 1]:
        raise ValueError(f"found member {twice[0]!r} twice in the rules, expected each member once")
    return dict(members)


def _mapped(
    df: DataFrame,
    operation: str,
    options: Mapping[str, Any],
    columns: Mapping[str, Any],
    answers: Answers,
    program: Program,
) -> DataFrame:
    from pyspark.sql.pandas.types import from_arrow_type
    from pyspark.sql.types import StructField, StructType

    if not answers.lines and not answers.labels:
        raise ValueError("found no lines, expected at least one")
    own = {name.lower() for name in df.columns}
    added = [StructField(field.name, from_arrow_type(field.type)) for field in answers.fields]
    if taken := [field.name for field in added if field.name.lower() in own]:
        raise ValueError(f"the DataFrame has a column {taken[0]!r} already: give the new ones a prefix=")
    given, places = _with_columns(df, columns)
    names = {**MEMBERS[operation], "input": "input"}
    places = {names[name]: place for name, place in places.items()}
    text = places.pop("input", None)
    # Every member is stated, so that no text of a customer can state another: a member given twice is refused.
    constants = dict.fromkeys(["schema", "op", *MEMBERS[operation].values()])
    constants |= {"schema": "paywright/request/1", **request(operation, options)}
    for member in places:
        del constants[member]
    rows = Rows(program, Requests(constants, places, text), answers, len(df.columns))
    return given.mapInArrow(rows, StructType([*df.schema.fields, *added]))


def _with_columns(df: DataFrame, columns: Mapping[str, Any]) -> tuple[DataFrame, dict[str, int]]:
    """The DataFrame with what the requests need behind its own columns, and where each argument is."""
    from pyspark.sql import functions as F

    added: list[Column] = []
    places: dict[str, int] = {}
    for name, column in columns.items():
        if column is None:
            continue
        if isinstance(column, str) and df.columns.count(column) == 1:
            places[name] = df.columns.index(column)
            continue
        places[name] = len(df.columns) + len(added)
        expression = F.col(column) if isinstance(column, str) else column
        added.append(expression.alias(f"__paywright_{name}"))
    given = df.select("*", *added) if added else df
    for name, place in places.items():
        kind = given.schema.fields[place].dataType.typeName()
        expected = _KINDS.get(name, ("string",))
        if kind not in expected and kind != "void":
            raise TypeError(f"{name}: found a column of type {kind}, expected {' or '.join(expected)}")
    return given, places


_KINDS = {
    "input": ("string", "binary", "varchar", "char"),
    "now": ("timestamp", "string"),
    "quantity": ("integer", "long", "short", "byte"),
}


def _program(
    products: Mapping[str, Files] | Files,
    messages: Files,
    catalogs: File | None,
    roots: Files,
    zone_info: str | None,
    binary: str | None,
    jobs: int,
) -> Program:
    sets = products if isinstance(products, Mapping) else {"products": products}
    if empty := [name for name in sets if not name or "=" in name]:
        raise ValueError(f"{empty[0]!r} cannot name a product set: a name has a character, and no equals sign")
    folder = [] if catalogs is None else sorted(Path(catalogs).glob("*.arb"))
    if catalogs is not None and not folder:
        raise ValueError(f"found no *.arb in {os.fspath(catalogs)}, expected catalogs")
    return Program(
        tuple((name, *file) for name, files in sets.items() for file in _contents(files)),
        _contents(messages),
        _contents(folder),
        _contents(roots),
        zone_info,
        binary,
        jobs,
    )


def _contents(files: Any) -> tuple[tuple[str, bytes], ...]:
    paths = [files] if isinstance(files, (str, os.PathLike)) else list(files)
    return tuple((Path(path).name, Path(path).read_bytes()) for path in paths)
