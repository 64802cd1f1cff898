/** In lower case and without accents, so that reti finds Réti. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text, each once. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? []),
]

/** True if every search word is the beginning of some word of the text. */
export const hasAll = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((wanted) => words.some((word) => word.startsWith(wanted)))
