/**
 * Trains the evaluation's weights on positions made by `selfplay` and writes engine/evaluation/weights-data.ts
 * (docs/decisions/070-a-net-of-our-own.md). Run `npm run bench -- tune FILE...`, then play a match: a smaller error does not
 * prove a stronger engine.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '../../engine/random.ts'
import { TRAINED } from '../../engine/evaluation/weights-data.ts'
import { countTerms, namesOfWeights, type Samples } from './engine/term-counts.ts'

export const description = 'Trains the evaluation on positions from `selfplay`'

const EPOCHS = 40
const BATCH = 16_384
const LEARNING_RATE = { first: 1.5, last: 0.02 } as const
/** Converts centipawns to an expected score: 1 / (1 + exp(-STEEPNESS * centipawns)). */
const STEEPNESS = 0.0035
/** The rest of the target is the search's score: a result says little about a single position of a long game. */
const SHARE_OF_RESULT = 0.3
/** Regularisation towards the starting weights, for weights that occur in few positions. */
const HOLDING_BACK = 2e-8
const MOMENTUM = 0.9
const SCALING = 0.999

interface TuneFigure {
  readonly positions: number
  readonly weights: number
  readonly errorBefore: number
  readonly errorAfter: number
}

export async function run(files: readonly string[]): Promise<readonly TuneFigure[]> {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  if (lines.length === 0) throw new Error('Which files hold the positions?')
  const samples = countTerms(lines)
  const targets = samples.scores.map(
    (score, index) =>
      SHARE_OF_RESULT * samples.results[index]! + (1 - SHARE_OF_RESULT) * sigmoid(STEEPNESS * score),
  )
  const values = startingValues()
  const errorBefore = meanError(samples, targets, values)
  descend(samples, targets, values)
  const errorAfter = meanError(samples, targets, values)
  writeFileSync(join('engine', 'evaluation', 'weights-data.ts'), sourceOf(values))
  return [{ positions: samples.count, weights: samples.weights, errorBefore, errorAfter }]
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** The middlegame values of all weights, followed by the endgame values. */
function startingValues(): Float64Array {
  const values = (part: 'middlegame' | 'endgame') => namesOfWeights.flatMap((name) => TRAINED[name][part])
  return Float64Array.from([...values('middlegame'), ...values('endgame')])
}

/** The expected score of a sample, and the weights of its middlegame and endgame. */
function judge(samples: Samples, values: Float64Array, index: number) {
  const { starts, terms, counts, weights } = samples
  let middlegame = samples.middlegames[index]!
  let endgame = samples.endgames[index]!
  for (let at = starts[index]!; at < starts[index + 1]!; at++) {
    middlegame += counts[at]! * values[terms[at]!]!
    endgame += counts[at]! * values[weights + terms[at]!]!
  }
  const phase = samples.phases[index]!
  const scale = (endgame > 0 ? samples.whiteScales[index]! : samples.blackScales[index]!) * (1 - phase)
  return { expected: sigmoid(STEEPNESS * (middlegame * phase + endgame * scale)), phase, scale }
}

function meanError(samples: Samples, targets: readonly number[], values: Float64Array): number {
  let sum = 0
  for (let index = 0; index < samples.count; index++) {
    sum += (judge(samples, values, index).expected - targets[index]!) ** 2
  }
  return sum / samples.count
}

/** Adam, by Kingma and Ba (2014), with a learning rate that falls along a cosine. */
function descend(samples: Samples, targets: readonly number[], values: Float64Array): void {
  const started = values.slice()
  const gradient = new Float64Array(values.length)
  const mean = new Float64Array(values.length)
  const spread = new Float64Array(values.length)
  const order = Array.from({ length: samples.count }, (_, index) => index)
  const random = seededRandom(1)
  let step = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    const rate = LEARNING_RATE.first * 0.5 * (1 + Math.cos((Math.PI * epoch) / EPOCHS)) + LEARNING_RATE.last
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      gradient.fill(0)
      for (const index of batch) addGradient(samples, targets, values, index, gradient)
      step++
      for (let at = 0; at < values.length; at++) {
        if (!samples.seen[at % samples.weights]) continue
        const slope = gradient[at]! / batch.length + HOLDING_BACK * (values[at]! - started[at]!)
        mean[at] = MOMENTUM * mean[at]! + (1 - MOMENTUM) * slope
        spread[at] = SCALING * spread[at]! + (1 - SCALING) * slope * slope
        const direction = mean[at]! / (1 - MOMENTUM ** step)
        values[at]! -= (rate * direction) / (Math.sqrt(spread[at]! / (1 - SCALING ** step)) + 1e-12)
      }
    }
  }
}

function addGradient(
  samples: Samples,
  targets: readonly number[],
  values: Float64Array,
  index: number,
  gradient: Float64Array,
): void {
  const { expected, phase, scale } = judge(samples, values, index)
  const slope = (expected - targets[index]!) * expected * (1 - expected) * STEEPNESS
  const { starts, terms, counts, weights } = samples
  for (let at = starts[index]!; at < starts[index + 1]!; at++) {
    gradient[terms[at]!]! += slope * phase * counts[at]!
    gradient[weights + terms[at]!]! += slope * scale * counts[at]!
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index]!
    order[index] = order[other]!
    order[other] = kept
  }
}

function sourceOf(values: Float64Array): string {
  let at = 0
  const half = values.length / 2
  const row = (from: number, length: number) =>
    [...values.subarray(from, from + length)].map((value) => String(Math.round(value) + 0)).join(', ')
  const entries = namesOfWeights.map((name) => {
    const { length } = TRAINED[name].middlegame
    const entry = [
      `  ${name}: {`,
      '    // prettier-ignore',
      `    middlegame: [${row(at, length)}],`,
      '    // prettier-ignore',
      `    endgame: [${row(half + at, length)}],`,
      '  },',
    ]
    at += length
    return entry.join('\n')
  })
  return [
    "/** Made by `npm run bench -- tune` from the engine's own games; docs/decisions/070-a-net-of-our-own.md. */",
    'export const TRAINED = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}
