// What `paywright copy` words for a price list, with the facts that a store states of each product.
import { run } from "./program.js";

/** The pieces bought of what is sold in pieces or seats, and the product that savings are compared with. */
export const quantity = 3;
export const reference = "monthly";

/** The price of a product in its one storefront: a text, or a text and the store's own. */
function statedIn(prices) {
  const [stated] = Object.values(prices);
  const [currency, price] = (stated.price ?? stated).split(" ");
  return { currency, price, priceText: stated.display };
}

/** An amount so many times, by its digits: `times("1.99", 3)` is "5.97". */
function times(amount, count) {
  const [whole, fraction = ""] = amount.split(".");
  const digits = String(BigInt(whole + fraction) * BigInt(count)).padStart(fraction.length + 1, "0");
  return fraction ? `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}` : digits;
}

/** The facts of a product of a price list, with its introductory offer. */
export function factsOf(product, { storefront }, compared) {
  const isSubscription = product.type === "autoRenewable";
  const count = product.soldPerSeat || product.type === "consumable" ? quantity : 1;
  const { currency, price: unitPrice, priceText } = statedIn(product.prices);
  const isComparable = isSubscription && !product.soldPerSeat && product.tax !== "added" && product !== compared;
  return {
    kind: product.type, store: "appStore", product: product.id, name: product.names.en, storefront, currency,
    price: times(unitPrice, count), priceText, period: product.period, tax: product.tax,
    ...(count > 1 && { unitPrice, unitPriceText: priceText, [product.soldPerSeat ? "seats" : "quantity"]: count }),
    offers: (product.offers ?? []).map((offer) => ({
      ...(offer.mode === "freeTrial" ? { price: "0" } : statedIn(offer.prices)), period: offer.period, cycles: offer.periods ?? 1,
      upFront: offer.mode === "payUpFront", type: offer.type,
    })),
    ...(isComparable && { reference: { ...statedIn(compared.prices), period: compared.period } }),
  };
}

/** The options that make the lines of an export and those of its amounts the same. */
export const options = ["--compare-with", reference, "--quantity", String(quantity)];

/** Each product in each language: `{ locale, product, facts, lines }`, lines as `{ price: "9,99 €", … }`. */
export function* records(program, file, { products }, market, locales = "all", more = []) {
  const compared = products.find(({ id }) => id === reference);
  const facts = new Map(products.map((product) => [product.id, factsOf(product, market, compared)]));
  const output = run(program, ["copy", file, "--locale", locales, "--format", "ndjson", "--eligibility", "introductory", ...options, ...more]);
  for (const row of output.split("\n")) {
    const record = row && JSON.parse(row);
    if (record?.record !== "result") continue;
    const lines = Object.fromEntries(Object.entries(record.lines).map(([line, { text }]) => [line, text]));
    yield { locale: record.locale, product: record.product, facts: facts.get(record.product), lines };
  }
}
