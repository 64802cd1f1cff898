import { newId } from '#app/browser/new-id.ts'
import type { Drill } from '#contract/square-drills.ts'
import type { CardEntry, PuzzleEntry, ReviewEntry, TrainingEntry } from '#contract/training.ts'

/** Sample entries, like those that pages log. */

const HOUR_MS = 60 * 60 * 1000
const START = Date.parse('2026-11-01T08:00:00.000Z')

/** The time that many hours after 1 November. */
export const timeAt = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString()

const stamped = (hours: number) => ({ id: newId(START + hours * HOUR_MS), at: timeAt(hours) })

export const puzzleEntry = (hours: number, changed: Partial<PuzzleEntry> = {}): PuzzleEntry => ({
  kind: 'puzzle',
  ...stamped(hours),
  mode: 'rated',
  puzzle: `p${hours}`.replace('.', '_').slice(0, 10),
  rating: 1200,
  deviation: 76,
  themes: ['fork'],
  isSolved: true,
  ...changed,
})

export const cardEntry = (hours: number, changed: Partial<CardEntry> = {}): CardEntry => ({
  kind: 'card',
  ...stamped(hours),
  card: '0123456789abcdef',
  fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
  before: 'g8f6',
  best: 'h5f7',
  played: 'g1f3',
  moveClass: 'missed-win',
  motif: 'mate',
  game: { title: 'You v Computer', move: 7 },
  ...changed,
})

export const answerEntry = (hours: number, card: string, isRight: boolean): TrainingEntry => ({
  kind: 'answer',
  ...stamped(hours),
  card,
  isRight,
})

export const lessonEntry = (hours: number, lesson: string, board: number): TrainingEntry => ({
  kind: 'lesson',
  ...stamped(hours),
  lesson,
  board,
})

export const squaresEntry = (hours: number, drill: Drill, right: number): TrainingEntry => ({
  kind: 'squares',
  ...stamped(hours),
  drill,
  seconds: 30,
  right,
})

export const strengthEntry = (hours: number, rating: number): TrainingEntry => ({
  kind: 'strength',
  ...stamped(hours),
  rating,
})

export const reviewEntry = (hours: number, changed: Partial<ReviewEntry> = {}): ReviewEntry => ({
  kind: 'review',
  ...stamped(hours),
  game: `game-number-${hours}`,
  moves: 30,
  accuracy: 70,
  errors: { blunder: 1, 'missed-win': 0, mistake: 1, inaccuracy: 1 },
  motifs: ['fork'],
  ...changed,
})
