// Asks the server. Nothing is sent anywhere else.

let token = "";

/** What the server answered in place of an answer in JSON. */
export class ServerTrouble extends Error {}

const wordsOfStatus = {
    401: "The server asks for a token.",
    408: "The server waited too long for the request.",
    413: "The files are larger than the server takes.",
    429: "Too many requests. Try again soon.",
    503: "The server has too much to do. Try again soon.",
};

/**
 * The answer to an operation. `members` are values; `raw` has members whose value is JSON text already. That is sent
 * as it is: no number loses a digit.
 */
export async function ask(operation, members, raw = {}, signal = undefined) {
    let body = JSON.stringify({ op: operation, ...members }).slice(0, -1);
    for (const [name, text] of Object.entries(raw)) body += `,${JSON.stringify(name)}:${text}`;
    body += "}";
    const response = await send(`/v1/${operation}`, body, signal);
    if (response.status === 401 && await askForToken()) return ask(operation, members, raw, signal);
    const answer = answerIn(await response.text());
    if (answer) return answer;
    const seconds = Number(response.headers.get("Retry-After"));
    const wait = seconds > 0 ? ` The server asks to wait ${counted(seconds, "second")}.` : "";
    const words = wordsOfStatus[response.status] ?? `The server answered with the status ${response.status}.`;
    throw new ServerTrouble(words + wait);
}

/** The answer, if the text is one: all answers to requests have diagnostics. */
function answerIn(text) {
    try {
        const answer = JSON.parse(text);
        return Array.isArray(answer?.diagnostics) ? answer : null;
    } catch {
        return null;
    }
}

async function send(path, body, signal) {
    const headers = { "Content-Type": "application/json" };
    if (token) headers.Authorization = `Bearer ${token}`;
    try {
        return await fetch(path, { method: "POST", headers, body, signal, credentials: "omit", redirect: "error" });
    } catch (error) {
        if (error.name === "AbortError") throw error;
        throw new ServerTrouble("The server cannot be reached.");
    }
}

let asking = null;

/** Asks the visitor for a token, once for all requests that wait; false where none is given. */
function askForToken() {
    asking ??= new Promise((resolve) => {
        const dialog = document.getElementById("token");
        const field = document.getElementById("token-text");
        field.value = "";
        dialog.addEventListener("close", () => {
            asking = null;
            token = field.value;
            field.value = "";
            resolve(token !== "");
        }, { once: true });
        dialog.showModal();
    });
    return asking;
}

/** A file of this server, as JSON or text; null where there is none. */
export async function load(path, kind) {
    const response = await fetch(path, { credentials: "omit", redirect: "error" });
    return response.ok ? response[kind]() : null;
}
