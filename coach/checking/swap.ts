import type { Role } from '#chess/types.ts'
import { after, attackers, legalSteps, takenBy, type PlainBoard, type PlainStep } from './plain-board.ts'

/** In pawns, as taught to beginners. */
export const WORTH: Record<Role, number> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 }

const takers = (board: PlainBoard, square: number): readonly PlainStep[] =>
  attackers(board, square, board.turn).length === 0 ? [] : legalSteps(board).filter(({ to }) => to === square)

/** The gain of the side to move, in pawns, by taking on a square as long as it pays. */
export function gainOn(board: PlainBoard, square: number): number {
  let best = 0
  for (const step of takers(board, square)) {
    const won = WORTH[takenBy(board, step)?.role ?? 'k'] + (step.promotion ? WORTH[step.promotion] - 1 : 0)
    if (won > best) best = Math.max(best, won - gainOn(after(board, step), square))
  }
  return best
}

/** True if the side to move takes last on a square when both take as often as they can, the cheapest man first. */
export function takesLast(board: PlainBoard, square: number): boolean {
  const [cheapest] = takers(board, square).toSorted(
    (one, two) => WORTH[board.men[one.from]!.role] - WORTH[board.men[two.from]!.role],
  )
  return cheapest !== undefined && !takesLast(after(board, cheapest), square)
}
