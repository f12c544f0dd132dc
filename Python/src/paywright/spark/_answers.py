"""Answers of a whole block as columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json

_TEXT = pa.string()
_FLAG = pa.bool_()
_NUMBER = pa.int64()
_PRICE = pa.struct({"amount": _TEXT, "currency": _TEXT})
_RENEWAL = {"renewsOn": _TEXT, "renewalPrice": _PRICE}
_PLAN_CHANGE = {"direction": _TEXT, "newProduct": _TEXT, **_RENEWAL}

#: What `situation` of `paywright/status/1` has.
_SITUATION = pa.struct(
    {
        "kind": _TEXT,
        "access": _FLAG,
        "until": _TEXT,
        "endedOn": _TEXT,
        **_RENEWAL,
        "converts": _FLAG,
        "isLastPeriod": _FLAG,
        "direction": _TEXT,
        "newProduct": _TEXT,
        "planChange": pa.struct(_PLAN_CHANGE),
        "change": _TEXT,
        "oldPrice": _PRICE,
        "newPrice": _PRICE,
        "from": _TEXT,
        "consentDeadline": _TEXT,
        "paymentsLeft": _NUMBER,
        "endsOn": _TEXT,
        "cancelled": _FLAG,
        "cause": _TEXT,
        "offers": pa.list_(_TEXT),
        "refundedOn": _TEXT,
        "partial": _FLAG,
        "otherPeriod": _FLAG,
        "fraction": _TEXT,
        "quantity": _NUMBER,
        "extendableFrom": _TEXT,
        "canBeExtended": _FLAG,
        "earlierDate": _TEXT,
        "laterDate": _TEXT,
    }
)
_RUNNING_OFFER = pa.struct({"type": _TEXT, "id": _TEXT, "mode": _TEXT, "modeSource": _TEXT})
_PURCHASE = {
    "locale": _TEXT,
    "store": _TEXT,
    "product": _TEXT,
    "group": _TEXT,
    "transaction": _TEXT,
    "situation": _SITUATION,
    "offer": _RUNNING_OFFER,
}
#: What `access` of `paywright/status/1` has for a customer, whatever was bought.
_ACCESS = pa.struct({"anything": pa.struct({"kind": _TEXT, "until": _TEXT})})
_OFFER_ANSWER = pa.struct({"outcome": _TEXT, "reason": _TEXT, "customers": _TEXT, "offers": pa.list_(_TEXT)})
_ELIGIBILITY = pa.struct(
    {
        "store": _TEXT,
        "group": _TEXT,
        "products": pa.list_(_TEXT),
        "introductory": _OFFER_ANSWER,
        "promotional": _OFFER_ANSWER,
        "winBack": _OFFER_ANSWER,
        "offerCode": _OFFER_ANSWER,
        "purchaseScreen": _FLAG,
    }
)
_OFFER = pa.struct({"type": _TEXT, "paymentMode": _TEXT, "id": _TEXT})
_QUOTE = {
    "locale": _TEXT,
    "storefront": _TEXT,
    "product": _TEXT,
    "basePlan": _TEXT,
    "eligibility": _TEXT,
    "plan": _TEXT,
    "quantity": _NUMBER,
    "comparedWith": _TEXT,
    "nameSource": _TEXT,
    "outcome": _TEXT,
    "offer": _OFFER,
}
#: The texts of a notice.
NOTICE_TEXTS = ("subject", "push", "opening", "body", "action")
_EVENT = {"id": _TEXT, "kind": _TEXT, "consent": _FLAG, "sender": _TEXT, "at": _TEXT}
_DAYS = {"earliest": _TEXT, "latest": _TEXT}
_MISSING = pa.list_(_TEXT)
_ERROR = pa.struct({"code": _TEXT, "path": _TEXT, "message": _TEXT})
_DIAGNOSTIC = pa.struct({"severity": _TEXT, "code": _TEXT, "path": _TEXT, "message": _TEXT})
_WORDS = pa.struct({"text": _TEXT})

#: How a warning about a member looks that no request of ours has.
_STRANGER = b'"code": "unknown-member"'


@dataclass(frozen=True)
class Answers:
    """What becomes of the answers: the new columns of the rows."""

    #: "status", "paywall" or "notices".
    operation: str
    lines: tuple[str, ...]
    labels: tuple[str, ...] = ()
    has_purchases: bool = True
    has_eligibility: bool = False
    prefix: str = ""

    @property
    def fields(self) -> list[pa.Field]:
        """The new columns."""
        return [pa.field(self.prefix + name, kind) for name, kind in self._columns.items()]

    @property
    def _columns(self) -> dict[str, pa.DataType]:
        columns: dict[str, pa.DataType] = {}
        if self.operation == "status":
            columns |= dict.fromkeys(self.lines, _TEXT)
            columns |= {"situation": _TEXT, "product": _TEXT, "others": _NUMBER, "access": _FLAG, "until": _TEXT}
            if self.has_purchases:
                columns["purchases"] = pa.list_(pa.struct({**_PURCHASE, "lines": _texts(self.lines)}))
            if self.has_eligibility:
                columns["eligibility"] = pa.list_(_ELIGIBILITY)
        elif self.operation == "notices":
            notice = {**_EVENT, "rule": _TEXT, "state": _TEXT, **_DAYS, "missing": _MISSING}
            columns["notices"] = pa.list_(pa.struct(notice | dict.fromkeys(self.lines, _TEXT)))
        else:
            columns["products"] = pa.list_(pa.struct({**_QUOTE, "lines": _texts(self.lines)}))
            if self.labels:
                columns["labels"] = _texts(self.labels)
        return columns | {"error": _ERROR, "diagnostics": pa.list_(_DIAGNOSTIC)}

    @property
    def _schema(self) -> pa.Schema:
        """What is read of an answer; everything else is passed over."""
        members: dict[str, pa.DataType] = {"id": _NUMBER, "error": _ERROR, "diagnostics": pa.list_(_DIAGNOSTIC)}
        lines = _words(self.lines)
        if self.operation == "status":
            first = {"product": _TEXT, "situation": pa.struct({"kind": _TEXT})}
            result = _PURCHASE if self.has_purchases else first
            members["results"] = pa.list_(pa.struct({**result, "lines": lines}))
            members |= {"others": _NUMBER, "access": _ACCESS}
            if self.has_eligibility:
                members["eligibility"] = pa.list_(_ELIGIBILITY)
        elif self.operation == "notices":
            notice = {**_EVENT, "rule": pa.struct({"id": _TEXT}), "state": _TEXT, "due": pa.struct(_DAYS)}
            notice |= {"missing": _MISSING, "texts": pa.list_(lines)}
            members["notices"] = pa.list_(pa.struct(notice))
        else:
            members["results"] = pa.list_(pa.struct({**_QUOTE, "lines": lines}))
            if self.labels:
                members["labels"] = pa.list_(pa.struct({"lines": _words(self.labels)}))
        return pa.schema(members)

    def columns(self, answers: bytes, ids: range) -> list[pa.Array]:
        """The new columns of the rows that were asked about with these ids."""
        table = _read(answers, self._schema)
        error, diagnostics = table["error"], table["diagnostics"]
        # Answers come in order. A request that was refused may have had no id that can be read.
        if len(error) != len(ids) or not _are_paired(table["id"], error, ids):
            raise RuntimeError(f"the {len(error)} answers are not those to the {len(ids)} requests")
        if _STRANGER in answers:
            error = _with_strangers(error, diagnostics)
        refused = error.is_valid()
        columns = {"status": self._status, "notices": self._notices, "paywall": self._paywall}[self.operation](table)
        if pc.any(refused).as_py():
            columns = [pc.if_else(refused, pa.scalar(None, column.type), column) for column in columns]
        return [*columns, error, diagnostics]

    def _status(self, table: Mapping[str, pa.Array]) -> list[pa.Array]:
        results = table["results"]
        firsts = _first_places(results)
        purchases = results.values
        lines = _field(purchases, "lines")
        situation = _field(purchases, "situation")
        texts = [_field(_field(lines, name), "text") for name in self.lines]
        facts = [_field(situation, "kind"), _field(purchases, "product")]
        columns = [values.take(firsts) for values in (*texts, *facts)]
        anything = _field(table["access"], "anything")
        columns += [table["others"], _is_granted(_field(anything, "kind")), _field(anything, "until")]
        if self.has_purchases:
            columns.append(_with_lines(results, texts, self.lines))
        if self.has_eligibility:
            columns.append(table["eligibility"])
        return columns

    def _notices(self, table: Mapping[str, pa.Array]) -> list[pa.Array]:
        notices = table["notices"]
        values = notices.values
        texts = _field(values, "texts")
        firsts = _first_places(texts)
        due = _field(values, "due")
        members = {name: _field(values, name) for name in _EVENT}
        members |= {"rule": _field(_field(values, "rule"), "id"), "state": _field(values, "state")}
        members |= {name: _field(due, name) for name in _DAYS}
        members["missing"] = _field(values, "missing")
        # A row has one language, and so one element of `texts`.
        members |= {name: _field(_field(texts.values, name), "text").take(firsts) for name in self.lines}
        structs = pa.StructArray.from_arrays(list(members.values()), list(members))
        return [pa.ListArray.from_arrays(notices.offsets, structs, mask=notices.is_null())]

    def _paywall(self, table: Mapping[str, pa.Array]) -> list[pa.Array]:
        results = table["results"]
        lines = _field(results.values, "lines")
        texts = [_field(_field(lines, name), "text") for name in self.lines]
        columns = [_with_lines(results, texts, self.lines)]
        if self.labels:
            labels = table["labels"]
            lines = _field(labels.values, "lines").take(_first_places(labels))
            texts = [_field(_field(lines, name), "text") for name in self.labels]
            columns.append(pa.StructArray.from_arrays(texts, list(self.labels), mask=lines.is_null()))
        return columns


def _is_granted(kind: pa.Array) -> pa.Array:
    """Whether there is access; null where that is not stated, or stated in a word that is not known here."""
    is_known = pc.is_in(kind, value_set=pa.array(["granted", "ended", "notYet"]))
    return pc.if_else(is_known, pc.equal(kind, "granted"), pa.scalar(None, _FLAG))


def _texts(names: Sequence[str]) -> pa.DataType:
    return pa.struct(dict.fromkeys(names, _TEXT))


def _words(names: Sequence[str], prefix: str = "") -> pa.DataType:
    return pa.struct({prefix + name: _WORDS for name in names})


def _read(answers: bytes, schema: pa.Schema) -> dict[str, pa.Array]:
    options = pa.json.ParseOptions(explicit_schema=schema, unexpected_field_behavior="ignore")
    # One block: a line is never cut in two.
    reading = pa.json.ReadOptions(use_threads=False, block_size=len(answers) + 1)
    table = pa.json.read_json(pa.BufferReader(answers), reading, options)
    return dict(zip(table.column_names, table.combine_chunks().to_batches()[0].columns, strict=True))


def _field(array: pa.StructArray, name: str) -> pa.Array:
    """A member of structs, null where the struct is."""
    return pc.struct_field(array, array.type.get_field_index(name))


def _are_paired(answered: pa.Array, error: pa.Array, ids: range) -> bool:
    expected = pa.array(np.arange(ids.start, ids.stop))
    paired: bool = pc.all(pc.or_kleene(error.is_valid(), pc.equal(answered, expected)), skip_nulls=False).as_py()
    return paired


def _first_places(lists: pa.ListArray) -> pa.Array:
    """Where each list's first element is among the values; null for a list without one."""
    offsets = lists.offsets.to_numpy()
    return pa.array(offsets[:-1], mask=offsets[:-1] == offsets[1:])


def _with_lines(results: pa.ListArray, texts: Sequence[pa.Array], names: Sequence[str]) -> pa.ListArray:
    """Lists of results that have texts in place of `lines`."""
    values = results.values
    kinds = {field.name: field.type for field in values.type if field.name != "lines"}
    members = [values.field(name) for name in kinds]
    lines = pa.StructArray.from_arrays(list(texts), list(names))
    fields = [pa.field(name, kind) for name, kind in kinds.items()] + [pa.field("lines", lines.type)]
    structs = pa.StructArray.from_arrays([*members, lines], fields=fields)
    return pa.ListArray.from_arrays(results.offsets, structs, mask=results.is_null())


def _with_strangers(error: pa.Array, diagnostics: pa.ListArray) -> pa.Array:
    """Errors also for rows whose text states members of the request, as `{…}, "x": 1` would: it is no JSON."""
    codes = diagnostics.values
    is_strange = pc.equal(_field(codes, "code"), "unknown-member")
    rows = pc.unique(pc.list_parent_indices(diagnostics).filter(is_strange))
    strange = np.zeros(len(error), bool)
    strange[rows.to_numpy()] = True
    message = "found something after the end of the JSON, expected the customer alone"
    refusal: Any = {"code": "invalid-json", "path": "$.input", "message": message}
    return pc.if_else(pc.and_(pa.array(strange), error.is_null()), pa.scalar(refusal, error.type), error)
