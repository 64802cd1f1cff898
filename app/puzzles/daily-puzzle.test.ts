import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { listPuzzles, puzzleOf } from '#content/puzzles.server.ts'
import { makeDailyPuzzle } from './daily-puzzle.server.tsx'
import { makePuzzleTask } from './puzzle.ts'
import { solutionText } from './words.ts'

const DAY = 24 * 60 * 60 * 1000
const MONDAY = new Date('2025-06-30T00:00:00Z')
const dayAfter = (days: number, from = MONDAY) => new Date(from.getTime() + days * DAY)

describe('the puzzles', () => {
  it('are legal, and end with the solver’s move', () => {
    for (const puzzle of listPuzzles()) {
      const chess = new Chess(puzzle.fen)
      expect(puzzle.moves.length % 2, puzzle.id).toBe(0)
      for (const move of puzzle.moves) chess.move(move)
      const written = solutionText(makePuzzleTask(puzzle.fen, puzzle.moves)).split(' ')
      expect(chess.history().slice(1)).toEqual(written.map((move) => move.replace(/^\d+\.+/, '')))
    }
  })

  it('last for more than a year, in whole weeks, without a repetition', () => {
    const ids = listPuzzles().map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(366)
    expect(ids.length % 7).toBe(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('get harder from Monday to Sunday, every week', () => {
    for (let week = 0; week < 60; week++) {
      const ratings = [0, 1, 2, 3, 4, 5, 6].map((day) => puzzleOf(dayAfter(7 * week + day)).rating)
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
    }
  })
})

describe('the puzzle of the day', () => {
  it('is the same all day and a different one tomorrow', () => {
    expect(puzzleOf(MONDAY)).toEqual(puzzleOf(new Date('2025-06-30T23:59:59Z')))
    expect(puzzleOf(MONDAY)).not.toEqual(puzzleOf(dayAfter(1)))
  })

  it('is drawn from the side to move, with coordinates and a folded answer', () => {
    for (let day = 0; day < 7; day++) {
      const today = dayAfter(day)
      const { fen, moves } = puzzleOf(today)
      const chess = new Chess(fen)
      chess.move(moves[0]!)
      const html = makeDailyPuzzle(today, (asked) => `told: ${asked.split(' ')[0]}`)
      const isWhite = chess.turn() === 'w'
      expect(html).toContain(isWhite ? 'White to move' : 'Black to move')
      expect(html).toContain(`told: ${chess.fen().split(' ')[0]}`)
      // The first square drawn is the top left one.
      expect(/data-square="(\d+)"/.exec(html)?.[1]).toBe(isWhite ? '56' : '7')
      expect(html.match(/class="board-(rank|file) /g)).toHaveLength(16)
      expect(html.match(/board-square[^"]* check/g) ?? []).toHaveLength(chess.isCheck() ? 1 : 0)
      expect(html.indexOf(solutionText(makePuzzleTask(fen, moves)))).toBeGreaterThan(html.indexOf('<details'))
      expect(html).not.toContain('<details open')
    }
  })

  it('is numbered as people do: a reply of Black’s without White’s move has dots', () => {
    const first = makePuzzleTask('r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3', [
      'a7a6',
      'f3f7',
    ])
    expect(solutionText(first)).toBe('4.Qxf7#')
    const turned = makePuzzleTask('rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2', [
      'g2g4',
      'd8h4',
    ])
    expect(solutionText(turned)).toBe('2...Qh4#')
  })
})
