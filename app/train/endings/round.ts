import type { Line } from '#chess/line.ts'
import { makeSan } from '#chess/san.ts'
import type { Color, Move, San } from '#chess/types.ts'
import { locate } from '#endings/locate.ts'
import { gradeMove, type GradedMove } from '#endings/training/grade.ts'
import { bestMoves, type EndingOracle } from '#endings/training/oracle.ts'

/** One position to win or to hold, against an opponent that knows the tables. */
export interface EndingRound {
  readonly start: Line
  readonly pupil: Color
  readonly goal: 'win' | 'hold'
}

/**
 * `asking`: the pupil is to move. `replying`: the opponent is. `slipped`: the last move gave the result away. `showing`: the refutation is
 * being played. `shown`: it has been. `done` is final.
 */
type RoundPhase = 'asking' | 'replying' | 'slipped' | 'showing' | 'shown' | 'done'

/** How a round was finished. */
type RoundEnd = 'mate' | 'simple' | 'rules' | 'moves'

/** The pupil's last move, with names for people. */
export interface PupilMove {
  readonly san: San
  readonly graded: GradedMove
  /** The moves that keep the result, the best first. */
  readonly keeps: readonly San[]
  /** False if only results were known: then half-moves lost mean nothing. */
  readonly isMeasured: boolean
  /** By the rules alone the game was drawn at once, though the position was won. */
  readonly endedBy?: 'threefold-repetition' | 'fifty-move-rule'
}

export interface RoundState {
  readonly phase: RoundPhase
  readonly line: Line
  readonly told: PupilMove | undefined
  /** The line's length before the move that gave the result away. */
  readonly slipAt: number
  readonly slips: number
  readonly pliesLost: number
  /** Hints given for the current move: none, the idea, the man, the move. */
  readonly hint: 0 | 1 | 2 | 3
  /** Hints in this round that named a man or a move. */
  readonly helps: number
  readonly end: RoundEnd | undefined
}

export type RoundEvent =
  | { readonly type: 'move' | 'reply' | 'show-move'; readonly move: Move }
  | { readonly type: 'hint' }
  /** Takes back the move that gave the result away. */
  | { readonly type: 'back' }
  | { readonly type: 'show' }
  | { readonly type: 'restart' }

/** Moves after which a draw counts as held: by then every pupil has met the trap. */
export const HELD_MOVES = 10
/** Half-moves of a refutation: enough to see why. */
const SHOWN_PLIES = 6
/** A queen or a rook against a bare king is the first lesson, so other rounds end there. */
const SIMPLE: readonly string[] = ['KQvK', 'KRvK']

export const startRound = ({ start, pupil }: EndingRound): RoundState => ({
  phase: start.sideToMoveAt() === pupil ? 'asking' : 'replying',
  line: start,
  told: undefined,
  slipAt: 0,
  slips: 0,
  pliesLost: 0,
  hint: 0,
  helps: 0,
  end: undefined,
})

/** Events that do not apply in a phase leave the state unchanged. */
export function reduceRound(
  round: EndingRound,
  oracle: EndingOracle,
  state: RoundState,
  event: RoundEvent,
): RoundState {
  const { phase, line } = state
  switch (event.type) {
    case 'move':
      return phase === 'asking' ? moved(round, oracle, state, event.move) : state
    case 'reply':
      return phase === 'replying' ? replied(round, state, event.move) : state
    case 'hint':
      if (phase !== 'asking' || state.hint === 3) return state
      return {
        ...state,
        hint: (state.hint + 1) as RoundState['hint'],
        helps: state.helps + Number(state.hint > 0),
      }
    case 'back':
      if (phase !== 'slipped' && phase !== 'showing' && phase !== 'shown') return state
      return { ...state, phase: 'asking', line: line.upTo(state.slipAt), told: undefined, hint: 0 }
    case 'show':
      return phase === 'slipped' ? { ...state, phase: line.outcome() ? 'shown' : 'showing' } : state
    case 'show-move': {
      if (phase !== 'showing') return state
      const next = line.with(event.move)
      const isLast = next.length - state.slipAt > SHOWN_PLIES || next.outcome() !== undefined
      return { ...state, line: next, phase: isLast ? 'shown' : 'showing' }
    }
    case 'restart':
      return startRound(round)
  }
}

function moved(round: EndingRound, oracle: EndingOracle, state: RoundState, move: Move): RoundState {
  const position = state.line.positionAt()
  const moves = oracle.findMoves(position)
  if (!moves || moves.length === 0) return state
  const best = bestMoves(moves)
  const graded = gradeMove(best[0]!.exact, moves, move)
  const keepers = new Set([...best.map((each) => each.move), ...graded.keeps])
  const told: PupilMove = {
    san: makeSan(position, move),
    graded,
    keeps: Array.from(keepers, (each) => makeSan(position, each)),
    isMeasured: oracle.hasDistances,
  }
  const line = state.line.with(move)
  const next: RoundState = { ...state, line, told, hint: 0 }
  const slipped: RoundState = {
    ...next,
    phase: 'slipped',
    slips: state.slips + 1,
    slipAt: state.line.length,
  }
  if (isThrownAway(graded)) return slipped
  const outcome = line.outcome()
  if (round.goal === 'win' && outcome && outcome.winner !== round.pupil) {
    const { reason } = outcome
    if (reason !== 'threefold-repetition' && reason !== 'fifty-move-rule') return slipped
    return { ...slipped, told: { ...told, endedBy: reason } }
  }
  const after: RoundState = { ...next, pliesLost: state.pliesLost + graded.pliesLost }
  const end = endOf(round, line)
  return end ? { ...after, phase: 'done', end } : { ...after, phase: 'replying' }
}

function replied(round: EndingRound, state: RoundState, move: Move): RoundState {
  const line = state.line.with(move)
  const end = endOf(round, line)
  return end ? { ...state, line, phase: 'done', end } : { ...state, line, phase: 'asking' }
}

const isThrownAway = ({ grade }: GradedMove): boolean =>
  grade === 'win-to-draw' || grade === 'win-to-loss' || grade === 'draw-to-loss'

/** How the round is finished; undefined while it goes on. Rounds to win are not over by a draw: that is a slip. */
function endOf(round: EndingRound, line: Line): RoundEnd | undefined {
  const outcome = line.outcome()
  if (round.goal === 'hold') {
    if (outcome && outcome.winner === undefined) return 'rules'
    return line.sideToMoveAt() === round.pupil && countOwnMoves(round, line) >= HELD_MOVES
      ? 'moves'
      : undefined
  }
  if (outcome) return outcome.winner === round.pupil ? 'mate' : undefined
  const [first, now] = [classAt(line, round.start.length), classAt(line, line.length)]
  return now !== first && SIMPLE.includes(now) ? 'simple' : undefined
}

function classAt(line: Line, ply: number): string {
  const entry = locate(line.positionAt(ply))
  return entry.ok ? entry.value.ending.name : ''
}

/** Number of moves that the pupil has made. */
export function countOwnMoves({ start, pupil }: EndingRound, line: Line): number {
  const plies = line.length - start.length
  return start.sideToMoveAt() === pupil ? Math.ceil(plies / 2) : Math.floor(plies / 2)
}

/** The pupil's moves to mate with best play from the start; undefined without distances, and for draws. */
export function computePar({ start, goal }: EndingRound, oracle: EndingOracle): number | undefined {
  if (goal === 'hold' || !oracle.hasDistances) return undefined
  const best = bestMoves(oracle.findMoves(start.positionAt()) ?? [])[0]?.exact
  return best === undefined || best.result === 'draw' ? undefined : Math.ceil(best.plies / 2)
}

/** Kept in every move, without a hint that named a man. */
export const isRoundRight = ({ slips, helps }: RoundState): boolean => slips === 0 && helps === 0
