// One export, and what reads its files.
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { languageFor } from "../../paywright.js";
import { readJSON, run } from "./program.js";

/** Exports a price list in every language: the manifest, and what reads the patterns that speak for a locale. */
export function exported(program, folder, file, options) {
  const output = mkdtempSync(join(folder, "export-"));
  run(program, ["export", file, "--format", "json", "--locale", "all", "--output", output, ...options]);
  const manifest = readJSON(output, "paywright.manifest.json");
  return { manifest, patternsOf: (locale) => readJSON(output, languageFor(manifest, locale).file) };
}
