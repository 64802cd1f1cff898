import { makeUci, parseUci } from '#chess/uci.ts'
import { outcomeAfter, positionAt, type GameLine } from '#app/line/line.ts'
import type { KeptJudgement } from './kept-judgement.ts'

/** Of the position after `ply` moves: all of its lines can be played, and only where the game is over there are none. */
export function isPossible(game: GameLine, ply: number, { variations }: KeptJudgement): boolean {
  if (variations.length > 0) return variations.every(({ moves }) => canBePlayed(game, ply, moves))
  return ply === game.moves.length && outcomeAfter(game) !== undefined
}

function canBePlayed(game: GameLine, ply: number, moves: readonly string[]): boolean {
  const position = positionAt(game, ply)
  return moves.every((text) => {
    const move = parseUci(position, text)
    if (!move.ok || makeUci(move.value) !== text) return false
    position.make(move.value)
    return true
  })
}
