// JSON as text: without white space between its tokens and otherwise as it is, and where each character came from.

/**
 * The text without white space between tokens. `starts` has the places after which offsets differ: pairs of an offset
 * in the result and the one in the text. `elements` are the offsets in the result of the elements of an outermost
 * array; a text that is no array is one element.
 */
export function compact(text) {
    const starts = [];
    const elements = [];
    let result = "";
    let length = 0;
    let depth = 0;
    let from = 0;
    const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},]|[ \t\r\n]+/gs;
    const keep = (end) => {
        if (end <= from) return;
        starts.push([length, from]);
        result += text.slice(from, end);
        length += end - from;
    };
    for (const { 0: token, index } of text.matchAll(tokens)) {
        const at = length + index - from;
        if (token === "[" || token === "{") {
            depth += 1;
            if (depth === 1 && token === "[") elements.push([at + 1, at + 1]);
        } else if (token === "]" || token === "}") {
            depth -= 1;
            if (depth === 0 && elements.length) elements.at(-1)[1] = at;
        } else if (token === "," && depth === 1 && elements.length) {
            elements.at(-1)[1] = at;
            elements.push([at + 1, at + 1]);
        } else if (/^[ \t\r\n]/.test(token)) {
            keep(index);
            from = index + token.length;
        }
    }
    keep(text.length);
    const isArray = elements.length > 0;
    const filled = elements.filter(([start, end]) => end > start);
    return { text: result, starts, elements: isArray ? filled : [[0, result.length]] };
}

/** Where a character of the compact text stands in the text that it was made from. */
export function originalOffset({ starts }, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (starts[middle][0] <= offset) low = middle;
        else high = middle - 1;
    }
    const [start, original] = starts[low] ?? [0, 0];
    return original + offset - start;
}

/** The offset in UTF-16 code units of a line and a column in Unicode scalars, both counted from 1. */
export function offsetOf(text, line, column) {
    let offset = 0;
    for (let passed = 1; passed < line; passed += 1) {
        const end = text.indexOf("\n", offset);
        if (end < 0) return text.length;
        offset = end + 1;
    }
    for (let passed = 1; passed < column && offset < text.length; passed += 1) {
        offset += text.codePointAt(offset) > 0xFFFF ? 2 : 1;
    }
    return offset;
}

/** The line and the column of an offset: the reverse of `offsetOf`. */
export function placeOf(text, offset) {
    let line = 1;
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
        line += 1;
        start = end + 1;
    }
    return { line, column: [...text.slice(start, offset)].length + 1 };
}

/** Where the token at an offset ends: a string, a word, or one character. */
export function tokenEnd(text, offset) {
    const token = /"(?:[^"\\\n]|\\.)*"?|[\p{L}\p{N}_.+-]+|[^\n]/uy;
    token.lastIndex = offset;
    return token.test(text) ? token.lastIndex : offset;
}

/** Where the value of a path such as `$.products[0].id` begins, or what is nearest around it; null where `$` is not. */
export function offsetOfPath(text, path) {
    const steps = stepsOf(path);
    if (!steps) return null;
    const reader = { text, at: 0 };
    space(reader);
    for (const step of steps) {
        const before = reader.at;
        if (!enter(reader, step)) return before;
    }
    return reader.at;
}

function stepsOf(path) {
    if (!path.startsWith("$")) return null;
    const steps = [];
    const step = /\.([^.[\]]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gy;
    step.lastIndex = 1;
    for (let found = step.exec(path); found; found = step.exec(path)) {
        if (found[1] !== undefined) steps.push(found[1]);
        else if (found[2] !== undefined) steps.push(Number(found[2]));
        else steps.push(JSON.parse(found[3]));
    }
    return steps;
}

/** Goes to a member or an element of the value at hand. */
function enter(reader, step) {
    const { text } = reader;
    const isArray = typeof step === "number";
    if (text[reader.at] !== (isArray ? "[" : "{")) return false;
    reader.at += 1;
    space(reader);
    for (let index = 0; reader.at < text.length && !"]}".includes(text[reader.at]); index += 1) {
        let name = index;
        if (!isArray) {
            const start = reader.at;
            skip(reader);
            name = nameOf(text.slice(start, reader.at));
            space(reader);
            reader.at += 1;
            space(reader);
        }
        if (name === step) return true;
        skip(reader);
        space(reader);
        if (text[reader.at] === ",") reader.at += 1;
        space(reader);
    }
    return false;
}

function nameOf(token) {
    try {
        return JSON.parse(token);
    } catch {
        return token;
    }
}

function space(reader) {
    while (" \t\r\n".includes(reader.text[reader.at] ?? "x")) reader.at += 1;
}

/** Goes to the end of the value at hand. */
function skip(reader) {
    const token = /"(?:[^"\\]|\\.)*"?|[[{]|[\]}]|[^\s"[\]{},:]+|[\s,:]/gys;
    let depth = 0;
    token.lastIndex = reader.at;
    do {
        const found = token.exec(reader.text);
        if (!found) {
            reader.at = reader.text.length;
            return;
        }
        if ("[{".includes(found[0])) depth += 1;
        if ("]}".includes(found[0])) depth -= 1;
        reader.at += found[0].length;
    } while (depth > 0);
}
