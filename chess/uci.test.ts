import { expect, it } from 'vitest'
import { START_FEN } from './fen.ts'
import { legalMoves } from './moves.ts'
import { playRandomly, positionOf, SAMPLE_FENS } from './samples.ts'
import { makeUci, parseUci } from './uci.ts'

it('reads back every move it writes, through random games', () => {
  for (const [index, fen] of SAMPLE_FENS.entries()) {
    const position = positionOf(fen)
    playRandomly(position, index + 400, 10, () => {
      for (const move of legalMoves(position)) {
        expect(parseUci(position, makeUci(move))).toEqual({ ok: true, value: move })
      }
    })
  }
})

const PROMOTING = '8/4P3/8/8/8/8/8/k1K5 w - - 0 1'

it.each([
  ['', START_FEN, 'ERR_UCI_SYNTAX'],
  ['e4', START_FEN, 'ERR_UCI_SYNTAX'],
  ['e2e9', START_FEN, 'ERR_UCI_SYNTAX'],
  ['e2e4 ', START_FEN, 'ERR_UCI_SYNTAX'],
  ['E2E4', START_FEN, 'ERR_UCI_SYNTAX'],
  ['e7e8k', PROMOTING, 'ERR_UCI_SYNTAX'],
  ['0000', START_FEN, 'ERR_UCI_SYNTAX'],
  ['e2e5', START_FEN, 'ERR_UCI_ILLEGAL'],
  ['e2e4q', START_FEN, 'ERR_UCI_ILLEGAL'],
  ['e7e8', PROMOTING, 'ERR_UCI_ILLEGAL'],
])('refuses “%s” in %s with %s', (text, fen, error) => {
  expect(parseUci(positionOf(fen), text)).toMatchObject({ ok: false, error })
})
