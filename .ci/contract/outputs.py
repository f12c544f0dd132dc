"""What the tool prints for the examples, for the requests' customers and for what its own tests read."""

import json
import os
import pathlib
import re
import subprocess
import tempfile

from documents import ROOT

EXAMPLES = ROOT / "Examples"
REQUESTS = ROOT / "Tests" / "Requests"
NOW = ["--now", "2026-11-20T12:00:00Z"]
SHOP = "Examples/aurora.storekit"
PRODUCTS = [
    [SHOP],
    ["Examples/aurora.products.json"],
    ["Fuzzing/Corpus/stripe/taxes.json"],
    ["Examples/borealis.play.json"],
    ["Examples/borealis.subscription.json", "Examples/borealis.offers.json"],
]


def tool():
    """The built command: PAYWRIGHT, else that of the newest build here."""
    if "PAYWRIGHT" in os.environ:
        return os.environ["PAYWRIGHT"]
    built = [path for path in (ROOT / ".build" / kind / "paywright" for kind in ("release", "debug")) if path.exists()]
    if not built:
        raise SystemExit("found no built paywright, expected one in .build, or its path in PAYWRIGHT")
    return str(max(built, key=lambda path: path.stat().st_mtime))


def run(*arguments, text=None):
    """The finished process: what it printed, and its exit code."""
    return subprocess.run([tool(), *arguments], cwd=ROOT, input=text, capture_output=True, text=True, timeout=300)


class Failure(Exception):
    """A run that printed something else than JSON, or ended otherwise than expected."""


def documents(schema, *arguments, text=None, codes=(0,)):
    """What a run prints, line by line for NDJSON: (schema, what was run, document). `codes` are the exit codes that are
    expected."""
    done = run(*arguments, text=text)
    label = "paywright " + " ".join(arguments)
    if done.returncode not in codes:
        raise Failure(f"{label}: exit code {done.returncode}, expected {codes}: {done.stderr[:300]}")
    try:
        if "ndjson" in arguments:
            # JSON has line separators that only Python takes for ends of lines.
            return [
                (schema, f"{label}: line {number}", json.loads(line))
                for number, line in enumerate(done.stdout.split("\n"), 1)
                if line
            ]
        return [(schema, label, json.loads(done.stdout))] if done.stdout else []
    except json.JSONDecodeError as error:
        raise Failure(f"{label}: {error}") from error


def copies():
    yield from documents("copy", "copy", SHOP, "--lines", "name,price,offer,label.notNow", "--format", "json")
    yield from documents("copy", "copy", SHOP, "--lines", "label.notNow", "--eligibility", "none", "--format", "ndjson")
    yield from documents("copy", "copy", SHOP, "--locale", "cy", "--lines", "price", "--format", "ndjson")
    yield from documents(
        "copy", "copy", SHOP, "--locale", "de,da", "--address", "formal", "--lines", "offer", "--format", "ndjson"
    )
    shown = ["--now", "2026-11-20T12:00:00Z", "--time-zone", "Europe/Berlin", "--lines", "price"]
    for customer in ("trial-running", "play-grace-period", "lapsed-with-win-back", "two-stores"):
        asked = ["--customer", f"Examples/customers/{customer}.json", *shown]
        for form in ("json", "ndjson"):
            yield from documents("copy", "copy", SHOP, "Examples/borealis.play.json", *asked, "--format", form)
    for files in PRODUCTS:
        yield from documents("copy", "copy", *files, "--locale", "en,de,ar", "--format", "json")
        yield from documents("copy", "copy", *files, "--storefront", "all", "--format", "ndjson")
    lists = ["copy", "Examples/aurora.products.json", "--format", "json"]
    monthly = ["--compare-with", "com.example.aurora.monthly"]
    for options in (
        ["--storefront", "DEU", "--quantity", "5", *monthly],
        ["--eligibility", "unknown"],
        ["--plan", "monthly", "--storefront", "DEU"],
        ["--eligibility", "introductory", "--eligibility", "code=STARGAZER", *monthly],
        ["--eligibility", "promotional=spring", *monthly],
        ["--eligibility", "none", "--compare-with", "nothing"],
    ):
        yield from documents("copy", *lists, *options)
        # A plan that a shop does not sell leaves nothing to print.
        yield from documents("copy", "copy", SHOP, "--format", "json", *options, codes=(0, 65))
    yield from documents(
        "copy", "copy", "Examples/borealis.play.json", "--eligibility", "offer=winter", "--format", "json"
    )
    yield from documents("copy", "copy", "missing.storekit", "--format", "json", codes=(66,))


def own_words():
    """Lines with keys of their own, which only the published schemas take."""
    messages = [str(path) for path in sorted((EXAMPLES / "messages").glob("*.arb"))]
    options = [option for path in messages for option in ("--messages", path)]
    for kind in ("json", "ndjson"):
        yield from documents("copy", "copy", SHOP, *options, "--locale", "en,de", "--format", kind)
    with tempfile.TemporaryDirectory() as folder:
        broken = pathlib.Path(folder, "own.de.arb")
        broken.write_text('{"@@locale": "de", "callToAction.subscribe": "{pricePerPeriod"}', encoding="utf-8")
        yield from documents("copy", "copy", SHOP, "--messages", str(broken), "--locale", "de", "--format", "json")


def keys():
    yield from documents("catalog-keys", "catalog", "keys", "--locale", "de", "--format", "json")
    yield from documents("catalog-keys", "catalog", "keys", "--locale", "en-GB", "--line", "callToAction", "--format", "json")


def notices():
    rules = ["--rules", "Examples/notices.rules.json", "--region", "US-CA", "--due", "2026-11-01/2027-04-01"]
    bulk = ["Examples/customers.ndjson", "Tests/Requests/customers.ndjson"]
    for customer in sorted(str(path.relative_to(ROOT)) for path in (EXAMPLES / "customers").glob("*.json")):
        yield from documents("notices", "notices", customer, *NOW, "--format", "json")
        zone = ["--time-zone", "America/Los_Angeles", "--products", SHOP, "--merchant", "Example.com"]
        yield from documents("notices", "notices", customer, *rules, *zone, *NOW, "--locale", "en,ar", "--format", "json")
    merchant = ["--merchant", "Example.com", "--merchant-link", "https://example.com/account"]
    yield from documents("notices", "notices", *bulk, *rules, *merchant, *NOW, "--locale", "en", "--format", "ndjson")
    # A renewal at a merchant's, with the address where it is cancelled.
    customer = json.dumps(
        {
            "schema": "paywright/customer/1",
            "customer": "c",
            "store": "stripe",
            "asOf": "2026-11-20T09:00:00Z",
            "complete": True,
            "purchases": [{"originalID": "s", "productID": "p", "expiresDate": "2026-12-10T07:00:00Z"}],
            "subscriptions": [{"originalID": "s", "productID": "p", "renewsAutomatically": True}],
        }
    )
    yield from documents("notices", "notices", "-", *merchant, *NOW, "--format", "json", text=customer)
    yield from documents("notices", "notices", "-", *NOW, "--format", "ndjson", text="{\n", codes=(65,))
    yield from documents("notices", "notices", "missing.json", *NOW, "--format", "json", codes=(66,))


def statuses():
    customers = sorted(str(path.relative_to(ROOT)) for path in (EXAMPLES / "customers").glob("*.json"))
    bulk = ["Examples/customers.ndjson", "Tests/Requests/customers.ndjson"]
    for customer in customers:
        yield from documents("status", "status", customer, *NOW, "--format", "json")
        yield from documents(
            "status",
            "status",
            customer,
            "--products",
            SHOP,
            *NOW,
            "--locale",
            "en,de,ar",
            "--time-zone",
            "Asia/Tokyo",
            "--format",
            "json",
        )
    for history in sorted((ROOT / "Fuzzing/Corpus/history").glob("*.json")):
        yield from documents("status", "status", str(history.relative_to(ROOT)), *NOW, "--format", "json", codes=(0, 65))
    for products in ([], ["--products", SHOP]):
        yield from documents("status", "status", *bulk, *products, *NOW, "--locale", "en,cy", "--format", "ndjson")
    yield from documents("status", "status", bulk[1], "--products", SHOP, *NOW, "--locale", "en", "--format", "ndjson")
    policy = ["--policy", "Examples/policy.json"]
    yield from documents("status", "status", bulk[1], *policy, *NOW, "--locale", "en", "--format", "ndjson")
    explained = ["--explain", "--products", SHOP, *policy, *NOW, "--locale", "en,ar"]
    yield from documents("status", "status", bulk[1], *explained, "--format", "ndjson")
    for customer in customers:
        yield from documents("status", "status", customer, *explained, "--time-zone", "Asia/Tokyo", "--format", "json")
    yield from documents("status", "status", "missing.json", *NOW, "--format", "json", codes=(66,))
    yield from documents("status", "status", "-", *NOW, "--format", "json", text="{}", codes=(65,))
    yield from documents("status", "status", "-", *NOW, "--format", "ndjson", text='{}\n[1\n\n"x"\n', codes=(65,))
    with tempfile.TemporaryDirectory() as zones:
        yield from documents("status", "status", customers[0], "--zone-info", zones, *NOW, "--format", "json")
    system = "/usr/share/zoneinfo"
    if pathlib.Path(system).exists():
        yield from documents("status", "status", customers[0], "--zone-info", system, *NOW, "--format", "json")
    yield from documents("status", "status", customers[0], "--zone-info", "missing", *NOW, "--format", "json")


def outcomes():
    table = (ROOT / "Sources/Model/Outcomes/StoreErrorCode+Tables.swift").read_text(encoding="utf-8")
    codes = re.findall(r'\((nil|-?\d+), (nil|"\w+"), \.', table)
    texts = {code.strip('"') for pair in codes for code in pair if code != "nil"}
    errors = [f"{interface}:{code}" for interface in ("storekit1", "storekit2", "play") for code in sorted(texts)]
    stated = ["bought", "pending", "restored", "appStore:nothingToRestore", "googlePlay:nothingToRestore", "cancelled"]
    for error in ["play:12"], ["storekit2:userCancelled", "play:999"], stated, errors:
        options = [option for code in error for option in ("--outcome", code)]
        yield from documents("outcome", "status", *options, "--locale", "en,de", "--format", "json")
    unit = "{balance, plural, one {# credit} other {# credits}}"
    yield from documents("outcome", "status", "--balance", "5", "--unit", unit, "--locale", "en,de", "--format", "json")


def templates():
    options = [
        "--product",
        "com.example.aurora.yearly",
        "--compare-with",
        "com.example.aurora.monthly",
        "--custom",
        "app=Aurora",
        *NOW,
        "--locale",
        "en,de",
        "--format",
        "json",
    ]
    for path in sorted((EXAMPLES / "templates").glob("*.txt")):
        yield from documents(
            "template", "template", SHOP, "--dialect", path.stem, "--template-file", str(path), *options
        )
    yield from documents(
        "template",
        "template",
        SHOP,
        "--dialect",
        "adapty",
        "--template",
        "<PROD_PRICE/> <NOTHING/>",
        "--eligibility",
        "introductory",
        "--format",
        "json",
    )
    yield from documents(
        "template",
        "template",
        "Examples/aurora.products.json",
        "--dialect",
        "revenuecat",
        "--template",
        "{{ product.price }}",
        "--quantity",
        "5",
        "--storefront",
        "DEU",
        "--format",
        "json",
    )
    yield from documents(
        "template",
        "template",
        "Examples/borealis.play.json",
        "--dialect",
        "revenuecat",
        "--template",
        "{{ product.price }}",
        "--format",
        "json",
    )
    yield from documents(
        "template",
        "template",
        "missing.storekit",
        "--dialect",
        "adapty",
        "--template",
        "x",
        "--format",
        "json",
        codes=(66,),
    )


def fixed_words():
    for country in ("DEU", "FRA", "GBR"):
        yield from documents("fixed-words", "fixed-words", "--storefront", country, "--format", "json")
    asked = ["--locale", "de-AT,ja", "--lines", "withdrawal,cancellation"]
    yield from documents("fixed-words", "fixed-words", "--storefront", "AT", *asked, "--format", "json")
    yield from documents("fixed-words", "fixed-words", "--storefront", "USA", "--format", "json", codes=(65,))


def languages():
    reviews = {"de": {"native": "A. Reader", "date": "2027-01-15"}, "fr": "drafted", "ja": None}
    with tempfile.TemporaryDirectory() as folder:
        for language, review in reviews.items():
            catalog = json.loads((ROOT / "Locales" / f"{language}.arb").read_text(encoding="utf-8"))
            catalog["@@x-review"] = review
            pathlib.Path(folder, f"{language}.arb").write_text(json.dumps(catalog), encoding="utf-8")
        english = (ROOT / "Locales" / "en.arb").read_text(encoding="utf-8")
        pathlib.Path(folder, "en.arb").write_text(english, encoding="utf-8")
        yield from documents("locales", "locales", "--catalogs", folder, "--format", "json")
    yield from documents("locales", "locales", "--format", "json")
    yield from documents("locale-matches", "locales", "--match", "de", "no", "zh_HK", "en-XA", "cy", "--format", "json")


def checks():
    yield from documents("check", "check", "Locales/sv.arb", "--cldr", "--format", "json")
    with tempfile.TemporaryDirectory() as folder:
        broken = pathlib.Path(folder, "de.arb")
        broken.write_text('{"@@locale": "de", "offer.freeTrial": "{nothing}"}', encoding="utf-8")
        yield from documents("check", "check", str(broken), "--format", "json", codes=(1,))


def doctors():
    yield from documents("doctor", "doctor", "--format", "json")
    yield from documents("doctor", "doctor", "--fields", SHOP, "--format", "json")
    with tempfile.TemporaryDirectory() as zones:
        yield from documents("doctor", "doctor", "--zone-info", zones, "--format", "json")


def literals():
    """The JSON that stands whole in the sources of the tests: what they read as products or customers, each once."""
    found = {}
    for path in sorted((ROOT / "Tests").glob("**/*.swift")):
        source = path.read_text(encoding="utf-8")
        texts = [
            "\n".join(line.removeprefix(indentation) for line in lines.split("\n"))
            for _, lines, indentation in re.findall(r'(#*)"""\n(.*?)\n([ \t]*)"""\1', source, re.DOTALL)
        ]
        texts += [line for _, line in re.findall(r'(#+)"((?!"").*?)"\1', source)]
        for text in texts:
            try:
                value = json.loads(text)
            except json.JSONDecodeError:
                continue
            if isinstance(value, dict) and value:
                found.setdefault(json.dumps(value), path.relative_to(ROOT))
    return found


def fixtures():
    """What the tool prints of every such literal: as customers all of them, as products what it reads as products."""
    lines = "".join(text + "\n" for text in literals())
    yield from documents("status", "status", "-", "--products", SHOP, *NOW, "--format", "ndjson", text=lines)
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(literals()):
            file = pathlib.Path(folder, f"{number}.json")
            file.write_text(text, encoding="utf-8")
            yield from documents(
                "copy", "copy", str(file), "--lines", "name,price,offer", "--format", "json", codes=(0, 65)
            )


def english():
    """Every text of the built-in cases in English."""
    return [
        plain(text.replace("⍽", " ")) for text in re.findall(r"^\S+ = (.*)$", run("scenarios").stdout, re.MULTILINE)
    ]


def plain(text):
    """A text as people type it, with plain spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def texts(value, locale):
    """Every text of a document in a language."""
    found = set()
    if isinstance(value, dict):
        if value.get("locale") == locale and isinstance(value.get("text"), str):
            found.add(plain(value["text"]))
        for part in value.values():
            found |= texts(part, locale)
    elif isinstance(value, list):
        for part in value:
            found |= texts(part, locale)
    return found
