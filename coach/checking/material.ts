import type { Color, Role } from '#chess/types.ts'
import type { Spoils } from '#coach/telling/facts.ts'
import { after, isCheck, legalSteps, other, takenBy, type PlainBoard } from './plain-board.ts'
import type { PlainLine } from './read-san.ts'
import { WORTH } from './swap.ts'

/** How many men of one side and role are on the board. */
export function countOf({ men }: PlainBoard, color: Color, role: Role): number {
  return men.filter((man) => man?.color === color && man.role === role).length
}

const MEN = ['q', 'r', 'b', 'n', 'p'] as const

/** How the balance of each kind of man changed for one side over a line; bishops and knights count as one kind. */
function changesOver(start: PlainBoard, end: PlainBoard, winner: Color): ReadonlyMap<Role, number> {
  const changes = new Map<Role, number>()
  for (const role of MEN) {
    const balance = (board: PlainBoard): number =>
      countOf(board, winner, role) - countOf(board, other(winner), role)
    const kind = role === 'n' ? 'b' : role
    changes.set(kind, (changes.get(kind) ?? 0) + balance(end) - balance(start))
  }
  return changes
}

/** True if a line changes the balance by just the men that the sentence names. */
export function isGainOf(
  lines: readonly PlainLine[],
  winner: Color,
  { won, lost }: Extract<Spoils, { type: 'pieces' }>,
): boolean {
  const start = lines[0]!.boards[0]!
  const end = lines.at(-1)!.boards.at(-1)!
  const named = new Map<Role, number>()
  for (const [roles, sign] of [
    [won, 1],
    [lost, -1],
  ] as const)
    for (const role of roles) {
      const kind = role === 'n' ? 'b' : role
      named.set(kind, (named.get(kind) ?? 0) + sign)
    }
  return [...changesOver(start, end, winner)].every(([role, change]) => change === (named.get(role) ?? 0))
}

/** The men of one side less those of the other, in pawns. */
export function pawnsOf({ men }: PlainBoard, color: Color): number {
  let balance = 0
  for (const man of men) if (man) balance += man.color === color ? WORTH[man.role] : -WORTH[man.role]
  return balance
}

const DEEPEST = 8

/** The balance of the side to move, in pawns, after the captures and promotions that pay. */
function settled(board: PlainBoard, low = -100, high = 100, depth = DEEPEST): number {
  const inCheck = isCheck(board)
  const standing = pawnsOf(board, board.turn)
  if (depth === 0) return standing
  let best = inCheck ? -100 : standing
  if (best >= high) return best
  const steps = legalSteps(board)
  if (steps.length === 0) return inCheck ? -100 : 0
  const sharp = inCheck ? steps : steps.filter((step) => takenBy(board, step) || step.promotion)
  const worth = (step: (typeof steps)[number]): number =>
    10 * WORTH[takenBy(board, step)?.role ?? 'k'] - WORTH[board.men[step.from]!.role]
  for (const step of sharp.toSorted((one, two) => worth(two) - worth(one))) {
    best = Math.max(best, -settled(after(board, step), -high, -Math.max(low, best), depth - 1))
    if (best >= high) break
  }
  return best
}

/** The gain of the side to move by its captures, in pawns. */
export const sharpGain = (board: PlainBoard): number => settled(board) - pawnsOf(board, board.turn)
