import { generateLegal, legalMoves, MOST_MOVES } from '#chess/moves.ts'
import { START_FEN } from '#chess/fen.ts'
import { KING } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Result } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { placeAmong } from '#engine/interpolation.ts'
import { bookMove } from './book.ts'
import habitRatings from './habit-ratings.json' with { type: 'json' }
import { likings, lossWeight } from './habits.ts'
import { draw, imitationChances, policyLogits } from './imitation.ts'
import { DIAL_POINTS, HABIT_POINTS, MANNER_OF_LEVEL, type Manner, type SearchingManner } from './manners.ts'
import { readPosition, type LineText } from '#chess/line.ts'
import type { PolicyNet } from '#engine/policy/policy-net.ts'
import type { EngineError } from '#engine/protocol.ts'
import { gumbel, mixSeed, seededRandom, type Random } from '#engine/random.ts'
import { isMateScore } from '#engine/score.ts'
import type { FoundLine } from '#engine/search/found.ts'
import type { Searcher } from '#engine/search/search.ts'
import { placeOnDial, type Skill } from '#engine/strength.ts'
import { temperOf } from './temper.ts'
import { sightOf, type Weakness } from './weakness.ts'

/** In this many first half-moves of a game, moves this close to the best count as equal, for variety. */
const VARIETY_HALF_MOVES = 10
const VARIETY_MARGIN = 12
const VARIETY_AMONG = 4
/** How many moves a level below full strength compares: fewer if it allows only small losses. */
const CANDIDATES = { carefree: 6, careful: 3 } as const
const CAREFUL_CENTIPAWNS = 80
/** Every opponent mates a bare king: it searches at least this deep and makes no errors. */
const TECHNIQUE: SearchingManner = { depth: 5, chance: { probability: 0, among: 1 } }

/** The dial's ratings on a device without the policy net. Separate from engine/ratings.json, which the pages load. */
const HABIT_RATINGS = habitRatings.map(({ rating }) => rating)

export interface ChoiceOptions {
  /** Considers only these legal moves; all if absent. */
  readonly moves?: readonly Move[]
  readonly shouldStop?: () => boolean
  /** Predicts people's moves. Without it the opponents choose by habit. */
  readonly policy?: PolicyNet | undefined
}

/** Chooses the move to play at the end of the line. The same line, skill, seed and policy net give the same move. */
export function chooseMove(
  searcher: Searcher,
  line: LineText,
  skill: Skill,
  seed: number,
  options: ChoiceOptions = {},
): Result<Move, EngineError> {
  const mannerOf = (random: Random) => drawManner(skill, options.policy !== undefined, random)
  return chooseAs(searcher, line, mannerOf, seed, options)
}

interface Choosing {
  readonly searcher: Searcher
  readonly position: Position
  readonly legal: readonly Move[]
  readonly random: Random
  readonly policy: PolicyNet | undefined
  readonly shouldStop: (() => boolean) | undefined
  /** True in the first half-moves of a game, in which strong opponents vary their moves. */
  readonly isOpening: boolean
}

/** Plays in an unnamed manner: the calibration plays the points of the dial one by one. */
export function chooseAs(
  searcher: Searcher,
  line: LineText,
  mannerOf: (random: Random) => Manner,
  seed: number,
  { moves, shouldStop, policy }: ChoiceOptions = {},
): Result<Move, EngineError> {
  const parsed = readPosition(line)
  if (!parsed.ok) return parsed
  const position = parsed.value
  const legal = legalMoves(position).filter((move) => moves?.includes(move) ?? true)
  if (legal.length === 0) return { ok: false, error: 'ERR_GAME_OVER' }
  if (legal.length === 1) return { ok: true, value: legal[0]! }
  const random = seededRandom(mixSeed(seed, line.moves.length, position.hashLo))
  searcher.clear()
  const book = bookMove(line, random)
  const known = book === undefined ? undefined : parseUci(position, book)
  if (known?.ok && legal.includes(known.value)) return known
  const isOpening = line.start === START_FEN && line.moves.length < VARIETY_HALF_MOVES
  const choosing = { searcher, position, legal, random, policy, shouldStop, isOpening }
  return { ok: true, value: chooseBy(mannerOf(random), choosing) }
}

function chooseBy(manner: Manner, choosing: Choosing): Move {
  if ('imitates' in manner) {
    const { searcher, position, legal, random, policy, shouldStop } = choosing
    if (policy === undefined) throw new Error('An imitation needs the policy net')
    if (isBareKing(position)) return chooseSoundly(TECHNIQUE, choosing)
    const chances = imitationChances(searcher, policy, position, legal, manner.imitates, shouldStop)
    return draw(legal, chances, random)
  }
  if (manner.weakness === undefined) return chooseSoundly(manner, choosing)
  return isBareKing(choosing.position)
    ? chooseSoundly(TECHNIQUE, choosing)
    : chooseCasually(manner, manner.weakness, choosing)
}

/** True if the policy net changes how this opponent plays. */
export function usesPolicy(skill: Skill): boolean {
  if (typeof skill === 'string') return MANNER_OF_LEVEL[skill].taste !== undefined
  return 'imitates' in DIAL_POINTS[placeOnDial(skill).index]!
}

/** A strength between two measured points picks one of them for this move, the nearer one more often. */
function drawManner(skill: Skill, hasPolicy: boolean, random: Random): Manner {
  if (typeof skill === 'string') return MANNER_OF_LEVEL[skill]
  const { index, share } = hasPolicy ? placeOnDial(skill) : placeAmong(HABIT_RATINGS, skill)
  const at = share > 0 && random() < share ? index + 1 : index
  return (hasPolicy ? DIAL_POINTS : HABIT_POINTS)[at]!
}

function chooseSoundly(
  { depth, effort }: SearchingManner,
  { searcher, position, legal, random, shouldStop, isOpening }: Choosing,
): Move {
  const { lines } = searcher.search(position, {
    depth,
    moves: legal,
    ...(effort === undefined ? {} : { effort }),
    variations: isOpening ? VARIETY_AMONG : 1,
    ...(shouldStop === undefined ? {} : { shouldStop }),
  })
  const near = lines.filter(({ score }) => score >= lines[0]!.score - VARIETY_MARGIN)
  return pick(near, random).moves[0]!
}

function chooseCasually(
  { depth, chance, taste, temper = {} }: SearchingManner,
  byHabit: Weakness,
  { searcher, position, legal, random, policy, shouldStop }: Choosing,
): Move {
  const net = taste && policy
  const weakness = net ? { ...byHabit, ...taste } : byHabit
  const sight = sightOf(weakness, Math.floor(random() * 2 ** 31))

  // Step 1: play a mate in one, unless it is overlooked.
  const mate = legal.find((move) => isMate(position, move))
  if (mate !== undefined && random() >= weakness.missesMate) return mate

  // Step 2: rank the moves that the opponent notices, as it sees them.
  const last = position.lastMove ?? 0
  const seen = legal.filter((move) => move !== mate && !sight.overlooks(move, 0, last))
  const { lines } = searcher.search(position, {
    depth,
    variations: CANDIDATES[weakness.mostGivenAway <= CAREFUL_CENTIPAWNS ? 'careful' : 'carefree'],
    moves: seen.length > 0 ? seen : legal,
    sight,
    ...(shouldStop === undefined ? {} : { shouldStop }),
  })
  const best = lines[0]!
  if (isMateScore(best.score) && best.score > 0) return best.moves[0]!
  const candidates = lines.filter(({ score }) => score >= best.score - weakness.mostGivenAway)

  // Step 3: sometimes a random one of the best few, otherwise a move that people would play.
  if (random() < chance.probability) return pick(candidates.slice(0, chance.among), random).moves[0]!
  const first = candidates.map(({ moves }) => moves[0]!)
  const liked = net ? policyLogits(net, position, first, taste.rating) : likings(position, first)
  const { care, whim } = weakness
  let chosen = best
  let highest = -Infinity
  for (const [index, candidate] of candidates.entries()) {
    const liking = liked[index]! + temperOf(position, first[index]!, temper)
    const wanted = care * lossWeight(best.score - candidate.score) + liking + whim * gumbel(random)
    if (wanted > highest) {
      highest = wanted
      chosen = candidate
    }
  }
  return chosen.moves[0]!
}

const pick = (lines: readonly FoundLine[], random: Random): FoundLine =>
  lines[Math.floor(random() * lines.length)]!

function isMate(position: Position, move: Move): boolean {
  position.make(move)
  const mate = position.isCheck() && generateLegal(position, REPLIES, 0) === 0
  position.unmake()
  return mate
}
const REPLIES = new Int32Array(MOST_MOVES)

function isBareKing({ sets, side }: Position): boolean {
  const of = (side ^ 8) << 1
  return sets[of] === sets[of + 2 * KING] && sets[of + 1] === sets[of + 2 * KING + 1]
}
