import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownFen, positionOfFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import { parsePgn } from '#chess/pgn.ts'
import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import type { Fen } from '#chess/types.ts'
import { policyFrom } from '#engine/policy/policy.fixture.ts'
import { LEVELS, THINK_DELAY_MS, type Level } from '#engine/levels.ts'
import { thinkTime, type TempoContext } from './tempo.ts'

const middle = () => 0.5

/** The moment before the last of these moves. */
function momentOf(sans: string, start: Fen = START_FEN, level: Level = 'advanced'): TempoContext {
  const position = positionOfFen(start)
  const words = sans.split(' ')
  const moves = words.map((san, index) => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(`${san}: ${move.error}`)
    if (index < words.length - 1) position.make(move.value)
    return move.value
  })
  return { level, position, move: moves.at(-1)!, plies: words.length - 1, isPlayerShort: false }
}

const CROWDED = knownFen('r1bq1rk1/pp2bppp/2n1pn2/2pp4/2PP4/1PN1PN2/PB2BPPP/R2Q1RK1 w - - 0 1')
const BARE = knownFen('4k3/8/8/8/8/8/4KP2/8 w - - 0 1')

describe('of 1,200 ms, the computer waits over', () => {
  it.each([
    ['the only legal move', momentOf('Kg8', knownFen('7k/8/6K1/8/8/8/8/R7 b - - 0 1')), 300],
    ['taking back', momentOf('e4 d5 exd5 Qxd5'), 300],
    ['one of the first moves', momentOf('e4 e5'), 840],
    ['a position with few choices', momentOf('Kd2 Ke7 Kd3 Kd6 Ke4 Ke6 f4', BARE), 720],
    ['a position with many, of which several take', momentOf('Qc1 Qc7 Qb1 Qb8 Qc1 Qc7 cxd5', CROWDED), 1_362],
  ] as const)('%s', (_, moment, ms) => {
    expect(thinkTime(moment, middle)).toBe(ms)
  })

  it('a capture that takes nothing back, as long as over any other move there', () => {
    const capture = momentOf('Qc1 Qc7 Qb1 Qb8 Qc1 Qc7 cxd5', CROWDED)
    const quiet = momentOf('Qc1 Qc7 Qb1 Qb8 Qc1 Qc7 h3', CROWDED)
    expect(thinkTime(capture, middle)).toBe(thinkTime(quiet, middle))
  })
})

it('is longer the more moves people hesitate between', () => {
  const moment = momentOf('Qc1 Qc7 Qb1 Qb8 Qc1 Qc7 h3', CROWDED)
  const [obvious, usual, hard] = [1.5, 6, 15].map((choices) => thinkTime({ ...moment, choices }, middle))
  expect(obvious).toBeLessThan(usual!)
  expect(usual).toBeLessThan(hard!)
})

it('is never twice the same, but seldom far from the middle', () => {
  const moment = momentOf('e4 e5')
  expect(thinkTime(moment, () => 0)).toBe(Math.round(840 * Math.exp(-0.4)))
  expect(thinkTime(moment, () => 0.999)).toBe(Math.round(840 * Math.exp(0.4 * 0.998)))
})

it('hurries when the player is short of time', () => {
  const moment = momentOf('e4 e5')
  expect(thinkTime({ ...moment, isPlayerShort: true }, middle)).toBe(336)
})

/** The games that the site's articles describe. */
const GAMES = readdirSync('content/games')
  .filter((name) => name.endsWith('.pgn'))
  .flatMap((name) => {
    const parsed = parsePgn(readFileSync(`content/games/${name}`, 'utf8'))
    if (!parsed.ok) throw new Error(`${name}: ${parsed.error}`)
    return parsed.value
  })

const POLICY = policyFrom(readFileSync('engine/policy/policy.bin'))
const CLUB_PLAYERS = { own: 1500, other: 1500, timeClass: 'rapid' } as const
/** By game and half-move. */
const CHOICES = GAMES.map(({ start, moves }) => {
  const position = start?.clone() ?? Position.start()
  return moves.map((move) => {
    const choices = POLICY.choices(position, legalMoves(position), CLUB_PLAYERS)
    position.make(move)
    return choices
  })
})

describe.each([
  ['with the policy net', CHOICES],
  ['without it', undefined],
] as const)('%s', (_, choicesOf) => {
  it.each(LEVELS)('keeps the specified delay as its middle over whole games: %s', (level) => {
    const times = GAMES.flatMap(({ start, moves }, game) => {
      const position = start?.clone() ?? Position.start()
      return moves.map((move, plies) => {
        const choices = choicesOf?.[game]![plies]
        const ms = thinkTime({ level, position, move, plies, choices, isPlayerShort: false }, middle)
        position.make(move)
        return ms
      })
    }).toSorted((one, other) => one - other)
    expect(times.length).toBeGreaterThan(1_000)
    const median = times[Math.floor(times.length / 2)]!
    expect(Math.abs(median / THINK_DELAY_MS[level] - 1)).toBeLessThan(0.05)
  })
})
