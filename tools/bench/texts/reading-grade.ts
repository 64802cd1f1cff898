/** The counts from which a text's reading grade is computed. */
export interface TextCounts {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
}

/**
 * The prose of a Markdown text without boards, charts, tables, link targets and move numbers, whose dots would end sentences.
 */
export const proseOf = (markdown: string): string =>
  markdown
    .replaceAll(/^```[^]*?^```/gm, ' ')
    .replaceAll(/^\|.*\|$/gm, ' ')
    .replaceAll(/^#+ (.*)$/gm, '$1.')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*_[\]`>]/g, '')
    .replaceAll(/(?<![\d.])\d{1,3}\.(?:\.\.)?\s*(?=[a-hKQRBNO])/g, '')

export function countText(prose: string): TextCounts {
  const words = prose.match(/[\p{L}\d][\p{L}\d'’.,½-]*/gu) ?? []
  return {
    words: words.length,
    sentences: Math.max(1, prose.match(/[.!?]["”’)]?(?=\s|$)/g)?.length ?? 0),
    syllables: words.reduce((sum, word) => sum + countSyllables(word), 0),
  }
}

/** Counts groups of vowels, except a silent e at the end. Numbers and moves count as one syllable. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-zà-ÿ]/g, '')
  const groups = letters
    .replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouytd])es$|(?<=[^aeiouytd])ed$/, '')
    .match(/[aeiouyà-ÿ]+/g)
  return Math.max(1, groups?.length ?? 0)
}

/** The Flesch-Kincaid grade: years of school that readers need (Kincaid and others, 1975). */
export const gradeOf = ({ words, sentences, syllables }: TextCounts): number =>
  Math.round((0.39 * (words / sentences) + 11.8 * (syllables / Math.max(1, words)) - 15.59) * 10) / 10
