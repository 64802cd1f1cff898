/**
 * Turns typewriter quotation marks, apostrophes and hyphens into typographic ones: “such”, it’s, 7½–6½. Writers type what their
 * keyboards have. A quotation mark is an opening one if a word follows it and no word ends before it.
 */
export function typeset(text: string): string {
  return text
    .replaceAll(OPENING_DOUBLE, '“')
    .replaceAll('"', '”')
    .replaceAll(OPENING_SINGLE, '‘')
    .replaceAll("'", '’')
    .replaceAll(ISO_DAY_OR_RANGE, (found) => (found.length > 1 ? found : '–'))
}

/** At the very start, a mark opens only before a word: it may also close a quotation that ended with *emphasis*. */
const OPENING_DOUBLE = /(?<=[\s([“‘–-])"(?=\S)|^"(?=[\p{L}\d]|\.\.\.)/gu
const OPENING_SINGLE = /(?<=[\s([“–-])'(?=\S)|^'(?=[\p{L}\d]|\.\.\.)/gu
/** A hyphen between figures is a range or a score, except in a date such as 2024-12-28. */
const ISO_DAY_OR_RANGE = /\d{4}-\d\d-\d\d|(?<=[\d½])-(?=[\d½])/g
