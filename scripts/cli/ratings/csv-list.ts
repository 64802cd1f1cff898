import { RATING_KINDS, type RatingKind } from '#content/ratings.ts'
import { breakOff, parseBirthYear, parseId, parseInactive, parseRating, parseWoman } from './list-row.ts'
import type { ListReader, ListRow } from './list-row.ts'
import { isMonth, nameMonth } from './month.ts'

/**
 * An extract from FIDE's lists in CSV, for months whose lists FIDE no longer offers. Its header begins `id,name`; each rating
 * has a column such as `classical_2026-03`. A file may hold several months, of which one is read. `federation`, `born` and
 * `flag` are optional.
 */

const NEEDED = ['id', 'name'] as const
const RATING_COLUMN = /^(classical|rapid|blitz)_(\d{4}-\d\d)$/
const LONGEST_LINE = 4096

interface Layout {
  readonly titles: readonly string[]
  readonly month: string
  readonly kinds: readonly RatingKind[]
}

/** `wanted` is the month to read; optional if the file holds only one month. */
export function createCsvReader(
  file: string,
  wanted: string | undefined,
): ListReader & { readonly month: string | undefined } {
  let layout: Layout | undefined
  let rest = ''
  let line = 0

  const readLine = (text: string): ListRow | undefined => {
    line += 1
    if (layout !== undefined) return text === '' ? undefined : parseRow(text, layout, file, line)
    layout = parseHeader(text, file, wanted)
    return undefined
  }
  return {
    get kinds() {
      return layout?.kinds ?? []
    },
    get month() {
      return layout?.month
    },
    read(text) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > LONGEST_LINE)
        breakOff(file, line + 1, 'the line has no end; this is no extract in CSV')
      return lines.flatMap((each) => readLine(each.replace(/\r$/, '')) ?? [])
    },
    end() {
      if (layout === undefined) breakOff(file, 1, 'the file is empty, or its header line is cut off')
      if (rest !== '') breakOff(file, line + 1, 'the file is cut off: its last line does not end')
    },
  }
}

function parseHeader(text: string, file: string, wanted: string | undefined): Layout {
  const titles = splitFields(text) ?? breakOff(file, 1, 'a quotation mark of the header is not closed')
  for (const name of NEEDED)
    if (!titles.includes(name)) breakOff(file, 1, `the header has no column "${name}"`)
  const months = [...new Set(titles.flatMap((title) => RATING_COLUMN.exec(title)?.[2] ?? []))].filter(isMonth)
  const month = wanted ?? (months.length === 1 ? months[0] : undefined)
  if (month === undefined)
    breakOff(file, 1, `the file holds ${months.length} months; say with --month which one to read`)
  const kinds = RATING_KINDS.filter((kind) => titles.includes(`${kind}_${month}`))
  if (kinds.length === 0) breakOff(file, 1, `the file has no ratings of ${nameMonth(month)}`)
  return { titles, month, kinds }
}

function parseRow(text: string, { titles, month, kinds }: Layout, file: string, line: number): ListRow {
  const fields = splitFields(text)
  if (fields?.length !== titles.length) breakOff(file, line, 'the line has not as many fields as the header')
  const field = (title: string): string => fields[titles.indexOf(title)] ?? ''
  const id = parseId(field('id')) ?? breakOff(file, line, `"${field('id')}" is no FIDE id`)
  const ratings: Partial<Record<RatingKind, number>> = {}
  for (const kind of kinds) {
    const parsed = parseRating(field(`${kind}_${month}`))
    if (!parsed.ok)
      breakOff(file, line, `"${field(`${kind}_${month}`)}" in the column ${kind}_${month} is no rating`)
    if (parsed.value !== undefined) ratings[kind] = parsed.value
  }
  return {
    line,
    id,
    name: field('name'),
    federation: field('federation') || undefined,
    born: parseBirthYear(field('born')),
    isInactive: parseInactive(field('flag')),
    isWoman: parseWoman(field('flag')),
    ratings,
  }
}

/** The fields of one line; a quoted field may contain commas. Undefined if a quotation mark is not closed. */
function splitFields(text: string): readonly string[] | undefined {
  const fields = []
  for (const match of text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"(?=,|$)|([^",]*))/g))
    fields.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'))
  return fields.length > 0 && text.split('"').length % 2 === 1 ? fields : undefined
}
