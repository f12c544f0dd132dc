// Facts from what stores' SDKs and APIs state. What cannot be read is left out: then no line is shown, and a diagnostic
// names it. Nothing here throws; of what is no object, the facts are undefined.
import { billionths, decimal } from "./calculation.js";

const attempt = (make) => (...stated) => {
  try {
    return make(...stated);
  } catch {
    return undefined;
  }
};

/** So many smallest units as a decimal: `decimalOf("9990000", 6)` is "9.99", `decimalOf("250.5", 2)` "2.505". */
function decimalOf(units, places) {
  const found = /^(\d+)(?:\.(\d+))?$/.exec(String(units));
  if (!found) return undefined;
  const digits = found[1].padStart(places + 1, "0");
  const whole = BigInt(digits.slice(0, digits.length - places));
  const fraction = (digits.slice(digits.length - places) + (found[2] ?? "")).replace(/0+$/, "");
  return whole + (fraction && "." + fraction);
}

/** `{ unit: "month", value: 3 }` as "P3M". */
const durationOf = (period) => period && `P${period.value}${String(period.unit)[0].toUpperCase()}`;

const kinds = {
  autoRenewable: /^auto.?renew|^subs/i, nonRenewable: /^non.?renew/i,
  nonConsumable: /^non.?consumable|^inapp$/i, consumable: /^consumable$/i,
};
const kindOf = (type) => Object.keys(kinds).find((kind) => kinds[kind].test(type));

/**
 * Facts from a StoreKit product, as bridges hand it on: `id`, `type`, `price`, `displayPrice`, `currency`, `subscription`.
 *
 *     storeKitFacts(product, { offer: isEligible ? product.subscription.introductoryOffer : undefined, storefront: "DEU" })
 *     // { kind: "autoRenewable", price: "59.99", currency: "EUR", period: "P1Y", offers: [{ price: "0", period: "P1W", … }], … }
 */
export const storeKitFacts = attempt((product, { offer, currency = product.currency, storefront } = {}) => {
  const isFree = offer?.paymentMode === "freeTrial";
  // A mode that is new, and free time that costs something, are no offer that could be worded.
  const isKnown = /^(payAsYouGo|payUpFront)$/.test(offer?.paymentMode) || isFree && !Number(offer.price ?? 0);
  return {
    kind: kindOf(product.type), store: "appStore", product: product.id, name: product.displayName, storefront, currency,
    price: decimalOf(product.price, 0), priceText: product.displayPrice,
    period: durationOf(product.subscription?.subscriptionPeriod),
    offers: offer && [{
      price: !isKnown ? undefined : isFree ? "0" : decimalOf(offer.price, 0), priceText: offer.displayPrice,
      period: durationOf(offer.period), cycles: offer.periodCount ?? 1,
      upFront: offer.paymentMode === "payUpFront", type: offer.type ?? "introductory",
    }],
  };
});

const playPhase = (phase) => ({
  price: decimalOf(phase.priceAmountMicros, 6), priceText: phase.formattedPrice, currency: phase.priceCurrencyCode,
  period: phase.billingPeriod, cycles: phase.recurrenceMode === 2 ? phase.billingCycleCount : 1, type: "unspecified",
});

/**
 * Facts from Google Play's `ProductDetails`, and of a subscription the element of `subscriptionOfferDetails` that is bought.
 *
 *     playFacts(details, details.subscriptionOfferDetails[0])
 *     // { kind: "autoRenewable", product: "pro:monthly", price: "9.99", currency: "USD", period: "P1M", offers: [], … }
 *
 * Play does not state whether something that is bought once can be bought again: `kind` is "nonConsumable" unless given.
 */
export const playFacts = attempt((details, offer, { kind = "nonConsumable", storefront } = {}) => {
  const common = { store: "googlePlay", name: details.name ?? details.title, storefront };
  if (!offer) {
    const once = details.oneTimePurchaseOfferDetails ?? {};
    const { price, priceText, currency } = playPhase(once);
    return { ...common, kind, product: details.productId, price, priceText, currency };
  }
  const list = offer.pricingPhases.pricingPhaseList ?? offer.pricingPhases;
  const last = list[list.length - 1];
  const { price, priceText, currency, period } = playPhase(last);
  // Play's own JSON has the short names, bridges have those of its methods.
  const plan = offer.installmentPlanDetails ?? {};
  const payments = plan.commitmentPaymentsCount ?? plan.installmentPlanCommitmentPaymentsCount;
  const following = plan.subsequentCommitmentPaymentsCount ?? plan.subsequentInstallmentPlanCommitmentPaymentsCount;
  const renewal = following === 0 ? "withoutCommitment" : following ? "newCommitment" : "unstated";
  // 1 goes on until it is cancelled, 3 is charged once: a prepaid plan. A price that ends after some cycles is neither.
  const charged = { 1: "autoRenewable", 3: "nonRenewable" }[last.recurrenceMode];
  return {
    ...common, kind: charged, product: `${details.productId}:${offer.basePlanId}`, price, priceText, currency, period,
    offers: list.slice(0, -1).map(playPhase),
    commitment: payments ? { payments, renewal } : undefined,
  };
});

// Stripe counts these in whole units, and the others in hundredths (ISK and UGX too) or thousandths.
const withoutDecimals = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF";
const withThreeDecimals = "BHD JOD KWD OMR TND";

/**
 * Facts from a Stripe Price, in its own currency or one of its `currency_options`; with a free trial of so many days, and
 * of so many seats.
 *
 *     stripeFacts(price, { currency: "eur", trialDays: 7 })
 *     // { kind: "autoRenewable", price: "59.99", currency: "EUR", period: "P1Y", offers: [{ price: "0", period: "P7D" }], … }
 *
 * A price in tiers, of what is used, of packages, or one that the customer chooses has no one amount: no line is shown.
 */
export const stripeFacts = attempt((price, options = {}) => {
  const { currency = price.currency, trialDays = price.recurring?.trial_period_days, seats } = options;
  const small = currency.toLowerCase();
  const stated = small === price.currency ? price : price.currency_options?.[small] ?? {};
  const code = small.toUpperCase();
  const places = withoutDecimals.includes(code) ? 0 : withThreeDecimals.includes(code) ? 3 : 2;
  const { recurring } = price;
  const isOpen = price.billing_scheme === "tiered" || stated.tiers || stated.custom_unit_amount
    || price.transform_quantity || recurring?.usage_type === "metered";
  const unit = isOpen ? undefined : decimalOf(stated.unit_amount_decimal ?? stated.unit_amount, places);
  return {
    kind: recurring ? "autoRenewable" : "nonConsumable", store: "stripe", currency: code,
    seats, unitPrice: seats && unit,
    product: typeof price.product === "string" ? price.product : price.product?.id,
    price: seats && unit ? decimal(billionths(unit) * BigInt(seats), 0) : unit,
    period: recurring ? durationOf({ unit: recurring.interval, value: recurring.interval_count ?? 1 }) : undefined,
    tax: { inclusive: "included", exclusive: "added" }[stated.tax_behavior],
    offers: recurring && trialDays ? [{ price: "0", period: `P${trialDays}D` }] : [],
  };
});

const webPhase = ({ price, periodDuration, cycleCount }) => ({
  price: price ? decimalOf(price.amountMicros, 6) : "0", priceText: price?.formattedPrice, currency: price?.currency,
  period: periodDuration, cycles: cycleCount || 1,
});

/**
 * Facts from a product of RevenueCat's web SDK, and of a subscription the option that is bought.
 *
 *     revenueCatFacts(product, product.defaultSubscriptionOption)
 *     // { kind: "autoRenewable", price: "9.99", currency: "USD", period: "P1M", offers: [{ price: "0", period: "P1W", … }], … }
 */
export const revenueCatFacts = attempt((product, option) => {
  const { price, priceText, currency, period } = webPhase(option?.base ?? { price: product.currentPrice });
  const phases = [option?.trial, option?.introPrice].filter(Boolean).map(webPhase);
  return {
    kind: option ? "autoRenewable" : product.productType === "consumable" ? "consumable" : "nonConsumable",
    product: product.identifier, name: product.displayName ?? product.title,
    price, priceText, currency, period, offers: phases,
  };
});
