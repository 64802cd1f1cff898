import { makeFen, positionOfFen } from '#chess/fen.ts'
import { afterMoves, afterPass, readMoves } from '#chess/line.ts'
import { capturedPiece, legalMoves, movedPiece, movePromotion, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Move, type Role } from '#chess/types.ts'
import { isFree, keepsCastling, mayCastle } from './castling.ts'
import { reachOf } from '#chess/attackers.ts'
import type { Claim, LineIdea, Proof, SightClaim, ThreatClaim } from './claim.ts'
import { materialOf, settledMaterial } from './material.ts'
import { isHunt } from './king-hunt.ts'
import { endingFor } from './pawn-ending.ts'
import { holdsRecapture, NEARLY } from './recapture.ts'
import { repetitionIn } from './repetition.ts'
import { isSameSight, sightsOf, usesOpenedWay } from './sight.ts'
import { untilOnlyPawns } from './trade.ts'

/** The pieces won and lost over a line, from the view of one side. */
export interface Trade {
  readonly won: readonly Role[]
  readonly lost: readonly Role[]
}

/**
 * True if the rules alone confirm the claim. Replays the proof and checks that it ends in mate in so many moves, or in a
 * quiet position with at least the claimed gain. Every claim must pass this check, and tests repeat it.
 */
export function holds(claim: Claim): boolean {
  const start = positionOfFen(claim.proof.start)
  const moves = readMoves(start, claim.proof.moves)
  if (moves === undefined || moves.length === 0) return false
  if (claim.kind === 'only-move') return holds(claim.loss)
  // The tables proved it; the rules only confirm that the moves can be played.
  if (claim.kind === 'ending') return readMoves(start, [claim.keeps]) !== undefined
  if (claim.kind === 'book')
    return [claim.made, ...claim.instead.map(({ move }) => move)].every(
      (move) => readMoves(start, [move]) !== undefined,
    )
  if (claim.kind === 'sight') return holdsSight(claim, start, moves)
  if (claim.kind === 'trade') return untilOnlyPawns(start, moves)?.length === moves.length
  if (claim.kind === 'hunt') return isHunt(start, moves, claim.about === 'allowed' ? 1 : 0)
  if (claim.kind === 'draw') return repetitionIn(start, moves)?.again === moves.length
  const mover = start.turn
  const winner = claim.about === 'allowed' ? opposite(mover) : mover
  const end = afterMoves(start, moves)
  if (claim.kind === 'mate') {
    const own = claim.about === 'allowed' ? moves.length / 2 : (moves.length + 1) / 2
    return own === claim.moves && end.turn !== winner && isMate(end)
  }
  if (claim.kind === 'castling')
    return mayCastle(start, opposite(winner)) && holdsKing(start, moves, winner) && isFree(start, end, winner)
  if (claim.kind === 'pawn-ending') return endingFor(end, winner) === claim.result
  if (claim.kind === 'threat') return holdsThreat(end, claim)
  if (!isQuiet(end) || (claim.also && !holds(claim.also))) return false
  if (claim.idea && !holdsIdea(claim.idea, claim.proof, winner)) return false
  const before = materialOf(start, winner)
  if (claim.retaken && !holdsRecapture(claim.retaken, before + NEARLY * claim.gain)) return false
  return materialOf(end, winner) - before >= claim.gain
}

/** Finds the sight again in the last move of the proof. */
function holdsSight({ sight }: SightClaim, start: Position, moves: readonly Move[]): boolean {
  if (sight.type === 'claim') return holds(sight.claim)
  if (sight.type === 'way') return moves.length === 2 && usesOpenedWay(start, moves[0]!, moves[1]!)
  return sightsOf(afterMoves(start, moves.slice(0, -1)), moves.at(-1)!).some((each) =>
    isSameSight(sight, each),
  )
}

/** True if the line ends with a king move that forfeits castling, and contains no castling. */
function holdsKing(start: Position, moves: readonly Move[], winner: Color): boolean {
  const loser = opposite(winner)
  return movedPiece(moves.at(-1)!).role === 'k' && !keepsCastling(start, moves, loser)
}

/** True if the other side is not in check and would lose the claimed prize if it passed. */
function holdsThreat(position: Position, claim: ThreatClaim): boolean {
  const { threat, prize, answer, stillWon, targets = [] } = claim
  if (position.isCheck() || (stillWon && !holds(stillWon))) return false
  const reached = reachOf(position, moveTo(position.lastMove!))
  if (targets.some(({ square }) => !reached.includes(square))) return false
  if (answer && (answer.start !== makeFen(position) || !holdsAnswer(claim))) return false
  const passed = afterPass(position)
  const line = makeFen(passed) === threat.start ? readMoves(passed, threat.moves) : undefined
  if (!line || line.length === 0) return false
  const end = afterMoves(passed, line)
  if (prize === 'mate') return line.length === 1 && isMate(end)
  return isQuiet(end) && materialOf(end, passed.turn) - materialOf(passed, passed.turn) >= prize.gain
}

/** True if the answer can be played. Time is gained only if the attacked piece itself moves. */
export function holdsAnswer({ isTempo, threat, answer }: ThreatClaim): boolean {
  if (!answer) return false
  const line = readMoves(positionOfFen(answer.start), answer.moves)
  if (!line || line.length !== (isTempo ? 2 : 1)) return false
  return !isTempo || answer.moves[0]!.slice(0, 2) === threat.moves[0]!.slice(2, 4)
}

/** Returns the claim if the rules confirm it. */
export const proved = <C extends Claim>(claim: C): C | undefined => (holds(claim) ? claim : undefined)

export const isMate = (position: Position): boolean => position.isCheck() && legalMoves(position).length === 0

/** A mate in one of the side to move. */
export const mateIn = (position: Position): Move | undefined =>
  legalMoves(position).find((move) => {
    position.make(move)
    const mates = isMate(position)
    position.unmake()
    return mates
  })

/** True if no capture, promotion or evasion by the side to move changes the count. */
export const isQuiet = (position: Position): boolean =>
  settledMaterial(position).balance === materialOf(position, position.turn)

/** The pieces that `winner` gains and loses over the line. Equal pieces cancel out, and so do a bishop and a knight. */
export function tradeOf(position: Position, moves: readonly Move[], winner: Color): Trade {
  const played = position.clone()
  const won: Role[] = []
  const lost: Role[] = []
  for (const move of moves) {
    const mine = played.turn === winner
    const captured = capturedPiece(move)
    if (captured) (mine ? won : lost).push(captured.role)
    const promotion = movePromotion(move)
    if (promotion) {
      ;(mine ? won : lost).push(promotion)
      ;(mine ? lost : won).push('p')
    }
    played.make(move)
  }
  return cancel(won, lost)
}

const DEAREST_FIRST = ['q', 'r', 'b', 'n', 'p', 'k'] as const
const likeness = (role: Role): Role => (role === 'n' ? 'b' : role)

function cancel(won: readonly Role[], lost: readonly Role[]): Trade {
  // A bishop and a knight for a knight is a bishop.
  const same = without(won, lost, (one, other) => one === other)
  const { won: kept, lost: left } = without(
    same.won,
    same.lost,
    (one, other) => likeness(one) === likeness(other),
  )
  const order = (one: Role, other: Role): number => DEAREST_FIRST.indexOf(one) - DEAREST_FIRST.indexOf(other)
  return { won: kept.toSorted(order), lost: left.toSorted(order) }
}

/** The pieces that have no counterpart on the other side. */
function without(
  won: readonly Role[],
  lost: readonly Role[],
  isPair: (one: Role, other: Role) => boolean,
): Trade {
  const left = [...lost]
  const kept = won.filter((role) => {
    const at = left.findIndex((other) => isPair(role, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { won: kept, lost: left }
}

/** True if the rules confirm the idea at its move of the proof. Motifs are confirmed by reading the line again. */
function holdsIdea(idea: LineIdea, { start, moves }: Proof, winner: Color): boolean {
  const position = positionOfFen(start)
  const line = readMoves(position, moves)
  if (!line || idea.key >= line.length) return false
  const move = line[idea.key]!
  const after = afterMoves(position, line.slice(0, idea.key + 1))
  switch (idea.type) {
    case 'motif':
      return true
    case 'mate-threat':
    case 'double-threat':
    case 'threat': {
      const passed = positionOfFen(idea.threat.start)
      const threat = readMoves(passed, idea.threat.moves)
      if (!threat || makeFen(afterPass(after)) !== idea.threat.start) return false
      const end = afterMoves(passed, threat)
      return idea.type !== 'threat'
        ? isMate(end)
        : materialOf(end, winner) - materialOf(passed, winner) >= idea.prize.gain
    }
    case 'attack':
      return (
        reachOf(after, moveTo(move)).includes(idea.victim.square) &&
        after.pieceAt(idea.victim.square)?.color === opposite(winner)
      )
    case 'capture':
      return capturedPiece(move)?.role === idea.victim.role && moveTo(move) === idea.victim.square
  }
}
