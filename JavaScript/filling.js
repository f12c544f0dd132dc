// Patterns with places, and the texts that go into them.

// Letters that run right to left, by their ranges: not every engine has \p{L}. Digits and marks are none.
const rightToLeftLetter = new RegExp(
  "[\u05d0-\u05f4\u061b-\u064a\u066d-\u066f\u0671-\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u08c9\ufb1d-\ufdff\ufe70-\ufefc"
    + "\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]", "u",
);
const stopAtEnd = /\.[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/;

/** A text from outside without what could reorder or break a line: `clean("Pro\u202e99\n")` is "Pro99 "; "" for no text. */
export function clean(text) {
  return typeof text !== "string" ? "" : text.replace(/[\t-\r\x85\u2028\u2029]/g, " ")
    .replace(/[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\u{e0001}]/gu, "");
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
 * A full stop after a value that ends in one is dropped.
 */
export function fill(pieces, values, isRightToLeft) {
  const parts = [];
  const push = (text, place) => text && parts.push(place ? { text, place } : { text });
  let literal = pieces[0];
  values.forEach((text, index) => {
    const isIsolated = !isRightToLeft && rightToLeftLetter.test(text);
    push(isIsolated ? literal + "\u2068" : literal);
    push(text, pieces[2 * index + 1]);
    literal = pieces[2 * index + 2];
    if (stopAtEnd.test(text)) literal = literal.replace(/^([\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*)\./, "$1");
    if (isIsolated) literal = "\u2069" + literal;
  });
  push(literal);
  return parts;
}
