import type { LineText } from '#chess/line.ts'
import type { Uci } from '#chess/types.ts'
import type { Skill } from './strength.ts'

/**
 * Messages between page and worker, their only interface. The page gives each request an id and every answer repeats it, so
 * that late answers to old positions can be dropped.
 */
export type ToEngine = PrepareRequest | ThinkRequest | AnalyseRequest | CancelRequest

export type FromEngine = Ready | Moved | Analysed | Finished | Failed

/** A game against this opponent is about to start: the worker fetches what it needs. Not answered; `think` works without it. */
export interface PrepareRequest {
  readonly type: 'prepare'
  readonly level: Skill
}

/** Which move would this level, or a strength of the dial, play here? Answered by `move` or `failed`. A newer `think` replaces an older one. */
export interface ThinkRequest {
  readonly type: 'think'
  readonly id: number
  /** The position with its past, which the rules of repetition need. */
  readonly line: LineText
  readonly level: Skill
  /** The same line, level and seed give the same move. */
  readonly seed: number
}

/**
 * What are these positions worth, at full strength? Answered by one `analysed` for each, in order, then `finished`, or by
 * `failed`. Positions are judged separately, so lines may be divided among several workers and
 * give the same answers. A position without legal moves is answered with no variations.
 */
export interface AnalyseRequest {
  readonly type: 'analyse'
  readonly id: number
  readonly lines: readonly LineText[]
  /** Whichever is reached first; at least depth 1 is always finished. By `nodes` a review is as good on every machine. */
  readonly depth: number
  readonly nodes?: number
  /**
   * As many are enough for the moves after the best one, and where the best one has shown by then that the position is won or
   * lost whatever follows. Absent: `nodes`.
   */
  readonly fewerNodes?: number
  /** How many of the best moves to report. Those after the first are searched together, after it. */
  readonly variations: number
}

/** Stops the question with this id. It is answered by `failed` with ERR_CANCELLED unless its answer was on its way. */
interface CancelRequest {
  readonly type: 'cancel'
  readonly id: number
}

/** Sent once, when the worker has loaded and warmed up. Questions asked before it wait. */
interface Ready {
  readonly type: 'ready'
  /** Stored with saved games, to distinguish versions of the engine. */
  readonly version: string
}

export interface Moved {
  readonly type: 'move'
  readonly id: number
  readonly move: Uci
  /** How many moves people hesitate between here, by the policy net; absent without it. At least 1, not a whole number. */
  readonly choices?: number
}

export interface Analysed {
  readonly type: 'analysed'
  readonly id: number
  /** Which of the lines asked about. */
  readonly index: number
  readonly depth: number
  /** Searched for it. The same question with the same `net` gives the same answer, on every machine. */
  readonly nodes: number
  /** Version of the net that judged, 0 for the hand-written evaluation; the same for all lines of a question. */
  readonly net: number
  /** Best first. */
  readonly variations: readonly Variation[]
}

export interface Variation {
  readonly score: Score
  /** The move in question and what is expected to follow. */
  readonly moves: readonly Uci[]
}

/** From the view of the side to move. `moves` in a mate is counted in full moves and negative when it is being mated. */
export type Score =
  | { readonly type: 'centipawns'; readonly value: number }
  | { readonly type: 'mate'; readonly moves: number }

interface Finished {
  readonly type: 'finished'
  readonly id: number
}

export type EngineError =
  /** The start position is no FEN or no possible position. */
  | 'ERR_POSITION'
  /** One of the moves of a line is not legal where it stands. */
  | 'ERR_MOVE'
  /** There is nothing to think about: no legal move. */
  | 'ERR_GAME_OVER'
  /** The message itself was not understood. */
  | 'ERR_REQUEST'
  /** Too many reviews are waiting already. */
  | 'ERR_BUSY'
  | 'ERR_CANCELLED'
  /** A fault of ours; `detail` is for the log. */
  | 'ERR_INTERNAL'

interface Failed {
  readonly type: 'failed'
  /** Absent when the message was so broken that it had no id. */
  readonly id: number | undefined
  readonly error: EngineError
  readonly detail?: string
}
