"""The requests of Tests/Requests, and what `paywright serve` answers to them."""

import hashlib
import hmac
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

import changes
import swift
from documents import ROOT
from outputs import Failure, REQUESTS, SHOP, run, tool
from validation import reached

# The secret signs the webhooks of answered.ndjson and nothing else.
LOADED = ["--products", f"shop={SHOP}", "--stripe-secret", "Tests/Requests/webhook-secret.txt"]
# The answers that Documentation/Contract.md shows.
RECORDED = REQUESTS / "answers.ndjson"
ANSWERS = {
    "status": "status",
    "paywall": "paywall",
    "notices": "notices",
    "template": "template",
    "outcome": "value",
    "balance": "value",
    "price": "value",
    "period": "value",
    "fixedWords": "fixed-words",
    "locales": "locales",
    "reload": "reload",
}


def lines(name):
    return (REQUESTS / f"{name}.ndjson").read_text(encoding="utf-8").split("\n")[:-1]


def serve(requests, *options):
    """The answers in the order of the requests."""
    done = run("serve", "--in-order", *options, text="".join(line + "\n" for line in requests))
    answers = [json.loads(line) for line in done.stdout.split("\n") if line]
    if done.returncode or len(answers) != len(requests):
        raise Failure(
            f"serve: exit code {done.returncode}, {len(answers)} answers to {len(requests)} requests: {done.stderr}"
        )
    return answers


def value(line):
    """The request of a line; None where it is not JSON, or states a member twice."""

    def members(pairs):
        if len({name for name, _ in pairs}) != len(pairs):
            raise ValueError("a member stands twice")
        return dict(pairs)

    try:
        return json.loads(line, object_pairs_hook=members)
    except ValueError:
        return None


def answers(published, strict, fault, say):
    """Every answer with its schema, after the requests were held against theirs: (schema, request, answer)."""
    found = []

    def take(schema, line, answer):
        asked = re.match(r'{"id": ("[^"]*"|\d+)[,}]', line)
        label = f"{schema}, answer to {line[:80]}"
        # An id that cannot be read is null.
        if answer.get("id") != (json.loads(asked.group(1)) if asked else None) and not is_unreadable(line, answer):
            fault(f"{label}: the answer has the id {answer.get('id')}")
        broken = published.fault(schema, answer) or strict.fault(schema, answer)
        if broken:
            fault(f"{label}: {broken}")
        else:
            found.append((schema, label, answer))

    def refused(name, options, is_seen_by_schema):
        requests = lines(name)
        for line, answer in zip(requests, serve(requests, *options)):
            take("error", line, answer)
            request = value(line)
            if request is not None and published.takes("request", request) == is_seen_by_schema:
                fault(f"{name}: the schema {'takes' if is_seen_by_schema else 'refuses'} {line}")
            if (
                isinstance(answer["id"], str)
                and "error" in answer
                and answer["id"].split(":")[0] != answer["error"]["code"]
            ):
                fault(f"{name}: found {answer['error']['code']} for {line}")

    requests = lines("answered")
    for line, answer in zip(requests, serve(requests, *LOADED)):
        broken = published.fault("request", value(line))
        if broken:
            fault(f"the schema refuses {line[:80]}: {broken}")
        take(ANSWERS[value(line)["op"]], line, answer)
    refused("refused", LOADED, True)
    refused("refused-by-value", [], False)
    requests = lines("warned")
    for line, answer in zip(requests, serve(requests, *LOADED)):
        take(ANSWERS.get(value(line)["op"], "value"), line, answer)
        if published.takes("request", value(line)):
            fault(f"the schema takes {line}")
        if not {"unknown-member", "renamed-member"} & {one["code"] for one in answer["diagnostics"]}:
            fault(f"no warning for {line}")
    for schema, line, answer in [too_large(), too_large_answer(), *too_many(), *not_reloaded(), clock_behind()]:
        take(schema, line, answer)
    codes = {diagnostic["code"] for _, _, answer in found for diagnostic in answer["diagnostics"]}
    for code in swift.raw("Reports/Requests/RequestCode.swift", "RequestCode"):
        if code not in codes:
            fault(f"no answer has the code {code}")
    say(f"{len(found)} answers of serve")
    return found


def is_unreadable(line, answer):
    """Whether an answer without an id is one to a line that is no JSON, or is too large to be read."""
    return answer.get("id") is None and (answer["error"]["code"] in ("invalid-json", "request-too-large"))


def too_large():
    line = json.dumps({"id": "large", "op": "period", "period": "P" * (8 << 20)})
    return "error", json.dumps({"op": "period"}), serve([line])[0]


def too_large_answer():
    line = json.dumps({"id": 1, "op": "locales", "locale": "all"})
    return "error", line, serve([line], "--answer-bytes", "4096")[0]


def too_many():
    """Answers to more requests than may wait, at one of which no more could wait."""
    requests = [json.dumps({"id": number, "op": "locales", "locale": "all"}) for number in range(500)]
    for line, answer in zip(requests, serve(requests, "--jobs", "1", "--waiting", "1")):
        if answer["schema"] == "paywright/error/1":
            return [("error", line, answer)]
    raise Failure("serve --jobs 1 --waiting 1: no request was refused, expected some of 500")


def not_reloaded():
    """The answers to a reload of a file that is as it was, and of one that holds no products any more."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "shop.storekit")
        shutil.copy(ROOT / SHOP, file)
        process = subprocess.Popen(
            [tool(), "serve", "--products", f"shop={file}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        line = json.dumps({"id": "reload", "op": "reload"})
        for content in (None, "{}"):
            if content is not None:
                file.write_text(content, encoding="utf-8")
            process.stdin.write(line + "\n")
            process.stdin.flush()
            yield "reload", line, json.loads(process.stdout.readline())
        process.stdin.close()
        process.wait(timeout=60)


def clock_behind():
    """The answer to a signed webhook that is dated an hour after the clock of this machine."""
    signed = int(time.time())
    template = next(value(line) for line in lines("answered") if "stripeSignature" in line)
    event = json.loads(template["input"])
    event["created"] = signed + 3_600
    body = json.dumps(event)
    secret = (REQUESTS / "webhook-secret.txt").read_text(encoding="utf-8").strip()
    digest = hmac.new(secret.encode(), f"{signed}.{body}".encode(), hashlib.sha256).hexdigest()
    request = {"op": "status", "locale": "en", "input": body, "stripeSignature": f"t={signed},v1={digest}"}
    line = json.dumps(request)
    return "status", line, serve([line], *LOADED)[0]


def unreached(published):
    """The members of operations that no request states."""
    seen = set()
    for line in lines("answered"):
        seen |= {str(place) for place, _, _ in reached(published.place("request"), value(line), published)}
    for operation, members in ANSWERS.items():
        for member in published.documents["request"]["$defs"][operation + "Request"]["properties"]:
            if f"request#/$defs/{operation}Request/properties/{member}" not in seen and member not in (
                "schema",
                "locale",
                "locales",
            ):
                yield f"{operation}: no request of answered.ndjson states {member}"


def changed_requests(published, fault):
    """How many changed requests were refused, as each must be."""
    count, done = 0, set()
    requests = [value(line) for line in lines("answered")]
    samples = {member: part for request in requests for member, part in request.items()}
    for request in requests:
        others = [
            (f"$ with {member}", {**request, member: samples[member]})
            for member in samples
            if member not in published.documents["request"]["$defs"][request["op"] + "Request"]["properties"]
        ]
        others.append(("$ with an unknown member", {**request, "later-version": 1}))
        if "locale" in request or "locales" in request:
            others.append(("$ with locale and locales", {**request, "locale": "de", "locales": ["en"]}))
        for what, other in [*others, *changes.wrong("request", request, published, done)]:
            count += 1
            if published.takes("request", other):
                fault(f"request takes {what} ({request.get('id')})")
    return count


def recorded():
    """The requests and answers that Documentation/Contract.md shows: the first request of each operation, and a refused
    one."""
    first = {}
    for line in lines("answered"):
        first.setdefault(value(line)["op"], line)
    requests = [*first.values(), next(line for line in lines("refused") if '"unusable-value: quantity"' in line)]
    return [json.dumps(answer, ensure_ascii=False) for answer in serve(requests, *LOADED)]


def check_recorded(fault, record):
    """Holds the recorded answers against those of today, or records these. Other releases of ICU may have other words,
    and other machines other releases of zone data."""
    today = recorded()
    if record:
        RECORDED.write_text("".join(line + "\n" for line in today), encoding="utf-8")
    before = lines("answers")
    if len(before) != len(today):
        fault(
            f"Tests/Requests/answers.ndjson has {len(before)} answers, expected {len(today)}: run .ci/schemas --record"
        )
    for old, new in zip(before, today):
        old, new = json.loads(old), json.loads(new)
        if old["icu"] != new["icu"]:
            return
        if {**old, "zoneData": None} != {**new, "zoneData": None}:
            fault(f"Tests/Requests/answers.ndjson has {old}, and serve answers {new}: run .ci/schemas --record")
