// The arithmetic: tables of cases, and results held against the exact fraction by inequalities alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { billionths, decimal, length, saving, scaled } from "../calculation.js";
import { generator, seed } from "./random.js";

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
  for (const [text, digits, expected] of rows) assert.equal(decimal(billionths(text), digits), expected);
});

test("lengths are equal where 7 days are a week and 12 months a year", () => {
  const rows = [
    ["P1W", 1, "P7D", 1], ["P2W", 1, "P14D", 1], ["P12M", 1, "P1Y", 1], ["P1Y6M", 1, "P18M", 1], ["P8W4D", 1, "P60D", 1],
    ["P1M", 12, "P1Y", 1], ["P1W", 3, "P21D", 1], ["P1M3D", 2, "P2M6D", 1], ["P0Y1M", 1, "P1M", 1],
  ];
  for (const [one, times, other, otherTimes] of rows) assert.equal(length(one, times), length(other, otherTimes), one);
  assert.notEqual(length("P30D"), length("P1M"));
  assert.notEqual(length("P365D"), length("P1Y"));
  assert.notEqual(length("P4W"), length("P1M"));
  for (const text of ["P0M", "P", "PT1H", "p1m", "P1.5M", "P1W1M", "month", "", "P1M\n", "P10000D", 1, null, undefined, ["P1M"]]) {
    assert.ok(!length(text), String(text));
  }
});

test("a fraction of an amount is rounded once", () => {
  const rows = [
    ["59.99", [1, 12], 2, "halfUp", "5.00", false], ["60", [1, 12], 2, "halfUp", "5.00", true],
    ["59.99", [1, 12], 2, "down", "4.99", false], ["59.89", [1, 12], 2, "up", "5.00", false],
    ["9.99", [12, 1], 2, "halfUp", "119.88", true], ["2990", [7, 365], 0, "halfUp", "57", false],
    ["0.06", [1, 12], 2, "halfUp", "0.01", false], ["0.06", [1, 12], 2, "halfEven", "0.00", false],
    ["0.18", [1, 12], 2, "halfEven", "0.02", false], ["0.05", [1, 12], 2, "halfUp", "0.00", false],
    ["1.005", [1, 1], 2, "halfUp", "1.01", false], ["1.005", [1, 1], 3, "down", "1.005", true],
  ];
  for (const [price, fraction, digits, rounding, expected, isExact] of rows) {
    const result = scaled(billionths(price), fraction, digits, rounding);
    assert.deepEqual([decimal(result.amount, digits), result.isExact], [expected, isExact], `${price} ${fraction} ${rounding}`);
  }
});

test("a saving is rounded down", () => {
  const rows = [
    ["99.90", "9.99", [12, 1], 2, 16, "19.98", 2], ["59.99", "9.99", [12, 1], 2, 49, "59.89", 5],
    ["60", "30", [4, 1], 2, 50, "60.00", 2], ["9.99", "2.99", [365, 84], 2, 23, "3.00", 1],
    ["9000", "1500", [12, 1], 0, 50, "9000", 6], ["0.001", "100000", [12, 1], 2, 99, "1199999.99", 11],
    ["118.69", "9.99", [12, 1], 2], ["119.88", "9.99", [12, 1], 2], ["120", "9.99", [12, 1], 2], ["9.99", "0", [12, 1], 2],
    ["0", "0", [12, 1], 2],
  ];
  for (const [price, reference, fraction, digits, percent, amount, references] of rows) {
    const saved = saving(billionths(price), billionths(reference), fraction, digits);
    assert.equal(saved?.percent, percent, price);
    if (saved) assert.deepEqual([decimal(saved.amount, digits), saved.references], [amount, references], price);
  }
});

const random = generator();
const randomAmount = () => random.one([random.below(10n ** 12n), random.below(10n ** 24n), random.below(1000n) * 10n ** 7n]);
// The factors that policies have, both ways, times and over whole numbers of periods.
const factors = [[1, 1], [7, 1], [30, 1], [365, 1], [365, 84], [365, 7], [12, 1], [4, 1], [52, 1], [30, 7], [365, 12], [52, 12]];
const randomFraction = () => {
  const [above, below] = random.one([true, false]) ? random.one(factors) : [...random.one(factors)].reverse();
  return [above * Number(random.below(12n) + 1n), below * Number(random.below(400n) + 1n)];
};

test(`prices per unit are the right neighbour of the exact fraction (seed ${seed})`, () => {
  for (let round = 0; round < 200_000; round += 1) {
    const [amount, fraction, digits] = [randomAmount(), randomFraction(), random.one([0, 2, 3])];
    const rounding = random.one(["down", "up", "halfUp", "halfEven"]);
    const place = `seed ${seed}: ${amount} × ${fraction}, ${digits} digits, ${rounding}`;
    const result = scaled(amount, fraction, digits, rounding);
    const [numerator, denominator] = [amount * BigInt(fraction[0]), BigInt(fraction[1])];
    const step = 10n ** BigInt(9 - digits);
    assert.equal(result.amount % step, 0n, place);
    // How far the result is above the exact fraction, and one step, both times the denominator.
    const [off, whole] = [result.amount * denominator - numerator, step * denominator];
    const isRight = {
      down: off <= 0n && off > -whole,
      up: off >= 0n && off < whole,
      halfUp: 2n * off <= whole && 2n * off > -whole,
      halfEven: 2n * off < whole && 2n * off > -whole || (2n * off === whole || 2n * off === -whole) && result.amount / step % 2n === 0n,
    };
    assert.ok(isRight[rounding], place);
    assert.equal(result.isExact, off === 0n, place);
  }
});

test(`savings never exceed the exact fraction (seed ${seed})`, () => {
  for (let round = 0; round < 200_000; round += 1) {
    const [paid, reference, fraction, digits] = [randomAmount(), randomAmount(), randomFraction(), random.one([0, 2, 3])];
    const place = `seed ${seed}: ${paid} against ${reference} × ${fraction}, ${digits} digits`;
    const result = saving(paid, reference, fraction, digits);
    const [full, below] = [reference * BigInt(fraction[0]), BigInt(fraction[1])];
    const saves = (percent) => full > 0n && paid * below * 100n <= full * (100n - percent);
    assert.equal(result !== undefined, saves(1n), place);
    if (!result) continue;
    const percent = BigInt(result.percent);
    assert.ok(saves(percent) && !saves(percent + 1n), place);
    const isPart = (part, step) => part * below <= full - paid * below && (part + step) * below > full - paid * below;
    const step = 10n ** BigInt(9 - digits);
    assert.ok(result.amount % step === 0n && isPart(result.amount, step), place);
    assert.ok(isPart(BigInt(result.references) * reference, reference), place);
  }
});
