import type { Color } from '#chess/types.ts'
import { isError, type MoveClass } from './move-class.ts'
import { opposed, winChanceOf, type WinChance, type Worth } from './win-chance.ts'

interface JudgedMove {
  readonly color: Color
  readonly moveClass: MoveClass
  /** From White's view. */
  readonly before: Worth
  readonly loss: WinChance
}

/** The result is open while both sides have at least this chance. */
const OPEN: WinChance = 25

/**
 * The index of the mistake that decided the game: the costliest one made while the result was open, because a mistake in a
 * decided position changes little. If there is none, the costliest of all.
 */
export function turningPointOf(moves: readonly JudgedMove[]): number | undefined {
  const mistakes = [...moves.entries()].filter(([, { moveClass }]) => isError(moveClass))
  const open = mistakes.filter(([, move]) => isOpen(chanceBefore(move)))
  return costliest(open.length > 0 ? open : mistakes)
}

const isOpen = (chance: WinChance): boolean => chance >= OPEN && chance <= 100 - OPEN

const chanceBefore = ({ color, before }: JudgedMove): WinChance =>
  winChanceOf(color === 'w' ? before : opposed(before))

function costliest(mistakes: readonly (readonly [index: number, move: JudgedMove])[]): number | undefined {
  let found: readonly [number, JudgedMove] | undefined
  for (const each of mistakes) if (!found || each[1].loss > found[1].loss) found = each
  return found?.[0]
}
