import { RATING_KINDS, type RatingKind } from '#content/ratings.ts'
import { breakOff, parseBirthYear, parseId, parseInactive, parseRating, parseWoman } from './list-row.ts'
import type { ListReader, ListRow } from './list-row.ts'
import { parseMonthCode } from './month.ts'

/**
 * FIDE's lists in text of fixed width. The header names the columns and is aligned with them; nothing else is assumed: the
 * combined list has three rating columns, single lists have one, headed by their month (`NOV24`), and older lists lack some of
 * the titles.
 */

interface Column {
  readonly start: number
  readonly end: number
}

interface Layout {
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], Column>>
  readonly ratings: readonly (readonly [kind: RatingKind, name: string, column: Column])[]
  /** No row is shorter than this, even if its trailing blanks were removed. */
  readonly shortest: number
  readonly width: number
  /** `2024-11`, in single lists. */
  readonly month: string | undefined
}

const COLUMNS = ['ID Number', 'Name', 'Fed', 'B-day', 'Flag'] as const
const COMBINED = { classical: 'SRtng', rapid: 'RRtng', blitz: 'BRtng' } as const

/** If a list of other titles is too long for its column, the rest of its row is shifted by this much. */
const MOST_OVERFLOW = 4

/** `single` is the kind of the only rating column, if the file's name or an option gives it. */
export function createTextReader(
  file: string,
  single: RatingKind | undefined,
): ListReader & { readonly month: string | undefined } {
  let layout: Layout | undefined
  let rest = ''
  let line = 0

  const readLine = (text: string): ListRow | undefined => {
    line += 1
    if (layout !== undefined) return text.trim() === '' ? undefined : parseRow(text, layout, file, line)
    layout = parseHeader(text, file, single)
    return undefined
  }
  return {
    get kinds() {
      return layout?.ratings.map(([kind]) => kind) ?? []
    },
    get month() {
      return layout?.month
    },
    read(text) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > LONGEST_LINE)
        breakOff(file, line + 1, 'the line has no end; this is no list of FIDE in text')
      return lines.flatMap((each) => readLine(each.replace(/\r$/, '')) ?? [])
    },
    end() {
      if (layout === undefined) breakOff(file, 1, 'the file is empty, or its header line is cut off')
      if (rest !== '')
        breakOff(file, line + 1, 'the file is cut off: its last line does not end. Fetch and unpack it again')
    },
  }
}

const LONGEST_LINE = 4096

function parseHeader(text: string, file: string, single: RatingKind | undefined): Layout {
  // Column names contain no blanks, except the first.
  const names = [...text.matchAll(/ID Number|\S+/gi)].map((match) => ({ name: match[0], start: match.index }))
  const columnOf = (name: string): Column | undefined => {
    const index = names.findIndex((each) => each.name.toLowerCase() === name.toLowerCase())
    const { start } = names[index] ?? {}
    return start === undefined ? undefined : { start, end: names[index + 1]?.start ?? Infinity }
  }
  const wanted = (name: string): Column =>
    columnOf(name) ??
    breakOff(file, 1, `the header has no column "${name}"; this is no list of FIDE that is known here`)

  const columns = Object.fromEntries(COLUMNS.map((name) => [name, wanted(name)])) as Layout['columns']
  const code = names.find(({ name }) => parseMonthCode(name) !== undefined)?.name
  const isCombined = columnOf(COMBINED.classical) !== undefined
  if (code === undefined && !isCombined)
    breakOff(
      file,
      1,
      'the header has no column of ratings: neither SRtng, RRtng and BRtng nor a month such as NOV24',
    )
  if (code !== undefined && single === undefined)
    breakOff(file, 1, 'the list holds ratings of one kind, and its name does not say which; give --kind')
  const ratings: Layout['ratings'] =
    code !== undefined && single !== undefined
      ? [[single, code, wanted(code)]]
      : RATING_KINDS.map((kind) => [kind, COMBINED[kind], wanted(COMBINED[kind])])
  return {
    columns,
    ratings,
    shortest: columns['B-day'].start + 1,
    width: text.trimEnd().length,
    month: code === undefined ? undefined : parseMonthCode(code),
  }
}

function parseRow(
  text: string,
  { columns, ratings, shortest, width }: Layout,
  file: string,
  line: number,
): ListRow {
  if (text.length < shortest) breakOff(file, line, 'the line is cut off')
  if (text.trimEnd().length > width + MOST_OVERFLOW)
    breakOff(file, line, 'the line is longer than the header allows')
  const field = ({ start, end }: Column): string => text.slice(start, end).trim()
  const idText = field(columns['ID Number'])
  const id = parseId(idText) ?? breakOff(file, line, `"${idText}" is no FIDE id`)
  const values: Partial<Record<RatingKind, number>> = {}
  for (const [kind, name, column] of ratings) {
    const parsed = parseRating(field(column))
    if (!parsed.ok) breakOff(file, line, `"${field(column)}" in the column ${name} is no rating`)
    if (parsed.value !== undefined) values[kind] = parsed.value
  }
  return {
    line,
    id,
    name: field(columns.Name),
    federation: field(columns.Fed),
    born: parseBirthYear(field(columns['B-day'])),
    isInactive: parseInactive(field(columns.Flag)),
    isWoman: parseWoman(field(columns.Flag)),
    ratings: values,
  }
}
