// Fills the patterns that `paywright export --format json` writes, with the amounts that a store states at run time.
import { amountWriter, percentWriter } from "./amounts.js";
import { length, saving, scaled } from "./calculation.js";
import { read } from "./facts.js";
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
  const { onDiagnostic = () => {}, ...chosen } = { ...options };
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
  };
}

function wording(manifest, patterns, { locale, mode }, report) {
  const { amounts, policy, shapes, languages } = manifest;
  const language = languages.find((language) => language.locale === patterns.locale);
  if (manifest.schema !== "paywright/export/1" || patterns.schema !== "paywright/patterns/1" || !language) {
    return void report("unknown-schema", "manifest");
  }
  const asked = locale && languageFor(manifest, locale);
  const isOfLanguage = asked && !asked.isFallback && asked.locale === language.locale;
  // English where the platform knows none: its default could be any language.
  const tags = [(isOfLanguage && knownTag(locale)) || language.locale, language.locale, "en"];
  const write = amountWriter(tags, language, amounts.symbol);
  const percent = percentWriter(tags, language);
  const findShape = shapeFinder(shapes);
  const compiled = new Map();

  const pattern = (key) => {
    let found = compiled.get(key);
    if (!found) {
      const text = own(patterns.patterns, key);
      if (text === undefined) return void report("no-pattern", key);
      compiled.set(key, (found = pieces(text)));
    }
    return found;
  };

  const entriesOf = new Map();

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
    const { plain, lines } = shapes[shape];
    if (!entriesOf.has(shape)) entriesOf.set(shape, { ...own(shapes, plain)?.lines, ...lines });
    const { wholeAmounts, withoutZeros } = amounts;
    const [paid, next] = facts.phases.filter((phase) => phase.price);
    const regular = { price, priceText: stated.priceText };
    const former = paid?.price < price ? regular : undefined;
    return {
      facts, shape, paid, former, entries: entriesOf.get(shape),
      digits: own(amounts.digits, stated.currency) ?? amounts.digits.default,
      isBare: wholeAmounts === "drop" || (wholeAmounts === "auto" && withoutZeros.includes(stated.storefront)),
      // The prices that the store states, by their roles.
      sources: {
        price: regular, formerPrice: former, offerPrice: paid, nextOfferPrice: next, referencePrice: reference,
        unitPrice: { price: unitPrice, priceText: stated.unitPriceText },
      },
    };
  };

  const written = (amount, { facts, digits, isBare }) =>
    write(amount, facts.stated.currency, isBare && amount % 1000000000n === 0n ? 0 : digits);

  /** The text of a role; "" where a fact is missing, undefined where there is nothing to show. */
  const value = (role, prepared, saved, calculated) => {
    if (role === "percent") return percent(saved.percent);
    const { facts, sources } = prepared;
    const source = own(sources, role);
    if (role === "product" || (source && mode === "text")) {
      const text = clean(source ? source.priceText : facts.stated.name);
      return text.trim() && text;
    }
    if (role === "savedAmount" || role.startsWith("pricePer")) {
      const { amount } = role === "savedAmount" ? saved : calculated;
      return amount ? written(amount, prepared) : undefined;
    }
    const amount = role === "total" ? totalOf(facts) : source?.price;
    return amount ? written(amount, prepared) : "";
  };

  const parts = (line, prepared) => {
    const { facts, paid, former, digits } = prepared;
    const entry = own(prepared.entries, line);
    if (!entry || (entry.reference && length(entry.reference) !== facts.reference?.every)) return undefined;
    const saved = entry.saving && savingOf(entry.saving, facts, paid, digits);
    if ((entry.saving && !saved) || (line.startsWith("formerPrice") && !former)) return undefined;
    const calculated = entry.fraction && scaled(facts.price, entry.fraction, digits, policy.rounding);
    const exactness = entry.isExact !== false && calculated?.isExact ? "exact" : "about";
    const variant = entry.by === "months" ? saved.references * entry.saving.months : exactness;
    const key = entry.key ?? own(entry.keys, variant);
    const found = key && pattern(key);
    const values = [];
    for (let index = 1; index < found?.length; index += 2) {
      const text = value(found[index], prepared, saved, calculated);
      if (text === undefined) return undefined;
      if (!text) return void report("no-value", `${line}.${found[index]}`);
      values.push(text);
    }
    return found && fill(found, values, language.rightToLeft);
  };

  const text = (name) => {
    const found = pattern(own(manifest.texts, name));
    return found?.length === 1 ? found[0] : undefined;
  };
  return { language, prepare, parts, text };
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

function totalOf({ price, unitPrice, phases, stated: { quantity = 1, commitment } }) {
  if (quantity > 1) return unitPrice && unitPrice * BigInt(quantity);
  const offers = phases.reduce((sum, phase) => sum + phase.price * phase.payments, 0n);
  return commitment && price * BigInt(commitment.payments) + offers;
}
