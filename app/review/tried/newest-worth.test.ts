import { expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { newestWorth } from './newest-worth.ts'

const judged = (value: number): Judgement => ({
  depth: 9,
  variations: [{ score: { type: 'centipawns', value }, moves: [] }],
})

it.each<[string, readonly (Judgement | undefined)[], number | undefined]>([
  ['is that of the position on the board', [judged(20), judged(-30), judged(40)], 40],
  ['is White’s when Black is to move', [judged(20), judged(-30)], 30],
  ['stays while the position on the board is being judged', [judged(20), judged(-30), undefined], 30],
  ['is unknown until something is judged', [], undefined],
])('the worth in a shown line %s', (_, judgements, value) => {
  const line = readLine(START_FEN, ['e2e4', 'e7e5'], parseUci)
  if (!line.ok) throw new Error(line.error)
  const worth = newestWorth(line.value, (ply) => judgements[ply])
  expect(worth).toEqual(value === undefined ? undefined : { type: 'centipawns', value })
})
