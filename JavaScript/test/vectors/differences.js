// Differences between the program's lines and the runtime's that have a reason. Any other one is a fault.
//
// A row states where it holds, and what makes both lines the same text: nothing else in them may differ.

const typewriter = (text) => text.replaceAll("\u2019", "'");

export const reasons = [
  {
    // After the full stop of the symbol the one of the sentence is dropped.
    reason: "CLDR 48 has a symbol for the Caribbean guilder, Cg. (Cg in Canadian English, Cf in Italian); CLDR 42 has its code",
    holds: ({ facts }) => facts.currency === "XCG",
    same: (text) => text.replace(/XCG|C[gf]\.?/, "XCG").replace(/XCG([\u200e\u2069]*)\./, "XCG$1"),
  },
  {
    reason: "CLDR 48 has a Dutch symbol for the gold of Zimbabwe, ZiG; CLDR 42 has its code",
    holds: ({ locale, facts }) => locale === "nl" && facts.currency === "ZWG",
    same: (text) => text.replace("ZiG", "ZWG"),
  },
  {
    reason: "in Switzerland and Liechtenstein CLDR 48 groups digits by U+0027, and in English has no space after €; CLDR 42 has U+2019, and U+00A0",
    holds: ({ locale }) => ["de-CH", "de-LI", "it-CH", "en-CH"].includes(locale),
    same: (text) => typewriter(text).replaceAll("€\u00a0", "€"),
  },
  {
    reason: "in Thai and Chinese the spaces beside a place are those beside Latin letters and digits, whatever text of the store stands there",
    holds: ({ locale, facts }) => /^(th|zh)/.test(locale) && facts.priceText !== undefined,
    same: (text) => text.replaceAll(" ", ""),
  },
  {
    reason: "in Latin American Spanish CLDR 48 has no space before the percent sign; CLDR 42 has U+00A0",
    holds: ({ locale }) => /^es-(419|AR|CO|CL|PE|US)$/.test(locale),
    same: (text) => text.replace("\u00a0%", "%"),
  },
  {
    reason: "Chromium has no amount formats of Punjabi, and writes those of no language; the words are the same",
    holds: ({ locale }) => locale === "pa" && new Intl.NumberFormat("pa", { style: "currency", currency: "EUR" }).format(1).startsWith("€\u00a0"),
    same: (text) => text.replace(/[A-Z]|[^\p{L}\p{M}]/gu, ""),
  },
  {
    reason: "the digits of a line are those of its language's patterns, also where the locale asks for others",
    holds: ({ locale }) => locale.includes("-u-nu-"),
    same: (text) => text.replace(/\p{Nd}/gu, (digit) => digitValue(digit)).replace(/[٫٬.,٪%\u061c\u200e\u00a0\u2068\u2069]/g, ""),
  },
];

/** The value of a decimal digit of any script; each script's ten stand in a row that begins at a multiple of ten from "0" of it. */
function digitValue(digit) {
  let zero = digit.codePointAt(0);
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0) - zero < 9) zero -= 1;
  return digit.codePointAt(0) - zero;
}

/** The row that explains a difference; undefined where none does. */
export function reasonOf(difference) {
  const { program, runtime } = difference;
  if (program === undefined || runtime === undefined) return undefined;
  return reasons.find(({ holds, same }) => holds(difference) && same(program) === same(runtime));
}
