// Facts from what stores state.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createPaywright } from "../paywright.js";
import { playFacts, revenueCatFacts, storeKitFacts, stripeFacts } from "../stores.js";
import { english, manifest } from "./sample.js";

const pw = createPaywright(manifest, english);
const plain = (facts) => JSON.parse(JSON.stringify(facts));

const week = { unit: "week", value: 1 };
const yearly = {
  id: "yearly", type: "Auto-Renewable Subscription", displayName: "Yearly", price: 59.99, displayPrice: "59,99\u00a0€", currency: "EUR",
  subscription: {
    subscriptionPeriod: { unit: "year", value: 1 },
    introductoryOffer: { type: "introductory", paymentMode: "freeTrial", price: 0, displayPrice: "0,00\u00a0€", period: week, periodCount: 1 },
  },
};

test("a StoreKit product", () => {
  const offer = yearly.subscription.introductoryOffer;
  assert.deepEqual(plain(storeKitFacts(yearly, { offer, storefront: "DEU" })), {
    kind: "autoRenewable", store: "appStore", product: "yearly", name: "Yearly", storefront: "DEU", currency: "EUR", price: "59.99",
    priceText: "59,99\u00a0€", period: "P1Y",
    offers: [{ price: "0", priceText: "0,00\u00a0€", period: "P1W", cycles: 1, upFront: false, type: "introductory" }],
  });
  assert.equal(pw.line("offer", storeKitFacts(yearly, { offer })), "1\u00a0week free, then €59.99 per year");
  assert.equal(pw.line("offer", storeKitFacts(yearly)), undefined);
  assert.equal(pw.line("pricePerPeriod", storeKitFacts({ ...yearly, price: "59.99" }, { currency: "USD" })), "$59.99 per year");
  const kinds = { subs: "autoRenewable", autoRenewable: "autoRenewable", "Non-Consumable": "nonConsumable", nonConsumable: "nonConsumable",
    Consumable: "consumable", "Non-Renewing Subscription": "nonRenewable", nonRenewable: "nonRenewable" };
  for (const [type, kind] of Object.entries(kinds)) assert.equal(storeKitFacts({ ...yearly, type }).kind, kind, type);
});

const phase = (micros, period, recurrenceMode, billingCycleCount = 0) => ({
  priceAmountMicros: micros, formattedPrice: `$${micros}`, priceCurrencyCode: "USD", billingPeriod: period, billingCycleCount, recurrenceMode,
});

test("Google Play's product details", () => {
  const details = { productId: "pro", name: "Pro", title: "Pro (Aurora)" };
  const phases = [phase("0", "P1W", 3), phase(4990000, "P1M", 2, 3), phase("9990000", "P1M", 1)];
  const facts = playFacts(details, { basePlanId: "monthly", offerId: "start", pricingPhases: { pricingPhaseList: phases } });
  assert.deepEqual(plain(facts), {
    store: "googlePlay", name: "Pro", kind: "autoRenewable", product: "pro:monthly", price: "9.99", priceText: "$9990000", currency: "USD",
    period: "P1M",
    offers: [
      { price: "0", priceText: "$0", currency: "USD", period: "P1W", cycles: 1, type: "unspecified" },
      { price: "4.99", priceText: "$4990000", currency: "USD", period: "P1M", cycles: 3, type: "unspecified" },
    ],
  });
  const prepaid = playFacts(details, { basePlanId: "pass", pricingPhases: [phase("9990000", "P1M", 3)] });
  assert.deepEqual([prepaid.kind, prepaid.period, prepaid.offers], ["nonRenewable", "P1M", []]);
  assert.equal(playFacts(details, { basePlanId: "x", pricingPhases: [phase("9990000", "P1M", 2, 3)] }).kind, undefined);
  const installments = playFacts(details, {
    basePlanId: "monthly", pricingPhases: [phases[2]],
    installmentPlanDetails: { installmentPlanCommitmentPaymentsCount: 12, subsequentInstallmentPlanCommitmentPaymentsCount: 0 },
  });
  assert.deepEqual(installments.commitment, { payments: 12, renewal: "withoutCommitment" });
  const once = { ...details, oneTimePurchaseOfferDetails: { formattedPrice: "$1.99", priceAmountMicros: 1990000, priceCurrencyCode: "USD" } };
  assert.deepEqual(plain(playFacts(once, undefined, { kind: "consumable" })), {
    store: "googlePlay", name: "Pro", kind: "consumable", product: "pro", price: "1.99", priceText: "$1.99", currency: "USD",
  });
});

test("a Stripe price", () => {
  const price = {
    id: "price_1", product: "prod_1", currency: "eur", unit_amount: 5999, unit_amount_decimal: "5999", tax_behavior: "inclusive",
    recurring: { interval: "year", interval_count: 1, usage_type: "licensed", trial_period_days: null }, billing_scheme: "per_unit",
    currency_options: { jpy: { unit_amount: 9000, tax_behavior: "exclusive" }, kwd: { unit_amount: 19990 } },
  };
  assert.deepEqual(plain(stripeFacts(price, { trialDays: 7 })), {
    kind: "autoRenewable", store: "stripe", currency: "EUR", product: "prod_1", price: "59.99", period: "P1Y", tax: "included",
    offers: [{ price: "0", period: "P7D" }],
  });
  const yen = stripeFacts(price, { currency: "JPY" });
  assert.deepEqual([yen.price, yen.currency, yen.tax, yen.offers], ["9000", "JPY", "added", []]);
  assert.equal(stripeFacts(price, { currency: "kwd" }).price, "19.99");
  assert.equal(stripeFacts(price, { currency: "usd" }).price, undefined);
  assert.equal(stripeFacts({ ...price, unit_amount_decimal: "250.5" }).price, "2.505");
  const seats = stripeFacts({ ...price, unit_amount_decimal: "799" }, { seats: 5 });
  assert.deepEqual([seats.price, seats.unitPrice, seats.seats], ["39.95", "7.99", 5]);
  for (const open of [{ billing_scheme: "tiered" }, { transform_quantity: { divide_by: 5 } }, { custom_unit_amount: {} }]) {
    assert.equal(stripeFacts({ ...price, ...open }).price, undefined);
  }
  assert.equal(stripeFacts({ ...price, recurring: { ...price.recurring, usage_type: "metered" } }).price, undefined);
  assert.equal(stripeFacts({ ...price, recurring: null }).kind, "nonConsumable");
});

test("a product of RevenueCat's web SDK", () => {
  const price = (micros) => ({ amountMicros: micros, currency: "USD", formattedPrice: `$${micros / 1e6}` });
  const base = { price: price(9990000), periodDuration: "P1M", cycleCount: 0 };
  const product = { identifier: "monthly", title: "Monthly", productType: "subscription", currentPrice: base.price };
  const facts = revenueCatFacts(product, {
    base, trial: { price: null, periodDuration: "P1W", cycleCount: 1 }, introPrice: { price: price(4990000), periodDuration: "P1M", cycleCount: 3 },
  });
  assert.deepEqual(plain(facts), {
    kind: "autoRenewable", product: "monthly", name: "Monthly", price: "9.99", priceText: "$9.99", currency: "USD", period: "P1M",
    offers: [{ price: "0", period: "P1W", cycles: 1 }, { price: "4.99", priceText: "$4.99", currency: "USD", period: "P1M", cycles: 3 }],
  });
  assert.deepEqual(plain(revenueCatFacts({ ...product, productType: "consumable" })), {
    kind: "consumable", product: "monthly", name: "Monthly", price: "9.99", priceText: "$9.99", currency: "USD", offers: [],
  });
});

test("what is no such object gives no facts, and no line", () => {
  for (const make of [storeKitFacts, playFacts, stripeFacts, revenueCatFacts]) {
    for (const stated of [undefined, null, 1, "text", {}, [], { price: {}, currency: 1 }, { productId: "x" }]) {
      assert.deepEqual(pw.lines(make(stated)), {});
      assert.deepEqual(pw.lines(make(stated, {})), {});
    }
  }
});
