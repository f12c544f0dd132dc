// Every shape of the sample with every change of what the store states: no line of an offer that is not that offer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createPaywright } from "../paywright.js";
import { generator, seed } from "./random.js";
import { english, manifest, monthlyFacts, yearlyFacts } from "./sample.js";

const pw = createPaywright(manifest, english);
const offerLines = ["offer", "formerPrice", "savings.offer.amount"];

/** What makes an offer what it is, written another way than the runtime does: days, months, payments. */
function meaning({ period, currency }, { price, period: length, cycles = 1, type = "introductory", upFront, currency: own = currency }) {
  const inMonths = { P1M: 1, P30D: undefined, P1Y: 12, P12M: 12, P3M: 3, P2M: 2 };
  const inDays = { P1W: 7, P7D: 7, P3D: 3, P30D: 30, P2W: 14 };
  const isFree = Number(price) === 0;
  const isRepeated = !isFree && cycles > 1 && !upFront;
  const unit = inMonths[length] ? "months" : "days";
  const one = inMonths[length] ?? inDays[length];
  return JSON.stringify([inMonths[period] ?? inDays[period], type, own === currency, isFree, isRepeated, isRepeated ? [one, cycles] : one * cycles, unit]);
}

test(`an offer's line is there only for an offer that means the same (seed ${seed})`, () => {
  const random = generator();
  const values = {
    period: ["P1W", "P7D", "P3D", "P1M", "P30D", "P3M", "P2W"], cycles: [undefined, 1, 2, 3, 12], price: ["0", "0.00", "4.99", "3"],
    type: [undefined, "introductory", "promotional", "winBack", "unspecified"], upFront: [undefined, false, true], currency: [undefined, "EUR", "USD"],
  };
  let shown = 0;
  for (let round = 0; round < 50_000; round += 1) {
    const known = random.one([yearlyFacts, monthlyFacts]);
    const facts = { ...known, period: random.one([known.period, known.period, "P1Y", "P12M", "P1M"]) };
    const phase = { ...known.offers[0] };
    for (let count = random.below(3n); count > 0n; count -= 1n) {
      const member = random.one(Object.keys(values));
      phase[member] = random.one(values[member]);
    }
    facts.offers = [phase];
    const exported = [yearlyFacts, monthlyFacts].some((other) => meaning(other, other.offers[0]) === meaning(facts, phase));
    const found = offerLines.filter((line) => pw.line(line, facts));
    assert.equal(found.length > 0, exported, JSON.stringify(facts));
    assert.ok(pw.line("pricePerPeriod", facts), JSON.stringify(facts));
    shown += exported ? 1 : 0;
  }
  assert.ok(shown > 1000 && shown < 49_000);
});
