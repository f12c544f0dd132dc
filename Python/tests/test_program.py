"""The real program: every operation, and the client around it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from paywright import (
    AsyncPaywright,
    Paywright,
    PaywrightError,
    ProcessDied,
    RequestError,
    Status,
)

DATA = Path(__file__).with_name("data")
RULES: dict[str, Any] = {
    "rules": [
        {
            "id": "early",
            "kind": "trialEnding",
            "window": {"from": "P10D", "to": "P3D"},
            "facts": ["amount", "cancelLink"],
        },
        {"id": "late", "kind": "trialEnding", "window": {"to": "P7D"}, "scope": {"regions": ["US-CA"]}},
    ]
}
HARBOR = {"harbor": DATA / "harbor.products.json"}
NOON = datetime(2026, 11, 20, 12, tzinfo=timezone.utc)


@pytest.fixture
def pw(binary: str) -> Iterator[Paywright]:
    with Paywright(HARBOR, binary=binary) as client:
        yield client


def plain(text: object) -> str:
    """A text with plain spaces."""
    return str(text).replace("\u00a0", " ")


def test_an_answer_that_is_too_large_names_what_to_ask_for(binary: str) -> None:
    with Paywright(binary=binary, answer_bytes=4096, held_bytes=1 << 20) as client:
        assert plain(client.period("P3M").results[0].lines.period) == "3 months"
        with pytest.raises(RequestError) as refused:
            client.locales()
    assert refused.value.code == "answer-too-large"
    assert refused.value.found == "an answer of more than 4096 bytes"
    assert refused.value.expected == "fewer locales"


def test_new_fields_are_ignored_by_the_client_or_the_request(binary: str, tmp_path: Path) -> None:
    price = {"id": "price_1", "object": "price", "currency": "usd", "unit_amount": 999, "unit_amount_decimal": "999"}
    price |= {"billing_scheme": "per_unit", "tax_behavior": "inclusive", "type": "recurring", "product": "prod_1"}
    price |= {"recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"}}
    item = {"id": "si_1", "object": "subscription_item", "quantity": 1, "price": price}
    item |= {"current_period_start": 1793000000, "current_period_end": 1795600000}
    subscription = {"id": "sub_1", "object": "subscription", "status": "active", "currency": "usd", "livemode": True}
    subscription |= {"collection_method": "charge_automatically", "cancel_at_period_end": False, "billing_hint": "x"}
    subscription |= {"items": {"object": "list", "has_more": False, "data": [item]}}
    field = "stripe.subscription.billing_hint"
    with Paywright(binary=binary) as client:
        assert "$9.99" not in str(client.status(subscription, now=NOON).results[0].lines.detail)
        answer = client.status(subscription, now=NOON, ignored_fields=[field])
        assert "$9.99" in str(answer.results[0].lines.detail) and answer.ignored_fields == [field]
        with pytest.raises(RequestError) as refused:
            client.status(subscription, now=NOON, ignored_fields=["stripe.subscription.status"])
        assert refused.value.code == "unusable-value"
    with Paywright(binary=binary, ignore_fields=field) as client:
        assert client.status(subscription, now=NOON).ignored_fields == [field]
    rows = tmp_path / "stripe.fields.tsv"
    columns = ["object", "field", "type", "holds", "since", "class", "facts", "default", "source", "why"]
    row = ["subscription", "billing_hint", "text", "-", "-", "neutral", "-", "-", "-", "-"]
    rows.write_text("\t".join(columns) + "\n" + "\t".join(row) + "\n")
    with Paywright(binary=binary, fields=rows) as client:
        assert "$9.99" in str(client.status(subscription, now=NOON).results[0].lines.detail)


def test_a_status_in_german(pw: Paywright) -> None:
    answer = pw.status(DATA / "trial.json", locale="de", time_zone="Europe/Berlin", now=NOON)
    result = answer.results[0]
    assert (result.situation.kind, result.situation.access, result.situation.until) == (
        "freeTrial",
        True,
        "2026-11-26T10:00:00Z",
    )
    assert plain(result.lines.name) == "Hafen monatlich"
    assert plain(result.lines.headline) == "Probeabo endet in 6 Tagen"
    assert plain(result.lines.detail) == (
        "Dein kostenloses Probeabo endet am 26. November 2026. Dann werden dir automatisch 4,99 € pro Monat berechnet. "
        "Wenn du dein Abo nicht fortsetzen möchtest, kündige es spätestens am 24. November 2026."
    )
    assert result.lines.detail is not None
    roles = [part.role for part in result.lines.detail.parts if part.kind == "money"]
    assert roles == ["billed"]
    assert answer.customer == "h-17"
    assert answer.verified is False
    assert answer.eligibility[0].introductory.reason == "freeTrialUsed"
    assert answer.diagnostics == []
    assert (answer.now, answer.time_zone, answer.locales) == ("2026-11-20T12:00:00Z", "Europe/Berlin", ["de"])


def test_another_store(pw: Paywright) -> None:
    answer = pw.status(json.loads((DATA / "play-on-hold.json").read_text()), locale="de", now=NOON)
    assert answer.results[0].situation.kind == "onHold"
    assert str(answer.results[0].lines.headline) == "Abo ausgesetzt"


def test_only_what_is_asked_for(pw: Paywright) -> None:
    answer = pw.status(DATA / "trial.json", now=NOON, locale="de", lines="headline", texts=[], eligibility=False)
    assert list(answer.results[0].lines) == ["headline"]
    assert set(answer.results[0].lines["headline"].raw) == {"text", "locale"}
    assert answer.eligibility == []


def test_products_inline(pw: Paywright) -> None:
    products = json.loads((DATA / "harbor.products.json").read_text())
    products["products"][0]["names"]["de"] = "Leuchtturm"
    answer = pw.status(DATA / "trial.json", now=NOON, locale="de", products=products)
    assert str(answer.results[0].lines.name) == "Leuchtturm"


def test_paywall(pw: Paywright) -> None:
    answer = pw.paywall(
        locale="de",
        storefront="DEU",
        claims="introductory",
        product_ids="com.example.harbor.monthly",
        lines=["offer", "pricePerPeriod.short", "label.termsOfUse"],
        texts=["html", "segments"],
        tags={"billed": "b"},
    )
    result = answer.results[0]
    assert plain(result.lines.offer) == "2 Wochen kostenlos, danach 4,99 € pro Monat"
    assert result.lines.offer is not None
    assert result.lines.offer.html == "2\u00a0Wochen kostenlos, danach <b>4,99\u00a0€</b> pro Monat"
    assert "".join(segment.text for segment in result.lines.offer.segments) == result.lines.offer.text
    assert plain(result.lines.price_per_period_short) == plain(result.lines["pricePerPeriod.short"])
    assert [(phase.amount, phase.period, phase.cycles) for phase in result.phases] == [
        ("0", "P2W", 1),
        ("4.99", "P1M", None),
    ]
    assert result.offer is not None
    assert result.offer.payment_mode == "freeTrial"
    assert str(answer.labels[0].lines.terms_of_use) == "Nutzungsbedingungen"


def test_notices_without_rules(pw: Paywright) -> None:
    (notice,) = pw.notices(DATA / "trial.json", locales=["de", "en"], time_zone="Europe/Berlin", now=NOON).notices
    assert (notice.kind, notice.store, notice.sender, notice.at) == (
        "trialEnding",
        "appStore",
        "store",
        "2026-11-26T10:00:00Z",
    )
    assert (notice.rule, notice.state, notice.due, notice.consent) == (None, None, None, None)
    assert notice.missing == ["howToCancel"]  # The store’s own settings are named in no notice of an app store’s.
    german, english = notice.texts
    assert (german.locale, english.locale) == ("de", "en")
    assert plain(english.subject) == "Your free trial ends on Nov 26, 2026"
    status = pw.status(DATA / "trial.json", locale="de", time_zone="Europe/Berlin", now=NOON).results[0].lines
    assert (german.body, german.action) == (status.detail, status.action)
    assert str(german.body).startswith(str(german.push))


def test_notices_by_rules(pw: Paywright) -> None:
    answer = pw.notices(
        DATA / "trial.json", rules=RULES, region="DE", due="2026-11-20", time_zone="Europe/Berlin", now=NOON
    )
    assert (answer.rules, answer.region) == (["early", "late"], "DE")
    assert answer.days is not None and answer.days.first == answer.days.last == "2026-11-20"
    (notice,) = answer.notices
    assert notice.rule is not None and notice.rule.id == "early"
    assert notice.id is not None and notice.id.endswith(":early")
    assert (notice.state, notice.missing) == ("due", ["cancelLink"])
    assert notice.due is not None
    assert (notice.due.first_day, notice.due.last_day) == ("2026-11-16", "2026-11-23")
    assert (notice.due.earliest, notice.due.latest) == ("2026-11-15T23:00:00Z", "2026-11-23T22:59:59.999Z")
    with pytest.raises(RequestError) as refused:
        pw.notices(DATA / "trial.json", rules={"rules": [{"id": "a", "kind": "trialEndin"}]}, now=NOON)
    assert (refused.value.code, refused.value.place.path) == ("unusable-value", "$.rules.rules[0].kind")


def test_template(pw: Paywright) -> None:
    answer = pw.template(
        "revenuecat",
        "{{ product.price_per_period }} für {{ custom.app }}",
        locale="de",
        product_ids="com.example.harbor.yearly",
        storefront="DEU",
        claims="none",
        custom={"app": "Hafen"},
    )
    assert plain(answer.results[0].rendered) == "39,99 €/Jahr für Hafen"
    assert [variable.name for variable in answer.results[0].variables] == ["product.price_per_period", "custom.app"]


def test_values(pw: Paywright) -> None:
    for amount in (Decimal("9.99"), "9.99"):
        assert plain(pw.price(amount, "EUR", locale="de").results[0].lines.price) == "9,99 €"
    assert plain(pw.price(1500, "JPY", locale="ja").results[0].lines.price) == "￥1,500"
    assert plain(pw.period("P3M", locale="pl").results[0].lines.period) == "3 miesiące"
    balance = pw.balance(1, "{balance, plural, one {# Münze} other {# Münzen}}", locale="de").results[0]
    assert "1 Münze" in plain(balance.lines.detail)
    outcomes = pw.outcome(["storekit2:networkError", "storekit2:userCancelled", "restored"], locale="de").results
    assert [one.outcome for one in outcomes] == ["network", "cancelled", "restored"]
    assert outcomes[0].lines.detail is not None
    assert len(outcomes[1].lines) == 0


def test_locales(pw: Paywright) -> None:
    assert {"en", "de", "ja"} <= {locale.locale for locale in pw.locales().locales}
    matches = pw.locales(locales=["zh_HK", "no"]).matches
    assert [(match.asked, match.matched) for match in matches] == [("zh_HK", "zh-Hant"), ("no", "nb")]


def test_reload(binary: str, tmp_path: Path) -> None:
    file = tmp_path / "shop.json"
    text = (DATA / "harbor.products.json").read_text()
    file.write_text(text)
    with Paywright({"shop": file}, binary=binary) as pw:
        assert str(pw.status(DATA / "trial.json", locale="de").results[0].lines.name) == "Hafen monatlich"
        file.write_text(text.replace("Hafen monatlich", "Kai monatlich"))
        assert [(products.name, products.count) for products in pw.reload().products] == [("shop", 2)]
        assert str(pw.status(DATA / "trial.json", locale="de").results[0].lines.name) == "Kai monatlich"


@pytest.mark.parametrize(
    ("request_", "code", "path"),
    [
        ({"op": "period", "period": "3M"}, "unusable-value", "$.period"),
        ({"op": "status"}, "missing-member", "$.input"),
        ({"op": "status", "input": {}, "timeZone": "Mars/Olympus"}, "unusable-value", "$.timeZone"),
        ({"op": "notices"}, "missing-member", "$.input"),
        ({"op": "notices", "input": {}, "due": "2026-13-01"}, "unusable-value", "$.due"),
        ({"op": "sing"}, "unknown-operation", "$.op"),
        ({"op": "price", "amount": "9,99", "currency": "EUR"}, "unusable-value", "$.amount"),
    ],
)
def test_refusals(pw: Paywright, request_: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(RequestError) as caught:
        pw.ask(request_)
    error = caught.value
    assert (error.code, error.place.path) == (code, path)
    assert error.diagnostics[0].message == error.message
    assert error.expected


def test_an_unknown_member_is_a_warning(pw: Paywright) -> None:
    answer = pw.ask({"op": "period", "period": "P1M", "local": "de", "id": "q"})
    assert answer.id == "q"
    assert [diagnostic["code"] for diagnostic in answer.raw["diagnostics"]] == ["unknown-member"]


def test_batches_keep_their_order(pw: Paywright) -> None:
    requests: list[dict[str, Any]] = [
        {"op": "price", "amount": str(n), "currency": "EUR", "id": n} for n in range(2000)
    ]
    requests[500] = {"op": "price", "amount": "many", "currency": "EUR"}
    requests[700] = {"op": "period", "period": "x" * (8 << 20)}
    answers = list(pw.batch(requests, errors="return"))
    errors = {place: answer.code for place, answer in enumerate(answers) if isinstance(answer, PaywrightError)}
    assert errors == {500: "unusable-value", 700: "request-too-large"}
    assert all(answer.id == n for n, answer in enumerate(answers) if not isinstance(answer, PaywrightError))


def test_many_customers(pw: Paywright) -> None:
    text = (DATA / "trial.json").read_text()
    customers = [text.replace("h-17", f"h-{n}") for n in range(1000)]
    answers = pw.status_many(customers, locale="de", now=NOON, lines="headline", texts=[], eligibility=False)
    for n, answer in enumerate(answers):
        assert isinstance(answer, Status)
        assert answer.customer == f"h-{n}"
        assert plain(answer.results[0].lines.headline) == "Probeabo endet in 6 Tagen"


def test_threads(pw: Paywright) -> None:
    with ThreadPoolExecutor(8) as pool:
        texts = pool.map(lambda n: plain(pw.price(n, "USD").results[0].lines.price), range(1, 800))
        assert list(texts) == [f"${n}.00" for n in range(1, 800)]


def test_asyncio(binary: str) -> None:
    async def main() -> None:
        async with AsyncPaywright(HARBOR, binary=binary) as pw:
            tasks = [asyncio.create_task(pw.price(n, "USD")) for n in range(400)]
            await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            prices = [answer for answer in answers if not isinstance(answer, BaseException)]
            assert [plain(price.results[0].lines.price) for price in prices] == [f"${n}.00" for n in range(1, 400, 2)]
            status = await pw.status(DATA / "trial.json", locale="de", now=NOON)
            assert str(status.results[0].lines.name) == "Hafen monatlich"
            notices = (await pw.notices(DATA / "trial.json", locale="de", now=NOON)).notices
            assert [notice.kind for notice in notices] == ["trialEnding"]
            many = [answer async for answer in pw.status_many([DATA / "trial.json"] * 50, locale="de", now=NOON)]
            assert [answer.raw for answer in many] == [many[0].raw] * 50

    asyncio.run(main())


def test_words_that_misstate_are_not_used(binary: str, tmp_path: Path) -> None:
    words = {
        "@@locale": "en",
        "callToAction.subscribe": "join for {price}",
        "pricePerPeriod": "{price} monthly",
        "callToAction.subscrib": "{pricePerPeriod}",
        "promo": "only $9.99",
        "mine": "{product}: {pricePerPeriod}",
    }
    file = tmp_path / "words.en.arb"
    file.write_text(json.dumps(words))
    with Paywright(HARBOR, binary=binary, messages=file) as client:
        answer = client.paywall(products="harbor", locale="en")
    # The storefront that was chosen is reported too, with no path.
    found = [one for one in answer.diagnostics if one.path]
    assert {one.path: one.code for one in found} == {
        "callToAction.subscribe": "charging-period-missing",
        "pricePerPeriod": "charging-period-missing",
        "callToAction.subscrib": "unknown-key",
        "promo": "literal-amount",
    }
    assert all(one.consequence == "the message is not used" for one in found)
    lines = answer.results[0].lines
    assert plain(lines.call_to_action).startswith("Subscribe for ") and "per " in plain(lines.call_to_action)
    assert lines.raw["mine"]["text"] and "promo" not in lines.raw


def test_it_is_killed(pw: Paywright, binary: str) -> None:
    requests = ({"op": "price", "amount": str(n + 1), "currency": "USD"} for n in range(900))
    for n, answer in enumerate(pw.batch(requests)):
        assert answer.raw["results"][0]["lines"]["price"]["text"] == f"${n + 1}.00"
        if n in (100, 600):
            os.kill(_child_of(os.getpid(), binary), signal.SIGKILL)


def _child_of(parent: int, binary: str) -> int:
    """The child that runs the program. Spark's Java process may be another one."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return next(int(pid) for pid in children if Path(f"/proc/{pid}/exe").samefile(binary))


def test_a_fork(pw: Paywright) -> None:
    assert plain(pw.price(1, "USD").results[0].lines.price) == "$1.00"
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = 0 if plain(pw.price(2, "USD").results[0].lines.price) == "$2.00" else 2
            pw.close()
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert plain(pw.price(3, "USD").results[0].lines.price) == "$3.00"


def test_product_files_that_cannot_be_read(binary: str, tmp_path: Path) -> None:
    with Paywright({"shop": tmp_path / "none.storekit"}, binary=binary) as pw, pytest.raises(ProcessDied) as caught:
        pw.locales()
    assert caught.value.status == 66
    assert "none.storekit" in caught.value.stderr


def test_a_webhook(binary: str, tmp_path: Path) -> None:
    secret = tmp_path / "secrets"
    secret.write_text("whsec_9f8e7d6c5b4a39281706f5e4\n")
    body = json.dumps({"schema": "paywright/customer/1", "store": "stripe", "complete": True, "purchases": []})
    time = int(NOON.timestamp())
    code = hmac.new(b"whsec_9f8e7d6c5b4a39281706f5e4", f"{time}.{body}".encode(), hashlib.sha256).hexdigest()
    with Paywright(stripe_secret=secret, binary=binary) as client:
        header = f"t={time},v1={code}"
        assert client.status(body, now=NOON, stripe_signature=header).raw["verified"] is True
        assert client.status(body, now=NOON).raw["verified"] is False
        with pytest.raises(RequestError) as refused:
            client.status(body + " ", now=NOON, stripe_signature=header)
        assert refused.value.code == "signature-rejected"
    with Paywright(binary=binary) as client, pytest.raises(RequestError) as refused:
        client.status(body, now=NOON, stripe_signature=header)
    assert refused.value.code == "no-webhook-secret"


def test_the_versions_are_the_same(binary: str) -> None:
    import paywright

    printed = subprocess.run([binary, "--version"], capture_output=True, text=True, check=True).stdout
    assert printed.startswith(f"{paywright.__version__} ")
