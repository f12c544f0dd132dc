// Runs the program, in a folder that goes away again.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a run of `paywright` prints: `run("/usr/bin/paywright", ["copy", file])`. An exit code above 0 is an error. */
export function run(program, options) {
  const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: "utf8", maxBuffer: 1 << 30 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${options.join(" ").slice(0, 200)}: exit code ${status}\n${stderr}`);
  return stdout;
}

/** Calls `body` with the name of a new folder, and removes it. */
export async function inFolder(body) {
  const folder = mkdtempSync(join(tmpdir(), "paywright-"));
  try {
    return await body(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes a product list, and returns its name. */
export function write(folder, name, products) {
  const file = join(folder, `${name}.products.json`);
  writeFileSync(file, JSON.stringify(products));
  return file;
}

export const readJSON = (...names) => JSON.parse(readFileSync(join(...names), "utf8"));
