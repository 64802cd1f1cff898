import { knownFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { makeSan } from '#chess/san.ts'
import { opposite, type Color, type Fen, type Move, type San } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { positionAt, turnAfter, type GameLine } from '#app/line/line.ts'

/** A puzzle’s task: the position before the opponent’s last move, that move, and the solution. */
export interface Task {
  readonly start: Fen
  /** The opponent’s first move, then the solver’s and the opponent’s alternately, ending with the solver’s. */
  readonly line: readonly Move[]
}

/**
 * `asking`: the solver is to move. `wrong`: a wrong try is shown and will be taken back. `replying`: the opponent is
 * about to answer. `showing`: the solution is being played. `solved` and `shown` are the end states.
 */
export type Phase = 'asking' | 'wrong' | 'replying' | 'showing' | 'solved' | 'shown'

export interface PuzzleState {
  readonly phase: Phase
  /** All moves on the board, including the opponent’s first. */
  readonly moves: readonly Move[]
  /** The last wrong try since the last right move. */
  readonly wrong: San | undefined
  /** Hints given for the current move: none, its piece, its target. */
  readonly hint: 0 | 1 | 2
  /** Number of wrong tries and hints. */
  readonly wrongs: number
  readonly hints: number
  /** True if the solution was ever shown, also before a restart. */
  readonly wasShown: boolean
}

export type PuzzleEvent =
  | { readonly type: 'try'; readonly move: Move }
  /** A wrong try, or the position before a reply, has been shown long enough. */
  | { readonly type: 'tick' }
  | { readonly type: 'hint' }
  | { readonly type: 'show' }
  | { readonly type: 'restart' }

/** Throws if the task is not a line of legal moves that the solver ends: the collection is broken. */
export function makeTask(before: string, moves: readonly string[]): Task {
  const start = knownFen(before)
  const position = positionAt({ start, moves: [] }, 0)
  const line = moves.map((text) => {
    const move = parseUci(position, text)
    if (!move.ok) throw new Error(`A puzzle with an impossible move: ${move.error} ${text} in ${start}`)
    position.make(move.value)
    return move.value
  })
  if (line.length < 2 || line.length % 2 !== 0)
    throw new Error(`A puzzle that the solver does not end: ${moves.join(' ')} in ${start}`)
  return { start, line }
}

export const begin = ({ line }: Task): PuzzleState => ({
  phase: 'asking',
  moves: line.slice(0, 1),
  wrong: undefined,
  hint: 0,
  wrongs: 0,
  hints: 0,
  wasShown: false,
})

/** The solver’s side: the one to move after the opponent’s first move. */
export const solverOf = ({ start }: Pick<Task, 'start'>): Color => opposite(turnAfter({ start }, 0))

export const lineOf = ({ start }: Task, { moves }: Pick<PuzzleState, 'moves'>): GameLine => ({ start, moves })

/** The move to find; undefined in all other phases. */
export const wantedMove = (task: Task, { phase, moves }: PuzzleState): Move | undefined =>
  phase === 'asking' ? task.line[moves.length] : undefined

/** Events that do not apply in a phase leave the state unchanged. */
export function reducePuzzle(task: Task, state: PuzzleState, event: PuzzleEvent): PuzzleState {
  switch (event.type) {
    case 'try':
      return state.phase === 'asking' ? tried(task, state, event.move) : state
    case 'tick':
      return ticked(task, state)
    case 'hint':
      return state.phase === 'asking' && state.hint < 2
        ? { ...state, hint: state.hint === 0 ? 1 : 2, hints: state.hints + 1 }
        : state
    case 'show':
      return showing(task, state)
    case 'restart':
      return state.phase === 'solved' || state.phase === 'shown'
        ? { ...begin(task), wasShown: state.wasShown }
        : state
  }
}

function tried(task: Task, state: PuzzleState, move: Move): PuzzleState {
  const moves = [...state.moves, move]
  if (move === task.line[state.moves.length]) {
    const isLast = moves.length === task.line.length
    return { ...state, phase: isLast ? 'solved' : 'replying', moves, wrong: undefined, hint: 0 }
  }
  // Any mate solves it, since mate ends the game.
  if (outcomeOf(positionAt({ start: task.start, moves }, moves.length))?.reason === 'checkmate')
    return { ...state, phase: 'solved', moves, wrong: undefined, hint: 0 }
  const wrong = makeSan(positionAt({ start: task.start, moves: state.moves }, state.moves.length), move)
  return { ...state, phase: 'wrong', moves, wrong, wrongs: state.wrongs + 1 }
}

function ticked(task: Task, state: PuzzleState): PuzzleState {
  const next = task.line.slice(0, state.moves.length + 1)
  switch (state.phase) {
    case 'wrong':
      return { ...state, phase: 'asking', moves: state.moves.slice(0, -1) }
    case 'replying':
      return { ...state, phase: 'asking', moves: next }
    case 'showing':
      return { ...state, phase: next.length === task.line.length ? 'shown' : 'showing', moves: next }
    case 'asking':
    case 'solved':
    case 'shown':
      return state
  }
}

const SHOWING = { phase: 'showing', hint: 0, wrong: undefined, wasShown: true } as const

function showing(task: Task, state: PuzzleState): PuzzleState {
  switch (state.phase) {
    case 'asking':
    case 'replying':
      return { ...state, ...SHOWING }
    case 'wrong':
      return { ...state, ...SHOWING, moves: task.line.slice(0, state.moves.length - 1) }
    case 'showing':
    case 'solved':
    case 'shown':
      return state
  }
}
