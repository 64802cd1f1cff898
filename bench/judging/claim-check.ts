import { positionOfFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Fen, type Uci } from '#chess/types.ts'
import { keepsCastling } from '#coach/castling.ts'
import type { Claim, ThreatClaim } from '#coach/claim.ts'
import { materialOf, settledFor } from '#coach/material.ts'
import { centipawnsOf } from '#coach/win-chance.ts'
import { stockfish } from '../engine/programs.ts'
import { UciProcess } from '../engine/uci-process.ts'

/**
 * `refuted`: after the best defence neither the count nor the evaluation shows anything won. `smaller`: something, but less
 * than half of what was said.
 */
export type Verdict = 'holds' | 'smaller' | 'refuted'

const LIMITS = 'nodes 300000'
/** Before a mate is called refuted. */
const LAST_LIMITS = 'nodes 30000000'
/** What is worth as much as material to whoever defends: an attack, or a mate that was not seen. */
const WON = 100
const MATED = 1_000
/** What is a draw to it too, within a tenth of a pawn that other moves may bring. */
const DRAWN = 30

/** Looks for what a claim has overlooked. */
export async function makeDefender(): Promise<{
  check(claim: Claim): Promise<Verdict>
  quit(): Promise<void>
}> {
  const process = await UciProcess.start(stockfish({ Threads: '1', Hash: '64' }))
  const ask: Ask = async (start, moves, { goesOn = false, limits = LIMITS } = {}) => {
    if (!goesOn) await process.newGame()
    return (await process.go(start, moves, limits)).best
  }
  return {
    check: (claim) => check(claim, ask),
    quit: () => process.quit(),
  }
}

/** `goesOn`: with what it remembers of the positions asked about before. `limits`: of nodes, as UCI says it. */
type Ask = (
  start: Fen,
  moves: readonly string[],
  how?: { readonly goesOn?: boolean; readonly limits?: string },
) => Promise<Awaited<ReturnType<UciProcess['go']>>['best']>

async function check(claim: Claim, ask: Ask): Promise<Verdict> {
  if (claim.kind === 'book') return 'holds'
  if (claim.kind === 'threat') return await checkThreat(claim, ask)
  const { start, moves } = claim.proof
  const from = claim.about === 'allowed' ? 1 : 0
  // The claim's own first move for the side that wins.
  const first = moves.slice(0, from + 1)
  const defence = await ask(start, first)
  // Mated on the spot.
  if (!defence) return 'holds'
  const winners = -centipawnsOf(defence.score)
  if (claim.kind === 'mate')
    return winners >= MATED || (await isMateAfterAll(claim, from, ask)) ? 'holds' : 'refuted'

  const position = positionOfFen(start)
  const winner = claim.about === 'allowed' ? opposite(position.turn) : position.turn
  if (claim.kind === 'draw') return Math.abs(winners) <= DRAWN ? 'holds' : 'refuted'
  if (claim.kind === 'trade') {
    const end = await ask(start, claim.proof.moves)
    const isWinnersTurn = (claim.proof.moves.length - from) % 2 === 0
    const score = end ? centipawnsOf(end.score) * (isWinnersTurn ? 1 : -1) : 0
    return Math.min(winners, score) >= 2 * WON ? 'holds' : 'refuted'
  }
  if (claim.kind === 'castling') {
    const line = readMoves(position, [...first, ...defence.moves])!
    return keepsCastling(position, line, opposite(winner)) ? 'refuted' : 'holds'
  }
  if (claim.kind === 'pawn-ending')
    return (claim.result === 'won' ? winners >= WON : winners > -WON) ? 'holds' : 'refuted'
  const gain = gainAfter(position, [...first, ...defence.moves], winner)
  if (gain >= claim.gain / 2 || winners >= MATED) return 'holds'
  // What was allowed must have made a difference to the best move; of a chance, the evaluation must be ahead of the count.
  const best = claim.about === 'allowed' ? await ask(start, []) : undefined
  const swing = winners + (best ? centipawnsOf(best.score) : -materialOf(position, winner))
  if (swing >= claim.gain / 2) return 'holds'
  return gain >= WON || swing >= WON ? 'smaller' : 'refuted'
}

/** If the other side passes: does the side that threatens win what is said, by the count or by the difference that its move makes? */
async function checkThreat({ prize, proof, threat }: ThreatClaim, ask: Ask): Promise<Verdict> {
  const carried = await ask(threat.start, [])
  const winners = carried ? centipawnsOf(carried.score) : 0
  if (winners >= MATED) return 'holds'
  if (prize === 'mate') return 'refuted'
  const position = positionOfFen(threat.start)
  const gain = gainAfter(position, carried?.moves ?? [], position.turn)
  const answered = await ask(proof.start, proof.moves)
  const most = Math.max(gain, winners + (answered ? centipawnsOf(answered.score) : 0))
  if (most >= prize.gain / 2) return 'holds'
  return most >= WON ? 'smaller' : 'refuted'
}

/**
 * Stockfish leaves moves out of a search to look further, a quiet move that mates among them: a mate in 5 that we had found it did not see
 * with ten times as many nodes. Asked from the end of the line to its beginning, it comes to remember what it has found; a mate in 7 it saw
 * only with a hundred times as many.
 */
async function isMateAfterAll({ proof }: Claim, from: number, ask: Ask): Promise<boolean> {
  let best: Awaited<ReturnType<Ask>>
  for (let length = proof.moves.length - 1; length > from; length--)
    best = await ask(proof.start, proof.moves.slice(0, length), { goesOn: true })
  if (best && -centipawnsOf(best.score) >= MATED) return true
  const last = await ask(proof.start, proof.moves.slice(0, from + 1), { limits: LAST_LIMITS })
  return last !== undefined && -centipawnsOf(last.score) >= MATED
}

/** What the line wins, in centipawns. */
function gainAfter(position: Position, line: readonly Uci[], winner: Color): number {
  const moves = readMoves(position, line)
  if (!moves) throw new Error(`${line.join(' ')} is not legal`)
  return settledFor(afterMoves(position, moves), winner).balance - materialOf(position, winner)
}
