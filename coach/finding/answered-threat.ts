import { makeFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { opposite, type Uci } from '#chess/types.ts'
import { allByBestPlay } from './best-play.ts'
import type { MaterialClaim, ThreatClaim } from '#coach/claims/claim.ts'
import { lastingForm } from './lasting.ts'
import { holdsAnswer, proved } from '#coach/claims/proof.ts'
import type { Question } from './question.ts'

/** In centipawns: the least net gain of a line that also costs something. */
const LEAST_NET = 200

/** The claim with the engine's answer and what is won in spite of it, since most threats can be parried. `line` starts as the proof does. */
export function withBestAnswer(question: Question, line: readonly Uci[], claim: ThreatClaim): ThreatClaim {
  const { position } = question
  const from = claim.proof.moves.length
  const played = readMoves(position, line.slice(0, from))
  const moves = line.slice(from, from + (claim.isTempo === true ? 2 : 1))
  if (!played || moves.length === 0) return claim
  const answered = { ...claim, answer: { start: makeFen(afterMoves(position, played)), moves } }
  if (!holdsAnswer(answered)) return claim
  const stillWon = claim.isTempo === true ? undefined : wonAfter(question, line, claim)
  return stillWon ? { ...answered, stillWon } : answered
}

/** The largest gain of the line that comes after the answer and lasts. */
function wonAfter(question: Question, line: readonly Uci[], { about, proof }: ThreatClaim) {
  const { position } = question
  const winner = about === 'allowed' ? opposite(position.turn) : position.turn
  const answered = proof.moves.length + 1
  return allByBestPlay(about, position, readMoves(position, line)!, winner)
    .map((claim) => lastingForm(question, claim))
    .filter(
      (claim): claim is MaterialClaim =>
        claim?.kind === 'material' &&
        (claim.lost.length === 0 || claim.gain >= LEAST_NET) &&
        claim.key >= answered &&
        claim.proof.moves.slice(0, answered).join() === line.slice(0, answered).join() &&
        proved(claim) !== undefined,
    )
    .toSorted((one, other) => other.gain - one.gain)[0]
}
