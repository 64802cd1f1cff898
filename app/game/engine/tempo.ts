import { isCapture, legalMoves, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { thinkDelay, type Skill } from '#engine/strength.ts'

/** What decides how long the computer lets a move wait. */
export interface Moment {
  readonly level: Skill
  /** Where it is to move. */
  readonly position: Position
  /** What it is going to play. */
  readonly move: Move
  /** How many moves have been played. */
  readonly plies: number
  /** The player's clock is nearly used up: a person would speed up too, to keep the pressure. */
  readonly isPlayerShort: boolean
}

/** What needs no thought: the only legal move, and taking back. */
const AT_ONCE = 0.25
/** The first moves are known by heart. */
const OPENING = 0.7
const OPENING_PLIES = 6
const SHORT_OF_TIME = 0.4
/** Choices in a position that is neither easy nor hard: the median over the games of `content/games`. */
const USUAL_CHOICES = 37
const EASIEST = 0.6
const HARDEST = 1.8
/** Nobody takes twice the same time over the same thing: as much as a third less or half as much again. */
const SPREAD = 0.4

/**
 * How long the computer appears to think, in milliseconds: around its level's delay, longer over a hard choice, shorter
 * over an easy one. `chance` gives numbers from 0 up to 1, of which the middle gives the middle.
 */
export function thinkTime(moment: Moment, chance: () => number): number {
  const haste = moment.isPlayerShort ? SHORT_OF_TIME : 1
  // Two numbers, so that what is far from the middle is rare.
  const mood = Math.exp(SPREAD * (chance() + chance() - 1))
  return Math.round(thinkDelay(moment.level) * thoughtOf(moment) * haste * mood)
}

function thoughtOf({ position, move, plies }: Moment): number {
  const moves = legalMoves(position)
  if (moves.length === 1 || isRecapture(position, move)) return AT_ONCE
  if (plies < OPENING_PLIES) return OPENING
  return Math.min(HARDEST, Math.max(EASIEST, choicesIn(moves) / USUAL_CHOICES))
}

/** A capture must be thought through to its end, which no quiet move asks for: it counts as several. */
const choicesIn = (moves: readonly Move[]): number => moves.length + 3 * moves.filter(isCapture).length

function isRecapture({ lastMove }: Position, move: Move): boolean {
  return lastMove !== undefined && isCapture(lastMove) && isCapture(move) && moveTo(lastMove) === moveTo(move)
}
