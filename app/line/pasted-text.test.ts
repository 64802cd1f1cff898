import { describe, expect, it } from 'vitest'
import { pastedTextFault } from './pasted-text-fault.ts'
import { MOST_CHARACTERS, readPastedText } from './pasted-text.ts'

const FEN = '8/8/8/4k3/8/8/4P3/4K3 b - - 3 40'

const faultOf = (text: string): string => {
  const read = readPastedText(text)
  return read.ok ? '' : pastedTextFault(read)
}

describe('a pasted text', () => {
  it.each([
    [` ${FEN}\n`, FEN],
    ['4k3/8/8/8/8/8/8/4K2R', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
    [`\u200e${FEN.replaceAll(' ', '_')}`, FEN],
    [`“${FEN}”`, FEN],
    ['4k3/8/8/8/8/8/8/4K2R_w', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
    [`https://board.example/analysis/standard/${FEN.replaceAll(' ', '_')}`, FEN],
    [`https://board.example/analysis?fen=${encodeURIComponent(FEN)}&flip=true`, FEN],
    [`https://board.example/?fen=${FEN.replaceAll(' ', '+')}#x`, FEN],
  ])('is a position: %j', (text, start) => {
    expect(readPastedText(text)).toEqual({ ok: true, value: { type: 'position', start } })
  })

  it.each([
    ['1. e4 e5', 1],
    ['1 e4 e5', 1],
    ['O-O', 0],
    ['Nf3 d5', 1],
    ['{a comment} 1. e4', 1],
    ['[White "x"]\n\n*', 1],
    ['*', 1],
    ['½-½', 1],
    ['\ufeff\u200e1. e4', 1],
    ['♘f3 d5', 1],
    ['O\u2011O', 0],
    ['e2e4 e7e5', 1],
    ['Dear Asha,\n\n[Event "x"]\n\n1. e4 *', 1],
    ['1. e4 *\n\n1. d4 *', 2],
    ['[Variant "Antichess"]\n\n1. e4 *\n\n[Variant "Standard"]\n\n1. d4 *', 1],
  ])('holds games: %j, %i', (text, count) => {
    const read = readPastedText(text)
    expect(read.ok && read.value.type === 'games' ? read.value.games.length : 0).toBe(count)
  })

  it.each([
    ['', 'Paste a position in FEN or a game in PGN.'],
    ['hello', 'This is neither a FEN nor a PGN.'],
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'This FEN isn’t valid: Black has no king.'],
    [
      '1. e5',
      'There is a move that cannot be played where it stands. In the game, move 1.: e5 is not legal here.',
    ],
    ['[Variant "Antichess"]\n\n1. e4', 'Only standard chess works here, and this is another game.'],
    ['x'.repeat(MOST_CHARACTERS + 1), 'That is too much at once. Paste up to 1,000,000 characters.'],
  ])('that cannot be read says why: %#', (text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })
})
