import type { MoveClass } from '#coach/move-class.ts'

export const CLASS_NAMES: Record<MoveClass, string> = {
  brilliant: 'Brilliant',
  great: 'Only move',
  book: 'Book',
  best: 'Best',
  excellent: 'Excellent',
  good: 'Good',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  'missed-win': 'Missed win',
  blunder: 'Blunder',
  lost: 'Already lost',
}

/** For use in a sentence: `Nf3, an inaccuracy`. */
export const CLASS_PHRASES: Record<MoveClass, string> = {
  brilliant: 'a brilliant move',
  great: 'the only good move',
  book: 'a book move',
  best: 'the best move',
  excellent: 'an excellent move',
  good: 'a good move',
  inaccuracy: 'an inaccuracy',
  mistake: 'a mistake',
  'missed-win': 'a missed win',
  blunder: 'a blunder',
  lost: 'a move in a lost position',
}

export const accuracyText = (accuracy: number | undefined): string =>
  accuracy === undefined ? 'Too few moves' : `${accuracy.toFixed(1)}%`
