// Facts as a program gives them, read once: amounts as whole numbers.
import { billionths, length } from "./calculation.js";

/**
 * Reads facts: prices as amounts, the phases of an offer with their `payments`, the reference with the length of its
 * period. undefined without a price in a currency. An offer or a reference that cannot be read, or is in another currency,
 * is left out.
 */
export function read(stated, report) {
  const { currency, offers, reference, unitPrice } = stated;
  const amount = (text, place) => {
    const found = billionths(text);
    if (found === undefined) report("invalid", place);
    return found;
  };
  const price = amount(stated.price, "price");
  if (!/^[A-Z]{3}$/.test(currency)) return void report("invalid", "currency");
  if (price === undefined) return undefined;
  const isReadable = (other) => other?.price !== undefined && (other.currency ?? currency) === currency;
  const phases = offers ? offers.map((phase, index) => ({
    ...phase,
    price: amount(phase.price, `offers.${index}.price`),
    payments: BigInt(!phase.upFront && Number.isInteger(phase.cycles) ? phase.cycles : 1),
  })) : [];
  const other = reference && {
    price: amount(reference.price, "reference.price"), priceText: reference.priceText, currency: reference.currency,
    every: length(reference.period),
  };
  return {
    stated, price,
    phases: phases.every(isReadable) ? phases : undefined,
    reference: isReadable(other) ? other : undefined,
    unitPrice: unitPrice === undefined ? undefined : amount(unitPrice, "unitPrice"),
  };
}
