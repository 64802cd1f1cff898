import type { Line } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import type { Color, Move, San } from '#chess/types.ts'
import { pieceSteps, type HintStep } from '#app/line/hint.ts'
import { findRefutation } from './refutation.ts'

/** A task to find one move or a line of moves: a puzzle, or a board of a lesson. */
export interface SolveTask<A extends SolveAnswer = SolveAnswer> {
  /** The position to solve is at the end of this line; the solver moves first. */
  readonly given: Line
  readonly answer: A
}

export interface LineAnswer {
  readonly kind: 'line'
  /** `given` followed by the solution: moves of solver and opponent in turn, ending with the solver's. */
  readonly line: Line
  /** Any mate is accepted instead of the move. */
  readonly anyMate: boolean
}

interface QualityAnswer {
  readonly kind: 'quality'
  /** True if the move has the quality. Must leave the position unchanged. */
  readonly hasQuality: (before: Position, move: Move) => boolean
}

export type SolveAnswer = LineAnswer | QualityAnswer

/**
 * `asking`: the solver is to move. `wrong`: a wrong try is on the board until the next tick. `refuted`: the reply that
 * punishes it is shown too. `replying`: the opponent's reply comes with the next tick. `showing`: each tick plays one move of
 * the solution. `solved` and `shown` are final.
 */
export type SolvePhase = 'asking' | 'wrong' | 'refuted' | 'replying' | 'showing' | 'solved' | 'shown'

export interface SolveState {
  readonly phase: SolvePhase
  /** All moves on the board, including the given ones. */
  readonly line: Line
  /** The last wrong try since the last right move. */
  readonly wrong: San | undefined
  /** The reply that punishes the wrong try, if one was found. */
  readonly refutation: San | undefined
  /** Hints given for the current move: none, its piece, its target. */
  readonly hint: 0 | 1 | 2
  readonly wrongs: number
  readonly hints: number
  /** Number of single moves that were shown. */
  readonly movesShown: number
  /** The whole solution was shown, now or before a restart. */
  readonly wasShown: boolean
}

export type SolveEvent =
  | { readonly type: 'try'; readonly move: Move }
  /** The pause after a wrong try, before a reply or between two moves of the solution is over. */
  | { readonly type: 'tick' }
  | { readonly type: 'hint' }
  /** Plays the next move for the solver, who then continues. */
  | { readonly type: 'show-move' }
  /** Plays the solution to its end. */
  | { readonly type: 'show-solution' }
  | { readonly type: 'restart' }

export const startSolving = ({ given }: SolveTask): SolveState => ({
  phase: 'asking',
  line: given,
  wrong: undefined,
  refutation: undefined,
  hint: 0,
  wrongs: 0,
  hints: 0,
  movesShown: 0,
  wasShown: false,
})

export const solverOf = ({ given }: Pick<SolveTask, 'given'>): Color => given.sideToMoveAt()

/** Wrong tries, hints and shown moves since the start. */
export const helpCount = ({ wrongs, hints, movesShown }: SolveState): number => wrongs + hints + movesShown

/** A move that would be correct now; `undefined` unless the solver is to move. */
export function wantedMove({ answer }: SolveTask, { phase, line }: SolveState): Move | undefined {
  if (phase !== 'asking') return undefined
  if (answer.kind === 'line') return answer.line.moves[line.length]
  const position = line.positionAt()
  return legalMoves(position).find((move) => answer.hasQuality(position, move))
}

/** The first hint names the piece, the second its target. */
export function currentHint(task: SolveTask, state: SolveState): HintStep | undefined {
  const move = wantedMove(task, state)
  return move === undefined || state.hint === 0 ? undefined : pieceSteps(move)[state.hint - 1]
}

/** The reducer. Events that do not apply in a phase return the same state. */
export function reduceSolve(task: SolveTask, state: SolveState, event: SolveEvent): SolveState {
  switch (event.type) {
    case 'try':
      return state.phase === 'asking' ? withTry(task, state, event.move) : state
    case 'tick':
      return afterPause(task, state)
    case 'hint':
      return state.phase === 'asking' && state.hint < 2
        ? { ...state, hint: state.hint === 0 ? 1 : 2, hints: state.hints + 1 }
        : state
    case 'show-move': {
      const move = wantedMove(task, state)
      return move === undefined ? state : { ...withTry(task, state, move), movesShown: state.movesShown + 1 }
    }
    case 'show-solution':
      return task.answer.kind === 'line' ? showing(state) : state
    case 'restart':
      return { ...startSolving(task), wasShown: state.wasShown }
  }
}

function withTry({ answer }: SolveTask, state: SolveState, move: Move): SolveState {
  const before = state.line.positionAt()
  const line = state.line.with(move)
  const right = { ...state, line, wrong: undefined, refutation: undefined, hint: 0 } as const
  if (answer.kind === 'quality' && answer.hasQuality(before, move)) return { ...right, phase: 'solved' }
  if (answer.kind === 'line') {
    if (move === answer.line.moves[state.line.length])
      return { ...right, phase: line.length === answer.line.length ? 'solved' : 'replying' }
    if (answer.anyMate && line.outcome()?.reason === 'checkmate') return { ...right, phase: 'solved' }
  }
  return {
    ...state,
    phase: 'wrong',
    line,
    wrong: makeSan(before, move),
    refutation: undefined,
    wrongs: state.wrongs + 1,
  }
}

function afterPause({ answer }: SolveTask, state: SolveState): SolveState {
  const { phase, line } = state
  if (phase === 'wrong') return refuted(state) ?? { ...state, phase: 'asking', line: beforeTry(state) }
  if (phase === 'refuted') return { ...state, phase: 'asking', line: beforeTry(state) }
  if (answer.kind !== 'line' || (phase !== 'replying' && phase !== 'showing')) return state
  const next = answer.line.upTo(line.length + 1)
  if (phase === 'replying') return { ...state, phase: 'asking', line: next }
  return { ...state, phase: next.length === answer.line.length ? 'shown' : 'showing', line: next }
}

/** Undefined if no reply punishes the wrong try at once. */
function refuted(state: SolveState): SolveState | undefined {
  const { line } = state
  const reply = findRefutation(line)
  return (
    reply && {
      ...state,
      phase: 'refuted',
      refutation: makeSan(line.positionAt(), reply),
      line: line.with(reply),
    }
  )
}

/** The line without the wrong try and its refutation. */
export const beforeTry = ({ phase, line }: Pick<SolveState, 'phase' | 'line'>): Line =>
  phase === 'wrong' ? line.upTo(line.length - 1) : phase === 'refuted' ? line.upTo(line.length - 2) : line

function showing(state: SolveState): SolveState {
  const { phase } = state
  if (phase === 'showing' || phase === 'solved' || phase === 'shown') return state
  return {
    ...state,
    phase: 'showing',
    line: beforeTry(state),
    hint: 0,
    wrong: undefined,
    refutation: undefined,
    wasShown: true,
  }
}
