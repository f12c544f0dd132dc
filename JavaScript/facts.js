// Facts as a program gives them, read once: amounts as whole numbers.
import { billionths, length } from "./calculation.js";

/** Whether a text is a code of ISO 4217. */
export const isCurrency = (text) => /^[A-Z]{3}$/.test(text);

/**
 * Reads facts: prices as amounts, the phases of an offer with their `payments`, the reference with the length of its
 * period; `of` is what was stated. undefined without a price in a currency. An offer or a reference that cannot be read,
 * or is in another currency, is left out.
 */
export function read(stated, report) {
  const { currency, offers, reference, unitPrice } = stated;
  const amount = (text, place) => billionths(text) ?? void report("invalid", place);
  const price = amount(stated.price, "price");
  if (!isCurrency(currency)) return void report("invalid", "currency");
  if (price === undefined) return undefined;
  const isReadable = ({ price, of }) => price !== undefined && (of.currency ?? currency) === currency;
  const phases = offers ? offers.map((of, index) => ({
    of, price: amount(of.price, `offers.${index}.price`),
    payments: BigInt(!of.upFront && Number.isInteger(of.cycles) ? of.cycles : 1),
  })) : [];
  const other = reference && { of: reference, price: amount(reference.price, "reference.price"), every: length(reference.period) };
  return {
    of: stated, price,
    phases: phases.every(isReadable) ? phases : undefined,
    reference: other && isReadable(other) ? other : undefined,
    unitPrice: unitPrice === undefined ? undefined : amount(unitPrice, "unitPrice"),
  };
}
