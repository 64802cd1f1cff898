import type { Score } from '#engine/protocol.ts'
import type { Color } from '#chess/types.ts'
import { makePawns, opposed, type Worth } from '#coach/judging/win-chance.ts'
import { words } from '#words/tree'

/** The score from White’s view, whichever side is to move. */
export const whitesView = (score: Score, turn: Color): Worth => (turn === 'w' ? score : opposed(score))

/** `+0.3`, `−1.2`, `0.0`, `#3`, `#−2`: from White's view. One decimal, as everywhere on the site. */
export function scoreText(worth: Worth): string {
  if (worth.type === 'over') return worth.points === 0.5 ? '½' : worth.points === 1 ? '1–0' : '0–1'
  if (worth.type === 'mate') return `#${worth.moves < 0 ? '−' : ''}${Math.abs(worth.moves)}`
  const pawns = pawnsText(worth.value)
  return pawns === LEVEL ? pawns : `${worth.value > 0 ? '+' : '−'}${pawns}`
}

/** Without a sign, for a bar that already shows which side is ahead: `0.3`, `#2`. */
export const scoreInShort = (worth: Worth): string => scoreText(worth).replace(/[+−]/, '')

const LEVEL = '0.0'
const pawnsText = (value: number): string => Math.abs(makePawns(value)).toFixed(1)

/** The score in words, for screen readers. */
export function scoreWords(worth: Worth): string {
  if (worth.type === 'over') return words.score.over
  const side = (value: number): Color => (value > 0 ? 'w' : 'b')
  if (worth.type === 'mate') return words.score.mates(side(worth.moves), Math.abs(worth.moves))
  if (pawnsText(worth.value) === LEVEL) return words.score.level
  return words.score.better(side(worth.value), Math.abs(makePawns(worth.value)))
}
