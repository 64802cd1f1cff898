/** Lower case and without accents: Réti is found as reti. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text, each once. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? []),
]

/** Whether every word that is asked for begins a word that is there. */
export const hasAll = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((wanted) => words.some((word) => word.startsWith(wanted)))
