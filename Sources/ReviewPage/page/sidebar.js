// The languages at the side, with their state.

const languageList = document.getElementById("language-list");
const languageItems = new Map();

function makeLanguages() {
    const all = languageLink("", "All languages", "", null);
    languageList.append(element("li", {}, all));
    languages.forEach((entry, index) => {
        const item = element("li", {}, languageLink(entry.tag, entry.name, entry.englishName, index));
        languageItems.set(index, item);
    });
    orderLanguages();
    languages.forEach((_, index) => showLanguageCounts(index));
    const states = [...new Set(languages.map(stateOfReview))];
    const signs = ["✕ errors · ! warnings · ↔ doesn’t fit", "Your marks: ✎✗ wrong · ✎✓ right · ✎? changed since"];
    document.getElementById("language-legend").replaceChildren(...states.flatMap((name) => {
        const className = name === "no catalog" ? "null" : levelOfReview(name);
        return [element("span", { class: `state state-${className}`, "aria-hidden": "true" }), ` ${name} `];
    }), ...signs.flatMap((words) => [element("br"), words]));
    document.getElementById("language-search").addEventListener("input", orderLanguages);
    document.getElementById("language-order").addEventListener("change", orderLanguages);
}

/** "second-reading", "drafted", "native: Anna, 2027-01-15", or that the language has no catalog of its own. */
function stateOfReview({ review }) {
    return review ?? "no catalog";
}

/** "0 read by a native speaker, 440 by another reader, 6 by nobody", of the texts of languages; empty without catalogs. */
function readingsInWords(entries) {
    const read = entries.map(({ readings }) => readings).filter(Boolean);
    if (!read.length) return "";
    const sum = (name) => read.reduce((total, counts) => total + counts[name], 0).toLocaleString("en");
    return `${sum("native")} read by a native speaker, ${sum("other")} by another reader, ${sum("none")} by nobody`;
}

/** "native", of a state in words. */
function levelOfReview(state) {
    return state.split(":")[0];
}

function languageLink(tag, name, englishName, index) {
    const entry = index === null ? null : languages[index];
    const words = entry && [stateOfReview(entry), readingsInWords([entry])].filter(Boolean).join(": ");
    const state = entry && element(
        "span", { class: `state state-${levelOfReview(entry.review ?? "null")}`, title: words }, unseen(words),
    );
    return element(
        "a", {
            href: addressOf({ lang: tag, in: "", line: "", key: "" }),
            class: "language",
            "data-tag": tag,
            click: (event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                chooseLanguage(tag);
            },
        },
        state,
        element("bdi", { class: "language-name", lang: entry?.tag ?? "en" }, name),
        entry && element("span", { class: "language-english" }, englishName === name ? tag : labelOf(index)),
        element("span", { class: "language-counts" }),
    );
}

/** Shows a language; the line that is open stays open in it. */
function chooseLanguage(tag) {
    change({ lang: tag, in: "", ...(tag === "" ? { line: "", key: "" } : {}) }, { step: true });
}

/** What of a language is worth a glance: errors and warnings, overflows, changes, marks. */
function showLanguageCounts(language) {
    const holder = languageItems.get(language)?.querySelector(".language-counts");
    if (!holder) return;
    const counts = countFindings(language);
    const marked = countMarks(language);
    const shown = [
        [counts.error, "✕", "error", counted(counts.error, "error")],
        [counts.warning, "!", "warning", counted(counts.warning, "warning")],
        [counts.overflow, "↔", "overflow", `${counted(counts.overflow, "key")} with texts that don’t fit`],
        [countChanged(language), "Δ", "changed", `${counted(countChanged(language), "line")} changed`],
        [marked.wrong, "✎✗", "wrong", `${counted(marked.wrong, "line")} marked wrong`],
        [marked.right, "✎✓", "right", `${counted(marked.right, "line")} marked right`],
        [marked.stale, "✎?", "stale", `${counted(marked.stale, "line")} changed since the mark`],
    ];
    holder.replaceChildren(...shown.filter(([count]) => count).map(([count, sign, name, words]) => element(
        "span", { class: `chip chip-${name}`, title: words },
        element("span", { "aria-hidden": "true" }, `${sign}${count}`),
        unseen(` ${words}`),
    )));
}

function orderLanguages() {
    const words = searchable(document.getElementById("language-search").value);
    const order = document.getElementById("language-order").value;
    const weight = (index) => {
        const found = countFindings(index);
        const marked = countMarks(index);
        const other = marked.wrong || marked.right || countChanged(index) ? 0.5 : 0;
        if (order === "findings") return found.error * 1e6 + found.warning * 1e3 + found.overflow + other;
        return order === "marks" ? marked.wrong * 1000 + marked.right : 0;
    };
    const byName = (one, other) => one.entry.englishName.localeCompare(other.entry.englishName, "en");
    const shown = languages
        .map((entry, index) => ({ entry, index, weight: weight(index) }))
        .filter(({ entry }) => searchable(`${entry.name} ${entry.englishName} ${entry.tag}`).includes(words))
        .sort((one, other) => other.weight - one.weight || byName(one, other));
    const items = shown.map(({ index }) => languageItems.get(index));
    for (const item of languageItems.values()) if (!items.includes(item)) item.remove();
    append(languageList, items);
}

/** Which language is chosen, and where the links lead from here. */
function showLanguages() {
    for (const link of languageList.querySelectorAll("a")) {
        const { tag } = link.dataset;
        link.href = addressOf({ lang: tag, in: "", line: "", key: "" });
        if (tag === state.lang) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
    }
    languageList.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

/** The language so many further down the list. */
function moveLanguage(step) {
    const links = [...languageList.querySelectorAll("a")];
    const index = links.findIndex((link) => link.dataset.tag === state.lang);
    const next = links[Math.min(Math.max(index + step, 0), links.length - 1)];
    if (next) chooseLanguage(next.dataset.tag);
}
