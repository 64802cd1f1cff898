import { describe, expect, it } from 'vitest'
import { parseSquare } from '#chess/squares.ts'
import { playSans, twoPlayers } from '#app/game/game.fixture.ts'
import { piecesAt } from '#app/line/pieces-at.ts'
import { squareMarks, type SquareMarksOf } from './square-marks.ts'

const at = (name: string) => parseSquare(name)!
const { line } = playSans(twoPlayers(), 'e4 d5')
const PLAIN: SquareMarksOf = {
  pieces: piecesAt(line, 2),
  movable: undefined,
  selected: undefined,
  targets: [],
  lastMove: [],
  premoved: [],
  check: undefined,
}

describe('the marks of a square', () => {
  it('are empty on a plain square', () => {
    expect(squareMarks(PLAIN)).toEqual(Array.from({ length: 64 }, () => ''))
  })

  it.each([
    ['e4', { movable: 'w', selected: at('e4') }, 'selected draggable'],
    ['d5', { targets: [at('d5')] }, 'capture'],
    ['e5', { targets: [at('e5')] }, 'target'],
    ['d7', { lastMove: [at('d7'), at('d5')] }, 'last'],
    ['d5', { targets: [at('d5')], lastMove: [at('d7'), at('d5')] }, 'capture last'],
    ['g1', { premoved: [at('g1')] }, 'premove'],
    ['e8', { check: at('e8') }, 'check'],
    ['d5', { movable: 'b' }, 'draggable'],
    ['d5', { movable: 'w' }, ''],
  ] as const)('%s with %o is %s', (name, shown, marks) => {
    expect(squareMarks({ ...PLAIN, ...shown })[at(name)]).toBe(marks)
  })
})
