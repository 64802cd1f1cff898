import { describe, expect, it } from 'vitest'
import { parseSquare } from '#chess/squares.ts'
import { positionOf, SAMPLE_FENS } from '#chess/samples.ts'
import { parseTypedMove } from '#app/line/typed-move.ts'
import { words as hindi } from '#words/commands/hi.ts'
import { words } from '#words/commands'
import { listDeeds, parseCommand } from './command.ts'

describe('a typed command', () => {
  it.each([
    ['resign', 'resign'],
    ['/resign', 'resign'],
    ['Take  back', 'takeback'],
    ['undo', 'takeback'],
    ['o', 'opponent'],
    ['eval', 'evaluation'],
    ['pv', 'lines'],
    ['prev', 'previous'],
  ])('“%s” is read as %s', (text, deed) => {
    expect(parseCommand(text)).toEqual({ type: 'deed', deed })
  })

  it.each([
    ['b', undefined],
    ['board e4', 'e4'],
    ['go to h8', 'h8'],
  ])('“%s” leads to the board', (text, square) => {
    expect(parseCommand(text)).toEqual({ type: 'board', square: square && parseSquare(square) })
  })

  it.each([
    ['again', { type: 'again' }],
    ['?', { type: 'help' }],
    ['p x', { type: 'help' }],
    ['p', { type: 'question', question: { about: 'position' } }],
    ['board', { type: 'question', question: { about: 'position' } }],
    ['moves e2', { type: 'question', question: { about: 'moves', square: parseSquare('e2') } }],
  ])('“%s” is %o', (text, command) => expect(parseCommand(text)).toEqual(command))

  it.each(['', 'e4', 'resign now', 'board e9', 'hello'])('“%s” is none', (text) => {
    expect(parseCommand(text)).toBeUndefined()
  })

  it('is never a legal move as well, which would be played', () => {
    const all = [words, hindi].flatMap(({ deeds, again, board }) => [
      ...Object.values(deeds).flatMap(({ typed }) => typed),
      ...again,
      ...board.alone,
      ...board.toSquare.flatMap((name) => ['a4', 'c4', 'e5'].map((square) => `${name} ${square}`)),
    ])
    const legal = SAMPLE_FENS.flatMap((fen) => all.filter((text) => parseTypedMove(positionOf(fen), text).ok))
    expect(legal).toEqual([])
  })

  it('has one meaning in each language', () => {
    for (const { deeds } of [words, hindi]) {
      const all = Object.values(deeds).flatMap(({ typed }) => typed)
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
    }
    expect(Object.keys(hindi.deeds)).toEqual(listDeeds())
  })

  it.each([
    ['हार मानता हूँ', 'resign'],
    ['ड्रॉ', 'draw'],
    ['मंजूर', 'accept'],
    ['resign', 'resign'],
  ] as const)('“%s” is read in Hindi as %s', (text, deed) => {
    expect(hindi.deeds[deed].typed).toContain(hindi.read(text))
  })
})
