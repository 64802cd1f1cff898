import { afterMoves, afterPass } from '#chess/line.ts'
import { capturedPiece, legalMoves, movedPiece, moveFrom, movePromotion, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { attackersOf } from '#chess/attackers.ts'
import type { Prize } from './claim.ts'
import { exchangeOn, materialOf, ROLE_VALUE, settledFor, settledMaterial } from './material.ts'
import { mateIn, tradeOf } from './proof.ts'

/** Least threatened gain in centipawns. Threats to a single pawn are too common to mention. */
export const LEAST_THREAT = 200

/** A capture by the moved piece is named if it wins at least this share of the largest gain. */
const NEARLY = 2 / 3

export interface Threat {
  readonly prize: 'mate' | Prize
  /** The moves that carry out the threat, with the captures that settle the count. */
  readonly moves: readonly Move[]
}

/**
 * The threat of the side that has just moved: its next move if the opponent passed. The opponent must not be in check, but may have
 * captures that are better than parrying.
 */
export function threatIfPassed(position: Position, least = LEAST_THREAT): Threat | undefined {
  const passed = afterPass(position)
  const mate = mateIn(passed)
  if (mate) return { prize: 'mate', moves: [mate] }
  const gain = settledGain(passed)
  const line = carriedOutBy(position.lastMove, passed, NEARLY * gain) ?? settledMaterial(passed).line
  if (gain < least || isOfferedTrade(position, line[0]!)) return undefined
  const carried = afterMoves(passed, line.slice(0, 1))
  // The side that carries it out would be mated.
  if (mateIn(carried)) return undefined
  // A first capture that loses its piece without check needs others, which a defence may prevent.
  const isSound = movePromotion(line[0]!) !== undefined || carried.isCheck()
  if (!isSound && exchangeOn(passed, moveTo(line[0]!)) < ROLE_VALUE.p) return undefined
  const won = materialOf(afterMoves(passed, line), passed.turn) - materialOf(passed, passed.turn)
  return { prize: { gain: won, ...tradeOf(passed, line, passed.turn) }, moves: line }
}

/** The captures that begin with the moved piece's capture of a more valuable one, if they win at least `least`. */
function carriedOutBy(last: Move | undefined, passed: Position, least: number): readonly Move[] | undefined {
  if (last === undefined) return undefined
  const before = materialOf(passed, passed.turn)
  return legalMoves(passed)
    .filter((move) => {
      const victim = capturedPiece(move)
      return (
        victim !== undefined &&
        moveFrom(move) === moveTo(last) &&
        ROLE_VALUE[victim.role] > ROLE_VALUE[movedPiece(move).role]
      )
    })
    .map((move) => {
      const { balance, line } = settledFor(afterMoves(passed, [move]), passed.turn)
      return { gain: balance - before, line: [move, ...line] }
    })
    .filter(({ gain }) => gain >= least)
    .toSorted((one, other) => other.gain - one.gain)[0]?.line
}

/** True if the side that has just moved could neither mate nor win a pawn by captures if the opponent passed. */
export function threatensNothing(position: Position): boolean {
  const passed = afterPass(position)
  return mateIn(passed) === undefined && settledGain(passed) < ROLE_VALUE.p
}

/** True if the attacked piece could take its attacker and both are of equal value: that is an offer to trade. */
function isOfferedTrade(position: Position, move: Move): boolean {
  const victim = capturedPiece(move)
  return (
    victim !== undefined &&
    ROLE_VALUE[movedPiece(move).role] >= ROLE_VALUE[victim.role] &&
    attackersOf(position, moveFrom(move), victim.color).includes(moveTo(move))
  )
}

/** True if in `before` the threatening side could not mate, and its captures win at least `least` centipawns less. */
export const isNewThreat = ({ prize }: Threat, before: Position, least: number): boolean =>
  prize === 'mate' ? mateIn(before) === undefined : prize.gain - settledGain(before) >= least

/** The gain of captures for the side to move, in centipawns. */
export const settledGain = (position: Position): number =>
  settledMaterial(position).balance - materialOf(position, position.turn)
