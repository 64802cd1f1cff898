import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As much of a name as will be shown, counted as the server does: in characters that can be seen. */
export function firstCharacters(name: string): string {
  const all = [...characters.segment(name)]
  const next = all[LONGEST_DISPLAY_NAME]
  return next === undefined ? name : name.slice(0, next.index)
}

/** `maxlength` counts other units, of which one character of an Indian script has several. */
export function shortenName(field: HTMLInputElement): void {
  const short = firstCharacters(field.value)
  if (short !== field.value) field.value = short
}
