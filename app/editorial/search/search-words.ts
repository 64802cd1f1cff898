import { words } from '#words/search'

/**
 * In lower case and without accents, so that reti finds Réti. Hindi loses the dot of ज़ and the moon of ँ, which many keyboards
 * lack, and writes each nasal before a consonant as ं: हिन्दी finds हिंदी.
 */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं')
    .replace(/[ङञणनम]्(?=[क-म])/g, 'ं')
    .toLowerCase()

/** The words of a text, each once. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
]

/** True if the text has every search word. */
export const hasAll = (text: readonly string[], asked: readonly string[]): boolean =>
  asked.every((wanted) => words.finds(text, wanted))
