import { START_FEN } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { Position } from '#chess/position.ts'
import type { Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { opposed, type Worth } from '#coach/judging/win-chance.ts'
import type { LineText } from '#chess/line.ts'
import type { Score } from '#engine/protocol.ts'

/** The positions of a game, one more than moves. */
export function positionsOf(moves: readonly Uci[]): readonly Position[] {
  const position = Position.start()
  const positions = [position.clone()]
  for (const text of moves) {
    const move = parseUci(position, text)
    if (!move.ok) throw new Error(`${text} is not legal`)
    position.make(move.value)
    positions.push(position.clone())
  }
  return positions
}

export const linesOf = (moves: readonly Uci[]): readonly LineText[] =>
  [...moves, ''].map((_, ply) => ({ start: START_FEN, moves: moves.slice(0, ply) }))

/** A score from White's view: `35` is centipawns, `#-3` a mate; `=1`, `=0.5` or `=0` if the rules have ended the game. */
export type ScoreText = string

export function makeScoreText(position: Position, score: Score | undefined): ScoreText {
  const outcome = outcomeOf(position)
  if (outcome) return `=${outcome.winner === undefined ? 0.5 : outcome.winner === 'w' ? 1 : 0}`
  if (score === undefined) throw new Error('A position that goes on has no score')
  const worth = position.turn === 'w' ? score : opposed(score)
  if (worth.type === 'over') throw new Error('An engine scores no ended games')
  return worth.type === 'mate' ? `#${worth.moves}` : `${worth.value}`
}

export function parseScoreText(text: ScoreText): Worth {
  if (text.startsWith('=')) return { type: 'over', points: Number(text.slice(1)) as 0 | 0.5 | 1 }
  return text.startsWith('#')
    ? { type: 'mate', moves: Number(text.slice(1)) }
    : { type: 'centipawns', value: Number(text) }
}
