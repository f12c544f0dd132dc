// Amounts as text: by the platform's `Intl`, with the digits of the manifest.
import { decimal } from "./calculation.js";

// A letter that is not of a script written from right to left.
const leftToRightLetter = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u;

/**
 * How a language writes amounts: `amountWriter("de")(9990000000n, "EUR", 2)` is "9,99\u00a0€". Never fewer decimals than the
 * amount has. In a right-to-left language U+200E follows a Latin currency sign: without it "$" would be apart from "US".
 */
export function amountWriter(locale, currencyDisplay, isRightToLeft) {
  const formats = new Map();
  const make = (currency, digits) => {
    const [minimumFractionDigits, maximumFractionDigits] = [digits, digits];
    const format = new Intl.NumberFormat(locale, {
      style: "currency", currency, currencyDisplay, minimumFractionDigits, maximumFractionDigits,
    });
    const sign = isRightToLeft && format.formatToParts(0).find(({ type }) => type === "currency")?.value;
    if (!sign || !leftToRightLetter.test(sign)) return (text) => format.format(text);
    return (text) => format.format(text).replace(sign, () => sign + "\u200e");
  };
  return (amount, currency, digits) => {
    const text = decimal(amount, digits);
    const point = text.indexOf(".");
    const key = currency + (point < 0 ? 0 : text.length - point - 1);
    let write = formats.get(key);
    if (!write) formats.set(key, (write = make(currency, Number(key.slice(3)))));
    return write(text);
  };
}
