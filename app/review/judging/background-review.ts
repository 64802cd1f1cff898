import type { GameLine } from '#app/line/line.ts'
import { makeObservable } from '#app/browser/observable.ts'
import { makeUci } from '#chess/uci.ts'
import { secondLooks } from '#coach/second-look.ts'
import type { LineText } from '#chess/line.ts'
import { EFFORT, judgementOf, SECOND_EFFORT, type Effort, type Judge } from './judging.ts'
import { newestNet, type JudgedSoFar, type KeptJudgement } from './kept-judgement.ts'
import type { ReviewStorage } from './review-storage.ts'
import { makeRest } from './rest.ts'
import { keyOf } from '../reviewed-game.ts'

/** A game as it is being played. */
export interface FollowedGame extends GameLine {
  readonly isOver: boolean
  /** Something is more urgent, the computer's move say: no new position is begun. */
  readonly isHeld: boolean
  /** Somebody waits for what the newest move was worth: it is judged first, and at once. */
  readonly isUrgent?: boolean
}

export interface BackgroundState {
  readonly game: FollowedGame | undefined
  readonly judgements: JudgedSoFar
  /** The newest position was judged so fast that there is time for second looks while the game goes on. */
  readonly isQuick: boolean
  /** The worker gave no answer; the review can still be made on its own page. */
  readonly hasFailed: boolean
}

/** Judges a game while it is played, so that its review is ready when it ends. */
export interface BackgroundReview {
  /** The game as it now stands. What was judged of the moves it still has stays. `known`: what was judged of it before. */
  follow(game: FollowedGame, known?: JudgedSoFar): void
  /** Somebody has pressed something: no position is begun before a while has passed without that. */
  giveWay(): void
  stop(): void
  readonly state: BackgroundState
  readonly subscribe: (listener: () => void) => () => void
}

interface Means {
  readonly startJudge: () => Judge
  readonly storage: Pick<ReviewStorage, 'keep'>
  /** Calls back when there is nothing else to do. */
  readonly whenIdle: (run: () => void) => () => void
  /** How long nothing may have been pressed or played before a position is begun; 0: no such wait. */
  readonly restMs: number
  /** In milliseconds, from any moment on. */
  readonly now: () => number
}

/**
 * A second look takes about twice as long as the first, and whoever mates meanwhile waits for it, or for what the coach says of a move: while
 * the game goes on, there is one only where the newest position was judged in so many milliseconds. Of the second that the accuracies
 * may take, this leaves half.
 */
const QUICK_MS = 250

const NOTHING: BackgroundState = { game: undefined, judgements: [], isQuick: false, hasFailed: false }

/**
 * One position after the other, each in an idle moment and by one worker of its own, which is started by the first move
 * and stopped when the game is over and judged. A search in a worker cannot be broken off, so none is begun while somebody
 * is likely to press a piece: with two cores the browser needs the other one to draw it. When the game is over there is
 * nothing to wait for. A worker fetches its net while it judges: what it judged without is
 * judged once more, and so are the positions around mistakes, as in judging.ts.
 */
export function makeBackgroundReview(means: Means): BackgroundReview {
  const { startJudge, storage, whenIdle, restMs, now } = means
  const state = makeObservable(NOTHING)
  const judge = startedWhenAsked(startJudge)
  /** The position that is being judged, or will be in the next idle moment. */
  let asked: { readonly index: number; readonly isBegun: boolean; callOff: () => void } | undefined
  const rest = makeRest(restMs, goOn)

  function goOn() {
    const { game, judgements, isQuick, hasFailed } = state.value
    if (!game || game.isHeld || hasFailed || asked || rest.isOn || hasNothingToDo(game)) return
    const urgent = game.isUrgent === true ? urgentOf(state.value) : undefined
    if (urgent) return void judgeAt(game, urgent)
    const next = nextOf(judgements, { looksTwice: game.isOver || isQuick })
    if (next) asked = { index: next.index, isBegun: false, callOff: whenIdle(() => void judgeAt(game, next)) }
    else if (game.isOver) {
      judge.stop()
      keepReview(storage, game, judgements as readonly KeptJudgement[])
    }
  }

  /** Somebody is at the board: what is not begun waits. */
  function giveWay() {
    const { game } = state.value
    if (!game || game.isOver || game.isUrgent) return rest.end()
    if (asked && !asked.isBegun) callOff()
    rest.begin()
  }

  async function judgeAt(game: FollowedGame, { index, effort }: Question) {
    const left = new AbortController()
    asked = { index, isBegun: true, callOff: () => left.abort() }
    const [found, tookMs] = await timed(now, judge.judge(lineAt(game, index), effort, left.signal))
    if (left.signal.aborted) return
    asked = undefined
    state.change(withFound(state.value, { index, effort }, found, tookMs))
    goOn()
  }

  function callOff() {
    asked?.callOff()
    asked = undefined
  }

  return {
    follow(game, known) {
      const common = commonPlies(game, state.value.game)
      // A position that the game no longer has; one that it still has is judged to its end, unless another is urgent.
      if (asked && (asked.index > common || isInTheWay(game, asked.index))) callOff()
      const judgements = carriedOver(game, state.value.judgements.slice(0, common + 1), known)
      state.change({ game, judgements, hasFailed: false })
      // It may be known what is asked for, or a position that came since goes before it.
      if (asked?.isBegun !== true) callOff()
      if (known && isFinished(state.value)) return
      giveWay()
      goOn()
    },
    giveWay,
    stop() {
      rest.end()
      callOff()
      judge.stop()
    },
    get state() {
      return state.value
    },
    subscribe: (listener) => state.subscribe(listener),
  }
}

/** A worker is started by the first question, and by the first after it was stopped. */
function startedWhenAsked(startJudge: () => Judge): Judge {
  let judge: Judge | undefined
  return {
    judge: (...asked) => (judge ??= startJudge()).judge(...asked),
    stop() {
      judge?.stop()
      judge = undefined
    },
  }
}

function keepReview(storage: Means['storage'], game: FollowedGame, judgements: readonly KeptJudgement[]) {
  storage
    .keep(keyOf(game), judgements)
    .catch((error: unknown) => console.warn('The review could not be kept on this device.', error))
}

async function timed<Answer>(now: () => number, answer: Promise<Answer>): Promise<[Answer, ms: number]> {
  const begunAt = now()
  const answered = await answer
  return [answered, now() - begunAt]
}

/** With what the worker said of one position, or that it said nothing. */
function withFound(
  { judgements, isQuick }: BackgroundState,
  { index, effort }: Question,
  found: Awaited<ReturnType<Judge['judge']>>,
  tookMs: number,
): Partial<BackgroundState> {
  if (found.ok) {
    const { net } = found.value
    // Asked once more and no newer: this worker has not the net that judged the others, so they are asked for again.
    const isInVain = judgements[index]?.net === net && net < newestNet(judgements)
    const others = isInVain ? judgements.map((each) => (each?.net === net ? each : undefined)) : judgements
    return {
      judgements: others.with(index, judgementOf(found.value, effort, judgements[index])),
      isQuick: effort === EFFORT ? tookMs <= QUICK_MS : isQuick,
    }
  }
  console.warn(`The game is not reviewed while it is played: ${found.error} ${found.detail ?? ''}`)
  return { hasFailed: true }
}

/** What is known, with room for each position of the game. */
const carriedOver = (game: FollowedGame, ...known: readonly (JudgedSoFar | undefined)[]): JudgedSoFar =>
  Array.from({ length: game.moves.length + 1 }, (_, index) =>
    known.map((each) => each?.[index]).find(Boolean),
  )

/** Nothing has been played, and nobody waits for the first move to be judged. */
const hasNothingToDo = ({ moves, isUrgent }: FollowedGame): boolean => moves.length === 0 && isUrgent !== true

/** Somebody waits for another position than this one. */
const isInTheWay = ({ moves, isUrgent }: FollowedGame, index: number): boolean =>
  isUrgent === true && index < moves.length - 1

/** How many moves two games have in common; fewer than none where they start from different positions. */
export function commonPlies(game: GameLine, before: GameLine | undefined): number {
  if (before?.start !== game.start) return -1
  const other = game.moves.findIndex((move, index) => move !== before.moves[index])
  return other < 0 ? game.moves.length : other
}

/** What a worker is asked: about which position, and how hard it is to look. */
interface Question {
  readonly index: number
  readonly effort: Effort
}

/** The first position that is not judged, or not by the newest net, or not twice where a mistake is. */
function nextOf(judgements: JudgedSoFar, { looksTwice = true } = {}): Question | undefined {
  const index = firstLookOf(judgements)
  if (index !== undefined) return { index, effort: EFFORT }
  const [again] = looksTwice ? secondLooks(judgements) : []
  return again === undefined ? undefined : { index: again, effort: SECOND_EFFORT }
}

function firstLookOf(judgements: JudgedSoFar): number | undefined {
  const missing = judgements.indexOf(undefined)
  const newest = newestNet(judgements)
  const index = missing >= 0 ? missing : judgements.findIndex((each) => (each?.net ?? 0) < newest)
  return index < 0 ? undefined : index
}

/** The same of the two positions around the newest move alone. */
function urgentOf({
  judgements,
  isQuick,
}: Pick<BackgroundState, 'judgements' | 'isQuick'>): Question | undefined {
  const first = Math.max(0, judgements.length - 2)
  const next = nextOf(judgements.slice(first), { looksTwice: isQuick })
  return next && { ...next, index: first + next.index }
}

/** What is said of the positions around the newest move, by one net; absent until nothing more is asked about them. */
export function newestJudgements(
  state: BackgroundState,
): { readonly before: KeptJudgement; readonly after: KeptJudgement } | undefined {
  const [before, after] = state.judgements.slice(-2)
  return before && after && !urgentOf(state) ? { before, after } : undefined
}

const lineAt = ({ start, moves }: FollowedGame, index: number): LineText => ({
  start,
  moves: moves.slice(0, index).map(makeUci),
})

/** All positions judged, by one net. Mistakes may still get their second look. */
export function wholeJudgements({ game, judgements }: BackgroundState): readonly KeptJudgement[] | undefined {
  return game && game.moves.length > 0 && firstLookOf(judgements) === undefined
    ? (judgements as readonly KeptJudgement[])
    : undefined
}

/** Nothing is left to be judged. */
export const isFinished = ({ judgements }: Pick<BackgroundState, 'judgements'>): boolean =>
  nextOf(judgements) === undefined
