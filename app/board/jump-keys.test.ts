import { describe, expect, it } from 'vitest'
import { makeSquare, parseSquare } from '#chess/squares.ts'
import { twoPlayers } from '#app/game/game.fixture.ts'
import { squareByJump } from './jump-keys.ts'
import { piecesAt } from '#app/line/pieces-at.ts'

const pieces = piecesAt(twoPlayers().line, 0)

describe('jumping from piece to piece', () => {
  it.each([
    ['e2', 'n', 'KeyN', false, 'b8'],
    ['b8', 'n', 'KeyN', false, 'g8'],
    // A Hindi layout.
    ['e2', 'ल', 'KeyN', false, 'b8'],
    ['g8', 'n', 'KeyN', false, 'b1'],
    ['b1', 'N', 'KeyN', true, 'g8'],
    ['e2', 'k', 'KeyK', false, 'e8'],
    ['e2', '7', 'Digit7', false, 'e7'],
    ['e2', '!', 'Digit1', true, 'a2'],
  ])('from %s with %s (%s, shift %s) leads to %s', (from, key, code, shiftKey, to) => {
    expect(makeSquare(squareByJump({ key, code, shiftKey }, parseSquare(from)!, pieces)!)).toBe(to)
  })

  it.each([
    ['x', 'KeyX'],
    ['9', 'Digit9'],
    ['Tab', 'Tab'],
  ])('leaves %s alone', (key, code) => {
    expect(squareByJump({ key, code, shiftKey: false }, parseSquare('e2')!, pieces)).toBeUndefined()
  })

  it('stays if there is no such piece', () => {
    expect(squareByJump({ key: 'q', code: 'KeyQ', shiftKey: false }, parseSquare('e2')!, [])).toBeUndefined()
  })
})
