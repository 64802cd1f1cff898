import { describe, expect, it } from 'vitest'
import { isFen, makeFen, positionFromFen, START_FEN } from './fen.ts'

const ITALIAN = 'r1bqkb1r/ppp2ppp/2n2n2/3pp1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 0 5'
const ENDING = '8/8/8/4k3/8/8/4P3/4K3 b - -'

describe('a position that is shared', () => {
  it.each([
    ['with underscores', ITALIAN.replaceAll(' ', '_'), ITALIAN],
    ['with the files of its rooks', START_FEN.replace('KQkq', 'HAha'), START_FEN],
    ['with some of them', START_FEN.replace('KQkq', 'Ha'), START_FEN.replace('KQkq', 'Kq')],
    ['with operations of EPD', `${ENDING} bm Kd4; id "a 1";`, `${ENDING} 0 1`],
    ['with its counters as operations', `${ENDING} hmvc 3; fmvn 40;`, `${ENDING} 3 40`],
    ['with one of them', `${ENDING} id "x"; fmvn 40;`, `${ENDING} 0 40`],
    ['with counters and operations', `${ENDING} 3 40 bm Kd4;`, `${ENDING} 3 40`],
    ['with an operation without a semicolon', `${ENDING} bm Kd4`, `${ENDING} 0 1`],
    ['with dashes', `${ENDING.replaceAll('-', '–')} 0 1`, `${ENDING} 0 1`],
    ['with invisible characters', `\uFEFF${ENDING}\u200B 3 40`, `${ENDING} 3 40`],
  ])('%s is read', (_, text, fen) => {
    const read = positionFromFen(text)
    expect(read.ok && makeFen(read.value)).toBe(fen)
    // Values of this site have one form.
    expect(isFen(text)).toBe(text === fen)
  })

  it.each([
    [START_FEN.replace('KQkq', 'GBgb'), 'ERR_FEN_CASTLING'],
    [START_FEN.replace('KQkq', 'HHaa'), 'ERR_FEN_CASTLING'],
    ['rkbnnbqr/pppppppp/8/8/8/8/PPPPPPPP/RKBNNBQR w HAha - 0 1', 'ERR_CASTLING'],
    [`${ENDING} 0 1 7`, 'ERR_FEN_FIELDS'],
    [`${ENDING} hello`, 'ERR_FEN_COUNTERS'],
    ['_'.repeat(2_000), 'ERR_FEN_FIELDS'],
  ])('“%.60s” is refused with %s', (text, error) => {
    expect(positionFromFen(text)).toMatchObject({ ok: false, error })
  })
})
