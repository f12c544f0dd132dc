// Shows what the state says, and begins.

const viewsByName = {
    findings: showFindings,
    lines: showLines,
    forms: showForms,
    one: showOne,
    previews: showPreviews,
};

/** Shows what changed: only the details where a line was opened, the whole view otherwise. */
function show(changed) {
    const isSelection = changed.every((name) => ["line", "in", "key"].includes(name));
    const movesLine = state.view === "one" && changed.includes("line");
    if (changed.includes("lang")) showLanguages();
    const isElsewhere = changed.some((name) => ["view", "lang", "line"].includes(name));
    if (!isSelection || movesLine) showView({ keepsScroll: !isElsewhere });
    else markSelected();
    closeWhatIsNotListed(changed);
    showControls();
    showDetail();
}

/** Filters that leave the open line out of the list close its details. */
function closeWhatIsNotListed(changed) {
    const filters = ["q", "kind", "group", "finding", "mark", "level", "changed"];
    const isNarrower = changed.some((name) => filters.includes(name) || (name === "lang" && state.view === "findings"));
    if (!isNarrower || state.view === "one" || changed.includes("line") || changed.includes("view")) return;
    if (!(state.line || state.key) || currentList?.indexOf(openRow()) >= 0) return;
    Object.assign(state, { line: "", key: "", in: "" });
    remember(addressOf(), false);
}

function showView({ keepsScroll = false } = {}) {
    const main = document.getElementById("main");
    const top = main.scrollTop;
    const holder = document.getElementById("view");
    const tools = document.getElementById("view-tools");
    currentList?.cancel();
    currentList = null;
    holder.className = `view view-${state.view}`;
    holder.replaceChildren();
    tools.replaceChildren();
    viewsByName[state.view](holder, tools);
    main.scrollTop = keepsScroll ? top : 0;
    if (keepsScroll || !(state.line || state.key)) return;
    markSelected({ scroll: "center" });
    // Once more when the sections around it have their true heights.
    requestAnimationFrame(() => markSelected({ scroll: "center" }));
}

/** Finds everything in idle slices: the languages compared first, then measured, the one in front before the others. */
function compareWhenIdle() {
    addCheckFindings();
    const order = [...new Set([sourceIndex, languageShown(), ...languages.keys()])];
    const count = order.length;
    const status = document.getElementById("progress");
    let shownAt = 0;
    const step = (index) => {
        if (index < count) compareLanguage(order[index]);
        else if (index === count) compareLengths();
        else {
            const language = order[index - count - 1];
            ensureMeasured(language);
            addOverflowFindings(language);
            showLanguageCounts(language);
        }
    };
    const progress = (done) => {
        const [words, ready] = done <= count ? ["Comparing", done] : ["Measuring", done - count - 1];
        status.textContent = `${words}: ${ready} of ${count} languages`;
        document.getElementById("growing")?.replaceChildren(growingWords());
        if (performance.now() - shownAt < 1200 || state.view !== "findings") return;
        shownAt = performance.now();
        makeFindingOptions();
        showView({ keepsScroll: true });
    };
    inIdleTime(2 * count + 1, step, progress, () => {
        hasCompared = true;
        status.textContent = "";
        announce("All languages are compared and measured.", true);
        languages.forEach((_, index) => showLanguageCounts(index));
        makeFindingOptions();
        orderLanguages();
        showWhatWasFound();
        document.documentElement.dataset.compared = "";
        inIdleTime(count, prepareSearch, () => {}, () => {});
    });
}

/** Lists of findings are made anew; other rows get their flags where they stand. A comment being written stays. */
function showWhatWasFound() {
    if (state.view === "findings" || state.finding || state.level) showView({ keepsScroll: true });
    else if (state.view !== "previews") currentList?.refresh((row) => findingsOfLines[row.language].has(row.line));
    markSelected();
    if (selection().line >= 0 && !detailHolder.contains(document.activeElement)) showDetail();
}

function start() {
    const { name, version, icu, cldr } = review.tool;
    document.getElementById("title").textContent = review.title;
    const versions = [`${name} ${version}`, `ICU ${icu}`, `CLDR ${cldr}`];
    document.getElementById("versions").textContent = versions.join(" · ");
    makeDialogs();
    const sheet = sheetLanguage();
    if (sheet >= 0) {
        showSheet(sheet);
        return;
    }
    makeControls();
    makeKeys();
    makeLanguages();
    showMarkCount();
    makeFindingOptions();
    showControls();
    showLanguages();
    showView();
    showDetail();
    window.addEventListener("beforeprint", () => currentList?.finish());
    watchMarks();
    if (!storage) announce("This browser keeps nothing for this page: export your marks before you close it.");
    document.documentElement.dataset.ready = "";
    compareWhenIdle();
}

start();
