"""Words for DataFrames. Needs PySpark, and most of it the program."""

from __future__ import annotations

import doctest
import json
import os
import signal
import sys
import textwrap
from collections.abc import Iterator
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow")
pytest.importorskip("pyspark")

from pyspark.sql import Row, SparkSession  # noqa: E402
from pyspark.sql import functions as F  # noqa: E402

import paywright.spark  # noqa: E402
from paywright import ProcessDied  # noqa: E402
from paywright.spark import _process, _requests  # noqa: E402
from paywright.spark._answers import NOTICE_TEXTS, Answers  # noqa: E402
from paywright.spark._process import Program  # noqa: E402
from paywright.spark._requests import Requests  # noqa: E402
from paywright.spark._rows import Rows  # noqa: E402

DATA = Path(__file__).with_name("data")
TRIAL = (DATA / "trial.json").read_text()
PRODUCTS = DATA / "harbor.products.json"
NOON = datetime(2026, 11, 20, 12, tzinfo=timezone.utc)
NEW_COLUMNS = ["headline", "detail", "action", "support", "situation", "product", "others", "access", "until"]
NEW_COLUMNS += ["purchases", "error", "diagnostics"]
NOTICE = ["id", "kind", "consent", "sender", "at", "rule", "state", "earliest", "latest", "missing", *NOTICE_TEXTS]
RULES = {
    "rules": [
        {
            "id": "early",
            "kind": "trialEnding",
            "window": {"from": "P10D", "to": "P3D"},
            "facts": ["amount", "cancelLink"],
        },
        {"id": "california", "kind": "trialEnding", "window": {"to": "P7D"}, "scope": {"regions": ["US-CA"]}},
        {"id": "failed", "kind": "paymentFailed"},
    ]
}


@pytest.fixture(autouse=True)
def no_child_left() -> None:
    """The session's Java process, and programs that wait for a task, are to stay."""


@pytest.fixture(autouse=True)
def no_program_kept() -> Iterator[None]:
    """The programs of this process end with the test; those of Spark's workers stay."""
    yield
    for left in _process._idle.values():
        while left:
            left.pop().end()


@pytest.fixture(scope="module")
def spark() -> Iterator[SparkSession]:
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    os.environ["PYSPARK_PYTHON"] = sys.executable
    source = str(Path(paywright.__file__).parents[1])
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
    builder = SparkSession.builder.master("local[2]").appName("paywright")
    for name in ("ui.enabled", "ui.showConsoleProgress"):
        builder = builder.config(f"spark.{name}", "false")
    builder = builder.config("spark.sql.shuffle.partitions", "2")
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()


# Rows


def test_each_customer_in_their_language(spark: SparkSession, binary: str) -> None:
    customers = [(1, TRIAL, "de", "Europe/Berlin"), (2, TRIAL, "fr", None)]
    df = spark.createDataFrame(customers, "id int, a string, l string, z string")
    worded = paywright.spark.status(df, "a", locale="l", time_zone="z", now=NOON, products=PRODUCTS, binary=binary)
    assert worded.columns == ["id", "a", "l", "z", *NEW_COLUMNS]
    german, french = worded.orderBy("id").collect()
    assert german.headline == "Probeabo endet in 6\u00a0Tagen"
    assert (german.situation, german.access, german.until) == ("freeTrial", True, "2026-11-26T10:00:00Z")
    assert (german.others, german.error, german.diagnostics) == (0, None, [])
    assert french.headline != german.headline and french.situation == german.situation
    (purchase,) = german.purchases
    assert purchase.lines.detail == german.detail
    assert (purchase.situation.kind, purchase.situation.converts) == ("freeTrial", True)
    assert purchase.product == german.product


def test_the_purchase_that_counts_first(spark: SparkSession, binary: str) -> None:
    """A paying customer with a newer trial of something else that has ended, and one whose payment failed."""
    paid = {"id": "1", "originalID": "1", "productID": "paid", "productType": "autoRenewable"}
    paid |= {"purchaseDate": "2026-11-01T12:00:00Z", "expiresDate": "2026-12-01T12:00:00Z"}
    trial = {"id": "2", "originalID": "2", "productID": "trial", "productType": "autoRenewable"}
    trial |= {"purchaseDate": "2026-11-10T12:00:00Z", "expiresDate": "2026-11-17T12:00:00Z"}
    renews = {"originalID": "1", "productID": "paid", "renewsAutomatically": True, "renewalDate": "2026-12-01T12:00:00Z"}
    failed = {"originalID": "2", "productID": "trial", "state": "billingRetry", "isInBillingRetry": True}
    form: dict[str, Any] = {"schema": "paywright/customer/1", "store": "appStore", "asOf": "2026-11-20T11:00:00Z"}
    form |= {"complete": True, "purchases": [trial, paid]}
    texts = [json.dumps(form | {"subscriptions": [renews, *more]}) for more in ([], [failed])]
    texts += [json.dumps(form | {"purchases": [], "subscriptions": [], "complete": False})]
    df = spark.createDataFrame(list(enumerate(texts)), "id int, a string")
    worded = paywright.spark.status(df, "a", now=NOON, binary=binary)
    first, second, third = worded.orderBy("id").collect()
    assert (first.product, first.situation, first.others) == ("paid", "active", 1)
    assert (first.access, first.until) == (True, "2026-12-01T12:00:00Z")
    # The failed payment comes first; there is access all the same.
    assert (second.product, second.situation, second.others) == ("trial", "billingRetry", 1)
    assert (second.access, second.until) == (True, "2026-12-01T12:00:00Z")
    assert [purchase.situation.access for purchase in second.purchases] == [False, True]
    assert (third.situation, third.others, third.access, third.until) == ("unknown", 0, None, None)


def test_every_row_comes_once_whatever_it_says(spark: SparkSession, binary: str) -> None:
    texts = [TRIAL, "garbage", "", "{", "[]", "17", None, '{"a": "\\ud800"}', "[" * 5000]
    df = spark.range(0, 40_000, 1, 5).withColumn(
        "answer", F.element_at(F.array(*map(F.lit, texts)), (F.col("id") % len(texts) + 1).cast("int"))
    )
    worded = paywright.spark.status(df, "answer", purchases=False, binary=binary)
    found = worded.groupBy((F.col("id") % len(texts)).alias("text")).agg(
        F.count_distinct("id").alias("rows"), F.count("headline").alias("told"), F.count("error.code").alias("refused")
    )
    for row in found.collect():
        expected = sum(1 for number in range(40_000) if number % len(texts) == row.text)
        assert row.rows == expected
        assert (row.told, row.refused) == ((expected, 0) if row.text == 0 else (0, expected))


def test_expressions_and_constants(spark: SparkSession, binary: str) -> None:
    df = spark.createDataFrame([(json.loads(TRIAL)["customer"], bytearray(TRIAL.encode()))], "who string, raw binary")
    worded = paywright.spark.status(
        df,
        F.col("raw"),
        locale=F.lit("de"),
        now=F.lit("2026-11-20T13:00:00+01:00").cast("timestamp"),
        time_zone=F.lit(None),
        lines="headline",
        prefix="pw_",
        eligibility=True,
        binary=binary,
    )
    row = worded.first()
    assert row is not None
    assert row.pw_headline == "Probeabo endet in 6\u00a0Tagen"
    assert not hasattr(row, "pw_detail")
    assert row.pw_eligibility[0].introductory.outcome in ("eligible", "ineligible", "unknown")
    assert worded.columns[:3] == ["who", "raw", "pw_headline"]


def test_the_moment_is_one_for_the_whole_job(spark: SparkSession, binary: str) -> None:
    df = spark.createDataFrame([(TRIAL,)], "answer string")
    worded = paywright.spark.status(df, "answer", binary=binary)
    assert worded.first() == worded.first()


def test_faults_that_are_found_before_the_job(spark: SparkSession) -> None:
    df = spark.createDataFrame([(TRIAL, 1)], "answer string, Error int")
    with pytest.raises(ValueError, match="prefix="):
        paywright.spark.status(df, "answer")
    with pytest.raises(TypeError, match="locale: found a column of type integer"):
        paywright.spark.status(df, "answer", locale="Error", prefix="pw_")
    with pytest.raises(TypeError, match="claim"):
        paywright.spark.paywall(df, products=PRODUCTS, lines=["price"], claim="answer", claims="each", prefix="pw_")
    with pytest.raises(ValueError, match="found line 'headlines'"):
        paywright.spark.status(df, "answer", lines="headlines", prefix="pw_")
    with pytest.raises(TypeError, match="region: found a column of type integer"):
        paywright.spark.notices(df, "answer", region="Error", prefix="pw_")
    with pytest.raises(FileNotFoundError):
        paywright.spark.notices(df, "answer", rules="none.rules.json", prefix="pw_")
    with pytest.raises(FileNotFoundError):
        paywright.spark.paywall(df, products="none.storekit", lines=["price"], prefix="pw_")


def test_a_paywall_for_each_language(spark: SparkSession, binary: str) -> None:
    df = spark.createDataFrame([("de", "none"), ("en", None)], "language string, claim string")
    worded = paywright.spark.paywall(
        df, products=PRODUCTS, lines=["price", "label.termsOfUse"], locale="language", claim="claim", binary=binary
    )
    german, english = worded.orderBy("language").collect()
    assert german.error is None
    assert {product.eligibility for product in german.products} == {"none"}
    assert all(product.lines.price for product in german.products)
    assert german.labels == Row(termsOfUse="Nutzungsbedingungen")
    assert english.labels == Row(termsOfUse="Terms of Use")


def test_notices_in_the_language_time_zone_and_region_of_each_row(
    spark: SparkSession, binary: str, tmp_path: Path
) -> None:
    (tmp_path / "rules.json").write_text(json.dumps(RULES))
    customers: list[Any] = [(1, TRIAL, "de", "Europe/Berlin", "DE"), (2, TRIAL, "en", "America/Los_Angeles", "US-CA")]
    customers += [(3, TRIAL, "en", None, None), (4, "garbage", "en", None, None), (5, TRIAL, "en", None, "Berlin")]
    df = spark.createDataFrame(customers, "id int, a string, l string, z string, r string")
    places: dict[str, Any] = {"locale": "l", "time_zone": "z", "region": F.col("r"), "now": NOON, "products": PRODUCTS}
    worded = paywright.spark.notices(df, "a", rules=tmp_path / "rules.json", binary=binary, **places)
    assert worded.columns == ["id", "a", "l", "z", "r", "notices", "error", "diagnostics"]
    assert worded.select("notices").first()[0][0].__fields__ == NOTICE  # type: ignore[index]
    berlin, california, nowhere, garbage, stranger = worded.orderBy("id").collect()
    (german,) = berlin.notices
    assert (german.kind, german.sender, german.at) == ("trialEnding", "store", "2026-11-26T10:00:00Z")
    assert (german.rule, german.state, german.missing, german.consent) == ("early", "due", ["cancelLink"], None)
    assert (german.earliest, german.latest) == ("2026-11-15T23:00:00Z", "2026-11-23T22:59:59.999Z")
    assert german.opening == "Dies ist eine Erinnerung an dein kostenloses Probeabo für „Hafen monatlich“."
    assert german.id.endswith(":early") and german.body.startswith(german.push)
    assert [(notice.rule, notice.state) for notice in california.notices] == [("early", "due"), ("california", "late")]
    assert california.notices[0].latest == "2026-11-24T07:59:59.999Z"
    assert [(notice.state, notice.latest) for notice in nowhere.notices] == [("unknown", None)] * 2
    assert [row.notices for row in (garbage, stranger)] == [None, None]
    assert (garbage.error.code, stranger.error.path) == ("invalid-json", "$.region")
    # The body is the status of the same moment.
    del places["region"]
    told = paywright.spark.status(df, "a", binary=binary, **places).orderBy("id").first()
    assert told is not None and (german.body, german.action) == (told.detail, told.action)


def test_notices_of_some_days_and_without_rules(spark: SparkSession, binary: str) -> None:
    df = spark.createDataFrame([(TRIAL, "UTC")], "answer string, zone string")
    found = []
    asking: list[dict[str, Any]] = [{}, {"rules": RULES, "due": "2026-11-20"}]
    asking += [{"rules": RULES, "due": "2026-11-24/2026-11-30"}]
    for options in asking:
        worded = paywright.spark.notices(
            df, "answer", time_zone="zone", now=NOON, region=F.lit("DE"), prefix="pw_", binary=binary, **options
        )
        row = worded.first()
        assert row is not None and row.pw_error is None
        found.append([(notice.rule, notice.state, notice.latest) for notice in row.pw_notices])
    assert found == [[(None, None, None)], [("early", "due", "2026-11-23T23:59:59.999Z")], []]
    worded = paywright.spark.notices(df, "answer", rules={"rules": [{"id": "a", "kind": "x"}]}, now=NOON, binary=binary)
    assert [row.error.path for row in worded.collect()] == ["$.rules.rules[0].kind"]


def test_a_rule_that_states_a_member_twice_is_refused(spark: SparkSession, tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    file.write_text('{"rules": [{"id": "a", "kind": "renewal", "kind": "cancelled"}]}')
    with pytest.raises(ValueError, match="member 'kind' twice"):
        paywright.spark.notices(spark.createDataFrame([(TRIAL,)], "answer string"), "answer", rules=file)


def test_the_example_of_the_documentation(spark: SparkSession, binary: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAYWRIGHT_BINARY", binary)
    page = Path(__file__).parents[2] / "Documentation" / "Spark.md"
    names = {"spark": spark, "products": str(PRODUCTS), "trial": TRIAL, "binary": binary}
    failures, examples = doctest.testfile(str(page), module_relative=False, globs=names, optionflags=doctest.ELLIPSIS)
    assert examples and not failures


# Without Spark


def asked(*texts: str | bytes | None, binary: str, locales: list[Any] | None = None) -> list[dict[str, Any]]:
    """What becomes of rows with these texts."""
    locale = pa.array(locales or ["en"] * len(texts), pa.binary())
    batch = pa.record_batch({"input": pa.array(texts, pa.binary()), "locale": locale})
    return [row for part in rows(binary)([batch]) for row in part.to_pylist()]


def rows(binary: str, **program: Any) -> Rows:
    constants = dict.fromkeys(["locales", "bundleID", "environment", "products", "tags"])
    constants |= {"op": "status", "texts": [], "now": "2026-11-20T12:00:00Z", "eligibility": False}
    return Rows(
        Program(binary=binary, **program), Requests(constants, {"locale": 1}, 0), Answers("status", ("headline",)), 2
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{} , "op":"reload"', "duplicate-member"),
        (TRIAL + ', "op": "reload"', "duplicate-member"),
        (TRIAL + ', "locale": "de"', "duplicate-member"),
        (TRIAL + ', "bundleID": "com.example.other"', "duplicate-member"),
        (TRIAL + ', "input": {}', "duplicate-member"),
        (TRIAL + ', "other": 1', "invalid-json"),
        (TRIAL + "}", "invalid-json"),
        (TRIAL + '}\n{"op":"reload"', "invalid-json"),
        ('"x", "op": "reload"', "duplicate-member"),
        ('x", "op": "reload', "invalid-json"),
        (b"\xff\xfe", None),
        (b'{"schema": "\xff"}', None),
        ("\x00", None),
        ("{" + " " * (9 << 20) + "}", "request-too-large"),
    ],
)
def test_a_text_is_an_input_and_nothing_else(text: str | bytes, code: str | None, binary: str) -> None:
    before, row, after = asked(TRIAL, text, TRIAL, binary=binary)
    assert row["headline"] is None
    assert row["error"]["code"] == code if code else row["error"]
    # The answers of the neighbours are theirs.
    assert before["headline"] == after["headline"] == "Free trial ends in 6\u00a0days"


def test_texts_over_several_lines_and_signed_ones(binary: str) -> None:
    pretty = json.dumps(json.loads(TRIAL), indent=4)
    found = asked(pretty, "\r\n\t " + TRIAL, json.dumps(TRIAL), "eyJhbGciOiJFUzI1NiJ9.e30.AAAA", binary=binary)
    assert [row["headline"] for row in found[:3]] == ["Free trial ends in 6\u00a0days"] * 3
    assert found[3]["error"]["code"] != "invalid-json"


def test_small_columns_are_escaped(binary: str) -> None:
    locales = ['de","op":"reload', b"\xff", None, "de"]
    found = asked(*[TRIAL] * 4, binary=binary, locales=locales)
    assert [row["error"] and row["error"]["code"] for row in found] == ["unusable-value", "unusable-value", None, None]


def test_rows_of_slices_and_of_no_rows(binary: str) -> None:
    batch = pa.record_batch({"input": pa.array([TRIAL, "garbage\n", None, TRIAL]), "locale": ["en", "en", "de", "de"]})
    empty, part = rows(binary)([batch.slice(0, 0)]), rows(binary)([batch.slice(1, 3)])
    assert list(empty) == []
    codes = [row["error"] and row["error"]["code"] for result in part for row in result.to_pylist()]
    assert codes == ["invalid-json", "missing-member", None]


def test_notices_as_columns() -> None:
    texts = {name: {"text": name.upper(), "locale": "en"} for name in NOTICE_TEXTS}
    notice = {"id": "n", "kind": "priceChange", "consent": True, "store": "stripe", "sender": "you", "missing": []}
    whole = notice | {"at": "2026-12-01T00:00:00Z", "rule": {"id": "r", "article": "4"}, "state": "late"}
    whole |= {"due": {"earliest": "e", "latest": "l", "lastDay": "d"}, "texts": [{"locale": "en", **texts}]}
    del texts["action"]
    bare = notice | {"id": None, "missing": ["seller", "lastDay"], "texts": [{"locale": "en", **texts}]}
    refusal = {"code": "invalid-json", "path": "$.input", "message": "no"}
    answers: list[dict[str, Any]] = [{"notices": []}, {"notices": [whole, bare]}, {"error": refusal}]
    lines = [json.dumps({"id": place, **one, "diagnostics": []}) + "\n" for place, one in enumerate(answers)]
    made = Answers("notices", NOTICE_TEXTS)
    found, error, _ = made.columns("".join(lines).encode(), range(3))
    assert [field.name for field in made.fields] == ["notices", "error", "diagnostics"]
    assert found.type == made.fields[0].type
    none, (first, second), refused = found.to_pylist()
    assert (none, refused, error.to_pylist()) == ([], None, [None, None, refusal])
    assert list(first) == NOTICE
    assert list(first.values())[:10] == ["n", "priceChange", True, "you", whole["at"], "r", "late", "e", "l", []]
    assert list(first.values())[10:] == [name.upper() for name in NOTICE_TEXTS]
    assert (second["id"], second["missing"], second["body"]) == (None, ["seller", "lastDay"], "BODY")
    assert {second[name] for name in ("at", "rule", "state", "earliest", "latest", "action")} == {None}


def test_many_rules_make_smaller_blocks() -> None:
    batch = pa.record_batch({"input": ["{}"] * 100})
    rules = {"rules": [{"id": "x" * (_requests.BLOCK_BYTES // 10)}]}
    blocks = list(Requests({"op": "notices", "rules": rules}, {}, 0).blocks(batch))
    assert sum(len(block.lines) for block in blocks) == 100
    assert {len(block.lines) for block in blocks[:-1]} == {9}


# Processes


@pytest.fixture
def fragile(tmp_path: Path) -> tuple[str, Path]:
    """A program that dies at each row with "poison", and at the first with "hiccup"; and the file of its starts."""
    script, starts = tmp_path / "fragile.py", tmp_path / "starts"
    script.write_text(
        textwrap.dedent(f"""\
            import json, os, sys
            open({str(starts)!r}, "a").write("%d\\n" % os.getpid())
            if "--products" in sys.argv:
                sys.exit(65)
            for line in sys.stdin:
                if "poison" in line or "hiccup" in line and open({str(starts)!r}).read().count("\\n") == 1:
                    os.kill(os.getpid(), 9)
                request = json.loads(line)
                result = {{"lines": {{"headline": {{"text": request["input"]["n"]}}}}, "situation": {{"kind": "x"}}}}
                print(json.dumps({{"id": request["id"], "results": [result], "diagnostics": []}}), flush=True)
            """)
    )
    program = tmp_path / "fragile"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -S -E {script} "$@"\n')
    program.chmod(0o755)
    return str(program), starts


def headlines(binary: str, names: list[str]) -> list[str | None]:
    texts = [json.dumps({"n": name}) for name in names]
    return [row["headline"] for row in asked(*texts, binary=binary)]


def test_a_block_is_asked_again_when_the_program_dies(fragile: tuple[str, Path]) -> None:
    program, starts = fragile
    names = [f"n{number}" for number in range(50)] + ["hiccup"] + [f"m{number}" for number in range(50)]
    assert headlines(program, names) == names
    assert len(starts.read_text().split()) == 2


def test_a_row_that_kills_the_program_is_the_only_one_without_an_answer(
    fragile: tuple[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_requests, "BLOCK_ROWS", 8)
    program, _ = fragile
    names = [f"n{number}" for number in range(30)]
    names[13] = "poison"
    texts = [json.dumps({"n": name}) for name in names]
    found = asked(*texts, binary=program)
    assert [row["headline"] for row in found] == [None if name == "poison" else name for name in names]
    assert found[13]["error"]["code"] == "process-died"


def test_a_process_is_kept_for_the_next_task_and_not_after_one_that_ended_early(
    fragile: tuple[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    program, starts = fragile
    assert headlines(program, ["a"]) == ["a"]
    assert headlines(program, ["b"]) == ["b"]
    assert len(starts.read_text().split()) == 1
    monkeypatch.setattr(_requests, "BLOCK_ROWS", 2)
    batch = pa.record_batch({"input": [json.dumps({"n": "c"})] * 20, "locale": ["en"] * 20})
    part = rows(program)([batch])
    next(part)
    part.close()  # type: ignore[attr-defined]
    assert headlines(program, ["d"]) == ["d"]
    assert len(starts.read_text().split()) == 2


def test_a_program_that_cannot_start_is_no_fault_of_the_rows(fragile: tuple[str, Path]) -> None:
    batch = pa.record_batch({"input": ["{}"], "locale": ["en"]})
    with pytest.raises(ProcessDied, match="ended with 65"):
        list(rows(fragile[0], products=(("shop", "shop.json", b"{}"),))([batch]))


def test_a_killed_program_of_the_workers_loses_no_row(spark: SparkSession, fragile: tuple[str, Path]) -> None:
    program, starts = fragile
    df = spark.range(0, 20_000, 1, 4).select(
        "id", F.to_json(F.struct(F.col("id").cast("string").alias("n"))).alias("answer")
    )
    worded = paywright.spark.status(df, "answer", lines=["headline"], purchases=False, binary=program)
    assert worded.where("headline = id").count() == 20_000
    for pid in starts.read_text().split():
        os.kill(int(pid), signal.SIGKILL)
    assert worded.where("headline = id").count() == 20_000


def test_a_program_that_spark_brings(spark: SparkSession, fragile: tuple[str, Path]) -> None:
    brought = Path(fragile[0]).rename(Path(fragile[0]).with_name("brought-along"))
    spark.sparkContext.addFile(str(brought))
    df = spark.createDataFrame([('{"n": "here"}',)], "answer string")
    worded = paywright.spark.status(df, "answer", lines="headline", binary="brought-along")
    assert [row.headline for row in worded.collect()] == ["here"]


def test_files_of_the_driver_go_along(tmp_path: Path, fragile: tuple[str, Path]) -> None:
    program = Program(
        products=(("shop", "a.json", b"1"), ("shop", "a.json", b"2"), ("other", "b.json", b"3")),
        messages=(("own.arb", b"4"),),
        catalogs=(("en.arb", b"5"), ("de.arb", b"6")),
        roots=(("root.pem", b"7"),),
        zone_info="/zones",
        binary=fragile[0],
        jobs=3,
    )
    _, serve, *words = program.command(tmp_path / "files")
    assert serve == "serve"
    files = [Path(word.rpartition("=")[2]) for word in words if str(tmp_path) in word]
    contents = [file.read_bytes() for file in files if file.is_file()]
    assert sorted(contents) == [b"1", b"2", b"3", b"4", b"7"]
    (folder,) = (file for file in files if file.is_dir())
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == {"en.arb": b"5", "de.arb": b"6"}
    assert [word.partition("=")[0] for word in words if word.startswith(("shop=", "other="))] == [
        "shop",
        "shop",
        "other",
    ]
    for option in (["--zone-info", "/zones"], ["--jobs", "3"], ["--in-order"], ["--verify-jws"]):
        place = words.index(option[0])
        assert words[place : place + len(option)] == option
