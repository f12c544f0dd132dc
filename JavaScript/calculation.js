// Exact arithmetic of prices. An amount is a BigInt of billionths (10⁻⁹): 9.99 is 9990000000n.

const billion = 1000000000n;

/** Reads a decimal: `billionths("9.99")` is `9990000000n`; undefined for "9,99", "-1", "007", 9.99 and "1e3". */
export function billionths(text) {
  const found = typeof text === "string" && /^(0|[1-9]\d{0,14})(?:\.(\d{1,9}))?$/.exec(text);
  return found ? BigInt(found[1] + (found[2] ?? "").padEnd(9, "0")) : undefined;
}

/** Writes an amount with at least so many decimals: `decimal(9900000000n, 2)` is "9.90", `decimal(9n, 2)` "0.000000009". */
export function decimal(amount, digits) {
  const text = String(amount).padStart(10, "0");
  const significant = text.slice(-9).replace(/0+$/, "");
  const fraction = significant.padEnd(digits, "0");
  return text.slice(0, -9) + (fraction && "." + fraction);
}

/**
 * Reads an ISO 8601 duration that one unit counts, with 7 days as a week and 12 months as a year: `period("P12M")` is
 * `{ count: 1n, unit: "Y" }`, `period("P8W4D")` 60 days; undefined for "P1M3D", "P0M" and "PT1H".
 */
export function period(text) {
  const found = typeof text === "string" && /^P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,4})D)?$/.exec(text);
  if (!found) return undefined;
  const [years, months, weeks, days] = found.slice(1).map((count) => BigInt(count ?? 0));
  return normalized(years * 12n + months, weeks * 7n + days);
}

function normalized(months, days) {
  if (months ? days : !days) return undefined;
  const [count, size, small, large] = months ? [months, 12n, "M", "Y"] : [days, 7n, "D", "W"];
  return count % size ? { count, unit: small } : { count: count / size, unit: large };
}

/** A period so many times: `times(period("P1M"), 3n)` is 3 months. */
export function times({ count, unit }, factor) {
  const small = count * factor * (unit === "Y" ? 12n : unit === "W" ? 7n : 1n);
  return isOfMonths(unit) ? normalized(small, 0n) : normalized(0n, small);
}

const isOfMonths = (unit) => unit === "M" || unit === "Y";

/** Whether a longer period is a whole number of these, without a convention of how long a month is: P1M in P1Y. */
export function divides(shorter, longer) {
  const small = ({ count, unit }) => count * (unit === "Y" ? 12n : unit === "W" ? 7n : 1n);
  return isOfMonths(shorter.unit) === isOfMonths(longer.unit) && small(longer) % small(shorter) === 0n;
}

/** How many of one unit another holds, as a fraction of a basis: `ratio(basis, "M", "Y")` is `[12n, 1n]`. */
function ratio(basis, part, whole) {
  if (part === whole) return [1n, 1n];
  const [above, below] = basis[part + whole] ?? basis[whole + part];
  return basis[part + whole] ? [above, below] : [below, above];
}

/** The smaller of the basis's own factor and the one that follows from how many of each unit a year holds. */
function smallestRatio(basis, part, whole) {
  const direct = ratio(basis, part, whole);
  const parts = ratio(basis, part, "Y");
  const wholes = ratio(basis, whole, "Y");
  const [above, below] = [parts[0] * wholes[1], parts[1] * wholes[0]];
  return above * direct[1] < direct[0] * below ? [above, below] : direct;
}

/**
 * The price per one unit ("D", "W", "M", "Y") of a price charged every period, rounded once at the currency's digits:
 * 59.99 a year is `{ amount: 5000000000n, isExact: false }` a month. undefined where that is the billed price itself, or nothing.
 */
export function pricePer(unit, amount, { count, unit: charged }, digits, { basis, rounding }) {
  if (count === 1n && unit === charged) return undefined;
  const [above, below] = ratio(basis, unit, charged);
  const step = 10n ** BigInt(9 - digits);
  const [numerator, denominator] = [amount * below, above * count * step];
  const [quotient, rest] = [numerator / denominator, numerator % denominator];
  const steps = rest && goesUp(rounding, quotient, 2n * rest, denominator) ? quotient + 1n : quotient;
  if (!steps) return undefined;
  return { amount: steps * step, isExact: !rest && isOfMonths(unit) === isOfMonths(charged) };
}

function goesUp(rounding, quotient, twice, denominator) {
  if (rounding === "down" || rounding === "up") return rounding === "up";
  return twice > denominator || (twice === denominator && (rounding === "halfUp" || quotient % 2n === 1n));
}

/**
 * What a price for a length saves against a reference: whole percent, the amount, and for a year against months how many of
 * them. 99.90 a year against 9.99 a month is `{ percent: 16, amount: 19980000000n, months: 2 }`.
 *
 * Everything is rounded down. undefined under 1 %; `amount` is undefined where a month had to be counted in days.
 */
export function saving(price, length, reference, interval, digits, { basis }) {
  const ratio = smallestRatio(basis, interval.unit, length.unit);
  const [above, below] = [ratio[0] * length.count, ratio[1] * interval.count];
  const [full, paid] = [reference * above, price * below];
  const saved = full - paid;
  if (!price || saved * 100n < full) return undefined;
  const step = 10n ** BigInt(9 - digits);
  const amount = (saved / (below * step)) * step;
  const months = (saved / (reference * below)) * interval.count;
  return {
    percent: Number((saved * 100n) / full),
    amount: isOfMonths(length.unit) === isOfMonths(interval.unit) && amount ? amount : undefined,
    months: length.unit === "Y" && interval.unit === "M" && months ? Number(months) : undefined,
  };
}
