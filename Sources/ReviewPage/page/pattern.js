// ICU MessageFormat patterns, read well enough to show them; a pattern that cannot be read is shown as it stands.

const parsedPatterns = new Map();

/** A pattern as nodes: strings, and `{ name, type, rest, branches: [{ selector, nodes }] }`; null if it is broken. */
function parsePattern(pattern) {
    if (!parsedPatterns.has(pattern)) {
        const reader = { pattern, index: 0 };
        const nodes = readNodes(reader, 0);
        parsedPatterns.set(pattern, nodes && reader.index === pattern.length ? nodes : null);
    }
    return parsedPatterns.get(pattern);
}

function readNodes(reader, depth) {
    const nodes = [];
    let text = "";
    const flush = () => { if (text) nodes.push(text); text = ""; };
    while (reader.index < reader.pattern.length) {
        const character = reader.pattern[reader.index];
        if (character === "}" && depth > 0) break;
        if (character === "'" && /['{}#|]/.test(reader.pattern[reader.index + 1] ?? "")) {
            text += readQuoted(reader);
        } else if (character === "{") {
            flush();
            const argument = readArgument(reader, depth);
            if (!argument) return null;
            nodes.push(argument);
        } else {
            text += character;
            reader.index += 1;
        }
    }
    flush();
    return nodes;
}

function readQuoted(reader) {
    if (reader.pattern[reader.index + 1] === "'") {
        reader.index += 2;
        return "'";
    }
    const end = reader.pattern.indexOf("'", reader.index + 1);
    const quoted = reader.pattern.slice(reader.index + 1, end < 0 ? undefined : end);
    reader.index = end < 0 ? reader.pattern.length : end + 1;
    return quoted;
}

function readArgument(reader, depth) {
    const head = /^\{\s*([\p{L}\p{N}_]+)\s*(?:,\s*([\p{L}]+)\s*)?/u.exec(reader.pattern.slice(reader.index));
    if (!head) return null;
    reader.index += head[0].length;
    const node = { name: head[1], type: head[2] ?? "", rest: "", branches: [] };
    if (["plural", "selectordinal", "select"].includes(node.type)) {
        if (reader.pattern[reader.index] !== ",") return null;
        reader.index += 1;
        while (reader.index < reader.pattern.length) {
            const selector = /^\s*((?:offset:)?[^\s{}]+)\s*/u.exec(reader.pattern.slice(reader.index));
            if (!selector) break;
            reader.index += selector[0].length;
            if (selector[1].startsWith("offset:")) continue;
            if (reader.pattern[reader.index] !== "{") return null;
            reader.index += 1;
            const nodes = readNodes(reader, depth + 1);
            if (!nodes || reader.pattern[reader.index] !== "}") return null;
            reader.index += 1;
            node.branches.push({ selector: selector[1], nodes });
        }
        reader.index += /^\s*/.exec(reader.pattern.slice(reader.index))[0].length;
    } else if (reader.pattern[reader.index] === ",") {
        const end = reader.pattern.indexOf("}", reader.index);
        if (end < 0) return null;
        node.rest = reader.pattern.slice(reader.index, end);
        reader.index = end;
    }
    if (reader.pattern[reader.index] !== "}") return null;
    reader.index += 1;
    return node;
}

/** The steps of a branch: "period: other › cycles: few" says period other, then cycles few. */
function stepsOfBranch(branch) {
    return new Set(branch.split(" › ").map((step) => step.replace(/ \(.*\)$/, "")));
}

/** A pattern with one choice a row, the values and choices coloured, and the choices that were taken marked. */
function patternElement(language, pattern, branch, shows) {
    const { tag: lang, dir } = language === null ? { tag: review.source, dir: "ltr" } : languages[language];
    const nodes = parsePattern(pattern);
    if (!nodes) return element("code", { class: "pattern", lang, dir }, shows ? visibleNodes(pattern) : [pattern]);
    const rows = nodesOfPattern(nodes, stepsOfBranch(branch), true, shows);
    return element("div", { class: "pattern", lang, dir }, rows);
}

function nodesOfPattern(nodes, steps, taken, shows) {
    return nodes.flatMap((node) => {
        if (typeof node === "string") {
            const pieces = node.split(/(#)/).filter(Boolean);
            return pieces.flatMap((piece) => {
                if (piece === "#") return [element("span", { class: "pattern-value" }, "#")];
                return shows ? visibleNodes(piece) : [piece];
            });
        }
        if (!node.branches.length) {
            const type = node.type ? `, ${node.type}${node.rest}` : "";
            return [element("bdi", { class: "pattern-value" }, `{${node.name}${type}}`)];
        }
        const rows = node.branches.map(({ selector, nodes: inner }) => {
            const isTaken = taken && steps.has(`${node.name}: ${selector}`);
            return element(
                "div", { class: isTaken ? "pattern-row taken" : "pattern-row", title: isTaken ? "taken here" : null },
                element("bdi", { class: "pattern-selector", lang: "en" }, selector),
                element("div", { class: "pattern-body" }, nodesOfPattern(inner, steps, isTaken, shows)),
            );
        });
        const head = element("bdi", { class: "pattern-choice", lang: "en" }, `${node.name}, ${node.type}`);
        return [element("div", { class: "pattern-choices" }, head, ...rows)];
    });
}

/** Every plural in a pattern, also those inside others. */
function pluralsOf(nodes) {
    return (nodes ?? []).flatMap((node) => {
        if (typeof node === "string") return [];
        const inner = node.branches.flatMap((branch) => pluralsOf(branch.nodes));
        return node.type === "plural" ? [node, ...inner] : inner;
    });
}
