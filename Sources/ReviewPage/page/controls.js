// Views and filters above the lists.

const controls = {
    q: document.getElementById("search"),
    kind: document.getElementById("filter-kind"),
    group: document.getElementById("filter-group"),
    finding: document.getElementById("filter-finding"),
    mark: document.getElementById("filter-mark"),
    changed: document.getElementById("filter-changed"),
    every: document.getElementById("filter-every"),
    invisible: document.getElementById("show-invisible"),
};

function option(value, words) {
    return element("option", { value }, words);
}

function makeControls() {
    const kinds = [...new Set(review.lines.map(({ line }) => line))];
    append(controls.kind, [option("", "Any kind of line"), kinds.map((kind) => option(kind, kind))]);
    const groupKinds = [...new Set(review.groups.map(({ kind }) => kind))];
    append(controls.group, [option("", "Any situation"), groupKinds.map((kind) => {
        const name = nameOfGroupKind(kind);
        const groups = review.groups.filter((group) => group.kind === kind);
        const options = groups.map((group) => option(group.name, group.name));
        return element("optgroup", { label: name }, option(`kind:${kind}`, `${name}: all`), options);
    })]);
    const changedLabel = document.getElementById("filter-changed-label");
    changedLabel.hidden = !review.against;
    if (review.against) changedLabel.querySelector("span").textContent = `Changed since ${review.against.name}`;
    for (const [name, control] of Object.entries(controls)) {
        const isBox = control.type === "checkbox";
        control.addEventListener(isBox || control.tagName === "SELECT" ? "change" : "input", () => {
            change({ [name]: isBox ? (control.checked ? "1" : "") : control.value });
        });
    }
    document.getElementById("filters").addEventListener("submit", (event) => event.preventDefault());
    document.getElementById("clear-filters").addEventListener("click", () => {
        change({ q: "", kind: "", group: "", finding: "", level: "", mark: "", changed: "" });
        controls.q.focus();
    });
    const holder = document.getElementById("views");
    holder.append(...views.map(([view, name]) => element("li", {}, element("a", {
        href: addressOf({ view }),
        "data-view": view,
        click: (event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            change({ view }, { step: true });
        },
    }, name))));
}

/** The kinds of findings there are, with their number; made anew while comparing goes on. */
function makeFindingOptions() {
    const counts = new Map();
    for (const found of findings) for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
    const options = (codes) => codes.filter((code) => counts.has(code)).map((code) => (
        option(code, `${nameOfFinding(code)} (${counts.get(code).toLocaleString("en")})`)
    ));
    const others = [...counts.keys()].filter((code) => !ownCodes.includes(code)).sort();
    const own = options(ownCodes);
    const check = options(others);
    const isGone = state.finding && !counts.has(state.finding);
    const chosen = isGone ? [option(state.finding, nameOfFinding(state.finding))] : [];
    controls.finding.replaceChildren(
        option("", "Any finding"),
        ...chosen,
        ...(own.length ? [element("optgroup", { label: "Measured and compared here" }, own)] : []),
        ...(check.length ? [element("optgroup", { label: "Found by paywright check" }, check)] : []),
    );
    controls.finding.value = state.finding;
}

/** The controls say what the state says. */
function showControls() {
    for (const [name, control] of Object.entries(controls)) {
        if (control.type === "checkbox") control.checked = state[name] === "1";
        else if (control.value !== state[name]) control.value = state[name];
    }
    for (const link of document.querySelectorAll("#views a")) {
        link.href = addressOf({ view: link.dataset.view });
        if (link.dataset.view === state.view) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
    }
    const inUse = filtersInUse();
    const clear = document.getElementById("clear-filters");
    clear.hidden = inUse === 0;
    clear.textContent = `Clear ${counted(inUse, "filter")}`;
}

/** How much is shown; read aloud, unless it is still growing. */
function showResult(words, isFinal = true) {
    const result = document.getElementById("result");
    result.setAttribute("aria-live", isFinal ? "polite" : "off");
    result.textContent = words;
}

/** A row of choices of which one holds, as buttons. */
function choices(label, name, values) {
    return element(
        "div", { class: "choices", role: "group", "aria-label": label },
        ...values.map(([value, words]) => element("button", {
            type: "button",
            "aria-pressed": state[name] === value ? "true" : "false",
            click: () => change({ [name]: value }),
        }, words)),
    );
}
