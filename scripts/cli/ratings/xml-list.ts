import { RATING_KINDS, type RatingKind } from '#content/ratings.ts'
import {
  breakOff,
  countLines,
  parseBirthYear,
  parseId,
  parseInactive,
  parseRating,
  parseWoman,
} from './list-row.ts'
import type { ListReader, ListRow } from './list-row.ts'

/**
 * FIDE's lists in XML: `<playerslist>` with a flat sequence of `<player>`, without attributes or comments. The reader accepts
 * exactly that, record by record, and stops at anything else: a general parser would accept unexpected input and is slow on the
 * 850 MB of the combined list.
 */

const PROLOG = /\s*(?:<\?xml[^>]*\?>\s*)?<playerslist>/y
const RECORD = /\s*<player>([^]*?)<\/player>/y
const FIELD = /\s*<(\w+)(?:\s*\/>|>([^<]*)<\/\1>)/y
const END = /^\s*<\/playerslist>\s*$/

/** Records have about 450 characters; a much longer one is unterminated. */
const LONGEST_RECORD = 8192

const RATING_FIELDS: Record<RatingKind, string> = {
  classical: 'rating',
  rapid: 'rapid_rating',
  blitz: 'blitz_rating',
}

/** `single` is the kind of `<rating>` in a list of one kind, if the file's name or an option gives it. */
export function createXmlReader(file: string, single: RatingKind | undefined): ListReader {
  let rest = ''
  let line = 1
  let hasBegun = false
  let fields: readonly (readonly [kind: RatingKind, field: string])[] = []

  /** If the pattern matches at the start of the buffer, consumes and returns the match. */
  const take = (pattern: RegExp, from: number): RegExpExecArray | undefined => {
    pattern.lastIndex = from
    return pattern.exec(rest) ?? undefined
  }
  const begin = (): void => {
    const match = take(PROLOG, 0)
    if (match === undefined) {
      if (rest.length > LONGEST_RECORD)
        breakOff(file, 1, 'no <playerslist> at the beginning; this is no list of FIDE in XML')
      return
    }
    const encoding = /encoding=["']([^"']+)/.exec(match[0])?.[1]
    if (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding))
      breakOff(file, 1, `the file says that it is written in ${encoding}; a list of FIDE is written in UTF-8`)
    line += countLines(match[0])
    rest = rest.slice(match[0].length)
    hasBegun = true
  }
  return {
    get kinds() {
      return fields.map(([kind]) => kind)
    },
    read(text) {
      rest += text
      if (!hasBegun) begin()
      if (!hasBegun) return []
      const rows: ListRow[] = []
      let at = 0
      for (let match = take(RECORD, at); match !== undefined; match = take(RECORD, at)) {
        const [whole, record = ''] = match
        const start = line + countLines(whole) - countLines(record)
        const values = parseFields(record, file, start)
        if (fields.length === 0) fields = fieldsOf(values, single, file, start)
        rows.push(parseRecord(values, fields, file, start))
        line += countLines(whole)
        at = RECORD.lastIndex
      }
      rest = rest.slice(at)
      if (rest.includes('</player>') || rest.length > LONGEST_RECORD)
        breakOff(file, line, 'something other than a <player> with its end stands after this line')
      return rows
    },
    end() {
      if (!hasBegun && rest.trim() === '') breakOff(file, 1, 'the file is empty')
      if (!hasBegun) breakOff(file, 1, 'no <playerslist> at the beginning; this is no list of FIDE in XML')
      if (!END.test(rest))
        breakOff(file, line, 'the file is cut off: no </playerslist> at its end. Fetch and unpack it again')
    },
  }
}

type Values = ReadonlyMap<string, string>

function parseFields(record: string, file: string, line: number): Values {
  const values = new Map<string, string>()
  let at = 0
  FIELD.lastIndex = 0
  for (let match = FIELD.exec(record); match !== null; match = FIELD.exec(record)) {
    const [, name = '', text = ''] = match
    if (values.has(name)) breakOff(file, line, `a <player> with two <${name}>`)
    values.set(name, text.trim())
    at = FIELD.lastIndex
  }
  if (record.slice(at).trim() !== '') breakOff(file, line, 'a <player> that cannot be read')
  return values
}

function fieldsOf(values: Values, single: RatingKind | undefined, file: string, line: number) {
  const isCombined = values.has(RATING_FIELDS.rapid) || values.has(RATING_FIELDS.blitz)
  if (isCombined) return RATING_KINDS.map((kind) => [kind, RATING_FIELDS[kind]] as const)
  return single === undefined
    ? breakOff(file, line, 'the list holds ratings of one kind, and its name does not say which; give --kind')
    : [[single, RATING_FIELDS.classical] as const]
}

function parseRecord(
  values: Values,
  fields: readonly (readonly [kind: RatingKind, field: string])[],
  file: string,
  line: number,
): ListRow {
  const field = (name: string): string =>
    values.get(name) ?? breakOff(file, line, `a <player> without <${name}>`)
  const id = parseId(field('fideid')) ?? breakOff(file, line, `"${field('fideid')}" is no FIDE id`)
  const ratings: Partial<Record<RatingKind, number>> = {}
  for (const [kind, name] of fields) {
    const parsed = parseRating(field(name))
    if (!parsed.ok) breakOff(file, line, `"${field(name)}" in <${name}> is no rating`)
    if (parsed.value !== undefined) ratings[kind] = parsed.value
  }
  return {
    line,
    id,
    name: decodeEntities(field('name')),
    federation: field('country'),
    born: parseBirthYear(values.get('birthday') ?? ''),
    isInactive: parseInactive(values.get('flag') ?? ''),
    isWoman: parseWoman(values.get('flag') ?? ''),
    ratings,
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
        code === undefined ? (ENTITIES[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
      )
    : text
