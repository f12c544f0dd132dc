// What is shown, kept in the address after "#", so that a view can be linked and the browser's Back works.

const views = [
    ["findings", "Findings"],
    ["lines", "Lines"],
    ["forms", "Counts and forms"],
    ["one", "One line"],
    ["previews", "Previews"],
];

const initialState = {
    view: review.against ? "lines" : "findings",
    lang: "",
    line: "",
    in: "",
    key: "",
    q: "",
    kind: "",
    group: "",
    finding: "",
    mark: "",
    changed: review.against ? "1" : "",
    every: "",
    invisible: "",
    width: "375",
    beside: "1",
    level: "",
};

const state = { ...initialState, ...readAddress() };

function readAddress() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    const found = {};
    for (const name of Object.keys(initialState)) if (parameters.has(name)) found[name] = parameters.get(name);
    if (found.view && !views.some(([view]) => view === found.view)) delete found.view;
    if (found.lang && !languageByTag.has(found.lang)) delete found.lang;
    return found;
}

/** The address of the state with some changes. */
function addressOf(changes = {}) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...state, ...changes })) {
        if (value !== initialState[name]) parameters.set(name, value);
    }
    return `#${parameters}`;
}

/** Changes the state and shows it. A step that people would go back from gets an entry of its own in the history. */
function change(changes, { step = false } = {}) {
    const changed = Object.keys(changes).filter((name) => state[name] !== changes[name]);
    if (!changed.length) return;
    Object.assign(state, changes);
    remember(addressOf(), step);
    show(changed);
}

function remember(address, step) {
    try {
        if (step) history.pushState(null, "", address);
        else history.replaceState(null, "", address);
    } catch {
        // Some browsers count how often a page may do this; the next change says it again.
    }
}

window.addEventListener("popstate", () => {
    const before = { ...state };
    Object.assign(state, initialState, readAddress());
    const changed = Object.keys(state).filter((name) => state[name] !== before[name]);
    if (changed.length) show(changed);
});

/** The language whose lines are shown: the source where all are. */
function languageShown() {
    return languageByTag.get(state.lang) ?? sourceIndex;
}

/** The line and language whose details are open, by index; line -1 where none is. */
function selection() {
    const language = languageByTag.get(state.in || state.lang) ?? sourceIndex;
    return { language, line: lineByName.get(state.line) ?? -1 };
}

/** The changes that open the details of a line in a language, or of a key that no line says. */
function selecting(language, line, key = -1) {
    const { tag } = languages[language];
    return {
        line: line < 0 ? "" : lineNames[line],
        key: line < 0 && key >= 0 ? review.keys[key].key : "",
        in: tag === state.lang ? "" : tag,
    };
}
