import { makeCsvCell } from './csv.ts'
import type { TrainingEntry } from './training.ts'

/** The training log as a table for spreadsheets: a row per entry and a column per field. */

const COLUMNS = [
  'time',
  'kind',
  'name',
  'mode',
  'puzzle_rating',
  'puzzle_deviation',
  'themes',
  'right',
  'count',
  'position',
  'answer',
  'game',
  'accuracy',
  'blunders',
  'missed_wins',
  'mistakes',
  'inaccuracies',
] as const
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | boolean>>

export const TRAINING_CSV_HEAD = `${COLUMNS.join(',')}\r\n`

export function trainingCsvLine(entry: TrainingEntry): string {
  const row: Row = { time: entry.at, kind: entry.kind, ...rowOf(entry) }
  return `${COLUMNS.map((column) => makeCsvCell(row[column])).join(',')}\r\n`
}

function rowOf(entry: TrainingEntry): Row {
  switch (entry.kind) {
    case 'puzzle':
      return {
        name: entry.puzzle,
        mode: entry.mode,
        puzzle_rating: entry.rating,
        puzzle_deviation: entry.deviation,
        themes: entry.themes.join(' '),
        right: entry.isSolved,
      }
    case 'strength':
      return { puzzle_rating: entry.rating }
    case 'rush':
      return { name: entry.rush, count: entry.solved }
    case 'card':
      return {
        name: entry.card,
        mode: entry.moveClass,
        themes: entry.motif ?? '',
        position: entry.fen,
        answer: entry.best,
        game: entry.game.title,
      }
    case 'answer':
      return { name: entry.card, right: entry.isRight }
    case 'lesson':
      return { name: entry.lesson, count: entry.board + 1 }
    case 'squares':
      return { name: entry.drill, mode: `${entry.seconds} seconds`, count: entry.right }
    case 'ending':
      return { name: entry.ending, right: entry.isRight, count: entry.pliesLost }
    case 'review':
      return {
        name: entry.game,
        themes: entry.motifs.join(' '),
        count: entry.moves,
        accuracy: entry.accuracy,
        blunders: entry.errors.blunder,
        missed_wins: entry.errors['missed-win'],
        mistakes: entry.errors.mistake,
        inaccuracies: entry.errors.inaccuracy,
      }
  }
}
