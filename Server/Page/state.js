// What the visitor has chosen. The address has all of it after "#", and nothing of a file.

const defaults = {
    view: "paywall",
    lang: "en",
    beside: "",
    width: "375",
    set: "",
    product: "",
    storefront: "",
    offer: "",
    customer: "",
    now: "",
    zone: "UTC",
    /** "1" for what each fact of a status stands on. */
    why: "",
    invisible: "",
    theme: "",
    /** Names of open example files, or "" for those that are open at the start, or "none". */
    examples: "",
    file: "",
};

export const state = { ...defaults };

const listeners = [];

/** Calls back with the names of what has changed. */
export function onChange(listener) {
    listeners.push(listener);
}

/** The address of the state, with some of it changed. */
export function addressOf(changes = {}) {
    const pairs = Object.entries({ ...state, ...changes }).filter(([name, value]) => value !== defaults[name]);
    return `#${new URLSearchParams(pairs)}`;
}

/** Changes the state and the address; `step` makes an entry of the history. */
export function change(changes, { step = false } = {}) {
    const changed = Object.keys(changes).filter((name) => state[name] !== changes[name]);
    if (!changed.length) return;
    Object.assign(state, changes);
    history[step ? "pushState" : "replaceState"](null, "", addressOf());
    tell(changed);
}

/** Takes the state from the address. */
export function readAddress() {
    const found = new URLSearchParams(location.hash.slice(1));
    const next = { ...defaults };
    for (const name of Object.keys(defaults)) {
        if (found.has(name)) next[name] = found.get(name);
    }
    if (!["paywall", "status", "file"].includes(next.view)) next.view = defaults.view;
    if (!["320", "375", "430", "all"].includes(next.width)) next.width = defaults.width;
    const changed = Object.keys(next).filter((name) => state[name] !== next[name]);
    Object.assign(state, next);
    return changed;
}

export function watchAddress() {
    window.addEventListener("popstate", () => tell(readAddress()));
}

function tell(changed) {
    if (changed.length) for (const listener of listeners) listener(changed);
}
