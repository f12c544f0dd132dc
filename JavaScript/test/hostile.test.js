// Values and facts that nobody would expect: a line is right or absent, and nothing throws.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clean, fill, pieces } from "../filling.js";
import { createPaywright } from "../paywright.js";
import { generator, seed } from "./random.js";
import { arabic, english, manifest, monthlyFacts, yearlyFacts } from "./sample.js";

const hostile = [
  "$&", "$1", "$$", "$`", "<b>x</b>", "it's", "{price}", "{", "}", "{{", "%s", "%1$s", "%", "\\u0041", "\\", "\"", "@string/x", "?attr",
  "&amp;", "🎈", "👩‍👩‍👧", "\ud800", "constructor", "__proto__", "${price}", "\u00a0", "a\u0301", "null", "undefined",
];
const once = { kind: "nonConsumable", price: "9.99", currency: "USD" };

test("a value is text, whatever it looks like", () => {
  const pw = createPaywright(manifest, english);
  const text = createPaywright(manifest, english, { mode: "text" });
  for (const value of hostile) {
    if (value.trim()) assert.equal(pw.line("named", { ...once, name: value }), `{${value}} for $9.99.`);
    else assert.equal(pw.line("named", { ...once, name: value }), undefined);
    const price = text.line("named", { ...once, name: "x", priceText: value });
    assert.equal(price, value.trim() ? `{x} for ${value}.` : undefined);
  }
});

test("direction and control characters of a value are taken out", () => {
  const rows = [
    ["Pro\u202e99.0$", "Pro99.0$"], ["a\u2068b\u2069", "ab"], ["\u200e$9\u200f", "$9"], ["a\nb\tc\r\nd", "a b c  d"],
    ["a\u0000\u001b[31mb\u007f\u0085", "a[31mb "], ["\ufeffx\ufff9\u{e0001}\u061c", "x"], ["zero\u200dwidth", "zero\u200dwidth"],
    ["", ""], [undefined, ""], [null, ""], [9.99, ""], [{}, ""],
  ];
  for (const [text, expected] of rows) assert.equal(clean(text), expected);
});

test("right-to-left letters are isolated once, in every language", () => {
  const pw = createPaywright(manifest, english);
  const dirham = "9.99\u00a0د.إ.";
  const text = createPaywright(manifest, english, { mode: "text" });
  assert.equal(text.line("pricePerPeriod", { ...yearlyFacts, priceText: dirham }), `\u2068${dirham}\u2069 per year`);
  for (const name of ["عربي", "\u05e9\u05dc\u05d5\u05dd", "a \u{10a00}", "\ufb1d", "\u{1e900}x"]) {
    assert.equal(pw.line("named", { ...once, name }), `{\u2068${name}\u2069} for $9.99.`);
    assert.equal(pw.line("named", { ...once, name: `\u2068${name}\u2069` }), `{\u2068${name}\u2069} for $9.99.`);
    const ar = createPaywright(manifest, arabic);
    assert.equal(ar.line("named", { ...once, name }), `\u2068${name}\u2069 \u2068\u200f9.99\u00a0US$\u200e\u2069`);
  }
  for (const name of ["Русский", "日本", "٩٫٩٩", "e\u0301"]) {
    assert.equal(pw.line("named", { ...once, name }), `{${name}} for $9.99.`);
  }
});

test("a full stop is dropped after a value that ends in one, and only then", () => {
  const line = (pattern, value, isRightToLeft = false) => fill(pieces(pattern), [value], isRightToLeft).map(({ text }) => text).join("");
  const rows = [
    ["{a}.", "kr.", "kr."], ["{a}. Next", "kr.", "kr. Next"], ["{a}.", "kr", "kr."], ["{a} .", "kr.", "kr. ."], ["{a}…", "kr.", "kr.…"],
    ["{a}..", "kr.", "kr.."], ["{a}.", "kr.\u200f", "kr.\u200f"], [".{a}.", "x.", ".x."], ["{a}", "x.", "x."],
    ["{a}.", "د.إ.", "\u2068د.إ.\u2069."], ["{a}.", "9 kr.", "9 kr."], ["{a}.", "د.إ", "\u2068د.إ\u2069."],
  ];
  for (const [pattern, value, expected] of rows) assert.equal(line(pattern, value), expected, pattern);
  assert.equal(line("\u2068{a}\u2069. x", "د.إ.", true), "\u2068د.إ.\u2069. x");
  assert.equal(line("\u2068{a}\u2069. x", "US$\u200e", true), "\u2068US$\u200e\u2069. x");
});

test("patterns are read once from left to right", () => {
  const rows = [
    ["{price}", ["", "price", ""]], ["a {price} b {total}", ["a ", "price", " b ", "total", ""]], ["{{price}}", ["{price}"]],
    ["{{{price}}}", ["{", "price", "}"]], ["", [""]], ["{", ["{"]], ["}", ["}"]], ["{}", ["{}"]], ["{a b}", ["{a b}"]],
    ["{price", ["{price"]], ["\n{price}\n", ["\n", "price", "\n"]], ["🎈{price}", ["🎈", "price", ""]],
  ];
  for (const [pattern, expected] of rows) assert.deepEqual(pieces(pattern), expected, pattern);
});

test(`nothing throws, and no line has an empty or a foreign place (seed ${seed})`, () => {
  const random = generator();
  const diagnostics = new Set();
  const pw = createPaywright(manifest, english, { onDiagnostic: (code) => diagnostics.add(code) });
  const odd = [
    ...hostile, undefined, null, 0, -1, 1.5, NaN, Infinity, 9n, true, {}, [], [[]], () => 1, Symbol("x"), new Date(0), "P1W", "P1Y", "-9.99",
    "1e3", "9.99", "0", "EUR", "XXX", "ABCD", Object.create(null),
  ];
  const throwing = new Proxy({}, { get: () => { throw new Error("thrown by a fact"); } });
  const members = ["kind", "price", "currency", "period", "offers", "reference", "seats", "quantity", "commitment", "tax", "storefront",
    "store", "product", "name", "unitPrice", "priceText"];
  for (let round = 0; round < 20_000; round += 1) {
    const facts = structuredClone(random.one([yearlyFacts, monthlyFacts, once]));
    for (let count = random.below(3n); count >= 0n; count -= 1n) {
      const target = random.one([facts, facts, facts.offers?.[0], facts.reference]);
      if (target && typeof target === "object") target[random.one([...members, "cycles", "type", "upFront"])] = random.one(odd);
    }
    const name = typeof facts.name === "string" ? facts.name : "";
    if (random.one([false, false, false, true])) facts[random.one(members)] = throwing;
    for (const [line, text] of Object.entries(pw.lines(random.one([facts, facts, facts, random.one(odd), throwing])))) {
      assert.ok(typeof text === "string" && text && !/NaN|\[object|undefined/.test(text.replace(name, "")), `${line}: ${text}`);
    }
  }
  assert.deepEqual([...diagnostics].sort(), ["failed", "invalid", "no-offer-shape", "no-shape", "no-value"]);
});
