import { isCapture, legalMoves, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { thinkDelay, type Skill } from '#engine/strength.ts'

/** The circumstances that determine the computer's thinking time. */
export interface TempoContext {
  readonly level: Skill
  /** The position before the move. */
  readonly position: Position
  /** The move that the computer will play. */
  readonly move: Move
  /** The number of moves so far. */
  readonly plies: number
  /** How many moves people hesitate between here, if the engine knows. */
  readonly choices?: number | undefined
  /** The player is short of time: a person would speed up to keep the pressure. */
  readonly isPlayerShort: boolean
}

/** Factor for the only legal move and for recaptures. */
const AT_ONCE = 0.25
/** Factor for the first moves, which players know by heart. */
const OPENING = 0.7
const OPENING_PLIES = 6
const SHORT_OF_TIME = 0.4
/** The median number of moves in the games of `content/games`. */
const USUAL_MOVES = 37
const USUAL_CHOICES = 5.4
const EASIEST = 0.6
const HARDEST = 1.8
/** Random variation, from a third less to half as much again. */
const SPREAD = 0.4

/**
 * The computer's apparent thinking time in milliseconds: around its level's delay, longer for hard choices and shorter for
 * easy ones. `chance` returns numbers from 0 up to 1; 0.5 gives the middle.
 */
export function thinkTime(moment: TempoContext, chance: () => number): number {
  const haste = moment.isPlayerShort ? SHORT_OF_TIME : 1
  // The sum of two random numbers makes extremes rare.
  const mood = Math.exp(SPREAD * (chance() + chance() - 1))
  return Math.round(thinkDelay(moment.level) * thoughtOf(moment) * haste * mood)
}

function thoughtOf({ position, move, plies, choices }: TempoContext): number {
  const moves = legalMoves(position)
  if (moves.length === 1 || isRecapture(position, move)) return AT_ONCE
  if (plies < OPENING_PLIES) return OPENING
  const toCalculate = countMoves(moves) / USUAL_MOVES
  const toDecide = choices === undefined ? toCalculate : choices / USUAL_CHOICES
  return Math.min(HARDEST, Math.max(EASIEST, Math.sqrt(toCalculate * toDecide)))
}

/** A capture counts as several moves, since players must calculate it to its end. */
const countMoves = (moves: readonly Move[]): number => moves.length + 3 * moves.filter(isCapture).length

function isRecapture({ lastMove }: Position, move: Move): boolean {
  return lastMove !== undefined && isCapture(lastMove) && isCapture(move) && moveTo(lastMove) === moveTo(move)
}
