import { makeUci } from '#chess/uci.ts'
import { isLevel } from './levels.ts'
import { positionOf } from './line.ts'
import { chooseMove } from './opponent.ts'
import type { AnalyseRequest, EngineError, FromEngine, Line, ThinkRequest, ToEngine } from './protocol.ts'
import { makeScore } from './score.ts'
import { Searcher } from './search.ts'
import { ENGINE_VERSION } from './version.ts'
import { warmUp } from './warm-up.ts'

/** A level's few thousand nodes fit in this; a review's many in that. */
const THINK_TABLE_BYTES = 2 << 20
const REVIEW_TABLE_BYTES = 16 << 20

interface Review {
  readonly request: AnalyseRequest
  next: number
}

/**
 * The worker without the worker: takes messages, posts answers. A move is wanted before a review goes on, so between any
 * two searches it gives way to messages that have come in (`pause`), and serves a `think` first. A single search is not
 * interrupted: at the levels' depths it is over in milliseconds.
 */
export class Handler {
  private readonly thinker = new Searcher(THINK_TABLE_BYTES)
  private readonly reviewer = new Searcher(REVIEW_TABLE_BYTES)
  private think: ThinkRequest | undefined
  private readonly reviews: Review[] = []
  private working = false

  constructor(
    private readonly post: (message: FromEngine) => void,
    private readonly pause: () => Promise<void>,
  ) {}

  /** To be called once, before any message. */
  start(): void {
    warmUp(this.thinker)
    this.post({ type: 'ready', version: ENGINE_VERSION })
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
    if (request.type === 'think') {
      if (this.think) this.fail(this.think.id, 'ERR_CANCELLED')
      this.think = request
    } else {
      this.reviews.push({ request, next: 0 })
    }
    if (!this.working) void this.work()
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

  /** A fault in one search must not silence the worker for good. */
  private guard(id: number, job: () => void): void {
    try {
      job()
    } catch (error) {
      this.drop(id)
      this.fail(id, 'ERR_INTERNAL', String(error))
    }
  }

  private answer({ id, line, level, seed }: ThinkRequest): void {
    const move = chooseMove(this.thinker, line, level, seed)
    if (move.ok) this.post({ type: 'move', id, move: makeUci(move.value) })
    else this.fail(id, move.error, move.detail)
  }

  /** Analyses the next position of a review. */
  private goOn(review: Review): void {
    const { id, lines, depth, nodes, variations } = review.request
    if (review.next === 0) this.reviewer.clear()
    const index = review.next++
    const line = lines[index]
    if (line === undefined) {
      this.drop(id)
      this.post({ type: 'finished', id })
      return
    }
    const position = positionOf(line)
    if (!position.ok) {
      this.drop(id)
      this.fail(id, position.error, position.detail)
      return
    }
    const found = this.reviewer.search(position.value, {
      depth,
      variations,
      ...(nodes === undefined ? {} : { nodes }),
    })
    this.post({
      type: 'analysed',
      id,
      index,
      depth: found.depth,
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

/** The page is ours, but a message from an older build of it must not bring the worker down. */
function parseRequest(message: unknown): ToEngine | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { type, id, line, lines, level, seed, depth, nodes, variations } = message as Record<string, unknown>
  if (typeof id !== 'number') return undefined
  switch (type) {
    case 'cancel':
      return { type, id }
    case 'think':
      return isLine(line) && typeof level === 'string' && isLevel(level) && typeof seed === 'number'
        ? { type, id, line, level, seed }
        : undefined
    case 'analyse':
      return Array.isArray(lines) &&
        lines.every(isLine) &&
        isCount(depth) &&
        isCount(variations) &&
        (nodes === undefined || isCount(nodes))
        ? { type, id, lines, depth, variations, ...(nodes === undefined ? {} : { nodes }) }
        : undefined
    default:
      return undefined
  }
}

const idOf = (message: unknown): number | undefined => {
  if (typeof message !== 'object' || message === null || !('id' in message)) return undefined
  return typeof message.id === 'number' ? message.id : undefined
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false
  const { start, moves } = value as Record<string, unknown>
  return typeof start === 'string' && Array.isArray(moves) && moves.every((move) => typeof move === 'string')
}
