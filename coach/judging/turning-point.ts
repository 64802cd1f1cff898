import { opposite, type Color } from '#chess/types.ts'
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
export const OPEN: WinChance = 25

/**
 * The index of the mistake that decided the game: the costliest one of the side that stands lost at the end, made while the
 * result was open, because a mistake in a decided position changes little. If there is none, its costliest inaccuracy counts.
 * If there is none either, or neither side stands lost, the mistakes of both sides count.
 */
export function turningPointOf(moves: readonly JudgedMove[]): number | undefined {
  const mistakes = [...moves.entries()].filter(([, { moveClass }]) => isError(moveClass))
  const slips = [...moves.entries()].filter(([, { moveClass }]) => moveClass === 'inaccuracy')
  const loser = loserOf(moves)
  const isLosers = ([, { color }]: Entry): boolean => color === loser
  return (
    costliest(mistakes.filter(isOpen).filter(isLosers)) ??
    costliest(slips.filter(isOpen).filter(isLosers)) ??
    costliest(mistakes.filter(isOpen)) ??
    costliest(mistakes)
  )
}

/** The side with less than an open game's chances after the last move. */
function loserOf(moves: readonly JudgedMove[]): Color | undefined {
  const last = moves.at(-1)
  if (!last) return undefined
  const chance = chanceBefore(last) - last.loss
  if (isOpenAt(chance)) return undefined
  return chance < OPEN ? last.color : opposite(last.color)
}

type Entry = readonly [index: number, move: JudgedMove]

const isOpen = ([, move]: Entry): boolean => isOpenAt(chanceBefore(move))

export const isOpenAt = (chance: WinChance): boolean => chance >= OPEN && chance <= 100 - OPEN

/** The mover's chance before the move. */
export const chanceBefore = ({ color, before }: JudgedMove): WinChance =>
  winChanceOf(color === 'w' ? before : opposed(before))

function costliest(mistakes: readonly Entry[]): number | undefined {
  let found: Entry | undefined
  for (const each of mistakes) if (!found || each[1].loss > found[1].loss) found = each
  return found?.[0]
}
