import { knownFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { makeSan } from '#chess/san.ts'
import { opposite, type Color, type Fen, type Move, type San } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { positionAt, turnAfter, type GameLine } from '#app/line/line.ts'

/** A task: the position before the opponent's last move, that move, and from there the solution to its end. */
export interface Task {
  readonly start: Fen
  /** The opponent's first, then the solver's and the opponent's by turns, ending with the solver's. */
  readonly line: readonly Move[]
}

/**
 * `asking`: the solver is to move. `wrong`: a wrong try stands on the board, and goes back by itself. `replying`: the
 * opponent is about to answer. `showing`: the solution is played through. `solved` and `shown` are the ends.
 */
export type Phase = 'asking' | 'wrong' | 'replying' | 'showing' | 'solved' | 'shown'

export interface PuzzleState {
  readonly phase: Phase
  /** What stands on the board, the opponent's first move included. */
  readonly moves: readonly Move[]
  /** The last try that was wrong, since the last right one. */
  readonly wrong: San | undefined
  /** How much has been given away of the move to find: nothing, its piece, its goal. */
  readonly hint: 0 | 1 | 2
  /** Wrong tries and hints in all. */
  readonly wrongs: number
  readonly hints: number
  /** The solution was asked for, now or before the puzzle was begun again. */
  readonly wasShown: boolean
}

export type PuzzleEvent =
  | { readonly type: 'try'; readonly move: Move }
  /** The time is over that a wrong try or the position before a reply is looked at. */
  | { readonly type: 'tick' }
  | { readonly type: 'hint' }
  | { readonly type: 'show' }
  | { readonly type: 'restart' }

/** Throws where the task is not a line of legal moves that the solver ends: then the collection is broken. */
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

/** Whose task it is: who moves after the opponent's first move. */
export const solverOf = ({ start }: Pick<Task, 'start'>): Color => opposite(turnAfter({ start }, 0))

export const lineOf = ({ start }: Task, { moves }: Pick<PuzzleState, 'moves'>): GameLine => ({ start, moves })

/** The move to be found now; undefined while nothing is asked. */
export const wantedMove = (task: Task, { phase, moves }: PuzzleState): Move | undefined =>
  phase === 'asking' ? task.line[moves.length] : undefined

/** What means nothing in a phase leaves the state as it is. */
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
  // Mate ends the game, whichever of several it is.
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
