import { ENGINE_VERSION } from '#engine/version.ts'
import { MOST_NODES } from './judging.ts'
import type { JudgedSoFar, KeptJudgement } from './kept-judgement.ts'

/** A review as the device keeps it. What the coach makes of it follows from the judgements, so nothing else is kept. */
export interface StoredReview<Judgements extends JudgedSoFar = readonly KeptJudgement[]> {
  /** The game's start and moves; with a word before them where the review is only begun. */
  readonly key: string
  readonly engine: string
  readonly nodes: number
  readonly judgements: Judgements
  /** For finding the oldest. */
  readonly keptAt: number
}

export const makeStored = <Judgements extends JudgedSoFar>(
  key: string,
  judgements: Judgements,
): StoredReview<Judgements> => ({
  key,
  engine: ENGINE_VERSION,
  nodes: MOST_NODES,
  judgements,
  keptAt: Date.now(),
})

/** Undefined for what another engine said, and for anything that is no review. */
export function parseStored(value: unknown): JudgedSoFar | undefined {
  const { engine, nodes, judgements } = fieldsOf(value)
  if (engine !== ENGINE_VERSION || nodes !== MOST_NODES || !Array.isArray(judgements)) return undefined
  const all: readonly unknown[] = judgements
  return all.every((each) => each === undefined || isJudgement(each)) ? (all as JudgedSoFar) : undefined
}

/** The same of a review that is whole. */
export function parseWhole(value: unknown): readonly KeptJudgement[] | undefined {
  const judgements = parseStored(value)
  return judgements?.includes(undefined) ? undefined : (judgements as readonly KeptJudgement[] | undefined)
}

function isJudgement(value: unknown): boolean {
  const { depth, net, variations, first } = fieldsOf(value)
  return (
    Number.isFinite(depth) &&
    Number.isFinite(net) &&
    isListOf(variations, isVariation) &&
    (first === undefined || isScore(first))
  )
}

function isVariation(value: unknown): boolean {
  const { score, moves } = fieldsOf(value)
  return isScore(score) && isListOf(moves, (move) => typeof move === 'string')
}

function isScore(score: unknown): boolean {
  const { type, value, moves } = fieldsOf(score)
  return type === 'mate' ? Number.isFinite(moves) : type === 'centipawns' && Number.isFinite(value)
}

const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
