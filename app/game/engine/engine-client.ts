import type { Result, Uci } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import type { LineText } from '#chess/line.ts'
import type { Analysed, Variation } from '#engine/protocol.ts'
import { makeEngineQuestions, type EngineFailure, type EngineWorker } from './engine-questions.ts'

/** The computer as the page sees it. Handed in, so that a game can be tested without a worker. */
export interface Engine {
  /** Which move would this level play? Never rejects; aborting answers ERR_CANCELLED. */
  think(line: LineText, level: Skill, signal: AbortSignal): Promise<Result<Uci, EngineFailure>>
  /** What is best here at full strength, and what it is worth to the side to move? Never rejects. */
  best(line: LineText, signal: AbortSignal): Promise<Result<Variation, EngineFailure>>
  /** Starts the worker ahead of the first question, which then does not wait for 0.4 to 0.7 s of compiling. */
  warmUp(): void
  stop(): void
}

/** How much is thought about one position. Counted in nodes, it is the same on every machine. */
interface Effort {
  readonly depth: number
  readonly nodes: number
  /** Where less will do. */
  readonly fewerNodes?: number
  readonly variations: number
}

/** The same worker as a review sees it. */
export interface Analyst {
  /** What are the best moves here, and what are they worth to the side to move? Never rejects. */
  judge(line: LineText, effort: Effort, signal: AbortSignal): Promise<Result<Analysed, EngineFailure>>
  stop(): void
}

/** Enough for good advice, and over before anybody gets impatient. */
const BEST = { depth: 10, nodes: 300_000, variations: 1 } as const

export function makeEngine(spawn: () => EngineWorker = spawnWorker): Engine & Analyst {
  const questions = makeEngineQuestions(spawn)

  async function judge(
    line: LineText,
    effort: Effort,
    signal: AbortSignal,
  ): Promise<Result<Analysed, EngineFailure>> {
    const request = { type: 'analyse', id: questions.nextId(), lines: [line], ...effort } as const
    const answer = await questions.ask(request, signal)
    if (!answer.ok) return answer
    return answer.value.type === 'analysed' ? { ok: true, value: answer.value } : CONFUSED
  }

  return {
    async think(line, level, signal) {
      const seed = Math.floor(Math.random() * 2 ** 31)
      const request = { type: 'think', id: questions.nextId(), line, level, seed } as const
      const answer = await questions.ask(request, signal)
      if (!answer.ok) return answer
      return answer.value.type === 'move' ? { ok: true, value: answer.value.move } : CONFUSED
    },
    async best(line, signal) {
      const answer = await judge(line, BEST, signal)
      if (!answer.ok) return answer
      const variation = answer.value.variations[0]
      return variation ? { ok: true, value: variation } : CONFUSED
    },
    judge,
    warmUp: questions.warmUp,
    stop: questions.stop,
  }
}

/** An answer of the wrong kind, or to no position at all. */
const CONFUSED = { ok: false, error: 'ERR_INTERNAL' } as const

const spawnWorker = (): Worker =>
  new Worker(new URL('../../../engine/worker.ts', import.meta.url), { type: 'module' })

/** Somebody waits for a judgement and nobody for a move: the net is fetched first, and nothing is searched to warm up. */
export const makeAnalyst = (): Engine & Analyst => makeEngine(spawnAnalyst)

/** By its name the worker knows what it is for. */
const spawnAnalyst = (): Worker =>
  new Worker(new URL('../../../engine/worker.ts', import.meta.url), { type: 'module', name: 'analyst' })
