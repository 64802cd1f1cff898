/**
 * Trains the habits (engine/opponent/habits.ts) on games between people that are not used for measuring: which moves people
 * of club strength play, in addition to their value by a short search. A conditional logit: each move's probability is exp of
 * the sum of its weights, divided by the total over all legal moves.
 * `npm run bench -- habits GAMES.tsv [POSITIONS A BAND]`, then `npm run bench -- human GAMES.tsv`.
 */
import { readPosition } from '../../chess/line.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { legalMoves } from '../../chess/moves.ts'
import { START_FEN } from '../../chess/fen.ts'
import { makeUci } from '../../chess/uci.ts'
import { HABIT_COUNT, habitsOf, momentOf, MOST_HABITS } from '../../engine/opponent/habit-features.ts'
import { placeAmong } from '../../engine/interpolation.ts'
import { LOSS_STEPS } from '../../engine/opponent/habits.ts'
import { seededRandom } from '../../engine/random.ts'
import { Searcher } from '../../engine/search/search.ts'
import { sampleGames, type Sample } from '../../tools/bench/engine/human-games.ts'

export const description = 'Trains which moves people like to play, from their games'

const BANDS = [1000, 1200, 1400, 1600, 1800]
const POSITIONS = 12_000
const ROUNDS = 7
const RATE = { first: 0.05, last: 0.004 } as const
const HOLDING_BACK = 2e-5
/** The depth at which moves are valued: roughly what an attentive player sees. */
const DEPTH = 2
const TABLE_BYTES = 2 << 20
/** One position in this many is used for validation. */
const KEPT_APART = 20
const WEIGHTS = HABIT_COUNT + LOSS_STEPS.length

interface Choice {
  /** The index in `habits` of each move's first habit; one more entry than moves. */
  readonly starts: Int32Array
  readonly habits: Int32Array
  /**
   * Each move's loss lies between two of LOSS_STEPS: the index of the lower one; `shares` is the fraction towards the next.
   */
  readonly steps: Int32Array
  readonly shares: Float32Array
  readonly played: number
}

export async function run(args: readonly string[]) {
  const [file, positions = String(POSITIONS)] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const samples = await sampleGames(file, { bands: BANDS, wanted: Number(positions), heldOut: false })
  const searcher = new Searcher(TABLE_BYTES)
  const choices = [...samples.values()].flat().map((sample) => choiceOf(searcher, sample))
  shuffle(choices)
  const apart = choices.filter((_, index) => index % KEPT_APART === 0)
  const learnt = choices.filter((_, index) => index % KEPT_APART !== 0)
  const weights = new Float64Array(WEIGHTS)
  const before = report(apart, weights)
  learn(learnt, weights, (round) => console.log(`round ${round}`, report(apart, weights)))
  writeFileSync(join('engine', 'opponent', 'habits-data.ts'), sourceOf(weights))
  console.log(
    'losses',
    LOSS_STEPS.map((loss, index) => `${loss}: ${weights[HABIT_COUNT + index]!.toFixed(2)}`).join('  '),
  )
  return [
    { when: 'before', positions: learnt.length, ...before },
    { when: 'after', positions: learnt.length, ...report(apart, weights) },
  ]
}

function choiceOf(searcher: Searcher, { moves, human }: Sample): Choice {
  const line = readPosition({ start: START_FEN, moves })
  if (!line.ok) throw new Error(line.detail)
  const position = line.value
  const legal = legalMoves(position)
  searcher.clear()
  const { lines } = searcher.search(position, { depth: DEPTH, variations: legal.length })
  const scores = new Map(lines.map(({ moves, score }) => [moves[0]!, score]))
  const moment = momentOf(position)
  const out = new Int32Array(MOST_HABITS)
  const starts = [0]
  const habits: number[] = []
  const found = legal.map((move) => {
    const count = habitsOf(position, move, moment, out)
    habits.push(...out.subarray(0, count))
    starts.push(habits.length)
    return placeAmong(LOSS_STEPS, lines[0]!.score - (scores.get(move) ?? -Infinity))
  })
  return {
    starts: Int32Array.from(starts),
    habits: Int32Array.from(habits),
    steps: Int32Array.from(found, ({ index }) => index),
    shares: Float32Array.from(found, ({ share }) => share),
    played: legal.findIndex((move) => makeUci(move) === human),
  }
}

function chances({ starts, habits, steps, shares }: Choice, weights: Float64Array): Float64Array {
  const chances = new Float64Array(steps.length)
  let highest = -Infinity
  for (let move = 0; move < steps.length; move++) {
    const at = HABIT_COUNT + steps[move]!
    let sum = weights[at]! * (1 - shares[move]!) + (shares[move]! > 0 ? weights[at + 1]! * shares[move]! : 0)
    for (let index = starts[move]!; index < starts[move + 1]!; index++) sum += weights[habits[index]!]!
    chances[move] = sum
    if (sum > highest) highest = sum
  }
  let total = 0
  for (let move = 0; move < chances.length; move++)
    total += chances[move] = Math.exp(chances[move]! - highest)
  return chances.map((chance) => chance / total)
}

/** Adagrad (Duchi and others, 2011): weights that few moves affect keep a high learning rate. */
function learn(choices: Choice[], weights: Float64Array, onRound: (round: number) => void): void {
  const squares = new Float64Array(WEIGHTS).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(choices)
    const rate = RATE.first * (RATE.last / RATE.first) ** (round / (ROUNDS - 1))
    const turn = (weight: number, slope: number): void => {
      const pull = slope - HOLDING_BACK * weights[weight]!
      squares[weight]! += pull * pull
      weights[weight]! += (rate * pull * 10) / Math.sqrt(squares[weight]! + 50)
    }
    for (const choice of choices) {
      const { starts, habits, steps, shares, played } = choice
      const expected = chances(choice, weights)
      for (let move = 0; move < expected.length; move++) {
        const slope = (move === played ? 1 : 0) - expected[move]!
        if (Math.abs(slope) < 1e-4) continue
        const at = HABIT_COUNT + steps[move]!
        turn(at, slope * (1 - shares[move]!))
        if (shares[move]! > 0) turn(at + 1, slope * shares[move]!)
        for (let index = starts[move]!; index < starts[move + 1]!; index++) turn(habits[index]!, slope)
      }
    }
    onRound(round + 1)
  }
}

function report(choices: readonly Choice[], weights: Float64Array) {
  let [first, third, bits] = [0, 0, 0]
  for (const choice of choices) {
    const expected = chances(choice, weights)
    const own = expected[choice.played]!
    const better = expected.filter((chance) => chance > own).length
    if (better === 0) first++
    if (better < 3) third++
    bits -= Math.log2(own)
  }
  const rate = (count: number): number => Math.round((1000 * count) / choices.length) / 1000
  return { top1: rate(first), top3: rate(third), bits: rate(bits) }
}

const random = seededRandom(17)
function shuffle(list: unknown[]): void {
  for (let index = list.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[list[index], list[other]] = [list[other], list[index]]
  }
}

/** The source of habits-data.ts. Rounds to thirty-seconds, which does not change any choices. */
function sourceOf(weights: Float64Array): string {
  const rounded = Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * 32))))
  const losses = Array.from(weights.slice(HABIT_COUNT), (weight) => Math.round(weight * 100) / 100)
  return `/** Made by \`npm run bench -- habits\` from games between people (Lichess open database, CC0). */
/** The weight of each loss in LOSS_STEPS. */
export const LOSS_WEIGHTS: readonly number[] = [${losses.join(', ')}]
/** One for each habit, in steps of 1/32. */
// prettier-ignore
export const HABIT_WEIGHTS: readonly number[] = [${rounded.slice(0, HABIT_COUNT).join(', ')}]
`
}
