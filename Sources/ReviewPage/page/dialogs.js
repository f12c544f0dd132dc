// Marks in and out, and light or dark.

function showMarkCount() {
    document.getElementById("mark-count").textContent = marks.size.toLocaleString("en");
}

function showMarksDialog(message = "") {
    const all = [...marks.values()];
    const wrong = all.filter(({ verdict }) => verdict === "wrong").length;
    const kept = storage ? "in this browser" : "only until this page closes";
    const numbers = `${counted(wrong, "line")} marked wrong, ${all.length - wrong} right.`;
    document.getElementById("marks-summary").textContent = all.length
        ? `${numbers} They are kept ${kept}; export them to share them.`
        : "Nothing is marked yet. Open a line and mark it right or wrong.";
    document.getElementById("marks-text").value = marksAsJSON();
    document.getElementById("marks-message").textContent = message;
    for (const id of ["export-json", "export-csv", "clear-marks"]) document.getElementById(id).disabled = !all.length;
}

function makeDialogs() {
    const dialog = document.getElementById("marks");
    const file = document.getElementById("import-file");
    document.getElementById("open-marks").addEventListener("click", () => {
        saveMarks();
        showMarksDialog();
        dialog.showModal();
        document.getElementById("marks-text").scrollTop = 0;
    });
    document.getElementById("export-json").addEventListener("click", () => {
        save(nameOfExport("json"), "application/json", marksAsJSON());
    });
    // The byte order mark tells spreadsheets that it is UTF-8.
    document.getElementById("export-csv").addEventListener("click", () => {
        save(nameOfExport("csv"), "text/csv", `\uFEFF${marksAsCSV()}`);
    });
    document.getElementById("import-json").addEventListener("click", () => file.click());
    file.addEventListener("change", async () => {
        const [chosen] = file.files;
        if (!chosen) return;
        const failed = (error) => `“${chosen.name}” could not be read: ${error.message}`;
        const message = await chosen.text().then(importMarks, failed);
        file.value = "";
        marksChanged(message);
    });
    document.getElementById("clear-marks").addEventListener("click", () => {
        if (!confirm(`Take away ${counted(marks.size, "mark")}? This can’t be undone.`)) return;
        takeAllMarksAway();
        saveMarks();
        marksChanged("All marks are gone.");
    });
    makeTheme();
}

function marksChanged(message) {
    showMarksDialog(message);
    showMarkCount();
    languages.forEach((_, index) => showLanguageCounts(index));
    show(["mark"]);
}

function makeTheme() {
    const button = document.getElementById("theme");
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const set = (theme) => {
        if (theme) document.documentElement.dataset.theme = theme;
        else delete document.documentElement.dataset.theme;
        const isDark = theme ? theme === "dark" : dark.matches;
        button.textContent = isDark ? "Light" : "Dark";
    };
    const asked = new URLSearchParams(location.hash.slice(1)).get("theme");
    set(["light", "dark"].includes(asked) ? asked : recall("theme"));
    dark.addEventListener("change", () => set(recall("theme")));
    button.addEventListener("click", () => {
        const isDark = (document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light")) === "dark";
        const theme = isDark ? "light" : "dark";
        keep("theme", theme);
        set(theme);
    });
}
