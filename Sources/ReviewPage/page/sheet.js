// A contact sheet of one language, for places that show images: #sheet=de. Its width is fixed, <html> tells its height.

const previewsOnSheet = 12;

/** The language asked for, or -1. */
function sheetLanguage() {
    const tag = new URLSearchParams(location.hash.slice(1)).get("sheet");
    return tag === null ? -1 : languageByTag.get(tag) ?? sourceIndex;
}

function showSheet(language) {
    addCheckFindings();
    compareLanguage(language);
    for (const measured of new Set([sourceIndex, language])) ensureMeasured(measured);
    addOverflowFindings(language);
    const entry = languages[language];
    const counts = countFindings(language);
    const found = `${counted(counts.error, "error")}, ${counted(counts.warning, "warning")}`;
    const phones = groupsForSheet(language).map((group) => phoneFigure(language, group, 375));
    const sheet = document.getElementById("sheet");
    document.documentElement.classList.add("is-sheet");
    sheet.hidden = false;
    sheet.append(
        element(
            "header", {},
            element("h1", { lang: entry.tag, dir: entry.dir }, entry.name),
            element("p", {}, `${labelOf(language)} · ${stateOfReview(entry)} · ${found}`),
            element("p", { class: "quiet" }, `${review.title} · ICU ${review.tool.icu} · CLDR ${review.tool.cldr}`),
        ),
        sheetFindings(language),
        element("div", { class: "sheet-phones" }, ...phones),
        element("ul", { class: "sheet-lines" }, sheetTexts(language)),
    );
    document.documentElement.dataset.sheetHeight = String(Math.ceil(sheet.getBoundingClientRect().height));
    document.documentElement.dataset.ready = "";
}

function sheetFindings(language) {
    const found = findings[language].filter(({ level }) => level !== "note").slice(0, 12);
    return found.length ? element("ul", { class: "found" }, ...found.map((finding) => element(
        "li", {}, levelSign(finding.level), " ", findingName(finding.code), " ",
        finding.line >= 0 ? element("code", {}, lineNames[finding.line]) : "", " ", findingWords(finding),
    ))) : "";
}

/** Groups that between them show the most keys: each adds the most that none before it had. */
function groupsForSheet(language) {
    const shown = new Set();
    const open = review.groups.map((_, group) => ({
        group,
        keys: [...linesByPlace(language, group).values()].flat().flatMap((line) => keysOf(language, line)),
    })).filter(({ keys }) => keys.length);
    const chosen = [];
    while (chosen.length < previewsOnSheet && open.length) {
        const news = ({ keys }) => new Set(keys.filter((key) => !shown.has(key))).size;
        const best = open.reduce((one, other) => (news(other) > news(one) ? other : one));
        if (!news(best)) break;
        best.keys.forEach((key) => shown.add(key));
        chosen.push(best.group);
        open.splice(open.indexOf(best), 1);
    }
    return chosen.sort((one, other) => one - other);
}

/** Every key in every branch once, and every length with all its counts, each under the source. */
function sheetTexts(language) {
    const { texts } = languages[language];
    const seen = new Set();
    const made = [];
    const add = (name, ...rows) => {
        made.push(element("li", {}, element("code", { class: "quiet" }, name), ...present(...rows)));
    };
    texts.forEach((text, message) => {
        const { key } = review.messages[message];
        const identity = `${key} ${branchOf(language, message)}`;
        if (!text || key === null || seen.has(identity)) return;
        seen.add(identity);
        add(review.keys[key].key, sourceWritten(language, message), messageWritten(language, message));
    });
    review.lines.forEach((_, line) => {
        if (kindOfGroup(line) !== "lengths" || !textOf(language, line)) return;
        add(lineNames[line], lineWritten(language, line));
    });
    return made;
}
