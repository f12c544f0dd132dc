// The example shops of the repository: commitments, promotional offers, seats and bundles of the App Store, and Google Play's own objects.
import { readFileSync } from "node:fs";
import { playFacts } from "../../stores.js";
import { run, write } from "./program.js";

const examples = new URL("../../../Examples/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, examples), "utf8"));

/** The results of `paywright copy`, with the texts of their lines. */
function results(program, file, options) {
  const rows = run(program, ["copy", file, "--locale", "all", "--format", "ndjson", ...options]).split("\n");
  return rows.filter(Boolean).map((row) => JSON.parse(row)).filter(({ record }) => record === "result").map((result) =>
    ({ ...result, lines: Object.fromEntries(Object.entries(result.lines).map(([line, { text }]) => [line, text])) }));
}

/** What the store states in a result: its phases, the last one the regular price. */
function factsOf({ storefront, product: id, offer, phases, commitment }, product, reference) {
  const regular = phases[phases.length - 1];
  return {
    kind: product.type, store: "appStore", product: id, storefront, currency: regular.currency, price: regular.amount, period: regular.period,
    offers: phases.slice(0, -1).map(({ amount, period, cycles }) => ({ price: amount, period, cycles, type: offer.type })),
    commitment: commitment && { payments: commitment.payments, renewal: commitment.renewal },
    ...(product.soldPerSeat && { seats: 1, unitPrice: regular.amount }), reference,
  };
}

/** The example shop of the App Store: a price list to export, and the records of every storefront and offer. */
export function appStoreShop(program, folder) {
  const list = read("aurora.products.json");
  const shop = { schema: list.schema, locale: list.locale, products: list.products.filter(({ store }) => !store) };
  const file = write(folder, "shop", shop);
  const compared = "com.example.aurora.monthly";
  const options = ["--compare-with", compared];
  const products = new Map(shop.products.map((product) => [product.id, product]));
  const found = results(program, file, ["--storefront", "all", "--eligibility", "each", ...options]);
  const references = new Map(found.filter(({ product }) => product === compared).map(({ storefront, phases }) => {
    const { amount, currency, period } = phases[phases.length - 1];
    return [storefront, { price: amount, currency, period }];
  }));
  const records = found.map((result) => {
    const reference = result.comparedWith ? references.get(result.storefront) : undefined;
    return { locale: result.locale, product: result.product, facts: factsOf(result, products.get(result.product), reference), lines: result.lines };
  });
  return { file, options, records };
}

/** The example shop of Google Play, its facts by `playFacts` from the objects themselves. */
export function playShop(program) {
  const details = new Map(read("borealis.play.json").map((product) => [product.productId, product]));
  const file = new URL("borealis.play.json", examples).pathname;
  const records = results(program, file, ["--eligibility", "each"]).map(({ locale, product, basePlan, offer, lines }) => {
    const stated = details.get(product);
    const bought = stated.subscriptionOfferDetails?.find(({ basePlanId, offerId }) => basePlanId === basePlan && offerId === offer?.id);
    return { locale, product, facts: playFacts(stated, bought), lines };
  });
  return { file, options: [], records };
}
