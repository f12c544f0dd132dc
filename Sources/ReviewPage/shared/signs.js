// Small signs with their names. The page of the server has them too.

const signsOfLevels = { error: "✕", warning: "!", note: "i" };

function levelSign(level) {
    return sign(`level level-${level}`, level, signsOfLevels[level]);
}

function sign(className, words, character) {
    return element("span", { class: className, role: "img", "aria-label": words, title: words }, character);
}
