// The arithmetic: tables of cases, and results held against the exact fraction by inequalities alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { billionths, decimal, divides, period, pricePer, saving, times } from "../calculation.js";
import { policies } from "./policies.js";
import { generator, seed } from "./random.js";

const amountOf = billionths;
const write = (length) => length && `${length.count}${length.unit}`;

test("a decimal has one grammar", () => {
  const rows = [
    ["9.99", 9990000000n], ["0", 0n], ["0.000000001", 1n], ["999999999999999.999999999", 999999999999999999999999n],
    ["1500", 1500000000000n], ["0.50", 500000000n],
    ["", undefined], ["9,99", undefined], ["-1", undefined], ["+1", undefined], ["007", undefined], [".5", undefined],
    ["5.", undefined], ["1e3", undefined], ["NaN", undefined], [" 1", undefined], ["1 ", undefined], ["1\n", undefined],
    ["1000000000000000", undefined], ["0.0000000001", undefined], ["٩", undefined], [9.99, undefined], [9n, undefined],
    [null, undefined], [undefined, undefined], [{}, undefined], [["9.99"], undefined],
  ];
  for (const [text, expected] of rows) assert.equal(billionths(text), expected, String(text));
});

test("a decimal is written with the digits asked for, and never fewer than it has", () => {
  const rows = [
    ["9.9", 2, "9.90"], ["9.99", 0, "9.99"], ["1500", 0, "1500"], ["0", 2, "0.00"], ["0.000000001", 2, "0.000000001"],
    ["10.50", 3, "10.500"], ["100", 2, "100.00"],
  ];
  for (const [text, digits, expected] of rows) assert.equal(decimal(amountOf(text), digits), expected);
});

test("a duration is a count of one unit, however it is written", () => {
  const rows = [
    ["P1W", "1W"], ["P7D", "1W"], ["P14D", "2W"], ["P30D", "30D"], ["P1M", "1M"], ["P12M", "1Y"], ["P1Y6M", "18M"],
    ["P8W4D", "60D"], ["P0Y1M", "1M"], ["P9999Y", "9999Y"],
    ["P1M3D", undefined], ["P0M", undefined], ["P", undefined], ["PT1H", undefined], ["p1m", undefined], ["P1.5M", undefined],
    ["P1W1M", undefined], ["month", undefined], ["", undefined], ["P1M\n", undefined], [1, undefined], [null, undefined],
  ];
  for (const [text, expected] of rows) assert.equal(write(period(text)), expected, String(text));
  assert.equal(write(times(period("P1M"), 12n)), "1Y");
  assert.equal(write(times(period("P1W"), 3n)), "3W");
  assert.equal(write(times(period("P3D"), 7n)), "3W");
});

test("a period is a part of another where both count months, or both days", () => {
  const rows = [
    ["P1M", "P1Y", true], ["P1W", "P14D", true], ["P1M", "P1M", true], ["P5M", "P1Y", false], ["P1W", "P1M", false],
    ["P1Y", "P6M", false],
  ];
  for (const [part, whole, expected] of rows) assert.equal(divides(period(part), period(whole)), expected);
});

test("a price per unit is rounded once, by the policy", () => {
  const rows = [
    ["standard", "59.99", "P1Y", "M", 2, "5.00", false],
    ["standard", "60", "P1Y", "M", 2, "5.00", true],
    ["standard", "59.99", "P12M", "M", 2, "5.00", false],
    ["standard", "9.99", "P1M", "Y", 2, "119.88", true],
    ["standard", "9.99", "P1M", "D", 2, "0.33", false],
    ["standard", "9.99", "P1M", "W", 2, "2.30", false],
    ["standard", "3", "P1M", "D", 2, "0.10", false],
    ["standard", "7", "P1W", "D", 2, "1.00", true],
    ["standard", "2990", "P1Y", "W", 0, "57", false],
    ["revenuecat", "59.99", "P1Y", "M", 2, "4.99", false],
    ["adapty-android", "59.99", "P1Y", "M", 2, "5.00", false],
    ["adapty-ios", "0.06", "P1Y", "M", 2, undefined],
    ["standard", "0.06", "P1Y", "M", 2, "0.01", false],
    ["standard", "0.05", "P1Y", "M", 2, undefined],
    ["standard", "9.99", "P1M", "M", 2, undefined],
    ["standard", "9.99", "P7D", "W", 2, undefined],
    ["standard", "0", "P1Y", "M", 2, undefined],
  ];
  for (const [policy, price, every, unit, digits, expected, isExact] of rows) {
    const result = pricePer(unit, amountOf(price), period(every), digits, policies[policy]);
    assert.equal(result && decimal(result.amount, digits), expected, `${price} ${every} per ${unit}, ${policy}`);
    if (result) assert.equal(result.isExact, isExact, `${price} ${every} per ${unit}, ${policy}`);
  }
});

test("a saving is rounded down, and months are those of a year", () => {
  const rows = [
    ["99.90", "P1Y", "9.99", "P1M", 2, 16, "19.98", 2],
    ["59.99", "P1Y", "9.99", "P1M", 2, 49, "59.89", 5],
    ["59.99", "P12M", "9.99", "P1M", 2, 49, "59.89", 5],
    ["60", "P1Y", "30", "P3M", 2, 50, "60.00", 6],
    ["9.99", "P1M", "2.99", "P1W", 2, 23, undefined, undefined],
    ["118.69", "P1Y", "9.99", "P1M", 2, undefined],
    ["119.88", "P1Y", "9.99", "P1M", 2, undefined],
    ["0", "P1Y", "9.99", "P1M", 2, undefined],
    ["9.99", "P1Y", "0", "P1M", 2, undefined],
    ["0", "P1Y", "0", "P1M", 2, undefined],
    ["9000", "P1Y", "1500", "P1M", 0, 50, "9000", 6],
  ];
  for (const [price, length, reference, interval, digits, percent, amount, months] of rows) {
    const place = `${price} ${length} against ${reference} ${interval}`;
    const saved = saving(amountOf(price), period(length), amountOf(reference), period(interval), digits, policies.standard);
    assert.equal(saved?.percent, percent, place);
    if (!saved) continue;
    assert.equal(saved.amount && decimal(saved.amount, digits), amount, place);
    assert.equal(saved.months, months, place);
  }
});

// The length of a unit in the part's, as a fraction, from the policy's six factors.
function factor(basis, part, whole) {
  if (part === whole) return [1n, 1n];
  const found = basis[part + whole];
  return found ?? [...basis[whole + part]].reverse();
}

const random = generator();
const units = ["D", "W", "M", "Y"];
const randomAmount = () => random.one([random.below(10n ** 12n), random.below(10n ** 24n), random.below(1000n) * 10n ** 7n]);
const randomLength = () => period(`P${random.below(random.one([13n, 400n])) + 1n}${random.one(units)}`);

test(`prices per unit are the nearest steps of the exact fraction (seed ${seed})`, () => {
  for (let round = 0; round < 100_000; round += 1) {
    const [amount, length, unit, digits] = [randomAmount(), randomLength(), random.one(units), random.one([0, 2, 3])];
    const { basis, rounding } = policies[random.one(Object.keys(policies))];
    const place = `seed ${seed}: ${amount} ${write(length)} per ${unit}, ${digits} digits, ${rounding}`;
    const result = pricePer(unit, amount, length, digits, { basis, rounding });
    // The exact price is amount × below / above.
    const [above, below] = factor(basis, unit, length.unit);
    const [numerator, denominator] = [amount * below, above * length.count];
    const step = 10n ** BigInt(9 - digits);
    const isBilled = length.count === 1n && length.unit === unit;
    const least = { down: [1n, 1n], halfUp: [1n, 2n], halfEven: [1n, 2n], up: [0n, 1n] }[rounding];
    const reaches = numerator * least[1] - denominator * step * least[0];
    const isNothing = numerator === 0n || reaches < 0n || (rounding === "halfEven" && reaches === 0n);
    assert.equal(result === undefined, isBilled || isNothing, place);
    if (!result) continue;
    assert.equal(result.amount % step, 0n, place);
    const off = result.amount * denominator - numerator;
    const whole = step * denominator;
    const isRight = {
      down: off <= 0n && off > -whole,
      up: off >= 0n && off < whole,
      halfUp: 2n * off <= whole && 2n * off > -whole,
      halfEven: 2n * off <= whole && 2n * off >= -whole,
    }[rounding];
    assert.ok(isRight, place);
    if (rounding === "halfEven" && (2n * off === whole || 2n * off === -whole)) {
      assert.equal((result.amount / step) % 2n, 0n, place);
    }
    const sameKind = "MY".includes(unit) === "MY".includes(length.unit);
    assert.equal(result.isExact, sameKind && off === 0n, place);
  }
});

test(`savings never exceed the exact fraction (seed ${seed})`, () => {
  for (let round = 0; round < 100_000; round += 1) {
    const [price, reference] = [randomAmount(), randomAmount()];
    const [length, interval, digits] = [randomLength(), randomLength(), random.one([0, 2, 3])];
    const policy = policies[random.one(Object.keys(policies))];
    const place = `seed ${seed}: ${price} ${write(length)} against ${reference} ${write(interval)}`;
    const result = saving(price, length, reference, interval, digits, policy);
    // The reference's cost of the length by each of the basis's two ways to count; the saving is by the smaller one.
    const direct = factor(policy.basis, interval.unit, length.unit);
    const [parts, wholes] = [factor(policy.basis, interval.unit, "Y"), factor(policy.basis, length.unit, "Y")];
    const byYear = [parts[0] * wholes[1], parts[1] * wholes[0]];
    const costs = [direct, byYear].map(([above, below]) => [reference * above * length.count, below * interval.count]);
    const [full, below] = costs[0][0] * costs[1][1] <= costs[1][0] * costs[0][1] ? costs[0] : costs[1];
    const paid = price * below;
    const saves = (percent) => full > 0n && paid * 100n <= full * (100n - percent);
    assert.equal(result !== undefined, price > 0n && saves(1n), place);
    if (!result) continue;
    assert.ok(result.percent >= 1 && result.percent <= 99, place);
    assert.ok(saves(BigInt(result.percent)) && !saves(BigInt(result.percent) + 1n), place);
    const step = 10n ** BigInt(9 - digits);
    if (result.amount) {
      assert.equal("MY".includes(length.unit), "MY".includes(interval.unit), place);
      assert.equal(result.amount % step, 0n, place);
      assert.ok(result.amount * below <= full - paid && (result.amount + step) * below > full - paid, place);
    }
    if (result.months) {
      const periods = BigInt(result.months) / interval.count;
      assert.ok(length.unit === "Y" && interval.unit === "M", place);
      assert.ok(periods * reference * below <= full - paid && (periods + 1n) * reference * below > full - paid, place);
    }
  }
});
