import { isFen, positionFromFen } from '#chess/fen.ts'
import type { Fen, Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Duel } from './duel.ts'

const KINDS: readonly Duel['kind'][] = ['mate', 'win', 'draw']

/** A duel as an article’s page has it: `win 30`, or `win 30 e6d6` after that move, and its start position. */
export function readDuel(goal: string, start: string): Duel | undefined {
  const [name, count, first] = goal.split(' ')
  const kind = KINDS.find((each) => each === name)
  const within = Number(count)
  if (kind === undefined || !Number.isInteger(within) || within <= 0 || !isFen(start)) return undefined
  const given = first === undefined ? [] : givenMove(start, first)
  return given && { kind, within, start, given }
}

/** The other side's move before the first own one; undefined if it is not legal. */
function givenMove(start: Fen, first: string): readonly Move[] | undefined {
  const position = positionFromFen(start)
  const move = position.ok ? parseUci(position.value, first) : position
  return move.ok ? [move.value] : undefined
}
