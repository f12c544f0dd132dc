// The same comparison in a browser, headless: `node test/vectors/chromium.js PAYWRIGHT [CHROMIUM]`.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { exported } from "./exported.js";
import { allMarkets, priceSet } from "./price-sets.js";
import { inFolder, write } from "./program.js";
import { options, records } from "./records.js";

const [program, browser = "chromium"] = process.argv.slice(2);
if (!program) {
  console.error("usage: node test/vectors/chromium.js PAYWRIGHT [CHROMIUM]");
  process.exit(64);
}
const root = new URL("../../", import.meta.url);
const page = `<!doctype html><meta charset="utf-8"><pre id="result">none</pre><script type="module">
  import { checker } from "/test/vectors/check.js";
  import { reasonOf } from "/test/vectors/differences.js";
  const { manifest, patterns, found } = await (await fetch("/vectors.json")).json();
  const { check, result } = checker(manifest, (locale) => patterns[locale]);
  found.forEach(check);
  const faults = result.differences.filter((difference) => !reasonOf(difference));
  document.querySelector("#result").textContent = encodeURIComponent(JSON.stringify({
    agent: navigator.userAgent, same: result.same, absent: result.absent, different: result.differences.length,
    faults: faults.length, first: faults.slice(0, 5), locales: [...new Set(result.differences.map(({ locale }) => locale))],
    missing: manifest.languages.map(({ locale }) => locale).filter((locale) => !Intl.NumberFormat.supportedLocalesOf(locale).length),
  }));
</script>`;

/** What the browser shows after the page has run. */
function dump(address, folder) {
  const options = ["--headless=new", "--no-sandbox", "--disable-gpu", `--user-data-dir=${folder}/profile`, "--virtual-time-budget=600000", "--dump-dom", address];
  return new Promise((resolve, reject) => {
    const child = spawn(browser, options, { stdio: ["ignore", "pipe", "ignore"] });
    let text = "";
    child.stdout.on("data", (data) => (text += data));
    child.on("error", reject);
    child.on("close", () => resolve(text));
  });
}

async function main(folder) {
  const markets = allMarkets.filter(({ storefront }) => ["USA", "DEU", "JPN", "KWT", "IND", "SAU"].includes(storefront));
  const lists = markets.map((market) => ({ market, list: priceSet(market) }));
  const { manifest, patternsOf } = exported(program, folder, write(folder, "first", lists[0].list), options);
  const patterns = Object.fromEntries(manifest.languages.map(({ locale }) => [locale, patternsOf(locale)]));
  const found = lists.flatMap(({ market, list }) => [...records(program, write(folder, market.storefront, list), list, market)]);
  const vectors = JSON.stringify({ manifest, patterns, found });
  const server = createServer(({ url }, response) => {
    const type = { ".js": "text/javascript", ".json": "application/json" }[extname(url)] ?? "text/html";
    try {
      const body = url === "/" ? page : url === "/vectors.json" ? vectors : readFileSync(new URL("." + url, root));
      response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const text = await dump(`http://127.0.0.1:${server.address().port}/`, folder);
  server.close();
  const shown = /<pre id="result">([^<]*)</.exec(text)?.[1];
  if (!shown || shown === "none") throw new Error(`the page has no result: ${text.slice(0, 500)}`);
  const { agent, same, absent, different, faults, first, locales, missing } = JSON.parse(decodeURIComponent(shown));
  console.log(`${agent}\n${same} lines equal, ${absent} rightly absent, ${different} different (${faults} without a reason)`);
  console.log(`languages with differences: ${locales.join(", ") || "none"}; without data in this browser: ${missing.join(", ") || "none"}`);
  for (const difference of first) console.log(JSON.stringify({ ...difference, facts: undefined }));
  return faults === 0 && same > 0;
}

process.exitCode = (await inFolder(main)) ? 0 : 1;
