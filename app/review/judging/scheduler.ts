import { makeObservable } from '#app/browser/observable.ts'
import type { Line } from '#chess/line.ts'
import { createDraftWriter, type DraftWriter } from './draft-writer.ts'
import { commonPlies, type Judgements, type PositionJudgement } from './judgements.ts'
import {
  carryOver,
  EFFORT,
  hasFirstLooks,
  nextTask,
  NO_PROGRESS,
  withAnswer,
  type JudgingProgress,
  type JudgingTask,
} from './planner.ts'
import type { DraftStore, ReviewStore } from './review-store.ts'
import { Workers, type ReviewJudge } from './workers.ts'

/** A game to judge, as it is now. */
export interface FollowedGame {
  readonly line: Line
  readonly isOver: boolean
  /** Something else needs the processor, for example the computer's move: no new position is judged. */
  readonly isHeld: boolean
  /** The player waits for the judgement of the newest move, so it comes first and without a delay. */
  readonly isUrgent?: boolean
}

export interface SchedulerState {
  readonly game: FollowedGame | undefined
  readonly progress: JudgingProgress
  /** The newest first look was fast enough that second looks fit in while the game continues. */
  readonly isQuick: boolean
  /** A worker failed. Following a game again starts new workers. */
  readonly hasFailed: boolean
}

/** Judges the positions of one game at a time, and stores its review when all of them are judged. */
export interface ReviewScheduler {
  /**
   * Judges this game from now on. Keeps the judgements of moves that it shares with the previous game. `known`: earlier
   * judgements of this game; if absent and the game has several new moves, a stored draft is looked up.
   */
  follow(game: FollowedGame, known?: Judgements): void
  /** Delays new work, because the player has just pressed a key or the pointer. */
  delay(): void
  stop(): void
  readonly state: SchedulerState
  readonly subscribe: (listener: () => void) => () => void
}

interface SchedulerOptions {
  readonly startJudge: () => ReviewJudge
  /** The most workers at a time. They are started when there is work for them, and stopped when a finished game is judged. */
  readonly judges?: number
  readonly reviews: Pick<ReviewStore, 'save'>
  readonly drafts: DraftStore
  readonly whenHidden: (run: () => void) => () => void
  /** Runs work later, in an idle moment. If absent, work starts at once. */
  readonly whenIdle?: (run: () => void) => () => void
  /** How long after the player's last press work may start, in milliseconds. */
  readonly restMs?: number
  /** Milliseconds since an arbitrary time. */
  readonly now?: () => number
}

/**
 * A second look takes about twice as long as the first, and delays the result if the player mates meanwhile. While the game
 * continues, second looks are only made if the newest position took no longer than this: half of the second in which the
 * accuracies must appear.
 */
const QUICK_MS = 250

/** A game with more new moves than this may have a draft. Judging fewer moves takes about as long as opening the database. */
const FEW_MOVES = 2

const NO_WORK: SchedulerState = { game: undefined, progress: NO_PROGRESS, isQuick: false, hasFailed: false }

export const createReviewScheduler = (options: SchedulerOptions): ReviewScheduler => new Scheduler(options)

/**
 * A search in a worker cannot be interrupted. With two cores, the browser needs the second one to draw a piece that is
 * pressed, so no position is started while a press is likely. Once the game is over there is nothing to wait for.
 */
class Scheduler implements ReviewScheduler {
  private readonly options: SchedulerOptions
  private readonly observable = makeObservable(NO_WORK)
  private readonly writer: DraftWriter
  private readonly workers: Workers
  private cancelIdle: (() => void) | undefined
  private restTimer: ReturnType<typeof setTimeout> | undefined
  private isStopped = true
  readonly subscribe = (listener: () => void) => this.observable.subscribe(listener)

  constructor(options: SchedulerOptions) {
    this.options = options
    this.writer = createDraftWriter(options)
    this.workers = new Workers(options.startJudge)
  }

  get state(): SchedulerState {
    return this.observable.value
  }

  follow(game: FollowedGame, known?: Judgements) {
    this.isStopped = false
    const before = this.state.game?.line
    const common = commonPlies(game.line, before)
    // A game that shares no move is a different one, so the previous draft is kept. Otherwise moves were taken back.
    if (before && common <= 0 && before.length > 0) this.writer.leave()
    this.workers.cancel((index) => index > common || isInTheWay(game, index))
    this.stopWaiting()
    const { judgements } = this.state.progress
    // New workers load the net again, which may now succeed.
    const progress = this.workers.isEmpty ? { ...NO_PROGRESS, judgements } : this.state.progress
    this.change({
      game,
      progress: carryOver(progress, common + 1, game.line.length + 1, known),
      hasFailed: false,
    })
    if (!known && game.line.length > common + FEW_MOVES) void this.resume(game)
    if (known && isFinished(this.state)) return
    this.delay()
    this.startTasks()
  }

  delay() {
    const { game } = this.state
    const { restMs = 0 } = this.options
    clearTimeout(this.restTimer)
    this.restTimer = undefined
    if (!game || game.isOver || game.isUrgent || restMs === 0) return
    this.stopWaiting()
    this.restTimer = setTimeout(() => {
      this.restTimer = undefined
      this.startTasks()
    }, restMs)
  }

  stop() {
    this.isStopped = true
    clearTimeout(this.restTimer)
    this.restTimer = undefined
    this.stopWaiting()
    this.workers.stop()
    this.writer.leave()
  }

  private change(changes: Partial<SchedulerState>) {
    this.observable.change(changes)
    const { game, progress } = this.state
    if (!game || progress.judgements.every((each) => each === undefined)) return
    if (game.isOver && isFinished(this.state)) this.writer.drop()
    else this.writer.change(game.line, progress.judgements)
  }

  /** Fills the gaps of a game from a stored draft: the page was reloaded, for example. */
  private async resume({ line }: FollowedGame) {
    const found = await this.options.drafts
      .find(line)
      .catch((error: unknown) => console.warn('Stored reviews cannot be read.', error))
    const { game } = this.state
    if (found && game && !this.isStopped) this.follow(game, found.slice(0, commonPlies(game.line, line) + 1))
  }

  /** Starts as many tasks as workers may run, or waits for an idle moment to start one. */
  private startTasks() {
    const { game, hasFailed } = this.state
    const mustWait = this.cancelIdle !== undefined || this.restTimer !== undefined
    if (!game || game.isHeld || hasFailed || mustWait || hasNothingToJudge(game)) return
    const { judges = 1, whenIdle } = this.options
    while (this.workers.running.size < judges) {
      const { running } = this.workers
      const urgent = game.isUrgent ? urgentTask(this.state, running) : undefined
      const hasSecondLooks = game.isOver || this.state.isQuick
      const task = urgent ?? nextTask(this.state.progress, { hasSecondLooks, running })
      if (!task) break
      if (whenIdle && !urgent) return this.waitForIdle(whenIdle, () => this.run(game, task))
      this.run(game, task)
    }
    if (game.isOver && isFinished(this.state)) this.finish(game)
  }

  private waitForIdle(whenIdle: NonNullable<SchedulerOptions['whenIdle']>, run: () => void) {
    this.cancelIdle = whenIdle(() => {
      this.cancelIdle = undefined
      run()
      this.startTasks()
    })
  }

  private stopWaiting() {
    this.cancelIdle?.()
    this.cancelIdle = undefined
  }

  private run({ line }: FollowedGame, task: JudgingTask) {
    const { now = () => performance.now() } = this.options
    const startedAt = now()
    void this.workers.run(line, task, (answer) => {
      if (!answer.ok) return this.fail(`${answer.error} ${answer.detail ?? ''}`)
      const { progress, isQuick } = this.state
      this.change({
        progress: withAnswer(progress, task, answer.value),
        isQuick: task.effort === EFFORT ? now() - startedAt <= QUICK_MS : isQuick,
      })
      this.startTasks()
    })
  }

  private finish({ line }: FollowedGame) {
    this.stopWaiting()
    this.workers.stop()
    this.options.reviews
      .save(line, this.state.progress.judgements as readonly PositionJudgement[])
      .catch((error: unknown) => console.warn('The review could not be stored on this device.', error))
  }

  private fail(message: string) {
    this.stopWaiting()
    this.workers.stop()
    console.warn(`The game could not be judged: ${message}`)
    this.change({ hasFailed: true })
    this.writer.flush()
  }
}

/** True before the first move, unless the coach is about to comment on it or the game is over. */
const hasNothingToJudge = ({ line, isOver, isUrgent }: FollowedGame): boolean =>
  line.length === 0 && !isOver && isUrgent !== true

/** True if a worker judges this position while the player waits for another one. */
const isInTheWay = ({ line, isUrgent }: FollowedGame, index: number): boolean =>
  isUrgent === true && index < line.length - 1

/**
 * Judges the two positions around the newest move. If the player waits for the comment, a possible mistake gets its second look
 * on slow devices too: a word about a sound move costs more trust than a second costs patience.
 */
function urgentTask(
  { progress, isQuick, game }: SchedulerState,
  running?: ReadonlySet<number>,
): JudgingTask | undefined {
  const from = Math.max(0, progress.judgements.length - 2)
  return nextTask(progress, {
    from,
    hasSecondLooks: isQuick || game?.isUrgent === true,
    ...(running && { running }),
  })
}

/** The judgements around the newest move, by one net; undefined until nothing is left to judge there. */
export function newestJudgements(
  state: SchedulerState,
): { readonly before: PositionJudgement; readonly after: PositionJudgement } | undefined {
  const [before, after] = state.progress.judgements.slice(-2)
  return before && after && !urgentTask(state) ? { before, after } : undefined
}

/** All positions judged by one net. Mistakes may still get their second look. */
export function wholeJudgements({
  game,
  progress,
}: SchedulerState): readonly PositionJudgement[] | undefined {
  return game && game.line.length > 0 && hasFirstLooks(progress)
    ? (progress.judgements as readonly PositionJudgement[])
    : undefined
}

/** True if nothing is left to judge. */
export const isFinished = ({ progress }: Pick<SchedulerState, 'progress'>): boolean =>
  nextTask(progress) === undefined
