import { outcomeOf } from '#chess/outcome.ts'
import { makeSan } from '#chess/san.ts'
import type { Color, Fen, Move, OutcomeReason, San } from '#chess/types.ts'
import type { Score } from '#engine/protocol.ts'
import { materialOf } from '#app/line/material.ts'
import { positionAt, turnAfter, type GameLine } from '#app/line/line.ts'

/** What is to be reached against the engine, and in how many own moves at most. */
export interface Duel {
  readonly kind: 'mate' | 'win' | 'draw'
  readonly within: number
  /** From where, and what has been played when it begins. */
  readonly start: Fen
  readonly given: readonly Move[]
}

/** Why an attempt has come to nothing. */
export type Failure =
  /** The moves are used up. */
  | { readonly kind: 'too-many' }
  /** The rules have ended it in another way than was asked for. */
  | { readonly kind: 'ended'; readonly reason: OutcomeReason }
  /** The last move has let a win slip, or lost. */
  | { readonly kind: 'slipped'; readonly san: San }

/** `thinking`: the engine judges the last move and replies. `silent`: it has not answered. */
export type DuelPhase = 'asking' | 'thinking' | 'silent' | 'done' | 'failed'

export interface DuelState {
  readonly phase: DuelPhase
  /** What stands on the board, given moves included. */
  readonly moves: readonly Move[]
  readonly failure: Failure | undefined
  /** Moves that were taken back, and hints, since the beginning. */
  readonly helps: number
}

export type DuelEvent =
  | { readonly type: 'move'; readonly move: Move }
  /** What the engine plays after `moves`, and what it thinks of its own game. */
  | {
      readonly type: 'answered'
      readonly moves: readonly Move[]
      readonly reply: Move
      readonly score: Score
    }
  | { readonly type: 'unanswered' }
  | { readonly type: 'hinted' }
  /** Takes back the last own move, with the reply if there was one. */
  | { readonly type: 'back' }
  | { readonly type: 'restart' }

/** In centipawns: below this nobody calls it won, and above it in the other's favour nobody calls it held. */
const CLEAR = 150
/** A win is reached with so many points more, a new queen or a rook, that the engine sees no way to take. */
const AHEAD = 5
const DECIDED = 500

export const beginDuel = ({ given }: Duel): DuelState => ({
  phase: 'asking',
  moves: given,
  failure: undefined,
  helps: 0,
})

export const lineOfDuel = ({ start }: Duel, { moves }: Pick<DuelState, 'moves'>): GameLine => ({
  start,
  moves,
})

export const duelist = ({ start, given }: Duel): Color => turnAfter({ start }, given.length)

/** Own moves that have been made. */
export const movesMade = ({ given }: Duel, { moves }: Pick<DuelState, 'moves'>): number =>
  Math.ceil((moves.length - given.length) / 2)

/** What means nothing in a phase leaves the state as it is. */
export function reduceDuel(duel: Duel, state: DuelState, event: DuelEvent): DuelState {
  switch (event.type) {
    case 'move':
      return state.phase === 'asking' ? moved(duel, state, event.move) : state
    case 'answered':
      return state.phase === 'thinking' && event.moves === state.moves
        ? answered(duel, state, event.reply, event.score)
        : state
    case 'unanswered':
      return state.phase === 'thinking' ? { ...state, phase: 'silent' } : state
    case 'hinted':
      return { ...state, helps: state.helps + 1 }
    case 'back':
      return back(duel, state)
    case 'restart':
      return beginDuel(duel)
  }
}

function moved(duel: Duel, state: DuelState, move: Move): DuelState {
  const next = { ...state, moves: [...state.moves, move] }
  return ended(duel, next) ?? { ...next, phase: 'thinking' }
}

/** What the rules say of the position, or the number of moves: undefined while it goes on. */
function ended(duel: Duel, state: DuelState): DuelState | undefined {
  const outcome = outcomeOf(positionAt(lineOfDuel(duel, state), state.moves.length))
  if (outcome) {
    const isReached =
      outcome.winner === duelist(duel) || (duel.kind === 'draw' && outcome.winner === undefined)
    return isReached
      ? { ...state, phase: 'done' }
      : { ...state, phase: 'failed', failure: { kind: 'ended', reason: outcome.reason } }
  }
  const isLast = movesMade(duel, state) >= duel.within
  return isLast && duel.kind === 'mate'
    ? { ...state, phase: 'failed', failure: { kind: 'too-many' } }
    : undefined
}

/** `score` is the engine's view of its own game, with its reply to come. */
function answered(duel: Duel, state: DuelState, reply: Move, score: Score): DuelState {
  const own = -centipawns(score)
  const { moves } = state
  if (duel.kind === 'draw' ? own < -CLEAR : own < CLEAR) {
    const before = moves.length - 1
    const san = makeSan(positionAt(lineOfDuel(duel, state), before), moves[before]!)
    return { ...state, phase: 'failed', failure: { kind: 'slipped', san } }
  }
  const next: DuelState = { ...state, phase: 'asking', moves: [...moves, reply] }
  const over = ended(duel, next)
  if (over) return over
  const isLast = movesMade(duel, next) >= duel.within
  if (duel.kind === 'win' && own >= DECIDED && isAhead(duel, next)) return { ...next, phase: 'done' }
  if (!isLast) return next
  return duel.kind === 'draw'
    ? { ...next, phase: 'done' }
    : { ...next, phase: 'failed', failure: { kind: 'too-many' } }
}

/** After the engine's reply: what it could have taken is gone. */
const isAhead = (duel: Duel, { moves }: DuelState): boolean =>
  materialOf(positionAt({ start: duel.start, moves }, moves.length), duelist(duel)).ahead >= AHEAD

const MATE_WORTH = 30_000
const centipawns = (score: Score): number =>
  score.type === 'centipawns' ? score.value : score.moves > 0 ? MATE_WORTH : -MATE_WORTH

function back(duel: Duel, state: DuelState): DuelState {
  const own = state.moves.length - duel.given.length
  if (own === 0 || state.phase === 'thinking' || state.phase === 'done') return state
  // After a reply two moves go, after an own move that was not answered one.
  const moves = state.moves.slice(0, own % 2 === 0 ? -2 : -1)
  return { phase: 'asking', moves, failure: undefined, helps: state.helps + 1 }
}
