// Patterns with places, and the texts that go into them.

// Letters that run right to left, and their marks, by their ranges: not every engine has \p{L}. Digits are none.
const rightToLeftLetter = /[\u05d0-\u05f4\u061b-\u065f\u066d-\u06ef\u06fa-\u08c9\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
// What gives text a direction: isolates and embeddings, which a value has none of, and marks, which a date may have.
const isolates = /[\u202a-\u202e\u2066-\u2069]/g;
const marks = /[\u061c\u200e\u200f]/g;
const bare = (text) => text.replace(isolates, "").replace(marks, "");

/** Whether a value ends in a full stop that ends a sentence too; that of an abbreviation without capitals after it does not. */
const endsInStop = (text) => bare(text).endsWith(".") && !rightToLeftLetter.test(bare(text).slice(-2));

/**
 * A text from outside without what could reorder or break a line: `clean("Pro\u202e99\n")` is "Pro99 "; "" for no text and for
 * spaces alone. The marks in a date stay: they belong to it.
 */
export function clean(text, keepsMarks) {
  if (typeof text !== "string") return "";
  let shown = text.replace(/[\t-\r\x85\u2028\u2029]/g, " ").replace(/[\0-\x1f\x7f-\x9f\ufeff\ufff9-\ufffb\u{e0001}]/gu, "");
  shown = keepsMarks ? shown.replace(isolates, "") : bare(shown);
  return shown.trim() && shown;
}

/** A pattern's pieces, texts at even places and roles at odd ones: `pieces("{price} {{x}}")` is `["", "price", " {x}"]`. */
export function pieces(pattern) {
  const found = [""];
  for (const [, role, brace, text] of pattern.matchAll(/\{(\w+)\}|([{}])\2|([^{}]+|.)/g)) {
    if (role) found.push(role, "");
    else found[found.length - 1] += brace ?? text;
  }
  return found;
}

/**
 * The parts of a filled pattern: `{ text }`, or `{ text, place }` for a value. The values stand in the order of the places.
 * A full stop after a value that ends in one is dropped, but not after an abbreviation in Arabic or Hebrew letters.
 */
export function fill(pieces, values, isRightToLeft) {
  const parts = [];
  const push = (text, place) => text && parts.push({ text, place });
  let literal = pieces[0];
  values.forEach((text, index) => {
    const isIsolated = !isRightToLeft && rightToLeftLetter.test(text);
    push(isIsolated ? literal + "\u2068" : literal);
    push(text, pieces[2 * index + 1]);
    literal = pieces[2 * index + 2];
    if (bare(literal)[0] === "." && endsInStop(text)) literal = literal.replace(".", "");
    if (isIsolated) literal = "\u2069" + literal;
  });
  push(literal);
  return parts;
}
