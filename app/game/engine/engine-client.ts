import type { Result, Uci } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import type { LineText } from '#chess/line.ts'
import type { Analysed, Variation } from '#engine/protocol.ts'
import { makeEngineQuestions, type EngineFailure, type EngineWorker } from './engine-questions.ts'

export interface Thought {
  readonly move: Uci
  /** How many moves people hesitate between in this position, if the engine knows. */
  readonly choices?: number | undefined
}

/** The computer, for the page. Passed in, so that games can be tested without a worker. */
export interface Engine {
  /** The move that this level plays. Never rejects; ERR_CANCELLED after an abort. */
  think(line: LineText, level: Skill, signal: AbortSignal): Promise<Result<Thought, EngineFailure>>
  /** The best line at full strength and its score for the side to move. Never rejects. */
  best(line: LineText, signal: AbortSignal): Promise<Result<Variation, EngineFailure>>
  /**
   * Starts the worker before a game against `level`. The first move then need not wait 0.4 to 0.7 s for compilation, nor for
   * the policy net if that level uses it.
   */
  warmUp(level: Skill): void
  stop(): void
}

/** The effort for one position. Nodes give the same result on every machine. */
interface Effort {
  readonly depth: number
  readonly nodes: number
  /** A smaller node limit, for requests that need less. */
  readonly fewerNodes?: number
  readonly variations: number
}

/** The engine as reviews use it: it judges positions. */
export interface Analyst {
  /** The best moves and their scores for the side to move. Never rejects. */
  judge(line: LineText, effort: Effort, signal: AbortSignal): Promise<Result<Analysed, EngineFailure>>
  stop(): void
}

/** Enough for good advice, and takes only a moment. */
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
      if (answer.value.type !== 'move') return CONFUSED
      const { move, choices } = answer.value
      return { ok: true, value: { move, choices } }
    },
    async best(line, signal) {
      const answer = await judge(line, BEST, signal)
      if (!answer.ok) return answer
      const variation = answer.value.variations[0]
      return variation ? { ok: true, value: variation } : CONFUSED
    },
    judge,
    warmUp: (level) => questions.prepare({ type: 'prepare', level }),
    stop: questions.stop,
  }
}

/** The error for an answer of the wrong type or without a position. */
const CONFUSED = { ok: false, error: 'ERR_INTERNAL' } as const

const spawnWorker = (): Worker =>
  new Worker(new URL('../../../engine/worker.ts', import.meta.url), { type: 'module' })

/** An engine that judges positions: it loads the net first and skips the warm-up search. */
export const makeAnalyst = (): Engine & Analyst => makeEngine(spawnAnalyst)

/** The worker reads its purpose from its name. */
const spawnAnalyst = (): Worker =>
  new Worker(new URL('../../../engine/worker.ts', import.meta.url), { type: 'module', name: 'analyst' })
