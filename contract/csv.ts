/** Cells of a table for spreadsheets. Every file of comma-separated values that users download is written by `makeCsvCell`. */

/**
 * Signs with which a spreadsheet begins a formula, also in full width. Blanks and invisible characters before them are skipped,
 * and a semicolon or a tab begins a cell in the spreadsheets of many countries, even within quotes.
 */
const FORMULA = String.raw`[\0-\x08\x0b\x0c\x0e-\x20\x7f-\x9f\p{Zs}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]`
const BEGINS = new RegExp(String.raw`^(?:[\t\r\n]|${FORMULA})`, 'u')
const BEGINS_WITHIN = new RegExp(String.raw`[;,|\t\r\n](?=${FORMULA})`, 'gu')
const QUOTED = /[",;|\t\r\n]|^\s|\s$/

/** Users write names themselves: an apostrophe is put before any that a spreadsheet would take for a formula. */
export function makeCsvCell(value: string | number | boolean | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  const text = `${BEGINS.test(value) ? "'" : ''}${value.replace(BEGINS_WITHIN, "$&'")}`
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
