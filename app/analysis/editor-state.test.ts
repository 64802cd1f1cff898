import { describe, expect, it } from 'vitest'
import { knownFen, makeFen, parseFen, START_FEN } from '#chess/fen.ts'
import { parseSquare } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import {
  beginEditing,
  canCastle,
  findSetupFault,
  reduceEditor,
  type EditorEvent,
  type EditorState,
} from './editor-state.ts'

const square = (name: string): Square => parseSquare(name)!
const press = (name: string): EditorEvent => ({ type: 'press', square: square(name) })
const after = (fen: string, ...events: EditorEvent[]): EditorState =>
  events.reduce(reduceEditor, beginEditing(knownFen(fen)))
const fenAfter = (fen: string, ...events: EditorEvent[]): string => makeFen(after(fen, ...events).setup)

const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1'
const QUEEN = { type: 'tool', tool: { color: 'w', role: 'q' } } as const

describe('pressing a square', () => {
  it('puts the chosen piece there, and takes the same one away again', () => {
    expect(fenAfter(KINGS, QUEEN, press('d1'))).toBe('4k3/8/8/8/8/8/8/3QK3 w - - 0 1')
    expect(fenAfter(KINGS, QUEEN, press('d1'), press('d1'))).toBe(KINGS)
  })

  it('carries a piece in two presses, and replaces the piece on the target', () => {
    expect(fenAfter(KINGS, press('e1'), press('b3'))).toBe('4k3/8/8/8/8/1K6/8/8 w - - 0 1')
    expect(fenAfter(KINGS, press('e1'), press('e1'), press('a1'))).toBe(KINGS)
    expect(after(KINGS, press('a1')).held).toBeUndefined()
  })

  it('takes pieces away', () => {
    expect(fenAfter(KINGS, { type: 'tool', tool: 'remove' }, press('e8'))).toBe('8/8/8/8/8/8/8/4K3 w - - 0 1')
  })
})

describe('castling', () => {
  it('goes with the king or rook that it needs, and cannot be set without them', () => {
    expect(fenAfter(START_FEN, press('h1'), press('h3'))).toContain(' w Qkq ')
    expect(fenAfter(START_FEN, press('e8'), press('e6'))).toContain(' w KQ ')
    expect(fenAfter(KINGS, { type: 'castling', right: 'K', has: true })).toContain(' w - ')
    expect(canCastle(beginEditing(START_FEN).setup, 'q')).toBe(true)
    expect(fenAfter(START_FEN, { type: 'castling', right: 'k', has: false })).toContain(' KQq ')
  })
})

describe('the whole board', () => {
  it('is cleared and put up again', () => {
    expect(fenAfter(START_FEN, { type: 'clear' })).toBe('8/8/8/8/8/8/8/8 w - - 0 1')
    expect(fenAfter(KINGS, { type: 'start' })).toBe(START_FEN)
    expect(fenAfter(KINGS, { type: 'turn', turn: 'b' })).toContain(' b ')
  })
})

describe('what keeps it from being a position is said in a sentence', () => {
  it.each([
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'Black has no king.'],
    ['4k3/4K3/8/8/8/8/8/8 w - - 0 1', 'The kings on e7 and e8 touch.'],
    ['4k3/8/8/8/8/8/8/P3K3 w - - 0 1', 'A pawn stands on a1.'],
    ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', 'Black is in check, yet White is to move.'],
    [KINGS, undefined],
  ])('%s', (fen, words) => {
    const setup = parseFen(fen)
    expect(setup.ok && findSetupFault(setup.value)).toBe(words)
  })
})
