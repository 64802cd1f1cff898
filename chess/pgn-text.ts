/** PGN layout: tag order and line wrapping. */
import { makeFen, START_FEN } from './fen.ts'
import type { Position } from './position.ts'

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const
export type PgnResult = (typeof PGN_RESULTS)[number]

/** The seven tag roster in order, with the placeholders for unknown values. */
const ROSTER = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?' } as const
/** Tags that follow from the rest of the game, so they are never taken from `tags`. */
export const DERIVED = ['Result', 'SetUp', 'FEN']

const LINE_WIDTH = 79

export interface PgnHead {
  /** All except Result, SetUp and FEN, which are derived from the fields below. */
  readonly tags: Readonly<Record<string, string>>
  /** The position before the first move; if absent, the initial position. */
  readonly start?: Position
  readonly result: PgnResult
}

/** Writes the tags and then the words of the moves, the result last. */
export function layOut({ tags, start, result }: PgnHead, words: readonly string[]): string {
  let text = ''
  for (const [name, unknown] of Object.entries(ROSTER)) text += makeTag(name, tags[name] ?? unknown)
  text += makeTag('Result', result)
  const others = new Map(
    Object.entries(tags).filter(([name]) => !(name in ROSTER) && !DERIVED.includes(name)),
  )
  const fen = start ? makeFen(start) : START_FEN
  if (fen !== START_FEN) others.set('SetUp', '1').set('FEN', fen)
  for (const name of [...others.keys()].sort()) text += makeTag(name, others.get(name)!)
  return `${text}\n${wrap([...words, result])}`
}

function makeTag(name: string, value: string): string {
  if (!/^[A-Za-z0-9_]+$/.test(name)) throw new Error(`“${name}” cannot name a PGN tag`)
  // A tag is one line and has two escapes; other control characters are not allowed.
  const safe = value.replace(/\p{Cc}+/gu, ' ').replace(/[\\"]/g, '\\$&')
  return `[${name} "${safe}"]\n`
}

function wrap(words: readonly string[]): string {
  let text = ''
  let line = ''
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > LINE_WIDTH) {
      text += `${line}\n`
      line = ''
    }
    line += (line === '' ? '' : ' ') + word
  }
  return `${text}${line}\n`
}
