// Exact arithmetic of prices. An amount is a BigInt of billionths (10⁻⁹): 9.99 is 9990000000n.

/** Reads a decimal: `billionths("9.99")` is 9990000000n; undefined for "9,99", "-1", "007", "1e3", the number 9.99. */
export function billionths(text) {
  const found = typeof text === "string" && /^(0|[1-9]\d{0,14})(?:\.(\d{1,9}))?$/.exec(text);
  return found ? BigInt(found[1] + (found[2] ?? "").padEnd(9, "0")) : undefined;
}

/** Writes an amount with so many decimals or more: `decimal(9900000000n, 2)` is "9.90", `decimal(9n, 2)` "0.000000009". */
export function decimal(amount, digits) {
  const text = String(amount).padStart(10, "0");
  const fraction = text.slice(-9).replace(/0+$/, "").padEnd(digits, "0");
  return text.slice(0, -9) + (fraction && "." + fraction);
}

/**
 * An ISO 8601 duration so many times, with 7 days as a week and 12 months as a year: `length("P1M", 12)` is "P1Y",
 * `length("P8W4D")` "P60D". Nothing ("" or undefined) for "P0M", "PT1H", "month".
 */
export function length(text, times = 1) {
  if (typeof text !== "string") return undefined;
  // A program has few; nothing is kept of one that has many.
  if (lengths.size > 999) lengths.clear();
  return kept(lengths, text + " " + times, () => lengthOf(text, times));
}

const lengths = new Map();

/** What a map has for a key; made where it has nothing. */
export function kept(map, key, make) {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}

function lengthOf(text, times) {
  const pattern = /^P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,4})D)?$/;
  const found = pattern.exec(text);
  if (!found) return undefined;
  const [years, months, weeks, days] = found.slice(1).map((count) => Number(count ?? 0) * times);
  const write = (count, size, large, small) => (count ? (count % size ? count + small : count / size + large) : "");
  const units = write(years * 12 + months, 12, "Y", "M") + write(weeks * 7 + days, 7, "W", "D");
  return units && "P" + units;
}

// One step of so many decimals, 0 to 9. Compilers to older JavaScript make a number of 10n ** 7n.
const steps = Array.from({ length: 10 }, (_, digits) => BigInt("1".padEnd(10 - digits, "0")));

/**
 * An amount times a fraction, rounded once at so many decimals: `scaled(59990000000n, [1, 12], 2, "halfUp")` is
 * `{ amount: 5000000000n, isExact: false }`. Rounding is "down", "up", "halfEven" or "halfUp".
 */
export function scaled(amount, fraction, digits, rounding) {
  const [above, below] = fraction.map(BigInt);
  const step = steps[digits];
  const divisor = below * step;
  const [quotient, rest] = [(amount * above) / divisor, (amount * above) % divisor];
  const isUp = rest && goesUp(rounding, quotient, 2n * rest, divisor);
  return { amount: (isUp ? quotient + 1n : quotient) * step, isExact: !rest };
}

function goesUp(rounding, quotient, twice, divisor) {
  if (rounding === "down" || rounding === "up") return rounding === "up";
  return twice > divisor || (twice === divisor && (rounding === "halfUp" || quotient % 2n === 1n));
}

/**
 * What a price saves against `reference × above / below`, all rounded down: the percentage, the amount (0n for less than
 * one step) and how many references. `saving(99900000000n, 9990000000n, [12, 1], 2)` is
 * `{ percent: 16, amount: 19980000000n, references: 2 }`; undefined under 1 %.
 */
export function saving(paid, reference, fraction, digits) {
  const [above, below] = fraction.map(BigInt);
  const full = reference * above;
  const saved = full - paid * below;
  if (saved <= 0n || saved * 100n < full) return undefined;
  const step = steps[digits];
  return {
    percent: Number((saved * 100n) / full),
    amount: (saved / (below * step)) * step,
    references: Number(saved / (reference * below)),
  };
}
