import { describe, expect, it } from 'vitest'
import { readLine } from '#chess/line.ts'
import { PAWN } from '#chess/pieces.ts'
import { SQUARES } from '#chess/squares.ts'
import { parseUci } from '#chess/uci.ts'
import { classOfName, type ClassName } from '#endings/classes.ts'
import { generateTable } from '#endings/generate.ts'
import type { EndingTable } from '#endings/table.ts'
import { bestMoves, oracleOfTables } from '#endings/training/oracle.ts'
import { words as ideas } from '#words/train/ending-ideas'
import { words } from '#words/train/ending-lessons'
import { duelOf } from './duel-of.ts'
import { ENDINGS, findEnding } from './ending-list.ts'
import { classOfEnding, freshRound, taughtRound } from './fresh-position.ts'

const tables = new Map<ClassName, EndingTable>()
function find(name: ClassName): EndingTable {
  const table = tables.get(name) ?? generateTable(classOfName(name), find)
  tables.set(name, table)
  return table
}

/** Reproducible numbers: multiples of the golden ratio without their whole part. */
function createRandom() {
  let n = 0
  return () => (++n * 0.618_033_988_749_895) % 1
}

describe.each(ENDINGS)('$id', (ending) => {
  it('has a legal position, and three complete sentences', () => {
    expect(readLine(ending.fen, [], parseUci).ok).toBe(true)
    const idea = ideas.ideas[ending.id]
    expect(words.titles[ending.id]).not.toBe('')
    expect(idea).toHaveLength(3)
    for (const sentence of idea) expect(sentence).toMatch(/^[A-Z].*[.]$/)
  })

  it('has tables, or is called the engine’s word', () => {
    expect(classOfEnding(ending) === undefined).toBe(ending.word === 'engine')
  })
})

describe('fresh positions of endings with three men', () => {
  const taught = ENDINGS.filter((ending) => /^K[QRP]vK$/.test(classOfEnding(ending) ?? ''))

  it.each(taught)('$id: of the same result for the pupil, who is one of both colours', (ending) => {
    const random = createRandom()
    const first = taughtRound(ending)
    for (let level = 1; level <= 3; level++) {
      const round = freshRound(ending, level, find, random) ?? first
      expect(round.goal).toBe(first.goal)
      const position = round.start.positionAt()
      const best = bestMoves(oracleOfTables(find).findMoves(position)!)[0]!.exact.result
      const forPupil =
        position.turn === round.pupil ? best : best === 'win' ? 'loss' : best === 'loss' ? 'win' : best
      expect(forPupil).toBe(first.goal === 'win' ? 'win' : 'draw')
    }
  })

  it('keep a rook’s pawn on the rook’s file', () => {
    const corner = findEnding('rook-pawn-the-corner-draws')!
    const random = createRandom()
    for (let n = 0; n < 5; n++) {
      const { board } = freshRound(corner, 1, find, random)!.start.positionAt()
      const pawn = SQUARES.find((square) => (board[square]! & 7) === PAWN)!
      expect([0, 7]).toContain(pawn & 7)
    }
  })
})

describe('endings of five men', () => {
  it.each(ENDINGS.filter(({ word }) => word === 'engine'))('$id: the pupil is to move', (ending) => {
    const duel = duelOf(ending)
    expect(duel.given.sideToMoveAt()).toBe(ending.pupil)
    expect(duel.kind).toBe(ending.result === 'win' ? 'win' : 'draw')
  })
})
