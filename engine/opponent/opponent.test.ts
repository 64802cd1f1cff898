import { readFileSync } from 'node:fs'
import { knownFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Fen, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { LEVELS } from '#engine/levels.ts'
import type { Skill } from '#engine/strength.ts'
import { chooseMove, usesPolicy } from './opponent.ts'
import { policyFrom } from '#engine/policy/policy.fixture.ts'
import { readPosition, type LineText } from '#chess/line.ts'
import { Searcher } from '#engine/search/search.ts'

const searcher = new Searcher(2 << 20)
const SEEDS = Array.from({ length: 40 }, (_, index) => index * 7919 + 1)

const POLICY = policyFrom(readFileSync('engine/policy/policy.bin'))
/** Skills are tested with and without the policy net, as on a device that could not fetch it. */
let policy: typeof POLICY | undefined

function play(line: LineText, level: Skill, seed: number): Uci {
  const move = chooseMove(searcher, line, level, seed, { policy })
  if (!move.ok) throw new Error(move.error)
  return makeUci(move.value)
}

const playMiddlegame = (level: Skill): Uci[] =>
  SEEDS.slice(0, seedsOf(level)).map((seed) => play(MIDDLEGAME, level, seed))

const known = new Map<string, Uci[]>()
/** Memoised, since it is expensive; the first test checks that repeating it gives the same moves. */
function playedInMiddlegame(level: Skill): Uci[] {
  const key = `${level} ${policy === undefined}`
  const moves = known.get(key) ?? playMiddlegame(level)
  known.set(key, moves)
  return moves
}

const played = (line: LineText, level: Skill, seeds = SEEDS): Set<Uci> =>
  new Set(seeds.map((seed) => play(line, level, seed)))
/** The number of seeds for a middlegame: a strong level thinks for seconds, and its moves hardly vary. */
const seedsOf = (skill: Skill): number =>
  skill === 'master' ? 2 : skill === 'advanced' || Number(skill) > 1500 ? 3 : 8
const MIDDLEGAME = {
  start: knownFen('r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9'),
  moves: [],
}

/** The levels, and strengths between them: as a club player, as a master. */
const SKILLS: readonly Skill[] = [...LEVELS, 650, 1450, 2100]

const CASES = SKILLS.flatMap((level) =>
  (usesPolicy(level) ? [undefined, POLICY] : [undefined]).map(
    (net) => [level, net ? 'with the policy net' : 'by habit', net] as const,
  ),
)

describe.each(CASES)('%s %s', (level, _, net) => {
  beforeEach(() => void (policy = net))
  it('plays the same move for the same seed, whatever was asked between', () => {
    const first = playedInMiddlegame(level)
    play({ start: START_FEN, moves: ['e2e4'] }, level, 3)
    expect(playMiddlegame(level)).toEqual(first)
  })

  it('opens from the book, in all its ways', () => {
    expect(played({ start: START_FEN, moves: [] }, level)).toEqual(new Set(['e2e4', 'd2d4', 'g1f3', 'c2c4']))
    expect(played({ start: START_FEN, moves: ['e2e4'] }, level)).toEqual(new Set(['e7e5', 'c7c5', 'e7e6']))
    expect(played({ start: START_FEN, moves: ['d2d4'] }, level)).toEqual(new Set(['d7d5', 'g8f6', 'f7f5']))
  })

  it('plays the only legal move', () => {
    expect(play({ start: knownFen('k7/8/8/8/8/8/6q1/7K w - - 0 1'), moves: [] }, level, 1)).toBe('h1g2')
  })

  it('says what is wrong with a line it cannot play on', () => {
    const ask = (start: Fen, moves: Uci[]) => chooseMove(searcher, { start, moves }, level, 1)
    expect(ask('nonsense' as Fen, [])).toMatchObject({ ok: false, error: 'ERR_POSITION' })
    expect(ask(START_FEN, ['e2e5'])).toMatchObject({ ok: false, error: 'ERR_MOVE', detail: 'e2e5' })
    expect(ask(START_FEN, ['f2f3', 'e7e5', 'g2g4', 'd8h4'])).toMatchObject({
      ok: false,
      error: 'ERR_GAME_OVER',
    })
  })

  it('mates with king and queen against a bare king', () => {
    const line = { start: knownFen('8/8/8/3k4/8/8/1Q6/K7 w - - 0 1'), moves: [] as Uci[] }
    for (let ply = 0; ply < 60; ply++) {
      const position = readPosition(line)
      if (!position.ok) throw new Error(position.error)
      const legal = legalMoves(position.value)
      if (legal.length === 0) {
        expect(position.value.isCheck()).toBe(true)
        return
      }
      line.moves.push(position.value.turn === 'w' ? play(line, level, 5) : makeUci(legal[0]!))
    }
    expect.unreachable('no mate in thirty moves')
  })
})

describe.each([
  ['with the policy net', POLICY],
  ['by habit', undefined],
] as const)('the levels %s', (_, net) => {
  beforeEach(() => void (policy = net))

  it('vary their moves by chance where they should, and not at full strength', () => {
    const different = (level: Skill) => new Set(playedInMiddlegame(level)).size
    expect(different('beginner')).toBeGreaterThan(3)
    expect(different('intermediate')).toBeGreaterThan(1)
    expect(different('master')).toBe(1)
  })

  it('take a mate in one at the upper levels, and mostly at the lower', () => {
    const line = { start: knownFen('6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1'), moves: [] }
    expect(played(line, 'master')).toEqual(new Set(['b1b8']))
    expect(played(line, 'advanced')).toEqual(new Set(['b1b8']))
    const beginners = SEEDS.filter((seed) => play(line, 'beginner', seed) === 'b1b8')
    expect(beginners.length).toBeGreaterThan(SEEDS.length / 2)
    expect(beginners.length).toBeLessThan(SEEDS.length)
  })
})

it('every opponent that imitates people of a rating uses the policy net', () => {
  const users = [...LEVELS, 600, 1200, 1900, 2600].filter(usesPolicy)
  expect(users).toEqual(['beginner', 'intermediate', 'advanced', 600, 1200, 1900])
})
