import { legalMoves } from '#chess/moves.ts'
import type { Move, Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Sample } from '../engine/human-games.ts'
import type { BlunderJudge } from './blunders.ts'
import { LOSS_KINDS, lossKindsOf, type LossKind } from './losses.ts'
import { positionAfter, type Answer } from './players.ts'

export interface HumanFigure extends Readonly<Record<LossKind, number>> {
  readonly band: number | 'all'
  readonly player: string
  readonly positions: number
  /** Share of positions in which its first choice, or one of its first three, is the person's move. */
  readonly top1: number
  /** 95 % interval of `top1`. */
  readonly top1From: number
  readonly top1To: number
  readonly top3: number
  /** Share of its sampled answers that are the person's move. */
  readonly sampled: number
  /** How surprising the person's move is to it, in bits. */
  readonly bits: number
  /** Positions in which the person blunders, and the player's probability of blundering in them. */
  readonly blunders: number
  readonly sharedBlunders: number
}

/** Less likely moves are assumed not to be blunders, to save a search for each. */
const LEAST_SHARE = 0.005

export interface PositionFigure extends Readonly<Record<LossKind, number>> {
  readonly first: number
  readonly third: number
  readonly share: number
  /** The probability from which `bits` is computed: never zero. */
  readonly expected: number
  readonly blunder: boolean
  readonly sharedBlunder: number
}

export function measurePosition(
  { moves, human }: Sample,
  { shares, answers }: Answer,
  judge: BlunderJudge,
): PositionFigure {
  const position = positionAfter(moves)
  const name = moves.join(' ')
  const parse = (text: Uci): Move => {
    const move = parseUci(position, text)
    if (!move.ok) throw new Error(`${text} after ${name}`)
    return move.value
  }
  const share = shares.get(human) ?? 0
  const better = [...shares.values()].filter((other) => other > share).length
  const alike = [...shares.values()].filter((other) => other === share).length
  const kinds = { gift: 0, badTrade: 0, leftHanging: 0, overlookedCapture: 0 }
  for (const [text, chance] of shares)
    for (const kind of lossKindsOf(position, parse(text))) kinds[kind] += chance
  const blunder = judge.isBlunder(name, position, parse(human))
  const shared = (sum: number, [text, chance]: [Uci, number]) =>
    sum + (chance >= LEAST_SHARE && judge.isBlunder(name, position, parse(text)) ? chance : 0)
  return {
    ...kinds,
    first: share > 0 && better === 0 ? 1 / alike : 0,
    third: share > 0 && better < 3 ? 1 : 0,
    share,
    expected: expectedShare(share, answers, legalMoves(position).length),
    blunder,
    sharedBlunder: blunder ? [...shares].reduce(shared, 0) : 0,
  }
}

/** For players known only by a few answers: adds a tenth of an answer to every legal move. */
const UNSEEN = 0.1
const expectedShare = (share: number, answers: number | undefined, legal: number): number =>
  answers === undefined ? share : (share * answers + UNSEEN) / (answers + UNSEEN * legal)

export function summarise(
  band: number | 'all',
  player: string,
  found: readonly PositionFigure[],
): HumanFigure {
  const mean = (value: (each: PositionFigure) => number): number =>
    found.reduce((sum, each) => sum + value(each), 0) / found.length
  const top1 = mean(({ first }) => first)
  const [from, to] = wilson(top1, found.length)
  const blunders = found.filter(({ blunder }) => blunder).length
  const kinds = Object.fromEntries(LOSS_KINDS.map((kind) => [kind, rate(mean((each) => each[kind]))]))
  return {
    ...{ band, player, positions: found.length },
    ...{ top1: rate(top1), top1From: rate(from), top1To: rate(to) },
    top3: rate(mean(({ third }) => third)),
    sampled: rate(mean(({ share }) => share)),
    bits: rate(mean(({ expected }) => Math.log2(1 / (expected + 1e-9)))),
    ...(kinds as Record<LossKind, number>),
    blunders,
    sharedBlunders: rate(mean(({ sharedBlunder }) => sharedBlunder) * (found.length / Math.max(1, blunders))),
  }
}

const rate = (value: number): number => Math.round(1000 * value) / 1000

/** Wilson score interval (1927), 95 %. */
function wilson(share: number, count: number): readonly [number, number] {
  const z = 1.96
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count)
  const half =
    (z / (1 + (z * z) / count)) * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))
  return [middle - half, middle + half]
}
