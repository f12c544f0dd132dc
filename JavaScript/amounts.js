// Amounts and percentages as text: by the platform's `Intl`, with the decimals of the manifest. Their digits are those
// of the counts in the words, whatever digits the locale asks for.
import { decimal, kept } from "./calculation.js";

// Letters of currencies that run left to right, by their ranges: not every engine has \p{L}. "฿" is none.
const leftToRightLetter = /[A-Za-z\u00c0-\u024f\u0370-\u058a]/;

/**
 * How a language writes amounts: `amountWriter(["de"], language, "symbol")(9990000000n, "EUR", 2)` is "9,99\u00a0€".
 * Never fewer decimals than the amount has. In a right-to-left language U+200E follows a Latin currency sign: without it
 * the "$" of "US$" would stand apart.
 */
export function amountWriter(locales, { numberingSystem, rightToLeft }, currencyDisplay) {
  const formats = new Map();
  const make = (currency, digits) => {
    const format = new Intl.NumberFormat(locales, {
      style: "currency", currency, currencyDisplay, numberingSystem,
      minimumFractionDigits: digits, maximumFractionDigits: digits,
    });
    const sign = rightToLeft && format.formatToParts(0).find(({ type }) => type === "currency")?.value;
    if (!sign || !leftToRightLetter.test(sign)) return (text) => format.format(text);
    return (text) => format.format(text).replace(sign, () => sign + "\u200e");
  };
  return (amount, currency, digits) => {
    const text = decimal(amount, digits);
    const shown = text.split(".")[1]?.length ?? 0;
    return kept(formats, currency + shown, () => make(currency, shown))(text);
  };
}

/** How a language writes whole percentages: `percentWriter(["de"], language)(49)` is "49\u00a0%". */
export function percentWriter(locales, { numberingSystem }) {
  let format;
  return (percent) => {
    format ??= new Intl.NumberFormat(locales, { style: "percent", numberingSystem });
    return format.format(`${percent}e-2`);
  };
}
