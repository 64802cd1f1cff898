import { isFen } from '#chess/fen.ts'
import type { Duel } from './duel.ts'

const KINDS: readonly Duel['kind'][] = ['mate', 'win', 'draw']

/** A duel as an article writes it into its page: `win 30`, and the position it begins with. */
export function readDuel(goal: string, start: string): Duel | undefined {
  const [name, count] = goal.split(' ')
  const kind = KINDS.find((each) => each === name)
  const within = Number(count)
  return kind !== undefined && Number.isInteger(within) && within > 0 && isFen(start)
    ? { kind, within, start, given: [] }
    : undefined
}
