import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Duel } from './duel.ts'

const KINDS: readonly Duel['kind'][] = ['mate', 'win', 'draw']

/** Reads a duel from an article's page: `win 30`, or `win 30 e6d6` to start after that move, and the start position. */
export function readDuel(goal: string, start: string): Duel | undefined {
  const [name, count, first] = goal.split(' ')
  const kind = KINDS.find((each) => each === name)
  const within = Number(count)
  if (kind === undefined || !Number.isInteger(within) || within <= 0) return undefined
  const given = readLine(start, first === undefined ? [] : [first], parseUci)
  return given.ok ? { kind, within, given: given.value } : undefined
}
