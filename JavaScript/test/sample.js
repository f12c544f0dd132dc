// A small export, as Documentation/ExportedFiles.md describes it.

const introductory = (mode, period, cycles = 1) => ({ mode, type: "introductory", period, cycles });
const yearly = { kind: "autoRenewable", store: "appStore", period: "P1Y" };
const monthly = { ...yearly, period: "P1M" };
const both = (key) => ({ exact: `${key}.exact`, about: `${key}.about` });

export const manifest = {
  schema: "paywright/export/1", version: "0.1.0", format: "json", key: "shape", store: "appStore",
  languages: [
    { locale: "en", file: "paywright.en.json", numberingSystem: "latn", rightToLeft: false },
    { locale: "de", file: "paywright.de.json", numberingSystem: "latn", rightToLeft: false },
    { locale: "ar", file: "paywright.ar.json", numberingSystem: "latn", rightToLeft: true },
    { locale: "zh-Hant", file: "paywright.zh-Hant.json", numberingSystem: "latn", rightToLeft: false },
  ],
  matching: {
    fallback: "en",
    table: { en: "en", de: "de", ar: "ar", "zh-Hant": "zh-Hant", "zh-TW": "zh-Hant", "sr-Latn": null, "de-Latn": "de" },
  },
  amounts: { digits: { default: 2, JPY: 0, KWD: 3, HUF: 2 }, symbol: "symbol", wholeAmounts: "auto", withoutZeros: ["IN", "IND"] },
  policy: { name: "standard", rounding: "halfUp" },
  roles: {
    price: { kind: "money", role: "billed" }, offerPrice: { kind: "money", role: "introductory" },
    pricePerMonth: { kind: "money", role: "calculated" },
  },
  shapes: {
    P1Y: {
      ...yearly, form: "P1Y",
      lines: {
        pricePerPeriod: { key: "P1Y.pricePerPeriod", roles: ["price"] },
        pricePerMonth: { roles: ["pricePerMonth"], by: "exactness", fraction: [1, 12], keys: both("P1Y.pricePerMonth") },
        pricePerWeek: { roles: ["pricePerWeek"], by: "exactness", fraction: [7, 365], isExact: false, keys: both("P1Y.pricePerWeek") },
        "savings.time": {
          roles: [], by: "months", reference: "P1M", saving: { of: "price", fraction: [12, 1], months: 1 },
          keys: { 1: "P1Y.savings.time.1", 2: "P1Y.savings.time.2" },
        },
        "savings.percent": {
          key: "P1Y.savings.percent", roles: ["percent"], reference: "P1M", saving: { of: "price", fraction: [12, 1] },
        },
        "savings.amount": {
          key: "P1Y.savings.amount", roles: ["savedAmount"], reference: "P1M", saving: { of: "price", fraction: [12, 1] },
        },
      },
    },
    "P1Y+free:P1W": {
      ...yearly, form: "P1Y+free:P1W", plain: "P1Y", offers: [introductory("free", "P1W")],
      lines: { offer: { key: "P1Y+free:P1W.offer", roles: ["price"] } },
    },
    P1M: { ...monthly, form: "P1M", lines: { pricePerPeriod: { key: "P1M.pricePerPeriod", roles: ["price"] } } },
    "P1M+payAsYouGo:P1M*3": {
      ...monthly, form: "P1M+payAsYouGo:P1M*3", plain: "P1M", offers: [introductory("payAsYouGo", "P1M", 3)],
      lines: {
        offer: { key: "P1M+payAsYouGo:P1M*3.offer", roles: ["price", "offerPrice"] },
        formerPrice: { key: "P1M+payAsYouGo:P1M*3.formerPrice", roles: ["formerPrice"] },
        "savings.offer.amount": {
          key: "P1M+payAsYouGo:P1M*3.savings", roles: ["savedAmount"], saving: { of: "offer", fraction: [3, 1] },
        },
      },
    },
    "P1M;commitment:12:unstated": {
      ...monthly, form: "P1M;commitment:12:unstated", commitment: { payments: 12, renewal: "unstated" },
      lines: { commitment: { key: "commitment", roles: ["price", "total"] } },
    },
    "consumable;quantity:3": {
      kind: "consumable", store: "appStore", form: "consumable;quantity:3", quantity: 3,
      lines: { quantity: { key: "quantity", roles: ["unitPrice", "total"] } },
    },
    P1W: { ...yearly, period: "P1W", form: "P1W", lines: { period: { key: "P1W.period", roles: [] } } },
    P7D: { ...yearly, period: "P7D", form: "P1W", lines: { period: { key: "P7D.period", roles: [] } } },
    once: { kind: "nonConsumable", store: "appStore", form: "once", lines: { named: { key: "named", roles: ["price", "product"] } } },
  },
  texts: { "label.restorePurchases": "label.restorePurchases" },
};

const patterns = (locale, patterns) => ({ schema: "paywright/patterns/1", locale, patterns });

export const english = patterns("en", {
  "P1Y.pricePerPeriod": "{price} per year", "P1Y.pricePerMonth.about": "Comes to about {pricePerMonth} per month",
  "P1Y.pricePerMonth.exact": "Comes to {pricePerMonth} per month", "P1Y.pricePerWeek.about": "Comes to about {pricePerWeek} per week",
  "P1Y.savings.time.1": "Save the cost of 1\u00a0month", "P1Y.savings.time.2": "Save the cost of 2\u00a0months",
  "P1Y.savings.percent": "Save {percent}", "P1Y.savings.amount": "Save {savedAmount} per year",
  "P1Y+free:P1W.offer": "1\u00a0week free, then {price} per year", "P1M.pricePerPeriod": "{price} per month",
  "P1M+payAsYouGo:P1M*3.offer": "{offerPrice} per month for the first 3\u00a0months, then {price} per month",
  "P1M+payAsYouGo:P1M*3.formerPrice": "{formerPrice}", "P1M+payAsYouGo:P1M*3.savings": "{savedAmount} off",
  commitment: "{price} per month, {total} in total", quantity: "3 × {unitPrice} = {total}",
  "P1W.period": "1\u00a0week", "P7D.period": "7\u00a0days", named: "{{{product}}} for {price}.", "label.restorePurchases": "Restore purchases",
});

export const german = patterns("de", {
  "P1Y.pricePerPeriod": "{price} pro Jahr", "P1Y.pricePerMonth.about": "Entspricht etwa {pricePerMonth} pro Monat",
  "P1Y.savings.percent": "{percent} sparen", "P1Y+free:P1W.offer": "1\u00a0Woche kostenlos, danach {price} pro Jahr",
});

export const arabic = patterns("ar", { "P1Y.pricePerPeriod": "\u2068{price}\u2069.", named: "\u2068{product}\u2069 \u2068{price}\u2069" });

/** A yearly product at 59.99 with a week free, beside a monthly one at 5.99. */
export const yearlyFacts = {
  kind: "autoRenewable", price: "59.99", currency: "EUR", period: "P1Y", store: "appStore",
  offers: [{ price: "0", period: "P1W" }], reference: { price: "5.99", period: "P1M" },
};

/** A monthly product at 9.99, three months at 4.99. */
export const monthlyFacts = {
  kind: "autoRenewable", price: "9.99", currency: "USD", period: "P1M", offers: [{ price: "4.99", period: "P1M", cycles: 3 }],
};
