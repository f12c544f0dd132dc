// Which language speaks for a locale.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languageFor } from "../paywright.js";
import { manifest } from "./sample.js";

test("the table decides, and what it does not have is cut from the end", () => {
  const rows = [
    ["de", "de"], ["de-AT", "de"], ["DE_at", "de"], ["de-AT-1996", "de"], ["de-DE-u-nu-latn", "de"], ["de-x-twain", "de"],
    ["de_DE.UTF-8", "de"], ["de_DE@euro", "de"], ["zh-TW", "zh-Hant"], ["zh_Hant_HK", "zh-Hant"], ["zh-hant", "zh-Hant"],
    ["de-Latn-DE", "de"], ["de-Latn", "de"],
  ];
  for (const [tag, locale] of rows) {
    const found = languageFor(manifest, tag);
    assert.deepEqual([found.locale, found.isFallback], [locale, false], tag);
  }
  assert.equal(languageFor(manifest, "de-AT").file, "paywright.de.json");
});

test("for what no language speaks, the fallback does", () => {
  // Traditional Chinese is not taken for Simplified, nor Latin letters for others.
  for (const tag of ["fr", "zh", "zh-Hans-CN", "sr-Latn-RS", "de-Cyrl", "", "constructor", "__proto__", "x-private", "-", "1"]) {
    const found = languageFor(manifest, tag);
    assert.deepEqual([found.locale, found.isFallback], ["en", true], tag);
  }
  const without = { ...manifest, matching: { ...manifest.matching, fallback: null } };
  assert.equal(languageFor(without, "fr"), undefined);
  assert.equal(languageFor(without, "de-AT").locale, "de");
});
