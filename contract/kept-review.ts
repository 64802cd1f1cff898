import type { Uci } from '#chess/types.ts'
import type { Score, Variation } from '#engine/protocol.ts'
import { ENGINE_VERSION } from '#engine/version.ts'

/** The engine's judgements of a match's positions, from which its review follows, as accounts store them. */
export interface KeptReview {
  readonly engine: string
  /** Maximum number of nodes searched per position. */
  readonly nodes: number
  /** One line per position, as `makeJudgementsText` writes it. */
  readonly judgements: string
}

interface PositionJudgement {
  readonly depth: number
  /** Version of the net that judged the positions, 0 for none. */
  readonly net: number
  /** Best first; empty if the game is over. */
  readonly variations: readonly Variation[]
  /** The score of the first pass, if there were two. */
  readonly first?: Score
}

/**
 * The longest stored text: some 120 moves of each side, and less than the limit of a request. Longer games are judged again on
 * each device.
 */
export const LONGEST_JUDGEMENTS = 60_000
const MOST_VARIATIONS = 5
const MOST_MOVES = 128
const MOST_NODES = 100_000_000

/** One line per position, half as long as JSON: `12 3|35 e2e4 e7e5|#-2 f2f3 e7e5`, or after a second pass `12 3 41|35 e2e4`. */
export const makeJudgementsText = (judgements: readonly PositionJudgement[]): string =>
  judgements
    .map(({ depth, net, variations, first }) =>
      [
        [depth, net, ...(first ? [makeScore(first)] : [])].join(' '),
        ...variations.map(({ score, moves }) => [makeScore(score), ...moves].join(' ')),
      ].join('|'),
    )
    .join('\n')

/** Undefined for any other text. Does not check that the moves are legal. */
export function parseJudgementsText(text: string): readonly PositionJudgement[] | undefined {
  if (text.length > LONGEST_JUDGEMENTS) return undefined
  const judgements: PositionJudgement[] = []
  for (const line of text.split('\n')) {
    const [head = '', ...rest] = line.split('|')
    const [, depth, net, firstText] = /^(\d{1,3}) (\d{1,5})(?: (\S+))?$/.exec(head) ?? []
    const variations = rest.map(parseVariation)
    if (depth === undefined || net === undefined || variations.length > MOST_VARIATIONS) return undefined
    if (!variations.every((each) => each !== undefined)) return undefined
    const first = firstText === undefined ? undefined : parseScore(firstText)
    if (firstText !== undefined && !first) return undefined
    judgements.push({ depth: Number(depth), net: Number(net), variations, ...(first && { first }) })
  }
  return judgements
}

function parseVariation(text: string): Variation | undefined {
  const [score = '', ...moves] = text.split(' ')
  const parsed = parseScore(score)
  const areMoves = moves.length > 0 && moves.length <= MOST_MOVES && moves.every(isUci)
  return parsed && areMoves ? { score: parsed, moves } : undefined
}

const isUci = (text: string): text is Uci => /^[a-h][1-8][a-h][1-8][nbrq]?$/.test(text)

const makeScore = (score: Score): string => (score.type === 'mate' ? `#${score.moves}` : String(score.value))

function parseScore(text: string): Score | undefined {
  const [, mate, value] = /^(#?)(-?\d{1,6})$/.exec(text) ?? []
  if (value === undefined) return undefined
  return mate ? { type: 'mate', moves: Number(value) } : { type: 'centipawns', value: Number(value) }
}

/** Undefined for anything that is not a review; unknown fields are ignored. */
export function parseKeptReview(value: unknown): KeptReview | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { engine, nodes, judgements } = value as Record<string, unknown>
  if (typeof engine !== 'string' || !/^\d{1,4}(?:\.\d{1,4}){0,3}$/.test(engine)) return undefined
  if (typeof nodes !== 'number' || !Number.isInteger(nodes) || nodes < 1 || nodes > MOST_NODES)
    return undefined
  if (typeof judgements !== 'string' || !parseJudgementsText(judgements)) return undefined
  return { engine, nodes, judgements }
}

/** True for this engine and the versions before it. No later review could replace one that claims a version yet to come. */
export const isKnownEngine = (engine: string): boolean =>
  /^[1-9]\d?\.(?:0|[1-9]\d?)$/.test(engine) &&
  !isBetter({ engine, nodes: 0 }, { engine: ENGINE_VERSION, nodes: 0 })

/** True if a newer engine made it, or the same one with more nodes. */
export function isBetter(
  one: Omit<KeptReview, 'judgements'>,
  other: Omit<KeptReview, 'judgements'>,
): boolean {
  const [mine, theirs] = [one, other].map(({ engine }) => engine.split('.').map(Number))
  const length = Math.max(mine!.length, theirs!.length)
  for (let index = 0; index < length; index++) {
    const difference = (mine![index] ?? 0) - (theirs![index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return one.nodes > other.nodes
}
