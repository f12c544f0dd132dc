// Compares a runtime's lines with those of the program. Needs nothing of Node: a browser runs it too.
import { createPaywright } from "../../paywright.js";

/**
 * Holds records against the runtime: `{ same, absent, differences }`. A line that the manifest leaves out is not compared; every other one is,
 * byte for byte, and what the program does not word has to be absent.
 */
export function checker(manifest, patternsOf, mode) {
  const runtimes = new Map();
  const result = { same: 0, absent: 0, leftOut: 0, differences: [] };
  const exported = new Set(Object.values(manifest.shapes).flatMap(({ lines }) => Object.keys(lines)));
  const check = ({ locale, product, facts, lines }) => {
    if (!runtimes.has(locale)) runtimes.set(locale, createPaywright(manifest, patternsOf(locale), { locale, mode }));
    const pw = runtimes.get(locale);
    const found = pw.lines(facts);
    const shape = manifest.shapes[pw.shape(facts)] ?? {};
    const possible = [shape, manifest.shapes[shape.plain] ?? {}].flatMap(({ lines }) => Object.keys(lines ?? {}));
    for (const line of new Set([...possible, ...Object.keys(lines), ...Object.keys(found)])) {
      if (!exported.has(line)) result.leftOut += 1;
      else if (found[line] !== lines[line]) result.differences.push({ locale, product, line, program: lines[line], runtime: found[line], facts });
      else if (found[line] === undefined) result.absent += 1;
      else result.same += 1;
    }
  };
  return { check, result };
}
