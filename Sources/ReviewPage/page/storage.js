// The browser's memory, where the page has one: a page opened from a file, or in a private window, may not.

const storage = (() => {
    try {
        const probe = "paywright-review";
        localStorage.setItem(probe, "1");
        localStorage.removeItem(probe);
        return localStorage;
    } catch {
        return null;
    }
})();

function recall(name) {
    return storage?.getItem(`paywright-review:${name}`) ?? null;
}

/** Whether it was kept. */
function keep(name, value) {
    try {
        if (value === null) storage?.removeItem(`paywright-review:${name}`);
        else storage?.setItem(`paywright-review:${name}`, value);
        return storage !== null;
    } catch {
        return false;
    }
}

/** A short number for a text: FNV-1a. */
function fingerprint(text) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
    }
    return hash.toString(16).padStart(8, "0");
}
