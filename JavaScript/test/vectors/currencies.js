// One product in every currency of ISO 4217 that is in use, at a small and a large price.
const digits = {
  0: `AFN ALL BIF CLP DJF GNF IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER`,
  2: `AED AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUC CUP CVE CZK DKK DOP DZD
    EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT LKR LRD LSL MAD MDL MKD MNT MOP
    MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SRD SSP STN SZL
    THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG ZAR ZMW ZWG`,
  3: `BHD JOD KWD LYD OMR TND`,
};

/** A product list with a monthly subscription to compare with, and one thing to buy in each currency. */
export function everyCurrency() {
  const group = { id: "aurora", name: "Aurora" };
  const monthly = { id: "monthly", type: "autoRenewable", period: "P1M", group, names: { en: "Aurora" }, prices: { USA: "USD 9.99" } };
  const products = Object.entries(digits).flatMap(([count, codes]) => codes.split(/\s+/).flatMap((code) => {
    const fraction = Number(count) ? "." + "95".padEnd(Number(count), "5") : "";
    return ["7", "1234567"].map((whole) => ({
      id: `${code}.${whole}`, type: "nonConsumable", names: { en: "Aurora" }, prices: { USA: `${code} ${whole}${fraction}` },
    }));
  }));
  return { schema: "paywright/products/1", locale: "en", products: [monthly, ...products] };
}
