import { BETWEEN } from '#chess/attacks.ts'
import { afterMoves, afterPass } from '#chess/line.ts'
import {
  capturedPiece,
  isEnPassant,
  legalMoves,
  movedPiece,
  moveFrom,
  movePromotion,
  moveTo,
} from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Move, type Square } from '#chess/types.ts'
import { attackersOf, piecesOf, reachOf } from '#chess/attackers.ts'
import type { PlacedPiece, Motif } from './claim.ts'
import { exchangeOn, materialOf, ROLE_VALUE } from './material.ts'

/** How a line wins material. `key` is the index in the line of the winner's decisive move. */
export interface Explanation {
  readonly motif: Motif
  readonly key: number
  readonly by: PlacedPiece
  readonly victim: PlacedPiece
  readonly targets: readonly PlacedPiece[]
}

/** In centipawns. */
const LEAST_GAIN = 100

/** One of the winner's moves in the line, with the positions before and after it. */
interface Step {
  readonly index: number
  readonly move: Move
  readonly before: Position
  readonly after: Position
}

/**
 * Names the motif by which `winner` wins material in a line of legal moves, using the positions only and never the engine.
 * Examines the move that takes the decisive piece, and the winner's move before it.
 */
export function explain(start: Position, line: readonly Move[], winner: Color): Explanation | undefined {
  const steps = stepsOf(start, line, winner)
  const promotion = promotes(steps)
  if (promotion) return promotion
  const decisive = decisiveCapture(start, line, steps, winner)
  if (!decisive) return undefined
  const taking = exchangeBegins(steps, decisive, line)
  const before = steps.slice(0, steps.indexOf(taking))
  const earlier = before.at(-1)
  const prepared = earlier && byPreparation(earlier, taking, line, winner)
  // The capturing piece may have arrived earlier: a fork whose execution the other side delayed by a counter-threat.
  const arrived = before.findLast(({ move }) => moveTo(move) === moveFrom(taking.move))
  const putOff = arrived && arrived !== earlier ? byPatience(arrived, taking, line, winner) : undefined
  const explanation = prepared ?? putOff ?? byCapture(taking, earlier)
  const isCount = explanation.motif === 'exchange' || explanation.motif === 'combination'
  const [first] = steps
  const fork = isCount && first && first !== taking ? forkAfter(first.after, first.move, winner) : undefined
  return fork && first ? { ...explanation, ...fork, key: first.index, by: moverAfter(first) } : explanation
}

/** A safe move that attacks two pieces: more valuable ones, or undefended ones that it could take. The eventual loss may be another piece. */
export function forkAfter(
  after: Position,
  move: Move,
  winner: Color,
): Pick<Explanation, 'motif' | 'targets'> | undefined {
  if (exchangeOn(after, moveTo(move)) > 0) return undefined
  const passed = after.isCheck() ? undefined : afterPass(after)
  const targets = threatened(after, moveTo(move), opposite(winner)).filter(
    ({ role, square }) =>
      role === 'k' ||
      ROLE_VALUE[role] > ROLE_VALUE[after.pieceAt(moveTo(move))!.role] ||
      (role !== 'p' && passed !== undefined && exchangeOn(passed, square) >= 2 * LEAST_GAIN),
  )
  return targets.length >= 2 ? { motif: 'fork', targets } : undefined
}

function stepsOf(start: Position, line: readonly Move[], winner: Color): Step[] {
  const steps: Step[] = []
  const played = start.clone()
  for (const [index, move] of line.entries()) {
    const before = played.turn === winner ? played.clone() : undefined
    played.make(move)
    if (before) steps.push({ index, move, before, after: played.clone() })
  }
  return steps
}

const pieceAt = (position: Position, square: Square): PlacedPiece | undefined => {
  const piece = position.pieceAt(square)
  return piece && { role: piece.role, square }
}

const moverAfter = ({ move, after }: Step): PlacedPiece => pieceAt(after, moveTo(move))!

function victimOf(move: Move): PlacedPiece | undefined {
  const captured = capturedPiece(move)
  if (!captured) return undefined
  const square = isEnPassant(move) ? ((moveTo(move) ^ 8) as Square) : moveTo(move)
  return { role: captured.role, square }
}

/** A promotion that is not captured at once needs no other explanation. */
function promotes(steps: readonly Step[]): Explanation | undefined {
  const step = steps.find(({ move }) => movePromotion(move) !== undefined)
  if (!step) return undefined
  if (exchangeOn(step.after, moveTo(step.move)) > 0) return undefined
  const piece = moverAfter(step)
  return { motif: 'promotion', key: step.index, by: piece, victim: piece, targets: [] }
}

/** The share of the gain that the named capture must bring at least, so that the sentence is about where material falls. */
const MOST = 1 / 3

/** The capture that first puts the winner ahead of the initial count, by enough of the gain and for the rest of the line. */
function decisiveCapture(
  start: Position,
  line: readonly Move[],
  steps: readonly Step[],
  winner: Color,
): Step | undefined {
  const counts = [materialOf(start, winner)]
  const played = start.clone()
  for (const move of line) {
    played.make(move)
    counts.push(materialOf(played, winner))
  }
  const goal = Math.max(counts[0]! + LEAST_GAIN, counts[0]! + MOST * (counts.at(-1)! - counts[0]!))
  // The most valuable capture among those that raised the count to its final value.
  const captures = steps.filter(({ move }) => capturedPiece(move) !== undefined)
  const highest = Math.max(0, ...captures.map(({ move }) => ROLE_VALUE[capturedPiece(move)!.role]))
  return (
    captures.find(({ index }) => counts.slice(index + 1).every((count) => count >= goal)) ??
    captures.find(({ move }) => ROLE_VALUE[capturedPiece(move)!.role] === highest)
  )
}

/** A recapture on a square where the winner captured before belongs to the exchange started by the first capture. */
function exchangeBegins(steps: readonly Step[], taking: Step, line: readonly Move[]): Step {
  const earlier = steps[steps.indexOf(taking) - 1]
  const square = moveTo(taking.move)
  if (!earlier || moveTo(earlier.move) !== square || moveTo(line[earlier.index + 1]!) !== square)
    return taking
  return capturedPiece(earlier.move) ? exchangeBegins(steps, earlier, line) : taking
}

function preparationOf(earlier: Step, taking: Step, line: readonly Move[], winner: Color): Preparation {
  const victim = victimOf(taking.move)!
  return {
    ...{ earlier, taking, victim, winner },
    loser: opposite(winner),
    reply: line[earlier.index + 1],
    base: { key: earlier.index, by: moverAfter(earlier), victim },
  }
}

/**
 * True if the same piece was already the target of the earlier move. Otherwise another one has replaced it, perhaps by taking
 * the winner's piece of the same role.
 */
function stoodThere({ earlier, victim, loser }: Preparation): boolean {
  const piece = earlier.after.pieceAt(victim.square)
  return piece?.role === victim.role && piece.color === loser
}

function byPatience(
  earlier: Step,
  taking: Step,
  line: readonly Move[],
  winner: Color,
): Explanation | undefined {
  const preparation = preparationOf(earlier, taking, line, winner)
  return stoodThere(preparation) ? byThreats(preparation) : undefined
}

function byPreparation(
  earlier: Step,
  taking: Step,
  line: readonly Move[],
  winner: Color,
): Explanation | undefined {
  const preparation = preparationOf(earlier, taking, line, winner)
  if (!stoodThere(preparation)) return byPin(preparation)
  return (
    byOpenedLine(preparation) ??
    byThreats(preparation) ??
    byPin(preparation) ??
    byDefender(preparation) ??
    byJointFork(preparation) ??
    byTrap(preparation)
  )
}

/** A winner's move, and the capture two half-moves later that it prepared. */
interface Preparation {
  readonly earlier: Step
  readonly taking: Step
  /** The captured piece. */
  readonly victim: PlacedPiece
  readonly winner: Color
  readonly loser: Color
  /** The loser's move in between. */
  readonly reply: Move | undefined
  readonly base: { readonly key: number; readonly by: PlacedPiece; readonly victim: PlacedPiece }
}

function byOpenedLine({
  earlier,
  taking,
  victim,
  winner,
  loser,
  base,
}: Preparation): Explanation | undefined {
  const { before, after } = earlier
  const taker = moveFrom(taking.move)
  // The earlier move opened the line of the capturing piece, which did not move itself.
  if (taker !== moveTo(earlier.move) && pieceAt(after, taker)) {
    const opened = reachOf(after, taker).filter((square) => !reachOf(before, taker).includes(square))
    if (opened.includes(victim.square) && pieceAt(before, taker)) {
      const source = pieceAt(after, taker)!
      return {
        motif: 'discovered-attack',
        ...base,
        by: source,
        targets: [victim, ...besides(earlier, victim, loser)],
      }
    }
  }
  // A discovered check: the moved piece captures while the king answers the check from behind it.
  if (taker !== moveTo(earlier.move) || !after.isCheck()) return undefined
  const checkers = attackersOf(after, after.kingSquare(loser), winner)
  const [behind] = checkers
  if (behind === undefined || checkers.includes(taker) || !defends(after, taker, victim.square))
    return undefined
  const king = { role: 'k', square: after.kingSquare(loser) } as const
  return { motif: 'discovered-attack', ...base, by: pieceAt(after, behind)!, targets: [king, victim] }
}

/** The most valuable piece that the moved piece attacks as it opens a line for another one. */
function besides({ move, after }: Step, victim: PlacedPiece, loser: Color): readonly PlacedPiece[] {
  const targets = dearerThan(after, moveTo(move), loser).filter(
    ({ role, square }) => role !== 'k' && square !== victim.square,
  )
  return targets.toSorted((one, other) => ROLE_VALUE[other.role] - ROLE_VALUE[one.role]).slice(0, 1)
}

/** The moved piece attacks several pieces, or one behind another. */
function byThreats({ earlier, taking, victim, loser, reply, base }: Preparation): Explanation | undefined {
  const { after } = earlier
  const taker = moveFrom(taking.move)
  if (taker !== moveTo(earlier.move)) return undefined
  const targets = threatened(after, taker, loser)
  if (targets.length >= 2 && targets.some(({ square }) => square === victim.square))
    return { motif: 'fork', ...base, targets }
  const front = frontOf(after, taker, victim.square)
  const hasLeft = front && reachOf(after, taker).includes(front.square) && front.square === moveFrom(reply!)
  return hasLeft && (front.role === 'k' || ROLE_VALUE[front.role] >= ROLE_VALUE[victim.role])
    ? { motif: 'skewer', ...base, targets: [front, victim] }
    : undefined
}

/** A pinned piece takes the pinner, for lack of anything better, and is recaptured. */
function byPin({ earlier, taking, loser, reply, base }: Preparation): Explanation | undefined {
  if (reply === undefined) return undefined
  const target = moveTo(earlier.move)
  if (moveTo(reply) !== target || moveTo(taking.move) !== target) return undefined
  const held = { role: movedPiece(reply).role, square: moveFrom(reply) }
  const pin = pinBehind(earlier.after, held, loser)
  return pin?.from === target
    ? { motif: 'pin', ...base, victim: held, targets: [held, pin.behind] }
    : undefined
}

/** The victim's defender was captured or driven away. */
function byDefender({ earlier, taking, victim, reply, base }: Preparation): Explanation | undefined {
  const { before, after } = earlier
  const guarded = victimOf(earlier.move)
  // A capture that wins more than the next one was not made to remove a defender.
  if (guarded && exchangeOn(before, guarded.square) > ROLE_VALUE[victim.role])
    return byCapture(earlier, undefined)
  if (guarded && defends(before, guarded.square, victim.square) && victim.square !== guarded.square)
    return { motif: 'removed-defender', ...base, targets: [guarded, victim] }
  if (reply === undefined || moveTo(taking.move) === moveTo(reply)) return undefined
  const lured = { role: movedPiece(reply).role, square: moveFrom(reply) }
  const forced = after.isCheck() || victimOf(reply)?.square === moveTo(earlier.move)
  // The guard gives up its post, and no other answer of it would keep it: the line’s reply may be a weak one.
  const hasLeft = !defends(afterMoves(after, [reply]), moveTo(reply), victim.square)
  const canStay = legalMoves(after).some(
    (answer) => moveFrom(answer) === lured.square && guardsAfter(after, answer, victim.square),
  )
  return forced && hasLeft && !canStay && lured.role !== 'p' && defends(after, lured.square, victim.square)
    ? { motif: 'deflection', ...base, targets: [lured, victim] }
    : undefined
}

/** True if the moved piece defends a square from its new one well enough for the capture there to win nothing. */
function guardsAfter(position: Position, move: Move, square: Square): boolean {
  const after = afterMoves(position, [move])
  return defends(after, moveTo(move), square) && exchangeOn(after, square) < 100
}

/** The moved piece attacks the victim and the king or a more valuable piece; another piece takes, which it could not before. */
function byJointFork({ earlier, taking, victim, loser, base }: Preparation): Explanation | undefined {
  const { before, after, move } = earlier
  const square = moveTo(move)
  if (moveFrom(taking.move) === square || victim.role === 'p' || exchangeOn(before, victim.square) >= 100)
    return undefined
  if (!reachOf(after, square).includes(victim.square)) return undefined
  const others = dearerThan(after, square, loser).filter((other) => other.square !== victim.square)
  return others.length > 0 ? { motif: 'fork', ...base, targets: [...others, victim] } : undefined
}

const byTrap = ({ earlier, victim, winner, base }: Preparation): Explanation | undefined =>
  reachOf(earlier.after, moveTo(earlier.move)).includes(victim.square) &&
  isTrapped(earlier.after, victim, winner)
    ? { motif: 'trapped-piece', ...base, targets: [victim] }
    : undefined

/** The capture needs no preparation: an undefended piece, one whose defenders are pinned, or a profitable exchange. */
function byCapture(taking: Step, earlier: Step | undefined): Explanation {
  const victim = victimOf(taking.move)!
  const by: PlacedPiece = { role: movedPiece(taking.move).role, square: moveTo(taking.move) }
  const base = { key: taking.index, by, victim }
  const { before } = taking
  const loser = opposite(before.turn)
  const guards = attackersOf(before, victim.square, loser)
  // A piece behind the capturing one on its line guards as well.
  const isTakenBack =
    guards.length > 0 || legalMoves(taking.after).some((move) => moveTo(move) === victim.square)
  if (!isTakenBack) return { motif: 'hanging-piece', ...base, targets: [victim] }
  // Defenders that are pinned on other lines do not defend.
  const held = guards.map((square) => {
    const guard = pieceAt(before, square)!
    return { guard, pin: pinBehind(before, guard, loser) }
  })
  const [first] = held
  if (first?.pin && held.every(({ pin: each }) => each !== undefined)) {
    return { motif: 'pin', ...base, targets: [first.guard, first.pin.behind] }
  }
  if (exchangeOn(before, victim.square) >= 100) return { motif: 'exchange', ...base, targets: [victim] }
  return { motif: 'combination', ...base, key: earlier?.index ?? taking.index, targets: [victim] }
}

/** The pieces that the piece on `square` threatens: the king, a more valuable piece, or an undefended one. */
export function threatened(position: Position, square: Square, loser: Color): PlacedPiece[] {
  const attacker = pieceAt(position, square)!
  return reachOf(position, square)
    .map((target) => pieceAt(position, target))
    .filter(
      (piece): piece is PlacedPiece => piece !== undefined && position.pieceAt(piece.square)!.color === loser,
    )
    .filter(
      ({ role, square: target }) =>
        role === 'k' ||
        (role !== 'p' || attacker.role !== 'q' ? ROLE_VALUE[role] > ROLE_VALUE[attacker.role] : false) ||
        attackersOf(position, target, loser).length === 0,
    )
}

/** The threatened king and more valuable pieces, which a defender cannot protect. */
export const dearerThan = (position: Position, square: Square, loser: Color): PlacedPiece[] =>
  threatened(position, square, loser).filter(
    ({ role }) => role === 'k' || ROLE_VALUE[role] > ROLE_VALUE[position.pieceAt(square)!.role],
  )

/** The only piece between a sliding attacker and a square behind it on the same line; `undefined` if there are several. */
function frontOf(position: Position, attacker: Square, target: Square): PlacedPiece | undefined {
  const pieces = between(attacker, target)
    .map((square) => pieceAt(position, square))
    .filter((piece) => piece !== undefined)
  return pieces.length === 1 ? pieces[0] : undefined
}

function between(one: Square, other: Square): Square[] {
  const at = ((one << 6) | other) << 1
  const squares: Square[] = []
  for (const [half, bits] of [BETWEEN[at]!, BETWEEN[at + 1]!].entries()) {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      squares.push((half * 32 + 31 - Math.clz32(rest & -rest)) as Square)
    }
  }
  return squares
}

const defends = (position: Position, defender: Square, square: Square): boolean =>
  reachOf(position, defender).includes(square)

/** Finds a slider that pins the piece, with the king or a more valuable piece behind it. */
export function pinBehind(
  position: Position,
  piece: PlacedPiece,
  loser: Color,
): { from: Square; behind: PlacedPiece } | undefined {
  for (const from of piecesOf(position, opposite(loser))) {
    const role = position.pieceAt(from)!.role
    if (role !== 'b' && role !== 'r' && role !== 'q') continue
    if (!reachOf(position, from).includes(piece.square)) continue
    for (const square of piecesOf(position, loser)) {
      const behind = pieceAt(position, square)!
      if (behind.role !== 'k' && ROLE_VALUE[behind.role] <= ROLE_VALUE[piece.role]) continue
      const line = between(from, square)
      if (!line.includes(piece.square)) continue
      if (
        line.every((each) => each === piece.square || pieceAt(position, each) === undefined) &&
        slides(role, from, square)
      ) {
        return { from, behind }
      }
    }
  }
  return undefined
}

function slides(role: 'b' | 'r' | 'q', from: Square, to: Square): boolean {
  const straight = (from & 7) === (to & 7) || from >> 3 === to >> 3
  return role === 'q' || (role === 'r') === straight
}

/** True if the piece is lost to a cheaper one whether it moves or stays. Pawns and kings are never trapped. */
export function isTrapped(position: Position, piece: PlacedPiece, winner: Color): boolean {
  if (piece.role === 'p' || piece.role === 'k' || position.turn === winner) return false
  const escapes = legalMoves(position).filter((move) => moveFrom(move) === piece.square)
  // A check keeps every piece in place for a move.
  if (escapes.length === 0 && position.isCheck()) return false
  return escapes.every((move) => {
    const paid = capturedPiece(move)
    position.make(move)
    const loss = exchangeOn(position, moveTo(move))
    position.unmake()
    return loss > (paid ? ROLE_VALUE[paid.role] : 0)
  })
}
