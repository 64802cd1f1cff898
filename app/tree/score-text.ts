import type { Score } from '#engine/protocol.ts'
import type { Color } from '#chess/types.ts'
import { makePawns, opposed, type Worth } from '#coach/win-chance.ts'
import { words } from '#words/tree'

/** The score from White’s view, whichever side is to move. */
export const whitesView = (score: Score, turn: Color): Worth => (turn === 'w' ? score : opposed(score))

/** `+0.35`, `−1.20`, `0.00`, `#3`, `#−2`: from White's view. */
export function scoreText(worth: Worth): string {
  if (worth.type === 'over') return worth.points === 0.5 ? '½' : worth.points === 1 ? '1–0' : '0–1'
  if (worth.type === 'mate') return `#${worth.moves < 0 ? '−' : ''}${Math.abs(worth.moves)}`
  const pawns = Math.abs(makePawns(worth.value)).toFixed(2)
  return worth.value === 0 ? pawns : `${worth.value > 0 ? '+' : '−'}${pawns}`
}

/** A short form for a bar that already shows which side is ahead: `0.4`, `12`, `#3`. */
export function scoreInShort(worth: Worth): string {
  if (worth.type === 'mate') return `#${Math.abs(worth.moves)}`
  if (worth.type === 'over') return scoreText(worth)
  const pawns = Math.abs(makePawns(worth.value))
  return pawns.toFixed(pawns < 9.95 ? 1 : 0)
}

/** The score in words, for screen readers. */
export function scoreWords(worth: Worth): string {
  if (worth.type === 'over') return words.score.over
  const side = (value: number): Color => (value > 0 ? 'w' : 'b')
  if (worth.type === 'mate') return words.score.mates(side(worth.moves), Math.abs(worth.moves))
  if (worth.value === 0) return words.score.level
  return words.score.better(side(worth.value), Math.abs(makePawns(worth.value)))
}
