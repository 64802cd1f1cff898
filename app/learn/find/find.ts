import { isCastle, isEnPassant, legalMoves, movePromotion } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { parseSan, makeSan } from '#chess/san.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Fen, Move, San } from '#chess/types.ts'
import type { Quality } from '#content/lessons/lesson.ts'
import { positionAt, turnAfter, type GameLine } from '#app/line/line.ts'

/** A move, or a line of moves, to find or to play. */
export interface Task {
  readonly start: Fen
  /** Moves already played. */
  readonly given: readonly Move[]
  readonly answer:
    | { readonly kind: 'quality'; readonly quality: Quality }
    /**
     * The solver’s and the other side’s moves alternately, ending with the solver’s. With `anyMate` the last may be
     * any mate.
     */
    | { readonly kind: 'line'; readonly moves: readonly Move[]; readonly anyMate: boolean }
}

/** `wrong`: a wrong try is shown and will be taken back. `replying`: the other side is about to answer. */
export type FindPhase = 'asking' | 'wrong' | 'replying' | 'done'

export interface FindState {
  readonly phase: FindPhase
  /** All moves on the board, including the given ones. */
  readonly moves: readonly Move[]
  /** The last wrong try since the last right move. */
  readonly wrong: San | undefined
  /** Hints given for the current move: none, its piece, its target. */
  readonly hint: 0 | 1 | 2
  /** Number of wrong tries, hints and moves that were shown. */
  readonly helps: number
}

export type FindEvent =
  | { readonly type: 'try'; readonly move: Move }
  /** A wrong try, or the position before a reply, has been shown long enough. */
  | { readonly type: 'tick' }
  | { readonly type: 'hint' }
  /** Plays the right move. */
  | { readonly type: 'show' }
  | { readonly type: 'restart' }

/** Reads moves in SAN from a position. Throws if a text of the course is not a legal line. */
export function readMoves(start: Fen, before: readonly Move[], text: string): readonly Move[] {
  const position = positionAt({ start, moves: before }, before.length)
  return text
    .split(' ')
    .filter((san) => san !== '')
    .map((san) => {
      const move = parseSan(position, san)
      if (!move.ok) throw new Error(`${move.error}: ${san} in ${start}`)
      position.make(move.value)
      return move.value
    })
}

export const beginFind = ({ given }: Task): FindState => ({
  phase: 'asking',
  moves: given,
  wrong: undefined,
  hint: 0,
  helps: 0,
})

export const solverOf = ({ start, given }: Task): Color => turnAfter({ start }, given.length)

export const lineOfTask = ({ start }: Task, { moves }: Pick<FindState, 'moves'>): GameLine => ({
  start,
  moves,
})

const positionOf = (task: Task, state: Pick<FindState, 'moves'>): Position =>
  positionAt(lineOfTask(task, state), state.moves.length)

/** Tests whether a move has a quality. */
const HAS: Record<Quality, (before: Position, move: Move) => boolean> = {
  check: (before, move) => after(before, move, (position) => position.isCheck()),
  mate: (before, move) => after(before, move, (position) => outcomeOf(position)?.reason === 'checkmate'),
  stalemate: (before, move) => after(before, move, (position) => outcomeOf(position)?.reason === 'stalemate'),
  castling: (_, move) => isCastle(move),
  'en-passant': (_, move) => isEnPassant(move),
  promotion: (_, move) => movePromotion(move) !== undefined,
}

function after<T>(position: Position, move: Move, look: (after: Position) => T): T {
  position.make(move)
  const seen = look(position)
  position.unmake()
  return seen
}

/** A move that would be right now; undefined while none is expected. */
export function wantedMove(task: Task, state: FindState): Move | undefined {
  if (state.phase !== 'asking') return undefined
  if (task.answer.kind === 'line') return task.answer.moves[state.moves.length - task.given.length]
  const { quality } = task.answer
  const position = positionOf(task, state)
  return legalMoves(position).find((move) => HAS[quality](position, move))
}

/** Events that do not apply in a phase leave the state unchanged. */
export function reduceFind(task: Task, state: FindState, event: FindEvent): FindState {
  switch (event.type) {
    case 'try':
      return state.phase === 'asking' ? tried(task, state, event.move) : state
    case 'tick':
      return ticked(task, state)
    case 'hint':
      return state.phase === 'asking' && state.hint < 2
        ? { ...state, hint: state.hint === 0 ? 1 : 2, helps: state.helps + 1 }
        : state
    case 'show': {
      const move = wantedMove(task, state)
      return move === undefined ? state : { ...tried(task, state, move), helps: state.helps + 1 }
    }
    case 'restart':
      return beginFind(task)
  }
}

function tried(task: Task, state: FindState, move: Move): FindState {
  const next: FindState = { ...state, moves: [...state.moves, move], wrong: undefined, hint: 0 }
  const { answer } = task
  const position = positionOf(task, state)
  if (answer.kind === 'quality' && HAS[answer.quality](position, move)) return { ...next, phase: 'done' }
  if (answer.kind === 'line') {
    const isLast = next.moves.length === task.given.length + answer.moves.length
    if (move === wantedMove(task, state)) return { ...next, phase: isLast ? 'done' : 'replying' }
    if (answer.anyMate && HAS.mate(position, move)) return { ...next, phase: 'done' }
  }
  return { ...next, phase: 'wrong', wrong: makeSan(position, move), hint: state.hint, helps: state.helps + 1 }
}

function ticked({ answer, given }: Task, state: FindState): FindState {
  if (state.phase === 'wrong') return { ...state, phase: 'asking', moves: state.moves.slice(0, -1) }
  if (state.phase !== 'replying' || answer.kind !== 'line') return state
  return {
    ...state,
    phase: 'asking',
    moves: [...given, ...answer.moves.slice(0, state.moves.length - given.length + 1)],
  }
}
