// What the package holds, how large it is, and that it needs nothing.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = new URL("..", import.meta.url);
const read = (name) => readFileSync(new URL(name, root), "utf8");
const description = JSON.parse(read("package.json"));

/** The modules that one imports, itself first. */
function modules(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of read(name).matchAll(/from "\.\/([^"]+)"/g)) modules(other, found);
  return found;
}

/** Code without comments and indentation. */
const bare = (code) => code.replace(/\/\*\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "").replace(/^\s+/gm, "");

const isAvailable = (command) => spawnSync(command, ["--version"]).status === 0;

test("the package holds its modules, their types, its licence, and nothing else", () => {
  const entries = Object.values(description.exports).flatMap((paths) => Object.values(paths));
  const needed = new Set(["package.json", "README.md", "LICENSE"]);
  for (const entry of entries) {
    const name = entry.slice(2);
    for (const module of name.endsWith(".js") ? modules(name) : [name]) needed.add(module);
  }
  for (const name of needed) assert.ok(existsSync(new URL(name, root)), name);
  assert.deepEqual([...description.files].sort(), [...needed].filter((name) => !/^package|README|LICENSE/.test(name)).sort());
  assert.deepEqual([description.dependencies, description.peerDependencies], [undefined, undefined]);
});

test("npm packs the same files", { skip: isAvailable("npm") ? false : "npm is not installed" }, () => {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json"], { cwd: root, encoding: "utf8" });
  const packed = JSON.parse(stdout)[0].files.map(({ path }) => path).sort();
  assert.deepEqual(packed, [...description.files, "LICENSE", "README.md", "package.json"].sort());
});

test("no module needs another package, a global of Node, binary floating point, or what Hermes and its compilers do not have", () => {
  for (const name of readdirSync(root).filter((name) => name.endsWith(".js"))) {
    const code = read(name);
    assert.doesNotMatch(code, /from "[^.]|import\(|require\(|process\.|Buffer|parseFloat|toFixed|Math\./, name);
    assert.doesNotMatch(bare(code), /\\p\{|\*\*[^*/]|\(\?<|^\s*#/m, name);
    assert.ok(code.split("\n").length < 400, name);
  }
});

test("the runtime is small", () => {
  // Without comments and indentation, its names as they stand.
  const code = bare([...modules("paywright.js")].map(read).join("\n"));
  const size = gzipSync(code, { level: 9 }).length;
  assert.ok(size > 1000 && size <= 5600, `${size} bytes`);
});

test("minified it has at most 4 kB", { skip: isAvailable("esbuild") ? false : "esbuild is not installed" }, () => {
  const options = ["paywright.js", "--bundle", "--minify", "--format=esm", "--target=es2022"];
  const { stdout } = spawnSync("esbuild", options, { cwd: root });
  const size = gzipSync(stdout, { level: 9 }).length;
  assert.ok(size > 1000 && size <= 4096, `${size} bytes`);
});

test("the versions of the package and of the program are the same", () => {
  const python = readFileSync(new URL("../Python/pyproject.toml", root), "utf8");
  assert.equal(/^version = "([^"]+)"/m.exec(python)[1], description.version);
});
