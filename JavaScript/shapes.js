// Shapes: what the words of a line depend on but for the amounts, as one text.
import { length } from "./calculation.js";

const isCount = (number) => Number.isInteger(number) && number > 0 && number < 10000;

/** An offer's phase in a form: "free:P1W", "promotional.payAsYouGo:P1M*3". The amount decides first how it is charged. */
function phaseForm(kind, price, { period, cycles = 1, upFront, type = "introductory" }) {
  const prefix = type === "introductory" ? "" : type === "unspecified" ? "offer." : type + ".";
  if (kind !== "autoRenewable") return prefix + "oneTime";
  const isRepeated = price && cycles > 1 && !upFront;
  const whole = isCount(cycles) && length(period, isRepeated ? 1 : cycles);
  return whole && prefix + (isRepeated ? `payAsYouGo:${whole}*${cycles}` : (price ? "payUpFront:" : "free:") + whole);
}

/** What is bought, in a form: its period, or a word for what is paid once. */
function whatForm(kind, period) {
  const every = length(period);
  if (kind === "autoRenewable") return every;
  if (kind === "nonRenewable" && every) return "prepaid:" + every;
  return period == null && (kind === "nonConsumable" ? "once" : kind);
}

/**
 * The form of a purchase: "P1M;seats:5;tax:added", "P1Y+free:P1W"; nothing where a length or a count cannot be read. The
 * price and those of the phases are amounts.
 */
export function form({ kind, period, commitment, seats, quantity, tax }, price, phases) {
  let text = whatForm(kind, period);
  if (!text) return undefined;
  if (!price) text += ";free";
  if (commitment) text += `;commitment:${commitment.payments}:${commitment.renewal ?? "unstated"}`;
  if (seats != null) text += ";seats:" + seats;
  if (quantity > 1) text += ";quantity:" + quantity;
  if (tax) text += ";tax:" + tax;
  for (const phase of phases) {
    const offer = phaseForm(kind, phase.price, phase.of);
    if (!offer) return undefined;
    text += "+" + offer;
  }
  return text;
}

const periods = (purchase, phases = []) => [purchase, ...phases].map(({ period }) => period).join();

/**
 * Finds the name of the shape of facts: `shapeFinder(manifest.shapes)(facts, price, phases)` is "P1Y". Of several with one
 * form the one counts whose periods are written alike, else the first by its name.
 */
export function shapeFinder(shapes) {
  const names = new Map();
  for (const name of Object.keys(shapes).sort()) {
    const { form } = shapes[name];
    names.set(form, [...(names.get(form) ?? []), name]);
  }
  return (facts, price, phases) => {
    const equal = names.get(form(facts, price, phases))?.filter((name) => {
      const { store, product = facts.product } = shapes[name];
      return (facts.store ?? store) === store && product === facts.product;
    });
    if (!(equal?.length > 1)) return equal?.[0];
    const asked = periods(facts, phases.map(({ of }) => of));
    return equal.find((name) => periods(shapes[name], shapes[name].offers) === asked) ?? equal[0];
  };
}
