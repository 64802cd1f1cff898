import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { listPuzzles, puzzleOf } from '#content/puzzles.server.ts'
import { makeDailyPuzzle, unfold } from './daily-puzzle.server.tsx'

const DAY = 24 * 60 * 60 * 1000
const MONDAY = new Date('2025-06-30T00:00:00Z')
const dayAfter = (days: number, from = MONDAY) => new Date(from.getTime() + days * DAY)

describe('the puzzles', () => {
  it('are legal, and end with the solver’s move', () => {
    for (const puzzle of listPuzzles()) {
      const chess = new Chess(puzzle.fen)
      expect(puzzle.moves.length % 2, puzzle.id).toBe(0)
      for (const move of puzzle.moves) chess.move(move)
      const { solution, lastMove } = unfold(puzzle)
      expect(solution).toHaveLength(puzzle.moves.length - 1)
      expect(lastMove.join('')).toBe(puzzle.moves[0]?.slice(0, 4))
      expect(chess.history().slice(1)).toEqual(solution.map((move) => move.replace(/^\d+\.+/, '')))
    }
  })

  it('are more than a year, in whole weeks, none of them twice', () => {
    const ids = listPuzzles().map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(366)
    expect(ids.length % 7).toBe(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('grow harder from Monday to Sunday, every week', () => {
    for (let week = 0; week < 60; week++) {
      const ratings = [0, 1, 2, 3, 4, 5, 6].map((day) => puzzleOf(dayAfter(7 * week + day)).rating)
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
    }
  })
})

describe('the puzzle of the day', () => {
  it('is the same all day, and another one tomorrow', () => {
    expect(puzzleOf(MONDAY)).toEqual(puzzleOf(new Date('2025-06-30T23:59:59Z')))
    expect(puzzleOf(MONDAY)).not.toEqual(puzzleOf(dayAfter(1)))
  })

  it('asks from the side that has to move, and keeps its answer folded away', () => {
    for (let day = 0; day < 7; day++) {
      const today = dayAfter(day)
      const { fen, solution } = unfold(puzzleOf(today))
      const html = makeDailyPuzzle(today, (asked) => `told: ${asked}`)
      expect(html).toContain(fen.split(' ')[1] === 'w' ? 'White to move' : 'Black to move')
      expect(html).toContain(`told: ${fen}`)
      expect(html.indexOf(solution.join(' '))).toBeGreaterThan(html.indexOf('<details'))
      expect(html).not.toContain('<details open')
    }
  })

  it('is numbered as people do: a reply of Black’s without White’s move has dots', () => {
    const [first] = unfold({
      id: 'x',
      fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
      moves: ['a7a6', 'f3f7'],
      rating: 600,
    }).solution
    expect(first).toBe('4.Qxf7#')
    const turned = unfold({
      id: 'y',
      fen: 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2',
      moves: ['g2g4', 'd8h4'],
      rating: 600,
    })
    expect(turned.solution).toEqual(['2...Qh4#'])
  })
})
