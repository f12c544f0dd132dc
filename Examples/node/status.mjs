// What a support desk shows of one customer, in two languages: `paywright serve` over a pipe, with nothing but Node's own modules.
//
//     PAYWRIGHT_BINARY=.build/debug/paywright node Examples/node/status.mjs Examples/customers/trial-running.json
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

/** A process that answers requests; several may be in flight. `products` names files: { shop: "aurora.storekit" }. */
class Paywright {
    #child;
    #waiting = new Map();
    #next = 0;
    #failure;

    constructor({ binary = process.env.PAYWRIGHT_BINARY ?? "paywright", products = {} } = {}) {
        const names = Object.entries(products).flatMap(([name, file]) => ["--products", `${name}=${file}`]);
        this.#child = spawn(binary, ["serve", ...names], { stdio: ["pipe", "pipe", "inherit"] });
        this.#child.on("error", (error) => this.#fail(error));
        this.#child.on("close", (code) => this.#fail(new Error(`paywright ended with ${code}`)));
        this.#child.stdin.on("error", () => {}); // The process has ended: "close" has the reason.
        createInterface({ input: this.#child.stdout }).on("line", (line) => {
            const answer = JSON.parse(line);
            const { resolve, reject } = this.#waiting.get(answer.id) ?? { reject: (error) => this.#fail(error) };
            this.#waiting.delete(answer.id);
            // An error has a code, a path, and what was found and expected.
            if (answer.error) reject(Object.assign(new Error(answer.error.message), answer.error));
            else resolve(answer);
        });
    }

    ask(request) {
        return new Promise((resolve, reject) => {
            if (this.#failure) return reject(this.#failure);
            const id = this.#next++;
            this.#waiting.set(id, { resolve, reject });
            this.#child.stdin.write(JSON.stringify({ ...request, id }) + "\n");
        });
    }

    /** Lets the process end, once everything asked for is answered. */
    close() { this.#child.stdin.end(); }

    #fail(error) {
        this.#failure ??= error;
        for (const { reject } of this.#waiting.values()) reject(error);
        this.#waiting.clear();
    }
}

const paywright = new Paywright({ products: { shop: new URL("../aurora.storekit", import.meta.url).pathname } });
const input = await readFile(process.argv[2], "utf8");
const question = { op: "status", input, timeZone: "Europe/Berlin", now: "2026-11-20T12:00:00Z" };
try {
    const answers = ["de", "ja"].map((locale) => paywright.ask({ ...question, locale }));
    for (const { results } of await Promise.all(answers)) {
        for (const { locale, lines } of results) console.log(`${locale}  ${lines.headline.text}\n    ${lines.detail.text}`);
    }
} finally {
    paywright.close();
}
