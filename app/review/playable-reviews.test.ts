import { describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import type { KeptJudgement } from './judging/kept-judgement.ts'
import { playableOf } from './playable-reviews.ts'
import { gameOfPgn, keyOf } from './reviewed-game.ts'

const parsed = parsePgn('1. f3 e5 2. g4 Qh4#')
const GAME = gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail())

const judged = (...lines: readonly string[]): KeptJudgement => ({
  depth: 9,
  net: 1,
  variations: lines.map((line) => ({ score: { type: 'centipawns', value: 20 }, moves: line.split(' ') })),
})
const MATED = judged()
const WHOLE = [judged('e2e4 e7e5'), judged('e7e5'), judged('e2e4'), judged('d8h4', 'b8c6'), MATED]

const find = (kept: readonly KeptJudgement[] | undefined) =>
  playableOf({ find: async () => kept, keep: async () => {} }, GAME).find(keyOf(GAME))

describe('a review that a device has kept', () => {
  it('is found where all of it can be played', async () => {
    expect(await find(WHOLE)).toEqual(WHOLE)
  })

  it.each<[string, readonly KeptJudgement[] | undefined]>([
    ['is not there', undefined],
    ['has a line that cannot be played', WHOLE.with(1, judged('h1h8'))],
    ['has one such line of two', WHOLE.with(3, judged('d8h4', 'e2e4'))],
    ['has a line that is no move', WHOLE.with(2, judged('zz'))],
    ['says nothing of a position in which there are moves', WHOLE.with(2, judged())],
    ['says too little', WHOLE.slice(0, 4)],
    ['says too much', [...WHOLE, MATED]],
  ])('is passed over where it %s', async (_, kept) => {
    expect(await find(kept)).toBeUndefined()
  })
})
