// Facts as a program gives them, read once: amounts as whole numbers.
import { billionths, length } from "./calculation.js";

/**
 * Reads facts: prices as amounts, the phases of an offer with their `payments`, the reference with the length of its period.
 * undefined without a price in a currency. An offer or a reference that cannot be read, or is in another currency, is left out.
 */
export function read(facts, report) {
  const amount = (text, place) => {
    const found = billionths(text);
    if (found === undefined) report("invalid", place);
    return found;
  };
  const price = amount(facts.price, "price");
  const { currency, unitPrice, offers = [], reference } = facts;
  if (!/^[A-Z]{3}$/.test(currency)) return void report("invalid", "currency");
  const isReadable = (other) => other?.price !== undefined && (other.currency ?? currency) === currency;
  const phases = offers.map((phase, index) => ({
    ...phase,
    price: amount(phase.price, `offers.${index}.price`),
    payments: BigInt(!phase.upFront && Number.isInteger(phase.cycles) ? phase.cycles : 1),
  }));
  const other = reference && {
    ...reference, price: amount(reference.price, "reference.price"), every: length(reference.period),
  };
  return price === undefined ? undefined : {
    ...facts, price, phases: phases.every(isReadable) ? phases : undefined, reference: isReadable(other) ? other : undefined,
    unitPrice: unitPrice === undefined ? undefined : amount(unitPrice, "unitPrice"),
  };
}
