import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The part of a name that will be shown. Counts graphemes, as the server does. */
export function firstCharacters(name: string): string {
  const all = [...characters.segment(name)]
  const next = all[LONGEST_DISPLAY_NAME]
  return next === undefined ? name : name.slice(0, next.index)
}

/** `maxlength` counts UTF-16 code units, several of which make one grapheme of an Indian script. */
export function shortenName(field: HTMLInputElement): void {
  const short = firstCharacters(field.value)
  if (short !== field.value) field.value = short
}
