// How many lines the runtime words in a second of the processor: `node test/benchmark.js`, or with an export
// `node test/benchmark.js FOLDER`. Other programs that run do not count.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createPaywright } from "../paywright.js";
import { english, manifest as sample, monthlyFacts, yearlyFacts } from "./sample.js";

const [folder] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
const manifest = folder ? read("paywright.manifest.json") : sample;
const seconds = 2;

/** Words lines for some seconds, with another price each time, and prints how many there were in one. */
function measure(name, pw, products, word) {
  let lines = 0;
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  const begin = used();
  for (let round = 0; used() - begin < seconds; ) {
    for (const end = round + 100; round < end; round += 1) {
      for (const facts of products) lines += word(pw, { ...facts, price: `${10 + (round % 90)}.99` });
    }
  }
  const each = Math.round(lines / (used() - begin));
  console.log(`${name}: ${each.toLocaleString("en")} lines a second`);
}

for (const { locale, file } of manifest.languages) {
  if (folder ? !["en", "de", "ar", "hi", "ja"].includes(locale) : locale !== "en") continue;
  const pw = createPaywright(manifest, folder ? read(file) : english, { locale });
  const products = [yearlyFacts, monthlyFacts].filter((facts) => pw.shape(facts));
  measure(`${locale}, all lines of a product`, pw, products, (pw, facts) => Object.keys(pw.lines(facts)).length);
  measure(`${locale}, one line`, pw, products, (pw, facts) => (pw.line("pricePerPeriod", facts) ? 1 : 0));
}
