import { makeFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { parseExactPgn, type PgnGame } from '#chess/pgn.ts'
import { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import type { Fen, Move, Result, San, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { words } from '#words/line'

/** A game as a page shows it, with every position, so that the page does not need the rules. */
export interface GameLine {
  readonly tags: Readonly<Record<string, string>>
  readonly start: Fen
  /** Text before the first move. */
  readonly preface?: string
  readonly plies: readonly Ply[]
  readonly result: PgnGame['result']
}

interface Ply {
  /** `12.` before White's move, `12...` before Black's. */
  readonly number: string
  readonly san: San
  readonly uci: Uci
  /** The position after the move. */
  readonly fen: Fen
  /** True if the move ends the game by the rules. */
  readonly isOver: boolean
  readonly comment?: string
}

/** Reads a text with exactly one game in it. */
export function parseGameLine(pgn: string): Result<GameLine, 'ERR_GAME'> {
  const parsed = parseExactPgn(pgn)
  if (!parsed.ok) return { ok: false, error: 'ERR_GAME', detail: words.pgnFault(parsed) }
  const [game, another] = parsed.value
  if (game === undefined || another !== undefined)
    return { ok: false, error: 'ERR_GAME', detail: 'one game is wanted here, not several' }

  const { tags, moves, comments = [], result } = game
  const [preface, ...others] = comments
  return {
    ok: true,
    value: {
      ...makeGameLine(game.start ?? Position.start(), moves, others),
      tags,
      result,
      ...(preface !== undefined && { preface }),
    },
  }
}

/** A line without players. `comments` has an entry for each move that has one, by its index. */
export function makeGameLine(
  start: Position,
  moves: readonly Move[],
  comments: readonly (string | undefined)[] = [],
): GameLine {
  const position = start.clone()
  const plies = moves.map((move, index): Ply => {
    const number = `${position.fullmoves}${position.turn === 'w' ? '.' : '...'}`
    const san = makeSan(position, move)
    position.make(move)
    const comment = comments[index]
    return {
      number,
      san,
      uci: makeUci(move),
      fen: makeFen(position),
      isOver: outcomeOf(position) !== undefined,
      ...(comment !== undefined && { comment }),
    }
  })
  return { tags: {}, start: makeFen(start), plies, result: '*' }
}

/** `Carlsen, Magnus`, as PGN has it, to `Magnus Carlsen`. */
export const givenNameFirst = (name: string): string => name.split(', ').toReversed().join(' ')
