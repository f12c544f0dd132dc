// Lines about a customer's situation.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createPaywright } from "../paywright.js";
import { arabic, english, manifest, yearlyFacts } from "./sample.js";

const at = (key, ...roles) => ({ key, roles });
const statuses = {
  renews: {
    holds: "A subscription runs.", action: "label.manageSubscription",
    lines: {
      headline: [at("h", "date"), at("h.noDate")],
      detail: [at("d", "price", "date"), at("d.noPrice", "date"), at("d.noDate")],
    },
  },
  planChange: { holds: "It changes.", lines: { detail: [at("p", "product", "date")] } },
};
const words = {
  h: "Renews on {date}", "h.noDate": "Active", d: "It renews for {price} on {date}.", "d.noPrice": "It renews on {date}.",
  "d.noDate": "It renews.", p: "You’ll switch to “{product}” on {date}.",
};

function runtime(options, patterns = english) {
  const codes = [];
  const onDiagnostic = (code, place) => codes.push(`${code} ${place}`);
  const filled = { ...patterns, patterns: { ...patterns.patterns, ...words } };
  return { ...createPaywright({ ...manifest, statuses }, filled, { ...options, onDiagnostic }), codes };
}

test("the first form of a line that everything is known for", () => {
  const pw = runtime({ locale: "en" });
  const date = "November 24, 2026";
  assert.equal(pw.status("renews", "detail", { date, price: "9.99", currency: "USD" }), "It renews for $9.99 on November 24, 2026.");
  assert.equal(pw.status("renews", "detail", { date }), "It renews on November 24, 2026.");
  assert.equal(pw.status("renews", "detail", { price: "9.99", currency: "USD" }), "It renews.");
  assert.equal(pw.status("renews", "headline"), "Active");
  assert.equal(pw.status("planChange", "detail", { date, product: "Pro" }), "You’ll switch to “Pro” on November 24, 2026.");
  assert.equal(pw.status("planChange", "detail", { date }), undefined);
  assert.deepEqual(pw.codes, []);
});

test("a price of 0, a price that is none, and one in no currency are not stated", () => {
  const pw = runtime({ locale: "en" });
  for (const price of ["0", "0.00", "9,99", "-1", 9.99, undefined]) {
    assert.equal(pw.status("renews", "detail", { date: "today", price, currency: "USD" }), "It renews on today.", price);
  }
  assert.equal(pw.status("renews", "detail", { date: "today", price: "9.99" }), "It renews on today.");
});

test("in the mode of texts the price is the store’s", () => {
  const pw = runtime({ mode: "text" });
  const facts = { date: "24.11.2026", price: "9.99", currency: "USD" };
  assert.equal(pw.status("renews", "detail", facts), "It renews on 24.11.2026.");
  assert.equal(pw.status("renews", "detail", { ...facts, priceText: "US$\u202e9.99" }), "It renews for US$9.99 on 24.11.2026.");
  assert.equal(pw.status("renews", "detail", { ...facts, price: "0.00", priceText: "US$0.00" }), "It renews on 24.11.2026.");
});

test("a day keeps its marks, loses what reorders a line, and brings its full stop once", () => {
  const pw = runtime({ locale: "en" });
  assert.equal(pw.status("renews", "detail", { date: "24\u200f/11\u202e\u2066/2026" }), "It renews on 24\u200f/11/2026.");
  assert.equal(pw.status("renews", "detail", { date: "24 ноября 2026 г." }), "It renews on 24 ноября 2026 г.");
  assert.equal(pw.status("renews", "detail", { date: "{price} $& <b>" }), "It renews on {price} $& <b>.");
  assert.equal(pw.status("renews", "detail", { date: " \n" }), "It renews.");
});

test("what is unknown has no line, and nothing throws", () => {
  const pw = runtime({ locale: "en" });
  const ask = [["gone", "detail"], ["renews", "gone"], ["constructor", "detail"], ["renews", "constructor"], [null, null]];
  for (const [situation, line] of ask) assert.equal(pw.status(situation, line, { date: "d" }), undefined);
  for (const facts of [null, undefined, {}, { date: 1, price: {}, product: [] }]) {
    assert.equal(pw.status("renews", "detail", facts), "It renews.");
  }
  const hostile = { get date() { throw new Error("getter"); } };
  assert.equal(pw.status("renews", "detail", hostile), undefined);
  assert.deepEqual(pw.codes, ["failed renews"]);
  const older = createPaywright(manifest, english, { locale: "en" });
  assert.equal(older.status("renews", "detail", { date: "d" }), undefined);
  assert.equal(createPaywright({}, arabic).status("renews", "detail"), undefined);
  assert.ok(older.line("pricePerPeriod", yearlyFacts));
});
