import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import type { Move, San } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import type { PeopleMove } from './ask-people.ts'

interface ShareOfMove {
  readonly san: San
  /** In whole per cent. */
  readonly percent: number
}

export interface PeopleAnswer {
  /** The commonest moves, at most three. */
  readonly commonest: readonly ShareOfMove[]
  /** The move that was played, unless it is one of these. */
  readonly played: ShareOfMove | undefined
  /** An arrow for each of the commonest moves. */
  readonly marks: readonly BoardMark[]
}

const MOST_MOVES = 3
/** The net is trained on players of these ratings. */
const RATINGS = { least: 800, most: 2200, step: 100 } as const
const UNKNOWN_RATING = 1500

/** The rating that is asked about for a player whose rating may be unknown. */
export function askedRating(rating: number | undefined = UNKNOWN_RATING): number {
  const { least, most, step } = RATINGS
  return Math.min(most, Math.max(least, step * Math.round(rating / step)))
}

/** `position` is the one before the played move. */
export function makePeopleAnswer(
  position: Position,
  moves: readonly PeopleMove[],
  played: Move | undefined,
): PeopleAnswer {
  const found = moves
    .flatMap(({ move: uci, chance }) => {
      const move = parseUci(position, uci)
      const percent = Math.round(100 * chance)
      return move.ok ? [{ move: move.value, san: makeSan(position, move.value), percent, chance }] : []
    })
    .toSorted((one, other) => other.chance - one.chance)
  const commonest = found.slice(0, MOST_MOVES).filter(({ percent }) => percent > 0)
  const other = found.find(({ move }) => move === played)
  return {
    commonest: commonest.map(shareOf),
    played: other && !commonest.includes(other) ? shareOf(other) : undefined,
    marks: commonest.map(({ move }) => ({ from: moveFrom(move), to: moveTo(move), color: 'blue' })),
  }
}

const shareOf = ({ san, percent }: ShareOfMove): ShareOfMove => ({ san, percent })
