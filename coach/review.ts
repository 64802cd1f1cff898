import { positionFromFen } from '#chess/fen.ts'
import { capturedPiece, legalMoves, moveTo } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import type { Color, Fen, Move, Result, San, Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { gameAccuracy } from './accuracy.ts'
import type { Claim } from './claim.ts'
import { findFault, findMerit } from './find-claim.ts'
import type { Judgement } from './judgement.ts'
import { exchangeOn, materialOf, settledMaterial } from './material.ts'
import { classify, isError, MOVE_CLASSES, type MoveClass } from './move-class.ts'
import { phasesOf, type Phase } from './phases.ts'
import { opposed, winChanceOf, type WinChance, type Worth } from './win-chance.ts'

/** A game and what the engine says of each of its positions: one judgement more than moves. */
export interface JudgedGame {
  readonly start: Fen
  readonly moves: readonly Uci[]
  readonly judgements: readonly Judgement[]
  /** How many moves belong to a line of the table of openings, counted from the first. */
  readonly bookPlies: number
}

export interface MoveReview {
  readonly color: Color
  readonly move: Uci
  readonly san: San
  readonly moveClass: MoveClass
  /** From White's view, before the move and after it. */
  readonly before: Worth
  readonly after: Worth
  /** What it gives away of the mover's chances, in per cent. */
  readonly loss: WinChance
  /** The engine's choice; the same as `move` when that was the best. */
  readonly best: { readonly move: Uci; readonly san: San }
  /** Why it was bad, or what makes it good, where the rules can prove it. */
  readonly claim: Claim | undefined
}

export interface Review {
  readonly moves: readonly MoveReview[]
  /** White's, before the first move and after each. */
  readonly chances: readonly WinChance[]
  readonly phases: readonly Phase[]
  readonly accuracy: Record<Color, number | undefined>
  readonly counts: Record<Color, Record<MoveClass, number>>
  /** The move that gave away most of all, if any was a mistake: an index of `moves`. */
  readonly turningPoint: number | undefined
}

type ReviewError = 'ERR_REVIEW_START' | 'ERR_REVIEW_MOVE' | 'ERR_REVIEW_JUDGEMENTS'

/** Puts engine, rules and names together. Pure: the same judgements give the same review on every machine. */
export function reviewGame(game: JudgedGame): Result<Review, ReviewError> {
  const start = positionFromFen(game.start)
  if (!start.ok) return { ok: false, error: 'ERR_REVIEW_START', detail: start.error }
  if (game.judgements.length !== game.moves.length + 1) {
    return { ok: false, error: 'ERR_REVIEW_JUDGEMENTS', detail: `${game.judgements.length}` }
  }
  const position = start.value
  const positions: Position[] = [position.clone()]
  const played: Move[] = []
  for (const text of game.moves) {
    const move = parseUci(position, text)
    if (!move.ok) return { ok: false, error: 'ERR_REVIEW_MOVE', detail: text }
    played.push(move.value)
    position.make(move.value)
    positions.push(position.clone())
  }
  const scores = positions.map((each, index) => scoreFor(each, game.judgements[index]!))
  if (scores.includes(undefined)) return { ok: false, error: 'ERR_REVIEW_JUDGEMENTS' }

  const white = positions.map((each, index) => {
    const score = scores[index]!
    return each.turn === 'w' ? score : opposed(score)
  })
  const moves = played.map((move, index) => reviewMove(game, positions, white, move, index))
  const chances = white.map(winChanceOf)
  return {
    ok: true,
    value: {
      moves,
      chances,
      phases: phasesOf(positions),
      accuracy: gameAccuracy(chances, positions[0]!.turn),
      counts: { w: countOf(moves, 'w'), b: countOf(moves, 'b') },
      turningPoint: turningPointOf(moves),
    },
  }
}

/** From the view of the side to move. The rules' word comes before the engine's; `undefined` where neither speaks. */
function scoreFor(position: Position, judgement: Judgement): Worth | undefined {
  const outcome = outcomeOf(position)
  if (outcome) return { type: 'over', points: outcome.winner === undefined ? 0.5 : 0 }
  return judgement.variations[0]?.score
}

function reviewMove(
  game: JudgedGame,
  positions: readonly Position[],
  white: readonly Worth[],
  move: Move,
  index: number,
): MoveReview {
  const position = positions[index]!
  const next = positions[index + 1]!
  const color = position.turn
  const { variations } = game.judgements[index]!
  const best = variations[0]!
  const text = game.moves[index]!
  const mine = (score: Worth): WinChance => winChanceOf(color === 'w' ? score : opposed(score))
  const before = mine(white[index]!)
  const after = mine(white[index + 1]!)
  const isBest = best.moves[0] === text || after >= before
  const second = variations[1]
  const isObviousMove = isObvious(position, positions[index - 1], move)
  const moveClass = classify({
    inBook: index < game.bookPlies,
    isBest,
    legalMoves: legalMoves(position).length,
    before,
    after,
    second: second && winChanceOf(second.score),
    isSacrifice: isSacrifice(position, next),
    isObvious: isObviousMove,
  })
  const question = {
    position,
    played: move,
    best,
    answer: outcomeOf(next) ? undefined : game.judgements[index + 1]!.variations[0],
  }
  const bestMove = parseUci(position, best.moves[0]!)
  return {
    color,
    move: text,
    san: makeSan(position, move),
    moveClass,
    before: white[index]!,
    after: white[index + 1]!,
    loss: isBest ? 0 : before - after,
    best: { move: best.moves[0]!, san: bestMove.ok ? makeSan(position, bestMove.value) : best.moves[0]! },
    claim: isFault(moveClass)
      ? findFault(question)
      : isPraised(moveClass, isObviousMove)
        ? findMerit(question)
        : undefined,
  }
}

const isFault = (moveClass: MoveClass): boolean => isError(moveClass) || moveClass === 'inaccuracy'

/** Praise for what anybody would play is no praise. */
const isPraised = (moveClass: MoveClass, isObviousMove: boolean): boolean =>
  moveClass === 'brilliant' || moveClass === 'great' || (moveClass === 'best' && !isObviousMove)

/** What the opponent can take costs at least two pawns more than what the move took. */
function isSacrifice(position: Position, next: Position): boolean {
  const kept = -settledMaterial(next).balance
  return materialOf(position, position.turn) - kept >= 200
}

/** Takes back on the square where something was just taken, or takes what an exchange wins anyway. */
function isObvious(position: Position, previous: Position | undefined, move: Move): boolean {
  if (!capturedPiece(move)) return false
  const last = position.lastMove
  const retakes =
    previous !== undefined && last !== undefined && moveTo(last) === moveTo(move) && capturedPiece(last)
  return Boolean(retakes) || exchangeOn(position, moveTo(move)) >= 200
}

function countOf(moves: readonly MoveReview[], color: Color): Record<MoveClass, number> {
  const counts = Object.fromEntries(MOVE_CLASSES.map((each) => [each, 0])) as Record<MoveClass, number>
  for (const move of moves) if (move.color === color) counts[move.moveClass]++
  return counts
}

function turningPointOf(moves: readonly MoveReview[]): number | undefined {
  let worst: number | undefined
  for (const [index, { moveClass, loss }] of moves.entries()) {
    if (isError(moveClass) && (worst === undefined || loss > moves[worst]!.loss)) worst = index
  }
  return worst
}
