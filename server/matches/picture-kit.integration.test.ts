import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Fen, Uci } from '#chess/types.ts'
import { createMatchPainter } from './picture-kit.server.ts'

const paint = createMatchPainter((name) => readFileSync(`build/server/${name}`))
const MATCH = {
  finalFen: 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4' as Fen,
  lastMove: 'h5f7' as Uci,
  opponent: { type: 'same-screen' as const, names: { w: '', b: '' } },
}

it('the picture of a shared game is drawn once for each language and position', async () => {
  const first = await paint(MATCH, 'en')
  expect(first?.subarray(1, 4).toString()).toBe('PNG')
  expect(await paint({ ...MATCH }, 'en')).toBe(first)
  for (const other of [
    await paint(MATCH, 'hi'),
    await paint({ ...MATCH, lastMove: 'f3f7' }, 'en'),
    await paint({ ...MATCH, finalFen: MATCH.finalFen.replace('8/PPPP', '7P/PPPP') as Fen }, 'en'),
  ])
    expect(first?.equals(other ?? first)).toBe(false)
})
