// Which line is shown, and what stands in its places.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createPaywright } from "../paywright.js";
import { arabic, english, german, manifest, monthlyFacts, yearlyFacts } from "./sample.js";

/** A runtime with the diagnostics of the last call. */
function runtime(patterns, options = {}, of = manifest) {
  const diagnostics = [];
  const onDiagnostic = (code, place) => diagnostics.push(`${code} ${place}`);
  return { ...createPaywright(of, patterns, { ...options, onDiagnostic }), take: () => diagnostics.splice(0) };
}

const pw = runtime(english);

test("the contract's example has the contract's texts", () => {
  const de = runtime(german, { locale: "de" });
  assert.equal(de.line("offer", yearlyFacts), "1\u00a0Woche kostenlos, danach 59,99\u00a0€ pro Jahr");
  assert.equal(de.line("pricePerMonth", yearlyFacts), "Entspricht etwa 5,00\u00a0€ pro Monat");
  assert.equal(pw.line("savings.time", yearlyFacts), "Save the cost of 1\u00a0month");
  assert.equal(de.line("offer", { ...yearlyFacts, offers: [{ price: "0", period: "P3D" }] }), undefined);
  assert.deepEqual(de.take(), ["no-offer-shape offers"]);
});

test("a change of the shape takes the offer's line away, and leaves the plain ones", () => {
  const [phase] = monthlyFacts.offers;
  const changes = {
    "another length of the phase": { offers: [{ ...phase, period: "P1W" }] },
    "another count of cycles": { offers: [{ ...phase, cycles: 2 }] },
    "one cycle": { offers: [{ ...phase, cycles: 1 }] },
    "no cycles stated": { offers: [{ ...phase, cycles: undefined }] },
    "free": { offers: [{ ...phase, price: "0" }] },
    "paid up front": { offers: [{ ...phase, upFront: true }] },
    "another type": { offers: [{ ...phase, type: "promotional" }] },
    "another currency": { offers: [{ ...phase, currency: "EUR" }] },
    "an amount that is none": { offers: [{ ...phase, price: "4,99" }] },
    "a number as amount": { offers: [{ ...phase, price: 4.99 }] },
    "an unreadable length": { offers: [{ ...phase, period: "month" }] },
    "two phases": { offers: [phase, phase] },
    "not eligible": { offers: [] },
    "no offer": { offers: undefined },
  };
  for (const [change, facts] of Object.entries(changes)) {
    const found = pw.lines({ ...monthlyFacts, ...facts });
    assert.deepEqual(found, { pricePerPeriod: "$9.99 per month" }, change);
    assert.equal(pw.take().includes("no-offer-shape offers"), !!facts.offers?.length, change);
  }
  assert.equal(Object.keys(pw.lines(monthlyFacts)).length, 4);
});

test("a change of what is bought takes every line away", () => {
  const changes = {
    "another period": { period: "P2M" }, "an unreadable period": { period: "1M" }, "no period": { period: undefined },
    "a price of zero": { price: "0" }, "another kind": { kind: "nonRenewable" }, "no kind": { kind: undefined },
    "seats": { seats: 5 }, "pieces": { quantity: 2 }, "tax added": { tax: "added" }, "another store": { store: "googlePlay" },
    "a commitment": { commitment: { payments: 6 } }, "no price": { price: undefined }, "a number": { price: 9.99 },
    "no currency": { currency: undefined }, "a sign as currency": { currency: "$" }, "small letters": { currency: "usd" },
  };
  for (const [change, facts] of Object.entries(changes)) {
    assert.deepEqual(pw.lines({ ...monthlyFacts, ...facts }), {}, change);
    assert.ok(pw.take().length > 0, change);
  }
});

test("lengths are compared, and words are those of the period as it is stated", () => {
  const weekly = { kind: "autoRenewable", price: "3", currency: "EUR" };
  assert.equal(pw.line("period", { ...weekly, period: "P1W" }), "1\u00a0week");
  assert.equal(pw.line("period", { ...weekly, period: "P7D" }), "7\u00a0days");
  assert.equal(pw.shape({ ...yearlyFacts, period: "P12M" }), "P1Y+free:P1W");
  assert.equal(pw.shape({ ...yearlyFacts, offers: [{ price: "0.00", period: "P7D" }] }), "P1Y+free:P1W");
  assert.equal(pw.shape({ ...yearlyFacts, period: "P365D" }), undefined);
});

test("a comparison needs the reference's period and currency", () => {
  const lines = ["savings.time", "savings.percent", "savings.amount"];
  const shown = (reference) => lines.filter((line) => pw.line(line, { ...yearlyFacts, reference }));
  assert.deepEqual(shown({ price: "5.99", period: "P1M" }), lines);
  assert.deepEqual(shown({ price: "5.99", period: "P1M", currency: "EUR" }), lines);
  assert.deepEqual(shown({ price: "5.99", period: "P1M", currency: "USD" }), []);
  assert.deepEqual(shown({ price: "5.99", period: "P1W" }), []);
  assert.deepEqual(shown({ price: "5", period: "P1M" }), []);
  assert.deepEqual(shown({ price: "0", period: "P1M" }), []);
  assert.deepEqual(shown(undefined), []);
  // 0.61 saved are 1 %, and no month.
  assert.deepEqual(shown({ price: "5.05", period: "P1M" }), ["savings.percent", "savings.amount"]);
  // Two months have words, three have none.
  assert.deepEqual(shown({ price: "6", period: "P1M" }), lines);
  assert.deepEqual(shown({ price: "7", period: "P1M" }), ["savings.percent", "savings.amount"]);
});

test("the variant follows from the exact amount", () => {
  assert.equal(pw.line("pricePerMonth", { ...yearlyFacts, price: "60" }), "Comes to €5.00 per month");
  assert.equal(pw.line("pricePerMonth", { ...yearlyFacts, price: "60.00" }), "Comes to €5.00 per month");
  assert.equal(pw.line("pricePerMonth", { ...yearlyFacts, price: "60.01" }), "Comes to about €5.00 per month");
  assert.equal(pw.line("pricePerWeek", { ...yearlyFacts, price: "365" }), "Comes to about €7.00 per week");
  assert.equal(pw.line("pricePerMonth", { ...yearlyFacts, price: "0.05" }), undefined);
});

test("the regular price is struck through only where the offer is lower", () => {
  const struck = (price) => pw.line("formerPrice", { ...monthlyFacts, offers: [{ ...monthlyFacts.offers[0], price }] });
  assert.equal(struck("4.99"), "$9.99");
  assert.equal(struck("9.99"), undefined);
  assert.equal(struck("12"), undefined);
});

test("totals are exact sums", () => {
  const committed = { kind: "autoRenewable", price: "6.99", currency: "USD", period: "P1M", commitment: { payments: 12 } };
  assert.equal(pw.line("commitment", committed), "$6.99 per month, $83.88 in total");
  const three = { kind: "consumable", price: "5.97", unitPrice: "1.99", currency: "USD", quantity: 3 };
  assert.equal(pw.line("quantity", three), "3 × $1.99 = $5.97");
  pw.take();
  assert.equal(pw.line("quantity", { ...three, unitPrice: undefined }), undefined);
  assert.deepEqual(pw.take(), ["no-value quantity.unitPrice"]);
});

test("amounts have the currency's digits, and more where they have more", () => {
  const yearly = (price, currency, storefront) => pw.line("pricePerPeriod", { ...yearlyFacts, price, currency, storefront });
  assert.equal(yearly("9000", "JPY"), "¥9,000 per year");
  assert.equal(yearly("9.9", "KWD"), "KWD\u00a09.900 per year");
  assert.equal(yearly("2990", "HUF"), "HUF\u00a02,990.00 per year");
  assert.equal(yearly("9.995", "USD"), "$9.995 per year");
  assert.equal(yearly("499", "INR", "IND"), "₹499 per year");
  assert.equal(yearly("499", "INR", "IN"), "₹499 per year");
  assert.equal(yearly("499.50", "INR", "IN"), "₹499.50 per year");
  assert.equal(yearly("499", "INR", "DEU"), "₹499.00 per year");
  assert.equal(yearly("999999999999999.999999999", "USD"), "$999,999,999,999,999.999999999 per year");
  const drop = { ...manifest, amounts: { ...manifest.amounts, wholeAmounts: "drop" } };
  assert.equal(runtime(english, {}, drop).line("pricePerPeriod", { ...yearlyFacts, price: "60.00" }), "€60 per year");
});

test("amounts are written for the locale that was asked for, where it is of the language", () => {
  const line = (locale, patterns = german) => runtime(patterns, { locale }).line("pricePerPeriod", { ...yearlyFacts, price: "1059.99" });
  assert.equal(line("de"), "1.059,99\u00a0€ pro Jahr");
  assert.equal(line("de-AT"), "€\u00a01.059,99 pro Jahr");
  assert.equal(line("de_AT"), "€\u00a01.059,99 pro Jahr");
  for (const other of ["fr", "en", "", "de-", "de_AT.UTF-8", "x", "not a locale", undefined]) {
    assert.equal(line(other), "1.059,99\u00a0€ pro Jahr", other);
  }
  assert.equal(line("ar-EG", arabic), "\u2068\u200f1,059.99\u00a0€\u2069.");
  // The words have the language's digits, and so have the amounts.
  assert.equal(line("ar-u-nu-arab", arabic), "\u2068\u200f1,059.99\u00a0€\u2069.");
});

test("in a right-to-left language a mark follows a Latin sign, and a full stop stays after an abbreviation in its letters", () => {
  const ar = runtime(arabic);
  const line = (currency) => ar.line("pricePerPeriod", { ...yearlyFacts, currency });
  assert.equal(line("USD"), "\u2068\u200f59.99\u00a0US$\u200e\u2069.");
  assert.match(line("AED"), /^\u2068\u200f59\.99\u00a0د\.إ\.\u200f\u2069\.$/);
});

test("the store's own texts stand where they are asked for", () => {
  const text = runtime(english, { mode: "text" });
  assert.equal(text.line("pricePerPeriod", { ...yearlyFacts, priceText: "59,99\u00a0€" }), "59,99\u00a0€ per year");
  assert.equal(text.line("pricePerMonth", { ...yearlyFacts, priceText: "59,99\u00a0€" }), "Comes to about €5.00 per month");
  for (const priceText of [undefined, null, "", "  ", "\u200f\n"]) {
    assert.equal(text.line("pricePerPeriod", { ...yearlyFacts, priceText }), undefined);
    assert.deepEqual(text.take(), ["no-value pricePerPeriod.price"]);
  }
});

test("without Intl the store's own texts are shown, and no line with a calculated amount", () => {
  const { Intl } = globalThis;
  try {
    globalThis.Intl = undefined;
    const text = runtime(english, { mode: "text", locale: "en-GB" });
    const facts = { ...yearlyFacts, priceText: "59,99\u00a0€" };
    const offer = "1\u00a0week free, then 59,99\u00a0€ per year";
    assert.deepEqual(text.lines(facts), { pricePerPeriod: "59,99\u00a0€ per year", "savings.time": "Save the cost of 1\u00a0month", offer });
    assert.deepEqual(text.take(), ["pricePerMonth", "pricePerWeek", "savings.percent", "savings.amount"].map((line) => `failed ${line}`));
    assert.equal(runtime(english).line("pricePerPeriod", facts), undefined);
  } finally {
    globalThis.Intl = Intl;
  }
});

test("parts have the roles of the manifest", () => {
  assert.deepEqual(pw.parts("offer", monthlyFacts), [
    { text: "$4.99", place: "offerPrice", role: "introductory" }, { text: " per month for the first 3\u00a0months, then " },
    { text: "$9.99", place: "price", role: "billed" }, { text: " per month" },
  ]);
  assert.deepEqual(pw.parts("period", { ...monthlyFacts, offers: [], period: "P1W" }), [{ text: "1\u00a0week" }]);
});

test("fixed texts and unknown names", () => {
  assert.equal(pw.text("label.restorePurchases"), "Restore purchases");
  for (const name of ["label.none", "", "constructor", "__proto__", undefined, null, 1, Symbol("name")]) {
    assert.equal(pw.text(name), undefined);
    assert.equal(pw.line(name, yearlyFacts), undefined);
  }
});

test("files of another contract give no line", () => {
  for (const [of, patterns] of [
    [{ ...manifest, schema: "paywright/export/2" }, english], [manifest, { ...english, schema: "other" }],
    [manifest, { ...english, locale: "fr" }], [null, english], [manifest, undefined], [null, null], [[], "text"],
  ]) {
    const other = runtime(patterns, {}, of);
    assert.ok(other.take().length > 0);
    assert.deepEqual([other.language, other.line("offer", yearlyFacts), other.lines(yearlyFacts)], [undefined, undefined, {}]);
    assert.deepEqual([other.parts("offer", yearlyFacts), other.text("label.restorePurchases")], [undefined, undefined]);
  }
});
