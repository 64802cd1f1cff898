import { positionOfFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Claim, MaterialClaim } from '#coach/claims/claim.ts'
import { settledFor } from '#coach/claims/material.ts'
import { reachesSame } from '#coach/finding/same-prize.ts'
import { centipawnsOf } from '#coach/judging/win-chance.ts'
import type { Variation } from '#engine/protocol.ts'
import { chanceOf, type Ask } from './asking.ts'

/** The share of the loss that must disappear with the claim's cause. */
const LEAST_SHARE = 1 / 2
/**
 * How many ways to win the same piece are ruled out one after the other; if more remain, the piece is lost anyway and that is
 * the reason.
 */
const MOST_WAYS = 6
const NODES = 100_000
/** In Stockfish's centipawns: larger evaluations do not change the result. */
const MOST_WORTH = 1_000

export interface ReasonTest {
  /** Ruling out the claim's first winning move removes at least half of the loss. */
  readonly byMove: boolean
  /**
   * Only for material: Stockfish's lines after the best and the judged move differ in material by at least half of the loss.
   */
  readonly byCount: boolean
}

/** `undefined` for claims that explain no loss, and for mates, where no alternative for the other side could be worse. */
export async function testReason(claim: Claim, played: Uci, ask: Ask): Promise<ReasonTest | undefined> {
  if (claim.about === 'played' || claim.kind === 'mate') return undefined
  const { start } = claim.proof
  const before = await ask(start, [], { nodes: NODES })
  const after = await ask(start, [played], { nodes: NODES })
  const loss = chanceOf(before) - (100 - chanceOf(after))
  // Stockfish sees no loss that the claim could explain.
  if (loss <= 0) return { byMove: false, byCount: false }
  const byMove = await returnsWithout(claim, played, { best: chanceOf(before), loss }, ask)
  return { byMove, byCount: claim.kind === 'material' && accountsFor(claim, played, before, after) }
}

async function returnsWithout(
  claim: Claim,
  played: Uci,
  { best, loss }: { readonly best: number; readonly loss: number },
  ask: Ask,
): Promise<boolean> {
  const isAllowed = claim.about === 'allowed'
  const line = isAllowed ? [played] : []
  const left = await withoutCause(claim, line, claim.proof.moves[isAllowed ? 1 : 0]!, ask)
  if (left === undefined) return true
  const remaining = isAllowed ? best - (100 - left) : left - (best - loss)
  return remaining <= (1 - LEAST_SHARE) * loss
}

/** True if the material at the ends of Stockfish's two lines differs by at least half of the loss. */
function accountsFor(
  { proof, gain, also }: MaterialClaim,
  played: Uci,
  before: Variation | undefined,
  after: Variation | undefined,
): boolean {
  if (!before || !after) return false
  const position = positionOfFen(proof.start)
  const mover = position.turn
  const swing =
    countAfter(position, before.moves, mover) - countAfter(position, [played, ...after.moves], mover)
  const loss = worthOf(before) + worthOf(after)
  return Math.min(swing, gain + (also?.gain ?? 0)) >= LEAST_SHARE * loss
}

const countAfter = (position: Position, line: readonly Uci[], color: Color): number =>
  settledFor(afterMoves(position, readMoves(position, line)!), color).balance

const worthOf = ({ score }: Variation): number =>
  Math.max(-MOST_WORTH, Math.min(MOST_WORTH, centipawnsOf(score)))

/** The winning side's chances without the cause; `undefined` if there are too many ways to reach it. */
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
    if (!reachesSame(claim, found.moves)) return chanceOf(found)
    allowed = allowed.filter((move) => move !== found.moves[0])
  }
  return undefined
}
