import { makeFen, positionOfFen } from '#chess/fen.ts'
import { afterMoves, afterPass, readMoves } from '#chess/line.ts'
import { isCapture, legalMoves, movePromotion } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Fen, type Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { aheadIn } from '#coach/finding/best-play.ts'
import { MOST_BOOK_MOVES } from '#coach/claims/book.ts'
import { keepsCastling } from '#coach/claims/castling.ts'
import type { BookClaim, Claim, ThreatClaim, SightClaim } from '#coach/claims/claim.ts'
import { materialOf, settledFor } from '#coach/claims/material.ts'
import type { MoveReview } from '#coach/review/review.ts'
import { centipawnsOf } from '#coach/judging/win-chance.ts'
import { chanceOf, type Ask } from './asking.ts'

/**
 * `refuted`: nothing has been won at the quiet end of the best defence. `smaller`: something, but less than half of the
 * claim. The evaluation alone proves nothing, since it may fall for another reason.
 */
export type Verdict = 'holds' | 'smaller' | 'refuted'

/** Nodes to search before a mate counts as refuted. */
const LAST_NODES = 30_000_000
const WON = 100
const MATED = 1_000
/** In Stockfish's centipawns: an evaluation this close to 0 is a draw. */
const DRAWN = 30
/** Half-moves for which a line is followed, as many as in the engine's own lines. */
const HORIZON = 16
/** In Stockfish's centipawns: a book move may be this much worse than the first choice. */
const MOST_LOST_IN_BOOK = 100
/** In points of winning chances: half of what our own judgement requires for the word. */
const ONLY_MOVE = 5
const MOST_LOST_BY_BRILLIANT = 4
/** Checks in the line that Stockfish plays against a hunt for the king. */
const LEAST_CHECKS = 2

/** In Stockfish's centipawns: a move that the second tier names may be this much worse than its first choice. */
const MOST_BESIDE_FIRST = 30

/**
 * A fact of the second tier is replayed noun by noun (coach/checking). Here its move must be good: Stockfish's first choice, or
 * nearly as good. A gain that it names must also hold.
 */
async function checkSight({ sight, about, proof }: SightClaim, ask: Ask): Promise<Verdict> {
  if (sight.type === 'claim' && sight.claim.kind === 'material') return await checkFact(sight.claim, ask)
  const from = about === 'allowed' ? 1 : 0
  const before = proof.moves.slice(0, from)
  const best = await ask(proof.start, before)
  const own = await ask(proof.start, before, { only: [proof.moves[from]!] })
  if (!best || !own) return 'holds'
  return centipawnsOf(best.score) - centipawnsOf(own.score) <= MOST_BESIDE_FIRST ? 'holds' : 'refuted'
}

/** Checks the words "brilliant" and "the only good move"; `undefined` for moves of other classes. */
export async function checkWord(
  { moveClass, move }: Pick<MoveReview, 'moveClass' | 'move'>,
  position: Position,
  ask: Ask,
): Promise<Verdict | undefined> {
  if (moveClass !== 'brilliant' && moveClass !== 'great') return undefined
  const start = makeFen(position)
  const others = legalMoves(position)
    .map(makeUci)
    .filter((each) => each !== move)
  const played = chanceOf(await ask(start, [], { only: [move] }))
  const other = others.length === 0 ? 0 : chanceOf(await ask(start, [], { only: others }))
  if (moveClass === 'great') return played - other >= ONLY_MOVE ? 'holds' : 'refuted'
  return other - played <= MOST_LOST_BY_BRILLIANT ? 'holds' : 'refuted'
}

/** Tests a claim by searching for a defence that it overlooked. */
export async function checkClaim(claim: Claim, ask: Ask): Promise<Verdict> {
  const verdict = await checkFact(claim, ask)
  const more = claim.kind === 'material' ? claim.also : claim.kind === 'threat' ? claim.stillWon : undefined
  return verdict === 'holds' && more ? await checkFact(more, ask) : verdict
}

async function checkFact(claim: Claim, ask: Ask): Promise<Verdict> {
  if (claim.kind === 'book') return await checkBook(claim, ask)
  if (claim.kind === 'only-move') return await checkClaim(claim.loss, ask)
  // Exact results are compared with another generator's tables (bench -- endings).
  if (claim.kind === 'ending') return 'holds'
  if (claim.kind === 'threat') return await checkThreat(claim, ask)
  if (claim.kind === 'sight') return await checkSight(claim, ask)
  const { start, moves } = claim.proof
  const from = claim.about === 'allowed' ? 1 : 0
  // Up to the claim's first move by the winning side.
  const first = moves.slice(0, from + 1)
  const defence = await ask(start, first)
  // The move is mate.
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
  if (claim.kind === 'hunt') return checkHunt(position, [...first, ...defence.moves], from, winners)
  if (claim.kind === 'pawn-ending')
    return (claim.result === 'won' ? winners >= WON : winners > -WON) ? 'holds' : 'refuted'
  if (winners >= MATED) return 'holds'
  const gain = await gainIn(start, first, winner, ask)
  if (gain >= claim.gain / 2) return 'holds'
  // If the winner had a better move than to capture, it must capture with its next move.
  const most = Math.max(gain, await gainByTaking(start, [...first, defence.moves[0]!], winner, ask))
  return verdictOf(most, claim.gain)
}

/** Stockfish's defence must allow more checks, and the hunt must win or at least not cost anything. */
function checkHunt(position: Position, line: readonly Uci[], from: number, winners: number): Verdict {
  if (winners >= MATED) return 'holds'
  const played = position.clone()
  let checks = 0
  for (const [index, move] of readMoves(position, line)!.slice(0, HORIZON).entries()) {
    played.make(move)
    if (index >= from && (index - from) % 2 === 0 && played.isCheck()) checks++
  }
  return checks >= LEAST_CHECKS && winners >= 0 ? 'holds' : 'refuted'
}

const verdictOf = (gain: number, said: number): Verdict => {
  if (gain >= said / 2) return 'holds'
  return gain >= WON ? 'smaller' : 'refuted'
}

/** The gain of `winner` at the end of Stockfish's line, or a lead that lasted for some moves within it. */
async function gainIn(
  start: Fen,
  moves: readonly Uci[],
  winner: Color,
  ask: Ask,
  only?: readonly Uci[],
): Promise<number> {
  const position = positionOfFen(start)
  let line = [...moves, ...((await ask(start, moves, only && { only }))?.moves ?? [])]
  if (line.length < HORIZON) line = [...line, ...((await ask(start, line))?.moves ?? [])]
  return Math.max(gainAfter(position, line, winner), aheadIn(position, readMoves(position, line)!, winner))
}

async function gainByTaking(start: Fen, moves: readonly Uci[], winner: Color, ask: Ask): Promise<number> {
  const position = positionOfFen(start)
  const reached = afterMoves(position, readMoves(position, moves)!)
  const takes = legalMoves(reached).filter((move) => isCapture(move) || movePromotion(move) !== undefined)
  if (takes.length === 0) return 0
  return gainIn(start, moves, winner, ask, takes.map(makeUci))
}

/** Checks that the opponent's last move threatened what the claim says: it must succeed if the side to move passes. */
export async function checkWarning(claim: Claim, position: Position, ask: Ask): Promise<Verdict | undefined> {
  if ((claim.kind !== 'material' && claim.kind !== 'mate') || !claim.warning || position.isCheck())
    return undefined
  const passed = afterPass(position)
  const start = makeFen(passed)
  const carried = await ask(start, [])
  if (carried && centipawnsOf(carried.score) >= MATED) return 'holds'
  if (claim.kind === 'mate') return 'refuted'
  const gain = await gainIn(start, [], passed.turn, ask)
  if (gain >= claim.gain / 2) return 'holds'
  return verdictOf(Math.max(gain, await gainByTaking(start, [], passed.turn, ask)), claim.gain)
}

/** Checks that no book move named is a mistake. */
async function checkBook({ proof: { start }, instead }: BookClaim, ask: Ask): Promise<Verdict> {
  const best = await ask(start, [])
  for (const { move } of instead.slice(0, MOST_BOOK_MOVES)) {
    const told = await ask(start, [], { only: [move] })
    if (best && told && centipawnsOf(best.score) - centipawnsOf(told.score) > MOST_LOST_IN_BOOK)
      return 'refuted'
  }
  return 'holds'
}

/** Checks that the threatening side wins the claimed material if the other side passes. */
async function checkThreat({ prize, threat }: ThreatClaim, ask: Ask): Promise<Verdict> {
  const carried = await ask(threat.start, [])
  const winners = carried ? centipawnsOf(carried.score) : 0
  if (winners >= MATED) return 'holds'
  if (prize === 'mate') return 'refuted'
  const { turn } = positionOfFen(threat.start)
  const gain = await gainIn(threat.start, [], turn, ask)
  if (gain >= prize.gain / 2) return 'holds'
  return verdictOf(Math.max(gain, await gainByTaking(threat.start, [], turn, ask)), prize.gain)
}

/**
 * Stockfish prunes moves, including quiet mating moves: it missed a mate in 5 that we had found even with ten times as many
 * nodes. Searching the line from its end to its start fills the hash table with what it finds; a mate in 7 otherwise took a
 * hundred times as many nodes.
 */
async function isMateAfterAll({ proof }: Claim, from: number, ask: Ask): Promise<boolean> {
  let best: Awaited<ReturnType<Ask>>
  for (let length = proof.moves.length - 1; length > from; length--)
    best = await ask(proof.start, proof.moves.slice(0, length), { goesOn: true })
  if (best && -centipawnsOf(best.score) >= MATED) return true
  const last = await ask(proof.start, proof.moves.slice(0, from + 1), { nodes: LAST_NODES })
  return last !== undefined && -centipawnsOf(last.score) >= MATED
}

/** The material gain of the line, in centipawns. */
function gainAfter(position: Position, line: readonly Uci[], winner: Color): number {
  const moves = readMoves(position, line)
  if (!moves) throw new Error(`${line.join(' ')} is not legal`)
  return settledFor(afterMoves(position, moves), winner).balance - materialOf(position, winner)
}
