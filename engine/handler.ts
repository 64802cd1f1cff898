import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeUci } from '#chess/uci.ts'
import { evaluate } from '#engine/evaluation/evaluate.ts'
import type { NetEvaluation } from './net/net-evaluation.ts'
import { isInBook } from '#engine/opponent/book.ts'
import { chooseMove, usesPolicy } from '#engine/opponent/opponent.ts'
import type { PolicyNet } from '#engine/policy/policy-net.ts'
import { readPosition, type LineText } from '#chess/line.ts'
import type {
  AnalyseRequest,
  EngineError,
  FromEngine,
  PeopleRequest,
  ThinkRequest,
  ToEngine,
} from './protocol.ts'
import { makeScore } from './score.ts'
import type { SearchResult } from '#engine/search/found.ts'
import type { Limits } from '#engine/search/limits.ts'
import { Searcher } from '#engine/search/search.ts'
import { isSkill } from './strength.ts'
import { ENGINE_VERSION } from './version.ts'
import { warmUp } from './warm-up.ts'

/** Hash table sizes: a level's few thousand nodes, and a review's many. */
const THINK_TABLE_BYTES = 2 << 20
const REVIEW_TABLE_BYTES = 16 << 20
/**
 * Limits for one request and for the queue of reviews. Together with the two tables, the search lists and the nets, they keep
 * a worker under 40 MB.
 */
const MOST_LINES = 1200
const MOST_MOVES_OF_A_LINE = 1200
const MOST_VARIATIONS = 16
const MOST_REVIEWS = 16
const MOST_RATINGS = 8

interface Review {
  readonly request: AnalyseRequest
  next: number
}

/** Supplies the policy net. */
export interface PolicySource {
  /** Resolves to `undefined` if the fetch fails. */
  readonly fetch: () => Promise<PolicyNet | undefined>
  /** Resolves when a move should stop waiting for the net. */
  readonly patience: () => Promise<void>
}

/**
 * The worker's logic without the worker: receives messages and posts answers. Moves have priority over reviews, so between
 * two searches the handler yields to incoming messages (`pause`) and serves a `think` first. A single search is not
 * interrupted: at the levels' depths it takes only milliseconds.
 */
export class Handler {
  private readonly thinker = new Searcher(THINK_TABLE_BYTES)
  private readonly reviewer = new Searcher(REVIEW_TABLE_BYTES)
  private think: ThinkRequest | undefined
  private readonly reviews: Review[] = []
  private working = false
  private net: NetEvaluation | undefined
  /** Version of the net used for the current review. */
  private reviewedBy = 0
  private policy: PolicyNet | undefined
  /** Settles when the policy net has arrived or failed. */
  private policyFetch: Promise<void> | undefined
  /** Settles at the latest when moves should do without the policy net. */
  private policyWait: Promise<void> | undefined
  private awaitsPolicy = false
  private readonly post: (message: FromEngine) => void
  private readonly pause: () => Promise<void>
  private readonly policySource: PolicySource | undefined

  /** Without a `policySource`, opponents choose moves by habit. */
  constructor(post: (message: FromEngine) => void, pause: () => Promise<void>, policySource?: PolicySource) {
    this.post = post
    this.pause = pause
    this.policySource = policySource
  }

  /** Call it once, before any message. */
  start(): void {
    warmUp(this.thinker)
    this.post({ type: 'ready', version: ENGINE_VERSION })
  }

  /**
   * Uses this evaluation net for reviews that start from now on. The levels never use it, since their ratings were measured
   * without it, and the same line, level and seed must give the same move whether or not it has arrived.
   */
  useNet(net: NetEvaluation): void {
    this.net = net
  }

  receive(message: unknown): void {
    const request = parseRequest(message)
    if (request === undefined) {
      this.fail(idOf(message), 'ERR_REQUEST')
      return
    }
    if (request.type === 'cancel') {
      this.cancel(request.id)
      return
    }
    if (request.type === 'prepare') {
      if (usesPolicy(request.level)) this.preparePolicy()
      return
    }
    if (request.type === 'people') {
      void this.answerPeople(request)
      return
    }
    if (request.type === 'think') {
      if (usesPolicy(request.level)) this.preparePolicy()
      if (this.think) this.fail(this.think.id, 'ERR_CANCELLED')
      this.think = request
    } else {
      if (this.reviews.length >= MOST_REVIEWS) {
        this.fail(request.id, 'ERR_BUSY')
        return
      }
      this.reviews.push({ request, next: 0 })
    }
    if (!this.working) void this.work()
  }

  /** Starts fetching the policy net. After a failure, the next request retries. */
  private preparePolicy(): void {
    const { policySource } = this
    if (policySource === undefined || this.policyFetch !== undefined) return
    this.awaitsPolicy = true
    this.policyFetch = policySource.fetch().then((policy) => {
      this.policy = policy
      if (policy === undefined) this.policyFetch = undefined
    })
    this.policyWait = Promise.race([this.policyFetch, policySource.patience()]).then(() => {
      this.awaitsPolicy = false
    })
  }

  private cancel(id: number): void {
    if (this.think?.id === id) {
      this.think = undefined
      this.fail(id, 'ERR_CANCELLED')
    }
    const index = this.reviews.findIndex(({ request }) => request.id === id)
    if (index < 0) return
    this.reviews.splice(index, 1)
    this.fail(id, 'ERR_CANCELLED')
  }

  private async work(): Promise<void> {
    this.working = true
    for (;;) {
      await this.pause()
      const think = this.think
      const review = this.reviews[0]
      if (think) {
        if (this.awaitsPolicy && usesPolicy(think.level) && !isInBook(think.line)) {
          // The request may be cancelled or replaced in the meantime.
          await this.policyWait
          continue
        }
        this.think = undefined
        this.guard(think.id, () => this.answer(think))
      } else if (review) {
        this.guard(review.request.id, () => this.goOn(review))
      } else {
        break
      }
    }
    this.working = false
  }

  /** Reports an exception in a search, so that it does not leave the worker silent. */
  private guard(id: number, job: () => void): void {
    try {
      job()
    } catch (error) {
      this.drop(id)
      this.fail(id, 'ERR_INTERNAL', String(error))
    }
  }

  private answer({ id, line, level, seed }: ThinkRequest): void {
    const move = chooseMove(this.thinker, line, level, seed, { policy: this.policy })
    if (!move.ok) return this.fail(id, move.error, move.detail)
    const choices = this.countChoices(line)
    this.post({ type: 'move', id, move: makeUci(move.value), ...(choices !== undefined && { choices }) })
  }

  private countChoices(line: LineText): number | undefined {
    const position = readPosition(line)
    if (this.policy === undefined || !position.ok) return undefined
    return this.policy.choices(position.value, legalMoves(position.value), CLUB_PLAYERS)
  }

  /** Answered at once: the net takes a few milliseconds for all ratings, so a review need not finish its position first. */
  private async answerPeople({ id, line, ratings }: PeopleRequest): Promise<void> {
    this.preparePolicy()
    await this.policyFetch
    const { policy } = this
    if (policy === undefined) return this.fail(id, 'ERR_NO_POLICY')
    const found = readPosition(line)
    if (!found.ok) return this.fail(id, found.error, found.detail)
    const legal = legalMoves(found.value)
    const choices = ratings.map((rating) => {
      const chances = policy.chances(found.value, legal, { own: rating, other: rating, timeClass: 'rapid' })
      return {
        rating,
        moves: legal.map((move, index) => ({ move: makeUci(move), chance: chances[index]! })),
      }
    })
    this.post({ type: 'people', id, choices })
  }

  /** Analyses the next position of a review. */
  private goOn(review: Review): void {
    const { id, lines, depth, nodes, fewerNodes, variations } = review.request
    if (review.next === 0) {
      this.reviewer.judgeBy(this.net?.judge ?? evaluate)
      this.reviewedBy = this.net?.version ?? 0
    }
    // Judge each position separately: the answer must not depend on other positions or on the worker.
    this.reviewer.clear()
    const index = review.next++
    const line = lines[index]
    if (line === undefined) {
      this.drop(id)
      this.post({ type: 'finished', id })
      return
    }
    const position = readPosition(line)
    if (!position.ok) {
      this.drop(id)
      this.fail(id, position.error, position.detail)
      return
    }
    const limits = { depth, drawnTime: 3, nodes: nodes ?? Infinity } as const
    const found = analyse(this.reviewer, position.value, variations, limits, fewerNodes ?? limits.nodes)
    this.post({
      type: 'analysed',
      id,
      index,
      depth: found.depth,
      nodes: found.nodes,
      net: this.reviewedBy,
      variations: found.lines.map(({ score, moves }) => ({
        score: makeScore(score),
        moves: moves.map(makeUci),
      })),
    })
  }

  private drop(id: number): void {
    const index = this.reviews.findIndex(({ request }) => request.id === id)
    if (index >= 0) this.reviews.splice(index, 1)
  }

  private fail(id: number | undefined, error: EngineError, detail?: string): void {
    this.post({ type: 'failed', id, error, ...(detail === undefined ? {} : { detail }) })
  }
}

/** The policy's players are the same for every opponent, so that all opponents hesitate in the same positions. */
const CLUB_PLAYERS = { own: 1500, other: 1500, timeClass: 'rapid' } as const

/** A position is decided beyond this many of our centipawns: a third more than where winning chances stop growing. */
const DECIDED = 650

/**
 * The best moves. The first comes from a search for a single line, so that reviews with one line and with three agree on it.
 * The others are then searched with `fewerNodes` and rated no higher.
 */
function analyse(
  searcher: Searcher,
  position: Position,
  variations: number,
  limits: Limits,
  fewerNodes: number,
): SearchResult {
  let isDecided = false
  const found = searcher.search(
    position,
    { ...limits, shouldStop: () => isDecided },
    ({ nodes, lines: [line] }) => {
      isDecided = nodes >= fewerNodes && Math.abs(line!.score) >= DECIDED
    },
  )
  const best = found.lines[0]
  const others = legalMoves(position).filter((move) => move !== best?.moves[0])
  if (best === undefined || variations === 1 || others.length === 0) return found
  const rest = searcher.search(position, {
    ...limits,
    ...{ nodes: fewerNodes, moves: others, variations: variations - 1 },
  })
  const lines = rest.lines.map(({ score, moves }) => ({ score: Math.min(score, best.score), moves }))
  return { ...found, nodes: found.nodes + rest.nodes, lines: [best, ...lines] }
}

/** Validates a message. It comes from our own page, but an older build of it must not crash the worker. */
function parseRequest(message: unknown): ToEngine | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { type, id, line, lines, level, seed, depth, variations } = message as Record<string, unknown>
  const { nodes, fewerNodes, ratings } = message as Record<string, unknown>
  if (type === 'prepare') return isSkill(level) ? { type, level } : undefined
  if (typeof id !== 'number') return undefined
  switch (type) {
    case 'cancel':
      return { type, id }
    case 'think':
      return isLine(line) && isSkill(level) && typeof seed === 'number'
        ? { type, id, line, level, seed }
        : undefined
    case 'people':
      return isLine(line) &&
        Array.isArray(ratings) &&
        ratings.length <= MOST_RATINGS &&
        ratings.every((rating) => typeof rating === 'number' && Number.isFinite(rating))
        ? { type, id, line, ratings }
        : undefined
    case 'analyse':
      return Array.isArray(lines) &&
        lines.every(isLine) &&
        lines.length <= MOST_LINES &&
        isCount(depth) &&
        isCount(variations) &&
        variations <= MOST_VARIATIONS &&
        isCountOrAbsent(nodes) &&
        isCountOrAbsent(fewerNodes)
        ? {
            ...{ type, id, lines, depth, variations },
            ...(nodes === undefined ? {} : { nodes }),
            ...(fewerNodes === undefined ? {} : { fewerNodes }),
          }
        : undefined
    default:
      return undefined
  }
}

const idOf = (message: unknown): number | undefined => {
  if (typeof message !== 'object' || message === null || !('id' in message)) return undefined
  return typeof message.id === 'number' ? message.id : undefined
}

const isCountOrAbsent = (value: unknown): value is number | undefined => value === undefined || isCount(value)
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1

function isLine(value: unknown): value is LineText {
  if (typeof value !== 'object' || value === null) return false
  const { start, moves } = value as Record<string, unknown>
  return (
    typeof start === 'string' &&
    Array.isArray(moves) &&
    moves.length <= MOST_MOVES_OF_A_LINE &&
    moves.every((move) => typeof move === 'string')
  )
}
