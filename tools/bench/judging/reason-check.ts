import { positionOfFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Claim } from '#coach/claim.ts'
import { winsSame } from '#coach/same-prize.ts'
import { chanceOf, type Ask } from './asking.ts'

/** The share of the loss that must vanish with the claim's cause. */
const LEAST_SHARE = 1 / 2
/** Ways to win the same piece that are taken away one after the other; if there are still more, it is lost and that is the reason. */
const MOST_WAYS = 6
const NODES = 100_000
/** Undefined for claims that explain no loss, and for mates: nothing that the other side could have played instead is worse. */
export async function isTheReason(claim: Claim, played: Uci, ask: Ask): Promise<boolean | undefined> {
  if (claim.about === 'played' || claim.kind === 'mate') return undefined
  const { start, moves } = claim.proof
  const isAllowed = claim.about === 'allowed'
  const best = chanceOf(await ask(start, [], { nodes: NODES }))
  const answered = 100 - chanceOf(await ask(start, [played], { nodes: NODES }))
  const loss = best - answered
  // Stockfish sees no loss that a claim could explain.
  if (loss <= 0) return false
  const line = isAllowed ? [played] : []
  const left = await withoutCause(claim, line, moves[isAllowed ? 1 : 0]!, ask)
  if (left === undefined) return true
  const remaining = isAllowed ? best - (100 - left) : left - answered
  return remaining <= (1 - LEAST_SHARE) * loss
}

/** The winning side's chances without the cause; undefined if there are too many ways to bring it about. */
async function withoutCause(
  claim: Claim,
  line: readonly Uci[],
  first: Uci,
  ask: Ask,
): Promise<number | undefined> {
  const start = positionOfFen(claim.proof.start)
  const position = afterMoves(start, readMoves(start, line)!)
  let allowed = legalMoves(position)
    .map(makeUci)
    .filter((move) => move !== first)
  for (let way = 0; way < MOST_WAYS; way++) {
    if (allowed.length === 0) return undefined
    const found = await ask(claim.proof.start, line, { nodes: NODES, only: allowed })
    if (!found) return undefined
    if (claim.kind !== 'material' || !winsSame(claim, found.moves)) return chanceOf(found)
    allowed = allowed.filter((move) => move !== found.moves[0])
  }
  return undefined
}
