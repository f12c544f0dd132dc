/** A decimal: "9.99". No sign, no exponent, no separator; up to 15 digits before the point and 9 after. */
export type Amount = string;

/** An ISO 8601 duration of years, months, weeks and days: "P1M", "P1Y", "P7D". */
export type Duration = string;

/** The contents of `paywright.manifest.json`. */
export interface Manifest {
  schema: "paywright/export/1";
  languages: Language[];
  shapes: Record<string, unknown>;
  [member: string]: unknown;
}

/** A language of a manifest. */
export interface Language {
  /** "de", "zh-Hant". */
  locale: string;
  /** The file of its patterns, beside the manifest: "paywright.de.json". */
  file: string;
  numberingSystem: string;
  rightToLeft: boolean;
}

/** The contents of a file of patterns: `paywright.de.json`. */
export interface Patterns {
  schema: "paywright/patterns/1";
  locale: string;
  patterns: Record<string, string>;
}

/** One phase of an offer, as the store states it for this customer. */
export interface Phase {
  /** The price of one cycle, "0" where it is free. */
  price: Amount;
  /** The store's own text of the price, for the mode "text". */
  priceText?: string;
  /** Where it is not the currency of the product, the offer is not shown. */
  currency?: string;
  /** The length of one cycle; none of an offer on something that is paid once. */
  period?: Duration;
  /** How many cycles; 1 where it is left out. */
  cycles?: number;
  /** Whether it is one payment for all cycles. */
  upFront?: boolean;
  /** "introductory" where it is left out; every offer of Google Play is "unspecified". */
  type?: "introductory" | "promotional" | "winBack" | "code" | "retention" | "unspecified";
}

/** What a store states of a product at run time. */
export interface Facts {
  kind: "autoRenewable" | "nonRenewable" | "nonConsumable" | "consumable";
  /** The price of one cycle, of all seats or pieces. */
  price: Amount;
  /** The store's own text of the price, for the mode "text". */
  priceText?: string;
  /** By ISO 4217, in capitals: "EUR". */
  currency: string;
  /** How often it is charged; of a prepaid plan how long it lasts. */
  period?: Duration | null;
  /** The phases of the offer that this customer gets; none where the customer is not eligible. */
  offers?: Phase[];
  /** The product to compare with, of the same subscription group; savings are of it. */
  reference?: { price: Amount; priceText?: string; currency?: string; period: Duration };
  /** How many seats, of a product that is sold per seat. */
  seats?: number;
  /** How many pieces; 1 where it is left out. */
  quantity?: number;
  /** The price of one seat or piece. */
  unitPrice?: Amount;
  unitPriceText?: string;
  commitment?: { payments: number; renewal?: "newCommitment" | "withoutCommitment" | "unstated" };
  /** Where the store states it. */
  tax?: "added" | "included";
  store?: "appStore" | "googlePlay" | "stripe" | "amazon" | "paddle" | "other";
  /** The product's id: needed where lines were exported with `--key product`. */
  product?: string;
  /** The product's name, for words of one's own with its place. */
  name?: string;
  /** Two or three letters: in some storefronts whole amounts have no decimals. */
  storefront?: string;
}

/** What was not shown, or not as asked. */
export type DiagnosticCode =
  /** The manifest or the patterns are of another contract or language: no line is shown. */
  | "unknown-schema"
  /** A fact is unreadable, or missing: the place names it, "offers.0.price". */
  | "invalid"
  /** No shape with the offer is equal to the facts: the lines of the plain price are shown. */
  | "no-offer-shape"
  /** No shape is equal to the facts: no line is shown. */
  | "no-shape"
  /** A place of a line has no value: "quantity.unitPrice". The line is not shown. */
  | "no-value"
  /** The language has no pattern of that key: the line is not shown. */
  | "no-pattern"
  /** An error that was caught; the place names the line, and the third argument is the error. */
  | "failed";

export interface Options {
  /** The locale that the customer asked for: amounts are written for "de-AT" where the patterns are German. */
  locale?: string;
  /** "amount": written in the language of the sentence. "text": prices are the store's own texts. One mode for a screen. */
  mode?: "amount" | "text";
  onDiagnostic?: (code: DiagnosticCode, place: string, error?: unknown) => void;
}

/** A piece of a line: words, or a value with its place ("price") and what the amount is ("billed"). */
export interface Part {
  text: string;
  place?: string;
  /** "billed" is what the store charges: the clearest amount on the screen. */
  role?: "billed" | "introductory" | "calculated" | "total" | "former" | "reference";
}

/** What is known beside a situation; what is left out makes the line smaller. */
export interface StatusFacts {
  /** The day, as the app writes it in the language of the words: "24. November 2026". */
  date?: string;
  /** What is charged then, above 0, and its currency: "9.99", "EUR". */
  price?: string;
  currency?: string;
  /** The store's own text of the price, for the mode "text". */
  priceText?: string;
  /** The name of the plan that comes. */
  product?: string;
}

/** Words lines in one language. Nothing throws; what cannot be worded is undefined. */
export interface Paywright {
  /** The language of the patterns: "de"; undefined where the files cannot be read. */
  readonly language: string | undefined;
  /**
   * One line.
   *
   *     const offers = [{ price: "0", period: "P1W" }];
   *     pw.line("offer", { kind: "autoRenewable", price: "59.99", currency: "EUR", period: "P1Y", offers })
   *     // de: "1 Woche kostenlos, danach 59,99 € pro Jahr"; undefined where the store offers 3 days
   */
  line(line: string, facts: Facts): string | undefined;
  /** All lines that the facts have: `{ price: "59,99 €", pricePerPeriod: "59,99 € pro Jahr", … }`. */
  lines(facts: Facts): Record<string, string>;
  /**
   * One line in pieces, whose texts together are the line.
   *
   *     pw.parts("pricePerPeriod", facts)
   *     // [{ text: "59,99 €", place: "price", role: "billed" }, { text: " pro Jahr" }]
   */
  parts(line: string, facts: Facts): Part[] | undefined;
  /** A fixed text: `pw.text("label.restorePurchases")`. */
  text(name: string): string | undefined;
  /**
   * A line about a customer's situation, one of the manifest's `statuses`: the first of its forms that everything is known for.
   *
   *     const date = new Intl.DateTimeFormat("de", { dateStyle: "long" }).format(expirationDate);
   *     pw.status("cancelled", "detail", { date })
   *     // de: "Dein Abo verlängert sich nicht. Dein Zugang endet am 24. November 2026."
   */
  status(situation: string, line: "headline" | "detail" | "cancel", facts?: StatusFacts): string | undefined;
  /** The name of the shape that is shown for the facts: "P1Y+free:P1W", or "P1Y" where the offer is another one. */
  shape(facts: Facts): string | undefined;
}

/** Makes what words lines in the language of the patterns. Does not throw. */
export function createPaywright(manifest: Manifest, patterns: Patterns, options?: Options): Paywright;

/**
 * The language of a manifest for a locale: `languageFor(manifest, "de-AT")?.file` is "paywright.de.json". `isFallback`
 * where no language of the manifest is that of the locale; undefined where the manifest has no fallback.
 */
export function languageFor(manifest: Manifest, locale: string): (Language & { isFallback: boolean }) | undefined;
