import type { LineText } from '#chess/line.ts'
import type { Uci } from '#chess/types.ts'
import type { Skill } from './strength.ts'

/**
 * Messages between page and worker, which share nothing else. The page gives each request an id that every answer repeats, so
 * that late answers to old positions can be dropped.
 */
export type ToEngine = PrepareRequest | ThinkRequest | AnalyseRequest | PeopleRequest | CancelRequest

export type FromEngine = Ready | Moved | Analysed | Finished | PeopleAnswer | Failed

/**
 * A game against this opponent is about to start: the worker fetches what it needs. Not answered; `think` works without it.
 */
export interface PrepareRequest {
  readonly type: 'prepare'
  readonly level: Skill
}

/**
 * Requests the move that this level, or strength of the dial, would play. Answered by `move` or `failed`. A newer `think`
 * replaces an older one.
 */
export interface ThinkRequest {
  readonly type: 'think'
  readonly id: number
  /** The position with its history, which the repetition rules need. */
  readonly line: LineText
  readonly level: Skill
  /** The same line, level and seed give the same move. */
  readonly seed: number
}

/**
 * Requests the full-strength evaluation of these positions. Answered by one `analysed` for each, in order, then `finished`,
 * or by `failed`. Positions are judged separately, so lines may be divided among several workers and give the same answers. A
 * position without legal moves is answered with no variations.
 */
export interface AnalyseRequest {
  readonly type: 'analyse'
  readonly id: number
  readonly lines: readonly LineText[]
  /**
   * The search stops at whichever comes first, but always finishes depth 1. With `nodes`, a review has the same quality on
   * every machine.
   */
  readonly depth: number
  readonly nodes?: number
  /**
   * A lower limit for the moves after the best one, and for positions whose best move has by then shown that they are won or
   * lost in any case. Absent: `nodes`.
   */
  readonly fewerNodes?: number
  /** How many of the best moves to report. Those after the first are searched together, after it. */
  readonly variations: number
}

/** Requests the moves that people of these ratings would choose. Answered by `people` or `failed`. */
export interface PeopleRequest {
  readonly type: 'people'
  readonly id: number
  readonly line: LineText
  /** On the scale of lichess.org. */
  readonly ratings: readonly number[]
}

/**
 * Cancels the request with this id. It is answered by `failed` with ERR_CANCELLED unless its answer was already on its way.
 */
interface CancelRequest {
  readonly type: 'cancel'
  readonly id: number
}

/** Sent once, when the worker has loaded and warmed up. Earlier requests wait. */
interface Ready {
  readonly type: 'ready'
  /** Stored with saved games, to distinguish versions of the engine. */
  readonly version: string
}

export interface Moved {
  readonly type: 'move'
  readonly id: number
  readonly move: Uci
  /** How many moves people hesitate between here, by the policy net; absent without it. At least 1, not an integer. */
  readonly choices?: number
}

export interface Analysed {
  readonly type: 'analysed'
  readonly id: number
  /** Index of the requested line. */
  readonly index: number
  readonly depth: number
  /** Nodes searched. The same request with the same `net` gives the same answer on every machine. */
  readonly nodes: number
  /** Version of the net, 0 for the hand-written evaluation; the same for all lines of a request. */
  readonly net: number
  /** Best first. */
  readonly variations: readonly Variation[]
}

export interface Variation {
  readonly score: Score
  /** The reported move and the expected continuation. */
  readonly moves: readonly Uci[]
}

/** From the view of the side to move. A mate's `moves` are full moves, negative if the side to move is being mated. */
export type Score =
  | { readonly type: 'centipawns'; readonly value: number }
  | { readonly type: 'mate'; readonly moves: number }

interface PeopleAnswer {
  readonly type: 'people'
  readonly id: number
  /** For each requested rating, in order: every legal move with its chance between 0 and 1. */
  readonly choices: readonly {
    readonly rating: number
    readonly moves: readonly { readonly move: Uci; readonly chance: number }[]
  }[]
}

interface Finished {
  readonly type: 'finished'
  readonly id: number
}

export type EngineError =
  /** The start position is not a valid FEN or not a possible position. */
  | 'ERR_POSITION'
  /** A move of a line is illegal. */
  | 'ERR_MOVE'
  /** The side to move has no legal moves. */
  | 'ERR_GAME_OVER'
  /** The message could not be parsed. */
  | 'ERR_REQUEST'
  /** The policy net could not be fetched. */
  | 'ERR_NO_POLICY'
  /** The queue of reviews is full. */
  | 'ERR_BUSY'
  | 'ERR_CANCELLED'
  /** A bug in the engine; `detail` is for the log. */
  | 'ERR_INTERNAL'

interface Failed {
  readonly type: 'failed'
  /** Absent if the message was too malformed to contain an id. */
  readonly id: number | undefined
  readonly error: EngineError
  readonly detail?: string
}
