// Price lists for the vectors: one shop in many currencies, with other prices in each, always the same ones.
import { generator } from "../random.js";

// A storefront, its currency, the currency's digits, and about what one US dollar is.
const markets = `USA USD 2 1,DEU EUR 2 1,JPN JPY 0 150,KOR KRW 0 1400,IND INR 2 85,GBR GBP 2 1,CHE CHF 2 1,SWE SEK 2 10,
NOR NOK 2 10,DNK DKK 2 7,POL PLN 2 4,CZE CZK 2 23,HUN HUF 2 370,ROU RON 2 5,TUR TRY 2 40,ISR ILS 2 4,
SAU SAR 2 4,ARE AED 2 4,EGY EGP 2 50,KWT KWD 3 0.3,QAT QAR 2 4,BRA BRL 2 5,MEX MXN 2 18,CAN CAD 2 1,AUS AUD 2 1,NZL NZD 2 2,CHN CNY 2 7,
TWN TWD 2 32,HKG HKD 2 8,THA THB 2 33,VNM VND 0 26000,IDN IDR 2 16000,PHL PHP 2 57,CHL CLP 0 950,KAZ KZT 2 520,BHR BHD 3 0.4`;

/** The markets: `{ storefront, currency, digits, rate }`. */
export const allMarkets = markets.split(/,\s*/).map((row) => {
  const [storefront, currency, digits, rate] = row.split(" ");
  return { storefront, currency, digits: Number(digits), rate: Number(rate) };
});

const hostileName = `O'Brien's "50 %" {price} %1$s <b>&amp;</b> @x \\n $& 🎈`;

/** A product list in the form of `paywright copy` for one market, with the lengths and offers that shops sell. */
export function priceSet(market) {
  const { one, below } = generator([...market.storefront].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  // Whole numbers of the currency's smallest step; round ones and odd ones.
  const price = (dollars) => {
    const step = 10 ** market.digits;
    const units = BigInt(Math.round(dollars * market.rate * step * 100)) * (70n + below(60n)) / 10000n;
    const chosen = one([units, (units / BigInt(step) + 1n) * BigInt(step), units - units % 10n + 9n]);
    const text = String(chosen < 1n ? 1n : chosen).padStart(market.digits + 1, "0");
    return market.digits ? `${text.slice(0, -market.digits)}.${text.slice(-market.digits)}` : text;
  };
  const prices = (dollars) => ({ [market.storefront]: `${market.currency} ${price(dollars)}` });
  const group = { id: "aurora", name: "Aurora" };
  const renewing = (id, period, dollars, offer, more = {}) => ({
    id, type: "autoRenewable", period, group, names: { en: `Aurora ${id}` }, prices: prices(dollars),
    ...(offer && { offers: [{ type: "introductory", ...offer }] }), ...more,
  });
  const products = [
    renewing("weekly", "P1W", 3, { mode: "freeTrial", period: "P3D" }),
    renewing("monthly", "P1M", 10, { mode: "payAsYouGo", period: "P1M", periods: 3, prices: prices(5) }),
    renewing("quarterly", "P3M", 27, { mode: "freeTrial", period: "P1M" }),
    renewing("half", "P6M", 45, { mode: "payUpFront", period: "P6M", prices: prices(30) }),
    renewing("yearly", "P1Y", one([60, 90, 110, 20]), { mode: "freeTrial", period: "P1W" }),
    renewing("yearlyHalf", "P1Y", one([60, 80]), { mode: "payUpFront", period: "P6M", prices: prices(20) }),
    renewing("yearlyTwelve", "P12M", one([30, 100]), { mode: "payAsYouGo", period: "P1M", periods: 12, prices: prices(4) }),
    renewing("sevenDays", "P7D", 3),
    renewing("taxed", "P1M", 10, { mode: "freeTrial", period: "P1W" }, { tax: "added" }),
    renewing("included", "P1M", 10, undefined, { tax: "included" }),
    renewing("team", "P1M", 8, undefined, { soldPerSeat: true }),
    { ...renewing("hostile", "P1M", 10, { mode: "freeTrial", period: "P2W" }), names: { en: hostileName } },
    { id: "lifetime", type: "nonConsumable", names: { en: "Aurora Lifetime" }, prices: prices(150) },
    { id: "credits", type: "consumable", names: { en: "12 Credits" }, prices: prices(2) },
  ];
  return { schema: "paywright/products/1", locale: "en", products };
}

// Where the digits stand in texts of a price in US dollars that a store could state, or nobody expects: the program keeps no others.
const storeTexts = [
  "#\u00a0kr.", "#\u00a0\u062f.\u0625.\u200f", "$'#", "US$#", "'$#'", "USD\u00a0#", "#\u200f\u00a0$", "\u202e#\u2069 $", "$#.", "\u05e9\u05d7 #",
];

/** The same list with a text of the store's own beside each price; without what is bought more than once, whose sum has no such text. */
export function withStoreTexts({ products, ...list }) {
  let count = 0;
  const texts = (prices) => Object.fromEntries(Object.entries(prices).map(([storefront, price]) =>
    [storefront, { price, display: storeTexts[count++ % storeTexts.length].replace("#", price.split(" ")[1]) }]));
  const withTexts = (stated) => (stated.prices ? { ...stated, prices: texts(stated.prices) } : stated);
  return {
    ...list,
    products: products.filter(({ type, soldPerSeat }) => type !== "consumable" && !soldPerSeat).map((product) =>
      ({ ...withTexts(product), ...(product.offers && { offers: product.offers.map(withTexts) }) })),
  };
}
