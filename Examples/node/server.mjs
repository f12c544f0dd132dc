// What a support desk shows of one customer, in two languages: `paywright-server` over HTTP, with nothing but Node's own modules.
//
//     paywright-server --demo &
//     node Examples/node/server.mjs http://127.0.0.1:8080 Examples/customers/trial-running.json
import { readFile } from "node:fs/promises";

/** A server that answers requests; any number may be in flight. */
class Paywright {
    #url;
    #headers = { "Content-Type": "application/json" };

    constructor(url, { token = process.env.PAYWRIGHT_TOKEN } = {}) {
        this.#url = url;
        if (token) this.#headers.Authorization = `Bearer ${token}`;
    }

    async ask({ op, ...request }) {
        for (let attempt = 0; ; attempt++) {
            const response = await fetch(new URL(`/v1/${op}`, this.#url), {
                method: "POST",
                headers: this.#headers,
                body: JSON.stringify(request),
            });
            const answer = await response.json();
            if (!answer.error) return answer;
            // Too much is asked at the moment: the server says when it may be asked again.
            const wait = response.headers.get("Retry-After");
            if (!wait || attempt === 3) throw Object.assign(new Error(answer.error.message), answer.error);
            await new Promise((resolve) => setTimeout(resolve, Number(wait) * 1000));
        }
    }
}

const [url, file] = process.argv.slice(2);
const paywright = new Paywright(url);
const input = await readFile(file, "utf8");
const question = { op: "status", input, timeZone: "Europe/Berlin", now: "2026-11-20T12:00:00Z" };
const answers = ["de", "ja"].map((locale) => paywright.ask({ ...question, locale }));
for (const { results } of await Promise.all(answers)) {
    for (const { locale, lines } of results) console.log(`${locale}  ${lines.headline.text}\n    ${lines.detail.text}`);
}
