import { readLine, type Line } from '#chess/line.ts'
import { makeFen, positionFromFen } from '#chess/fen.ts'
import { PAWN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { SQUARES } from '#chess/squares.ts'
import type { Color } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { ClassName } from '#endings/classes.ts'
import type { EndingTables } from '#endings/exact.ts'
import { locate } from '#endings/locate.ts'
import { drawPosition } from '#endings/training/draw-position.ts'
import type { RandomSource } from '#endings/training/opponent.ts'
import type { TaughtEnding } from './ending-list.ts'
import type { EndingRound } from './round.ts'

/** How far fresh positions are from mate, relative to the taught one, and which share of their moves keeps the result, by level. */
const LEVELS = [
  { plies: [0.3, 0.8], keep: [0.01, 1] },
  { plies: [0.4, 1], keep: [0.01, 0.7] },
  { plies: [0.6, 1.4], keep: [0.01, 0.45] },
] as const
/** A mate in one or two teaches little, and short endings have few positions near their own length. */
const LEAST_PLIES = 5
const LEAST_RANGE = 12

/** The position of the curriculum as a round. */
export function taughtRound(ending: TaughtEnding): EndingRound {
  return { start: lineFrom(ending.fen), pupil: ending.pupil, goal: ending.result === 'draw' ? 'hold' : 'win' }
}

/** The class of an ending; undefined for those with five men. */
export function classOfEnding({ fen }: TaughtEnding): ClassName | undefined {
  const entry = locate(positionOf(fen))
  return entry.ok ? (entry.value.ending.name as ClassName) : undefined
}

/**
 * A position of the same class with the same side to move and result, turned at random. A single pawn stands on the same rank and on a file
 * of the same kind, because that decides many of these endings. Undefined if none is found, which falls back to the taught position.
 */
export function freshRound(
  ending: TaughtEnding,
  level: number,
  tables: EndingTables,
  random: RandomSource,
): EndingRound | undefined {
  const taught = positionOf(ending.fen)
  const entry = locate(taught)
  if (!entry.ok) return undefined
  const { plies, keep } = LEVELS[Math.max(0, Math.min(LEVELS.length - 1, level - 1))]!
  const longest = 'plies' in ending ? ending.plies : 0
  const pupilMoves = taught.turn === ending.pupil
  const pawn = pawnKind(taught)
  const found = drawPosition(
    entry.value.ending.name as ClassName,
    {
      result: ending.result,
      side: entry.value.side,
      plies: [
        Math.max(LEAST_PLIES, Math.floor(longest * plies[0])),
        Math.max(LEAST_RANGE, Math.ceil(longest * plies[1])),
      ],
      // The opponent's choice says nothing about the pupil's.
      keep: pupilMoves ? keep : [0.01, 1],
      suits: (position) => pawn === undefined || pawnKind(position) === pawn,
    },
    tables,
    random,
  )
  if (!found) return undefined
  const pupil: Color = pupilMoves ? found.turn : found.turn === 'w' ? 'b' : 'w'
  return { start: lineFrom(makeFen(found)), pupil, goal: ending.result === 'draw' ? 'hold' : 'win' }
}

/** Steps to promotion and distance from the edge of the only pawn; undefined for none or two. */
function pawnKind({ board }: Position): string | undefined {
  const pawns = SQUARES.filter((square) => (board[square]! & 7) === PAWN)
  const [square] = pawns
  if (square === undefined || pawns.length > 1) return undefined
  const isBlack = (board[square]! & 8) !== 0
  const [file, rank] = [square & 7, square >> 3]
  return `${isBlack ? rank : 7 - rank} ${Math.min(file, 7 - file)}`
}

function positionOf(fen: string): Position {
  const position = positionFromFen(fen)
  // The curriculum's tests parse every one of its positions.
  if (!position.ok) throw new Error(fen)
  return position.value
}

function lineFrom(fen: string): Line {
  const line = readLine(fen, [], parseUci)
  if (!line.ok) throw new Error(fen)
  return line.value
}
