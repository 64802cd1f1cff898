import { attackersOf, reachOf } from '#chess/attackers.ts'
import { positionOfFen } from '#chess/fen.ts'
import { afterMoves, afterPass, readMoves } from '#chess/line.ts'
import { capturedPiece, legalMoves, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import { makeSquare, parseSquare } from '#chess/squares.ts'
import { opposite, type Move, type San } from '#chess/types.ts'
import type { LineIdea, MaterialClaim, NamedMotif, PlacedPiece, Proof } from '#coach/claims/claim.ts'
import type { Side, ToldPiece, Spoils, Outcome, Idea, Plight, Effect, Fact, FactOf } from './facts.ts'
import { numberedLine, sansOf } from './line-text.ts'
import { exchangeOn, outnumbers, ROLE_VALUE } from '#coach/claims/material.ts'
import { dearerThan, isTrapped, threatened } from '#coach/claims/motif.ts'
import { mateIn } from '#coach/claims/proof.ts'
import {
  firstQuoted,
  lineOf,
  MOST_MOVES_TOLD,
  told,
  toldOf,
  withoutQuietReply,
  type Telling,
} from './telling.ts'
import { attackedBy, carriedOut, pinnedFacts } from './threat-facts.ts'

/** More moves before the point are hard to follow, so the result then comes first. */
const MOST_LEAD = 2

/** True if the sentence gives the result first and then the moves. */
const tellsLine = (claim: MaterialClaim): boolean =>
  claim.key > firstQuoted(claim.about) + MOST_LEAD || isGivenUp(claim)

/** The claim without an idea whose move is not among those that the sentence quotes, and without the recapture there. */
function withToldIdea({ idea, retaken, ...claim }: MaterialClaim): MaterialClaim {
  const isTold = !idea || idea.key < firstQuoted(claim.about) + MOST_MOVES_TOLD
  return { ...claim, ...(isTold && idea && { idea }), ...(isTold && retaken && { retaken }) }
}

/** The facts of a claim of material: the idea, the answers to the obvious replies, and the gain. */
export function materialFacts(found: MaterialClaim, telling: Telling): readonly Fact[] {
  const claim = withToldIdea(found)
  const sans = sansOf(claim.proof)
  const key = sans[claim.key]!
  const from = firstQuoted(claim.about)
  const outcome = materialOutcome(claim, telling)
  const { motif, idea } = claim
  if (motif === 'best-play') return bestPlayFacts(claim, telling)
  // The line mates, and other answers lose the counted material.
  if (sans.at(-1)!.endsWith('#')) return [{ kind: 'wins-or-mates', outcome, line: lineOf(claim) }]
  if (idea) {
    const result: Fact = { kind: 'wins-by-line', outcome, line: lineOf(claim, toLastCapture(claim)) }
    const facts = lineIdeaFacts(claim, idea, telling)
    return idea.key === from ? [...facts, result] : [result, ...facts]
  }
  if (motif === 'combination')
    return withoutQuietReply(claim).moves.length === from + 1
      ? [{ kind: 'wins-by-move', san: key, outcome }]
      : [{ kind: 'wins-by-line', outcome, line: lineOf(claim) }]
  if (tellsLine(claim)) {
    const upToKey = { ...claim.proof, moves: claim.proof.moves.slice(0, claim.key + 1) }
    const isCut = sans.slice(claim.key + 1).some((san) => /[x=]/.test(san))
    const line = { text: numberedLine(upToKey, from), isCut }
    const named = isTaken(motif) ? [] : [ideaFact(claim, motif, { lead: [], san: key }, telling)]
    const why = motif === 'discovered-attack' ? besides(claim.targets, telling.loser) : []
    return [{ kind: 'wins-by-line', outcome, line }, ...named, ...why, ...restFacts(claim)]
  }
  const told = ideaFact(claim, motif, { lead: sans.slice(from, claim.key), san: key }, telling)
  const shut = motif === 'trapped-piece' ? shutFacts(claim, claim.key, claim.victim, telling.loser) : []
  const why = [...shut, ...alsoFactsOf(claim, telling), ...retakenFacts(claim, telling)]
  return [told, ...why, ...resultFacts(claim, outcome), ...restFacts(claim)]
}

/** The gain, with the line that shows it if a capture is named that wins only a part, or captures on other squares count as well. */
function resultFacts(claim: MaterialClaim, outcome: Outcome): readonly Fact[] {
  if (claim.onlySaves) return [{ kind: 'win-gone' }]
  if (saysItself(claim) || isPriced(claim)) return []
  const proof = toLastCapture(claim)
  const later = sansOf(proof).slice(claim.key + 1)
  const isPart =
    claim.gain >= ROLE_VALUE[claim.victim.role] + ROLE_VALUE.p ||
    later.some((san) => /[x=]/.test(san) && !san.includes(`x${makeSquare(claim.victim.square)}`))
  return isTaken(claim.motif) && isPart && later.length > 0 && !claim.rest
    ? [{ kind: 'wins-by-line', outcome, line: lineOf(claim, proof) }]
    : [{ kind: 'outcome', ...outcome }]
}

/** True if the capture's sentence gives its price: `for at most a pawn`. */
const isPriced = (claim: MaterialClaim): boolean => isTaken(claim.motif) && howTaken(claim) === 'at-most'

/** The proof without quiet moves at its end. */
function toLastCapture({ proof }: MaterialClaim): Proof {
  const last = sansOf(proof).findLastIndex((san) => /[x=]/.test(san))
  return { ...proof, moves: proof.moves.slice(0, last + 1) }
}

/** Other threats of a capture that wins more than the piece that it takes. */
function alsoFactsOf(
  { motif, key, victim, targets, gain, proof }: MaterialClaim,
  { loser }: Telling,
): readonly Fact[] {
  if (motif === 'discovered-attack') return besides(targets, loser)
  if (!isTaken(motif) || gain < ROLE_VALUE[victim.role] + ROLE_VALUE.p) return []
  const start = positionOfFen(proof.start)
  const after = afterMoves(start, readMoves(start, proof.moves.slice(0, key + 1))!)
  const others = dearerThan(after, victim.square, loser.color).filter(({ role }) => role !== 'k')
  const passed = after.isCheck() ? undefined : afterPass(after)
  const mate = passed && mateIn(passed)
  if (others.length === 0 && mate === undefined) return []
  const san = passed && mate !== undefined ? makeSan(passed, mate).replace('#', '') : undefined
  return [{ kind: 'also', targets: mostValuable(others).map((each) => told(each, loser)), mate: san }]
}

/** The pieces that a piece attacks when it discovers a check. */
const besides = ([, victim]: readonly PlacedPiece[], loser: Side): readonly Fact[] =>
  victim ? [{ kind: 'also', targets: [told(victim, loser)], mate: undefined }] : []

const isTaken = (motif: MaterialClaim['motif']): boolean =>
  motif === 'hanging-piece' || motif === 'exchange' || motif === 'immune-capture'

/** The recapture that fails, and the move that punishes it. */
function retakenFacts({ retaken }: MaterialClaim, { loser }: Telling): readonly Fact[] {
  if (!retaken) return []
  const [reply, answer] = sansOf(retaken) as [San, San]
  const effect = effectOf(retaken, answer, loser)
  return effect ? [{ kind: 'if-retaken', reply, answer, effect }] : []
}

function effectOf({ start, moves }: Proof, answer: San, loser: Side): Effect | undefined {
  if (answer.endsWith('#')) return { type: 'mate' }
  const position = positionOfFen(start)
  const [reply, punishing] = readMoves(position, moves) as [Move, Move]
  const square = moveTo(punishing)
  const captured = capturedPiece(punishing)
  // A capture on another square than the one where pieces were traded.
  if (captured && square !== moveTo(reply))
    return { type: 'takes', victim: told({ role: captured.role, square }, loser) }
  const targets = threatened(afterMoves(position, [reply, punishing]), square, loser.color).filter(
    ({ role }) => role !== 'p',
  )
  return targets.length < 2
    ? undefined
    : { type: 'attacks', targets: mostValuable(targets).map((each) => told(each, loser)) }
}

/** True if the captured piece has just moved there, sold because another one would be lost anyway. */
const isGivenUp = ({ motif, victim, key, proof, about }: MaterialClaim): boolean =>
  motif === 'hanging-piece' &&
  key > firstQuoted(about) &&
  proof.moves[key - 1]!.slice(2, 4) === makeSquare(victim.square)

/** The moves after the gain, if it is small and the loss is large. */
const restFacts = (claim: MaterialClaim): readonly Fact[] =>
  claim.rest && goesOn(claim, claim.rest)
    ? [{ kind: 'rest', line: numberedLine(claim.rest, claim.key + 1) }]
    : []

/** True if the winner checks or captures after the moves whose gain has already been counted. */
const goesOn = ({ about, proof }: MaterialClaim, rest: Proof): boolean =>
  sansOf(rest).some(
    (san, index) => index >= proof.moves.length && index % 2 === firstQuoted(about) && /[x+#=]/.test(san),
  )

/** For a gain that no single move forces: the result first, then the line with best play by both sides. */
function bestPlayFact(claim: MaterialClaim, telling: Telling): Fact {
  const isPromotion = sansOf(claim.proof)[claim.key]!.includes('=') && claim.won.includes(claim.by.role)
  const spoils: Spoils = isPromotion ? { type: 'promotion', role: claim.by.role } : spoilsOf(claim)
  const outcome = { ...materialOutcome(claim, telling), spoils }
  const proof = withoutQuietReply(claim)
  const [san, ...more] = toldOf({ ...claim, proof })
  return more.length === 0
    ? { kind: 'best-play-move', san: san!, outcome }
    : { kind: 'best-play', line: lineOf(claim, proof), outcome, isDisputed: claim.isDisputed ?? false }
}

/** The idea and the result with the moves; the moves come first if the idea comes later in them. */
function bestPlayFacts(claim: MaterialClaim, telling: Telling): readonly Fact[] {
  const { idea, about } = claim
  const result = bestPlayFact(claim, telling)
  // The result already names the new queen.
  const isSaid = idea?.type === 'motif' && idea.motif === 'promotion' && idea.key === claim.key
  if (!idea || isSaid) return [result, ...retakenFacts(claim, telling)]
  const [fact, ...why] = lineIdeaFacts(claim, idea, telling)
  if (idea.key > firstQuoted(about)) return [result, fact!, ...why]
  const isAll = fact!.kind === 'taken' && withoutQuietReply(claim).moves.length <= firstQuoted(about) + 1
  if (!isAll) return [fact!, ...why, result]
  return saysItself({ ...claim, ...idea })
    ? [fact!]
    : [fact!, ...why, { kind: 'outcome', ...materialOutcome(claim, telling) }]
}

/** The idea, followed by the facts that answer the obvious reply: blocked escapes, pins and punished recaptures. */
function lineIdeaFacts(claim: MaterialClaim, idea: LineIdea, telling: Telling): readonly Fact[] {
  const isAttack = idea.type === 'attack' || idea.type === 'double-threat'
  const pinned = isAttack ? pinnedFacts(claim.proof, idea.key, idea.victim, telling.loser) : []
  const isChase =
    isAttack || idea.type === 'threat' || (idea.type === 'motif' && idea.motif === 'trapped-piece')
  const victim =
    idea.type === 'threat' ? attackedBy(idea.threat) : isChase && 'victim' in idea ? idea.victim : undefined
  const shut = victim ? shutFacts(claim, idea.key, victim, telling.loser) : []
  const also =
    idea.type === 'motif' && idea.motif === 'discovered-attack' ? besides(idea.targets, telling.loser) : []
  return [lineIdeaFact(claim, idea, telling), ...also, ...shut, ...pinned, ...retakenFacts(claim, telling)]
}

/**
 * A piece that the winner's first move traps, if the judged move blocked the line to a square where the piece would have been safe.
 */
function shutFacts(
  { about, proof: { start, moves } }: Pick<MaterialClaim, 'about' | 'proof'>,
  key: number,
  piece: PlacedPiece,
  loser: Side,
): readonly Fact[] {
  if (about !== 'allowed' || key !== 1) return []
  const before = positionOfFen(start)
  const [played] = readMoves(before, moves.slice(0, 1)) as [Move]
  if (piece.role === 'p' || before.isCheck() || before.pieceAt(piece.square)?.role !== piece.role) return []
  const attacked = afterPass(before)
  const attack = readMoves(attacked, moves.slice(1, 2))
  const now = afterMoves(before, readMoves(before, moves.slice(0, 2))!)
  if (!attack || !isTrapped(now, piece, opposite(loser.color))) return []
  const open = reachOf(afterMoves(before, [played]), piece.square)
  const free = afterMoves(attacked, attack)
  const isShut = legalMoves(free).some(
    (move) =>
      moveFrom(move) === piece.square &&
      !open.includes(moveTo(move)) &&
      exchangeOn(afterMoves(free, [move]), moveTo(move)) === 0,
  )
  return isShut ? [{ kind: 'way-shut', san: sansOf({ start, moves })[0]!, piece: told(piece, loser) }] : []
}

function lineIdeaFact(claim: MaterialClaim, idea: LineIdea, telling: Telling): Fact {
  const sans = sansOf(claim.proof)
  const san = sans[idea.key]!
  const lead: readonly San[] = []
  switch (idea.type) {
    case 'motif':
      return ideaFact({ ...claim, ...idea }, idea.motif, { lead, san }, telling)
    case 'mate-threat':
      return { kind: 'mate-threat', san, next: sansOf(idea.threat)[0]!.replace('#', ''), isNow: false }
    case 'double-threat':
      return {
        ...{ kind: 'double-threat', san, victim: told(idea.victim, telling.loser) },
        mate: sansOf(idea.threat)[0]!.replace('#', ''),
      }
    case 'attack':
      return { kind: 'attack', lead, san, victim: told(idea.victim, telling.loser) }
    case 'capture':
      return { kind: 'captures', lead, san, victim: told(idea.victim, telling.loser) }
    case 'threat': {
      const { prize, threat } = idea
      const victim = attackedBy(threat)
      const isAttack = threat.moves[0]!.slice(0, 2) === claim.proof.moves[idea.key]!.slice(2, 4)
      if (isAttack && victim.role === 'q')
        return { kind: 'attack', lead, san, victim: told(victim, telling.loser) }
      return carriedOut(telling.winner, { san, prize, threat }, false, undefined)
    }
  }
}

/** A fork; an attack on one piece if the other targets are pawns, which do not account for the gain. */
function forkFact(
  idea: Idea,
  { by, targets, won }: Pick<MaterialClaim, 'by' | 'targets' | 'won'>,
  loser: Side,
): Fact {
  const pieces = targets.filter(({ role }) => role !== 'p')
  const isAboutPieces = won.some((role) => role !== 'p')
  const [only] = pieces
  if (isAboutPieces && pieces.length === 1 && only && only.role !== 'k')
    return { kind: 'attack', ...idea, victim: told(only, loser) }
  const named = isAboutPieces && pieces.length > 1 ? pieces : targets
  return {
    ...{ kind: 'fork', ...idea, by: by.role },
    targets: mostValuable(named).map((each) => told(each, loser)),
  }
}

export const materialOutcome = (claim: MaterialClaim, { winner }: Telling): Outcome => ({
  side: winner,
  isMissed: claim.about === 'missed',
  spoils: spoilsOf(claim),
  isLeast: claim.lost.length === 0 && restFacts(claim).length > 0,
})

export function spoilsOf({ won, lost, motif, by }: MaterialClaim): Spoils {
  if (motif !== 'promotion') return { type: 'pieces', won, lost }
  return lost.length === 0 ? { type: 'promotion', role: by.role } : { type: 'ahead' }
}

/** True if naming the idea already says who wins what: a piece taken for nothing, or a new queen that stays. */
function saysItself({ motif, won, lost, victim, by }: MaterialClaim): boolean {
  if (motif === 'promotion') return !lost.includes(by.role)
  return motif === 'hanging-piece' && lost.length === 0 && won.length === 1 && won[0] === victim.role
}

function ideaFact(claim: MaterialClaim, motif: NamedMotif, idea: Idea, { winner, loser }: Telling): Fact {
  const { by, targets } = claim
  const victim = told(claim.victim, loser)
  const [first, second] = targets.map((piece) => told(piece, loser))
  switch (motif) {
    case 'hanging-piece':
    case 'exchange':
    case 'immune-capture':
      return takenFact(claim, idea, victim, winner)
    case 'fork':
      return forkFact(idea, claim, loser)
    case 'skewer':
      return { kind: 'skewer', ...idea, front: first!, behind: second! }
    case 'pin':
      return { kind: 'pin', ...idea, pinned: first!, behind: second! }
    case 'discovered-attack':
      return { kind: 'discovered-attack', ...idea, by: told(by, winner), victim: first! }
    case 'deflection':
      return { kind: 'deflection', ...idea, lured: first!, victim }
    case 'removed-defender':
    case 'trapped-piece':
      return { kind: motif, ...idea, victim }
    case 'promotion':
      return { kind: 'promotion', ...idea, role: by.role }
  }
}

function takenFact(claim: MaterialClaim, idea: Idea, victim: ToldPiece, winner: Side): Fact {
  const { about, cause, warning, proof, key } = claim
  const plight = about === 'allowed' ? plightOf(claim) : 'plain'
  const { role } = claim.by
  const source = parseSquare(proof.moves[key]!.slice(0, 2))!
  return {
    ...{ kind: 'taken', ...idea, victim, by: told({ role, square: source }, winner), plight },
    how: howTaken(claim),
    warning: cause === 'threat-ignored' && warning ? numberedLine(warning) : undefined,
    answer: sansOf(proof)[0]!,
  }
}

/** Only what is literally true: a capturing piece is the price if it alone is lost for the victim alone. */
function howTaken({ motif, by, victim, won, lost, gain, key, proof }: MaterialClaim): FactOf<'taken'>['how'] {
  const start = positionOfFen(proof.start)
  const before = afterMoves(start, readMoves(start, proof.moves.slice(0, key))!)
  if (motif === 'hanging-piece') return 'free'
  if (ROLE_VALUE[by.role] < ROLE_VALUE[victim.role]) {
    const isPrice = won.length === 1 && won[0] === victim.role && lost.length === 1 && lost[0] === by.role
    if (lost.length === 0 && won.length === 1 && won[0] === victim.role) return 'at-most'
    return isPrice ? 'cheaper' : 'other'
  }
  const explains = Math.abs(exchangeOn(before, victim.square) - gain) < ROLE_VALUE.p
  if (explains && forbidsRecapture(before, readMoves(before, proof.moves.slice(key, key + 1))![0]!))
    return 'with-check'
  return explains && outnumbers(before, victim.square) ? 'outnumbered' : 'other'
}

/** True if the capture gives check, and a piece other than the king could otherwise take back. */
function forbidsRecapture(before: Position, taking: Move): boolean {
  const after = afterMoves(before, [taking])
  const square = moveTo(taking)
  return (
    after.isCheck() &&
    legalMoves(after).every((move) => moveTo(move) !== square) &&
    attackersOf(after, square, after.turn).some((from) => after.pieceAt(from)!.role !== 'k')
  )
}

function plightOf({ cause, proof, victim }: MaterialClaim): Plight {
  switch (cause) {
    case 'moved-into': {
      const start = positionOfFen(proof.start)
      const taken = capturedPiece(readMoves(start, proof.moves.slice(0, 1))![0]!)
      return taken && ROLE_VALUE[taken.role] >= ROLE_VALUE[victim.role] ? 'taken-back' : cause
    }
    case 'sacrificed':
    case 'line-opened':
    case 'left-unguarded':
      return cause
    case 'threat-ignored':
      return 'ignored'
    case undefined:
      return 'plain'
  }
}

/** The most valuable pieces, king and queen first, at most three. */
function mostValuable(pieces: readonly PlacedPiece[]): readonly PlacedPiece[] {
  const value = ({ role }: PlacedPiece): number => (role === 'k' ? 10_000 : ROLE_VALUE[role])
  return pieces.toSorted((one, other) => value(other) - value(one)).slice(0, 3)
}
