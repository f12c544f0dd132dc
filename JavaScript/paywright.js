// Fills the patterns that `paywright export --format json` writes, with the amounts that a store states at run time.
import { amountWriter, percentWriter } from "./amounts.js";
import { billionths, kept, length, saving, scaled } from "./calculation.js";
import { isCurrency, read } from "./facts.js";
import { clean, fill, pieces } from "./filling.js";
import { languageFor } from "./locales.js";
import { shapeFinder } from "./shapes.js";

export { languageFor };

const own = (object, key) => (object && Object.hasOwn(object, key) ? object[key] : undefined);

/**
 * Makes what words lines in one language. Nothing here throws: what cannot be worded is undefined, and `onDiagnostic` is
 * called with a code and a place.
 *
 *     const pw = createPaywright(manifest, patterns, { locale: "de" });
 *     const offers = [{ price: "0", period: "P1W" }];
 *     pw.line("offer", { kind: "autoRenewable", price: "59.99", currency: "EUR", period: "P1Y", offers });
 *     // "1 Woche kostenlos, danach 59,99 € pro Jahr"
 */
export function createPaywright(manifest, patterns, options) {
  const { onDiagnostic = () => {}, ...chosen } = options ?? {};
  const attempt = (place, work) => {
    try {
      return work();
    } catch (error) {
      onDiagnostic("failed", String(place), error);
    }
  };
  const words = attempt("manifest", () => wording(manifest, patterns, chosen, onDiagnostic));
  const prepare = (facts) => words && attempt("facts", () => words.prepare(facts));
  const parts = (line, facts) => facts && attempt(line, () => words.parts(line, facts));
  const join = (parts) => parts?.map(({ text }) => text).join("");
  return {
    language: words?.language.locale,
    shape: (facts) => prepare(facts)?.shape,
    parts: (line, facts) => parts(line, prepare(facts))?.map(({ text, place }) =>
      place ? { text, place, role: own(manifest.roles, place)?.role } : { text }),
    line: (line, facts) => join(parts(line, prepare(facts))),
    lines(facts) {
      const prepared = prepare(facts);
      const found = Object.keys(prepared?.entries ?? {}).map((line) => [line, join(parts(line, prepared))]);
      return Object.fromEntries(found.filter(([, text]) => text !== undefined));
    },
    text: (name) => attempt(name, () => words?.text(name)),
    status: (situation, line, facts) => attempt(situation, () => join(words?.status(situation, line, facts ?? {}))),
  };
}

function wording(manifest, patterns, { locale, mode }, report) {
  const { amounts, policy, shapes, languages } = manifest;
  const language = languages.find((language) => language.locale === patterns.locale);
  if (manifest.schema !== "paywright/export/1" || patterns.schema !== "paywright/patterns/1" || !language) {
    return void report("unknown-schema", "manifest");
  }
  const asked = locale && languageFor(manifest, locale);
  const isOfLanguage = asked?.locale === language.locale && !asked.isFallback;
  // English where the platform knows none: its default could be any language.
  const tags = [(isOfLanguage && knownTag(locale)) || language.locale, language.locale, "en"];
  const write = amountWriter(tags, language, amounts.symbol);
  const percent = percentWriter(tags, language);
  const findShape = shapeFinder(shapes);
  const compiled = new Map();

  const pattern = (key) => kept(compiled, key, () => {
    const text = own(patterns.patterns, key);
    return text === undefined ? void report("no-pattern", key) : pieces(text);
  });

  const entriesOf = new Map();
  const digitsOf = (currency) => own(amounts.digits, currency) ?? amounts.digits.default;

  /** The facts with the shape that is shown for them, the entries of its lines, and what is the same in all lines. */
  const prepare = (stated) => {
    const facts = read(stated, report);
    if (!facts) return undefined;
    const { price, unitPrice, reference } = facts;
    let shape = facts.phases && findShape(stated, price, facts.phases);
    if (!shape && stated.offers?.length) {
      report("no-offer-shape", "offers");
      facts.phases = [];
      shape = findShape(stated, price, []);
    }
    if (!shape) return void report("no-shape", "facts");
    const [paid, next] = facts.phases.filter((phase) => phase.price);
    return {
      facts, shape, paid, entries: kept(entriesOf, shape, () => ({ ...own(shapes, shapes[shape].plain)?.lines, ...shapes[shape].lines })),
      digits: digitsOf(stated.currency),
      isBare: amounts.wholeAmounts === "drop" || (amounts.wholeAmounts === "auto" && amounts.withoutZeros.includes(stated.storefront)),
      // The prices that the store states, by their roles.
      sources: {
        price: facts, formerPrice: paid?.price < price ? facts : undefined, offerPrice: paid, nextOfferPrice: next,
        referencePrice: reference,
        unitPrice: { price: unitPrice, of: { priceText: stated.unitPriceText } },
      },
    };
  };

  const written = (amount, { facts, digits, isBare }) =>
    write(amount, facts.of.currency, isBare && amount % 1000000000n === 0n ? 0 : digits);

  /** The text of a price that the store states; "" where there is none. */
  const textOf = (source, write) => (mode === "text" ? clean(source?.of.priceText) : write(source?.price));

  /** The text of a role; "" where a fact is missing, undefined where there is nothing to show. */
  const value = (role, prepared, saved, calculated) => {
    const { facts } = prepared;
    const write = (amount) => (amount ? written(amount, prepared) : "");
    if (role === "percent") return percent(saved.percent);
    if (role === "product") return clean(facts.of.name);
    if (role === "savedAmount" || role.startsWith("pricePer")) {
      return write((role === "savedAmount" ? saved : calculated).amount) || undefined;
    }
    if (role !== "total") return textOf(own(prepared.sources, role), write);
    return write(totalOf(facts));
  };

  const parts = (line, prepared) => {
    const { facts, paid, sources, digits } = prepared;
    const entry = own(prepared.entries, line);
    if (!entry || (entry.reference && length(entry.reference) !== facts.reference?.every)) return undefined;
    const saved = entry.saving && savingOf(entry.saving, facts, paid, digits);
    if ((entry.saving && !saved) || (line.startsWith("formerPrice") && !sources.formerPrice)) return undefined;
    const calculated = entry.fraction && scaled(facts.price, entry.fraction, digits, policy.rounding);
    const variant = entry.by === "months" ? saved.references * entry.saving.months
      : entry.isExact !== false && calculated?.isExact ? "exact" : "about";
    const key = entry.key ?? own(entry.keys, variant);
    return filled(key, line, (role) => value(role, prepared, saved, calculated));
  };

  const filled = (key, line, value) => {
    const found = key && pattern(key);
    const values = [];
    for (let index = 1; index < found?.length; index += 2) {
      const text = value(found[index]);
      if (text === undefined) return undefined;
      if (!text) return void report("no-value", `${line}.${found[index]}`);
      values.push(text);
    }
    return found && fill(found, values, language.rightToLeft);
  };

  const text = (name) => {
    const found = pattern(own(manifest.texts, name));
    if (found?.length === 1) return found[0];
  };

  /** A line about a customer: the first of its forms, those with the most places, that has a value for each. */
  const status = (situation, line, of) => {
    const { currency } = of;
    const paid = billionths(of.price);
    const source = { of, price: isCurrency(currency) && paid };
    const known = {
      date: clean(of.date, true), product: clean(of.product), price: paid !== 0n && textOf(source, (amount) => (amount ? write(amount, currency, digitsOf(currency)) : "")),
    };
    const value = (role) => own(known, role);
    const form = own(own(manifest.statuses, situation)?.lines, line)?.find(({ roles }) => roles.every(value));
    return filled(form?.key, line, value);
  };
  return { language, prepare, parts, text, status };
}

/** A locale as `Intl` knows it; undefined where it knows none such. */
function knownTag(locale) {
  try {
    return Intl.getCanonicalLocales(locale.replace(/_/g, "-"))[0];
  } catch {
    return undefined;
  }
}

function savingOf({ of, fraction }, { price, reference }, paid, digits) {
  const cost = of === "price" ? price : paid && paid.price * paid.payments;
  const full = of === "offer" ? price : reference?.price;
  return cost && full && saving(cost, full, fraction, digits);
}

function totalOf({ price, unitPrice, phases, of: { quantity = 1, commitment } }) {
  if (quantity > 1) return unitPrice && unitPrice * BigInt(quantity);
  const offers = phases.reduce((sum, phase) => sum + phase.price * phase.payments, 0n);
  return commitment && price * BigInt(commitment.payments) + offers;
}
