import type { Line } from '#chess/line.ts'
import type { Color, Move, OutcomeReason, San } from '#chess/types.ts'
import type { Score } from '#engine/protocol.ts'
import { computeMaterial } from '#app/line/material.ts'

/** The player's goal against the engine, and the maximum number of their moves. */
export interface Duel {
  readonly kind: 'mate' | 'win' | 'draw'
  readonly within: number
  /** The start position is at the end of this line; the player moves first. */
  readonly given: Line
}

/** The reason why an attempt failed. */
export type Failure =
  /** The player has used up their moves. */
  | { readonly kind: 'too-many' }
  /** The rules ended the game in another way. */
  | { readonly kind: 'ended'; readonly reason: OutcomeReason }
  /** The last move gave away the win, or lost. */
  | { readonly kind: 'slipped'; readonly san: San }

/** `thinking`: the engine judges the last move and replies. `silent`: it did not answer. */
export type DuelPhase = 'asking' | 'thinking' | 'silent' | 'done' | 'failed'

export interface DuelState {
  readonly phase: DuelPhase
  /** All moves on the board, including the given ones. */
  readonly line: Line
  readonly failure: Failure | undefined
  /** Number of takebacks and hints so far. */
  readonly helps: number
}

export type DuelEvent =
  | { readonly type: 'move'; readonly move: Move }
  /** The engine’s reply after `line`, and its score of its position. */
  | {
      readonly type: 'answered'
      readonly line: Line
      readonly reply: Move
      readonly score: Score
    }
  | { readonly type: 'unanswered' }
  | { readonly type: 'hinted' }
  /** Takes back the player's last move, and the reply if there was one. */
  | { readonly type: 'back' }
  | { readonly type: 'restart' }

/** In centipawns: below this the player's game is not won, and beyond it in the opponent's favour it is not held. */
const CLEAR = 150
/** A win counts as reached with this many more points (a new queen or rook) that the engine cannot win back. */
const AHEAD = 5
const DECIDED = 500

export const beginDuel = ({ given }: Duel): DuelState => ({
  phase: 'asking',
  line: given,
  failure: undefined,
  helps: 0,
})

export const duelist = ({ given }: Duel): Color => given.sideToMoveAt()

/** Number of moves that the player has made. */
export const movesMade = ({ given }: Duel, { line }: Pick<DuelState, 'line'>): number =>
  Math.ceil((line.length - given.length) / 2)

/** Events that do not apply in a phase leave the state unchanged. */
export function reduceDuel(duel: Duel, state: DuelState, event: DuelEvent): DuelState {
  switch (event.type) {
    case 'move':
      return state.phase === 'asking' ? moved(duel, state, event.move) : state
    case 'answered':
      return state.phase === 'thinking' && event.line === state.line
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
  const next = { ...state, line: state.line.with(move) }
  return ended(duel, next) ?? { ...next, phase: 'thinking' }
}

/** The outcome by the rules or by the number of moves; undefined while the duel continues. */
function ended(duel: Duel, state: DuelState): DuelState | undefined {
  const outcome = state.line.outcome()
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

/** `score`: the engine's score of its position before its reply. */
function answered(duel: Duel, state: DuelState, reply: Move, score: Score): DuelState {
  const own = -centipawns(score)
  const { line } = state
  if (duel.kind === 'draw' ? own < -CLEAR : own < CLEAR) {
    const san = line.sans().at(-1)!
    return { ...state, phase: 'failed', failure: { kind: 'slipped', san } }
  }
  const next: DuelState = { ...state, phase: 'asking', line: line.with(reply) }
  const over = ended(duel, next)
  if (over) return over
  const isLast = movesMade(duel, next) >= duel.within
  if (duel.kind === 'win' && own >= DECIDED && isAhead(duel, next)) return { ...next, phase: 'done' }
  if (!isLast) return next
  return duel.kind === 'draw'
    ? { ...next, phase: 'done' }
    : { ...next, phase: 'failed', failure: { kind: 'too-many' } }
}

/** Checked after the engine's reply, when it can no longer capture the new piece. */
const isAhead = (duel: Duel, { line }: DuelState): boolean =>
  computeMaterial(line.positionAt(), duelist(duel)).ahead >= AHEAD

const MATE_WORTH = 30_000
const centipawns = (score: Score): number =>
  score.type === 'centipawns' ? score.value : score.moves > 0 ? MATE_WORTH : -MATE_WORTH

function back(duel: Duel, state: DuelState): DuelState {
  const own = state.line.length - duel.given.length
  if (own === 0 || state.phase === 'thinking' || state.phase === 'done') return state
  // Two half-moves after a reply, one after a move without a reply.
  const line = state.line.upTo(state.line.length - (own % 2 === 0 ? 2 : 1))
  return { phase: 'asking', line, failure: undefined, helps: state.helps + 1 }
}
