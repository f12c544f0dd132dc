// Compares each line that the program words with the runtime's, byte for byte.
//
//     node test/vectors/compare.js PAYWRIGHT [--markets USA,DEU] [--key shape|product]
//
// The patterns come from one export, of the first market alone: the amounts of all others are filled in.
import { parseArgs } from "node:util";
import { languageFor } from "../../paywright.js";
import { checker } from "./check.js";
import { everyCurrency } from "./currencies.js";
import { reasonOf } from "./differences.js";
import { exported } from "./exported.js";
import { allMarkets, priceSet, withStoreTexts } from "./price-sets.js";
import { inFolder, run, write } from "./program.js";
import { options, records } from "./records.js";
import { appStoreShop, playShop } from "./shops.js";

const usage = "usage: node test/vectors/compare.js PAYWRIGHT [--markets USA,DEU] [--key shape|product]";
const { values, positionals: [program] } = parseArgs({
  allowPositionals: true, options: { markets: { type: "string" }, key: { type: "string", default: "shape" } },
});
if (!program) {
  console.error(usage);
  process.exit(64);
}
const markets = allMarkets.filter(({ storefront }) => !values.markets || values.markets.split(",").includes(storefront));

const regions = `de-AT,de-CH,de-LI,en-IN,en-ZA,en-IE,en-NZ,en-CH,en-DE,fr-CH,fr-BE,fr-LU,es-AR,es-CO,es-CL,es-US,es-419,es-PE,pt-AO,pt,ar-EG,ar-MA,ar-SA,
ar-DZ,zh-HK,zh-TW,zh-SG,nl-BE,it-CH,sv-FI,no,nn,hi-IN,ur-PK,ur-IN,bn-IN,ms-SG,ta-MY,pa-PK,hr-BA,ro-MD,ru-UA,el-CY,ca-AD,da-GL,iw,in,fa,
de-u-nu-arab,ar-u-nu-arab,he-u-nu-latn,bn-u-nu-latn`.replaceAll("\n", "");

/** Holds records against the runtime and prints how many lines were equal; returns whether each difference has a reason. */
function compare(name, found, { manifest, patternsOf }, mode) {
  const { check, result } = checker(manifest, patternsOf, mode);
  for (const record of found) check(record);
  const { same, absent, leftOut, differences } = result;
  const explained = new Map();
  const faults = differences.filter((difference) => {
    const reason = reasonOf(difference)?.reason;
    explained.set(reason, (explained.get(reason) ?? 0) + 1);
    return !reason;
  });
  console.log(`${name}: ${same} lines equal, ${absent} rightly absent, ${differences.length} different (${faults.length} without a reason), ${leftOut} not exported`);
  for (const [reason, count] of explained) if (reason) console.log(`    ${count}: ${reason}`);
  for (const { locale, product, line, program, runtime, facts } of faults.slice(0, 10)) {
    console.log(JSON.stringify({ locale, product, line, program, runtime, price: `${facts.price} ${facts.currency}` }));
  }
  return faults.length === 0;
}

/** Which language speaks, for the locales of the table with regions and extensions. */
function compareLocales(manifest) {
  const known = Object.keys(manifest.matching.table);
  // A script beside the region is only asked for where the table has it so: the matcher leaves out one that the language has anyway.
  const withRegions = known.filter((tag) => /^[a-z]+$|^zh-/.test(tag) && !/-[A-Z]{2}$/.test(tag))
    .flatMap((tag) => ["DE", "US", "IN", "CN", "TW", "001"].map((region) => `${tag}-${region}`));
  const asked = [...new Set([...known, ...known.map((tag) => `${tag}-u-nu-latn`), ...withRegions, "fa", "tlh", "sr-Latn-RS", "de-Cyrl", "zh-Hant-MO"])];
  const { matches } = JSON.parse(run(program, ["locales", "--match", asked.join(","), "--format", "json"]));
  const different = matches.filter(({ asked, matched, reason }) => {
    const found = languageFor(manifest, asked);
    return found.locale !== matched || found.isFallback !== (reason === "fallback");
  });
  console.log(`${asked.length} locales: ${different.length} have another language`);
  for (const { asked, matched } of different.slice(0, 10)) console.log(`${asked}: program ${matched}, runtime ${languageFor(manifest, asked).locale}`);
  return different.length === 0;
}

/** The records of price lists, read one after the other. */
function* all(folder, markets, make = (list) => list, ...more) {
  for (const market of markets) {
    const list = make(priceSet(market));
    yield* records(program, write(folder, market.storefront, list), list, market, ...more);
  }
}

/** The price lists of some markets, by patterns that go by another policy, or write whole amounts otherwise. */
function comparePolicies(folder, first) {
  const some = markets.slice(0, 2);
  const policies = ["revenuecat", "adapty-ios", "adapty-android", "superwall", "qonversion"].map((name) => ["--derived-prices", name]);
  return [...policies, ["--whole-amounts", "drop"]].map((more) => {
    const files = exported(program, folder, first, [...options, ...more]);
    return compare(more.join(" "), all(folder, some, undefined, "en,de,ja", more), files);
  }).every(Boolean);
}

/** A shop of the examples. */
function compareShop(name, folder, { file, options, records }) {
  return compare(name, records, exported(program, folder, file, options));
}

async function main(folder) {
  const first = write(folder, "first", priceSet(markets[0]));
  const files = exported(program, folder, first, [...options, "--key", values.key]);
  const { version, icu, cldr, shapes, languages } = files.manifest;
  const { node, icu: ownICU, cldr: ownCLDR } = process.versions;
  console.log(`program ${version} (ICU ${icu}, CLDR ${cldr}), Node ${node} (ICU ${ownICU}, CLDR ${ownCLDR})`);
  console.log(`${Object.keys(shapes).length} shapes, ${languages.length} languages`);
  const some = markets.filter(({ storefront }) => ["USA", "DEU", "IND", "JPN", "CHE", "KWT"].includes(storefront));
  const results = [compare(`${markets.length} price lists`, all(folder, markets), files)];
  if (values.key === "shape") {
    const currencies = everyCurrency();
    const ofCurrencies = records(program, write(folder, "currencies", currencies), currencies, { storefront: "USA" });
    const texts = all(folder, some.slice(0, 1), withStoreTexts, "all", ["--prefer-display-price"]);
    results.push(
      compare("every currency", ofCurrencies, files),
      compare("regions", all(folder, some, undefined, regions), files),
      compare("texts of the store", texts, files, "text"),
      compareShop("the example shop of the App Store", folder, appStoreShop(program, folder)),
      compareShop("the example shop of Google Play", folder, playShop(program)),
      comparePolicies(folder, first),
      compareLocales(files.manifest),
    );
  }
  return results.every(Boolean);
}

process.exitCode = (await inFolder(main)) ? 0 : 1;
