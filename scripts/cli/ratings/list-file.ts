import { isAscii } from 'node:buffer'
import { basename } from 'node:path'
import type { RatingKind } from '#content/ratings.ts'
import { createCsvReader } from './csv-list.ts'
import { breakOff, countLines, type ListReader } from './list-row.ts'
import { monthOfFileName, nameMonth } from './month.ts'
import { createSurveyor, type Survey } from './survey.ts'
import { createTextReader } from './text-list.ts'
import { createXmlReader } from './xml-list.ts'

/** FIDE's names of the kinds. */
export const KIND_WORDS: Readonly<Record<string, RatingKind>> = {
  standard: 'classical',
  classical: 'classical',
  rapid: 'rapid',
  blitz: 'blitz',
}

export interface ListFile {
  /** The name as given, for error messages. */
  readonly file: string
  readonly pieces: AsyncIterable<Uint8Array>
}

export interface Expected {
  /** The operator's options for the list. If they contradict the file's name, one of the two is wrong. */
  readonly kind: RatingKind | undefined
  readonly month: string | undefined
  readonly players: ReadonlySet<number>
  /** The players whom FIDE marks as inactive, for lists without such marks. */
  readonly inactive: ReadonlySet<number>
  /** How many leaders to collect. */
  readonly places: number
}

/** Reads one list from start to end. Throws a ContentError if its format is not FIDE's. */
export async function surveyList({ file, pieces }: ListFile, expected: Expected): Promise<Survey> {
  const named = kindOfFileName(basename(file))
  const kind = agreed(file, 'kind', named, expected.kind)
  const surveyor = createSurveyor(file, expected.players, expected.places)
  let reader: (ListReader & { readonly month?: string | undefined }) | undefined
  let decode: ((piece: Uint8Array, isLast: boolean) => string) | undefined
  let month: string | undefined
  let isExtract = false

  const take = (text: string): void => {
    for (const row of reader?.read(text) ?? [])
      surveyor.add(expected.inactive.has(row.id) ? { ...row, isInactive: true } : row)
    // Thrown at the start of the list, so that a missing option is reported at once.
    if (month === undefined && reader !== undefined && reader.kinds.length > 0)
      month = isExtract ? reader.month : monthOf(file, reader.month, expected.month)
  }
  for await (const piece of pieces) {
    if (reader === undefined) {
      const isXml = isXmlStart(file, piece)
      isExtract = isExtractStart(piece)
      reader = isXml
        ? createXmlReader(file, kind)
        : isExtract
          ? createCsvReader(file, expected.month)
          : createTextReader(file, kind)
      decode = isXml || isExtract ? makeUtf8Decoder(file) : makeAsciiDecoder(file)
    }
    take(decode?.(piece, false) ?? '')
  }
  if (reader === undefined) breakOff(file, 1, 'the file is empty')
  take(decode?.(new Uint8Array(), true) ?? '')
  reader.end()

  const { kinds } = reader
  if (month === undefined) breakOff(file, 1, 'the list has no players')
  if (kinds.length > 1 && expected.kind !== undefined)
    breakOff(file, 1, 'the list holds ratings of all three kinds; leave --kind out')
  return { file, month, kinds, ...surveyor.finish() }
}

function monthOf(file: string, inList: string | undefined, given: string | undefined): string {
  const told = agreed(file, 'month', inList, monthOfFileName(basename(file)))
  return (
    agreed(file, 'month', told, given) ??
    breakOff(file, 1, 'neither the list nor its name says which month it is of; give --month YYYY-MM')
  )
}

function kindOfFileName(name: string): RatingKind | undefined {
  const words = Object.keys(KIND_WORDS).filter((word) =>
    new RegExp(`(^|[^a-z])${word}([^a-z]|$)`, 'i').test(name),
  )
  return words.length === 1 ? KIND_WORDS[words[0] ?? ''] : undefined
}

/** Combines two values found for a list, each of which may be undefined. */
function agreed<T extends string>(file: string, what: string, one: T | undefined, other: T | undefined) {
  if (one !== undefined && other !== undefined && one !== other)
    breakOff(file, 1, `is this the list of ${shown(one)} or of ${shown(other)}? Its ${what} is not clear`)
  return one ?? other
}

const shown = (text: string): string => (/^\d{4}-\d\d$/.test(text) ? nameMonth(text) : text)

/** The first bytes determine the format, because file names may have been changed. */
function isXmlStart(file: string, piece: Uint8Array): boolean {
  const start = String.fromCharCode(...piece.subarray(0, 64))
  if (start.startsWith('PK\u0003\u0004'))
    breakOff(file, 1, 'this is a zip archive; unpack it and give the file in it')
  if (start.startsWith('\u00ff\u00fe') || start.startsWith('\u00fe\u00ff') || start.includes('\0'))
    breakOff(
      file,
      1,
      'the file is written in UTF-16, which FIDE does not use; give the file as FIDE publishes it',
    )
  return start
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .startsWith('<')
}

/** An extract names its columns, `id` first; the months in its header are more reliable than the file's name. */
const isExtractStart = (piece: Uint8Array): boolean =>
  String.fromCharCode(...piece.subarray(0, 8)).startsWith('id,name')

/**
 * FIDE's text is plain ASCII. In any other encoding a letter can take two bytes, and the rest of its line would be in the wrong
 * columns.
 */
function makeAsciiDecoder(file: string) {
  let line = 1
  return (piece: Uint8Array): string => {
    const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1')
    if (!isAscii(piece)) {
      const before = text.slice(0, text.search(/[\u0080-\u00ff]/))
      breakOff(
        file,
        line + countLines(before),
        'a letter that is not ASCII; give the file as FIDE publishes it',
      )
    }
    line += countLines(text)
    return text
  }
}

function makeUtf8Decoder(file: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  return (piece: Uint8Array, isLast: boolean): string => {
    try {
      const text = decoder.decode(piece, { stream: !isLast })
      line += countLines(text)
      return text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      const text = new TextDecoder().decode(piece)
      // A pattern may start at the end of the previous chunk.
      const before = text.slice(0, Math.max(0, text.indexOf('\uFFFD')))
      breakOff(file, line + countLines(before), 'not UTF-8; give the file as FIDE publishes it')
    }
  }
}
