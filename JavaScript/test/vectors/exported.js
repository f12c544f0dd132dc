// One export, and what reads its files.
import { languageFor } from "../../paywright.js";
import { readJSON, run } from "./program.js";
import { options } from "./records.js";

/** Exports a price list: the manifest, and what reads the patterns that speak for a locale. */
export function exported(program, folder, file, key = "shape") {
  const output = `${folder}/export`;
  run(program, ["export", file, "--format", "json", "--key", key, "--locale", "all", "--output", output, ...options.slice(2)]);
  const manifest = readJSON(output, "paywright.manifest.json");
  return { manifest, patternsOf: (locale) => readJSON(output, languageFor(manifest, locale).file) };
}
