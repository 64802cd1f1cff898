import { fromOf, fromToOf, toOf } from '#chess/move-bits.ts'
import { generateLegal, legalMoves, MOST_MOVES } from '#chess/moves.ts'
import { START_FEN } from '#chess/fen.ts'
import { KING } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Result } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { bookMove } from './book.ts'
import { CHANCE_MOVES, LEVEL_DEPTH, type Level } from '#engine/levels.ts'
import { positionOf } from '#engine/line.ts'
import type { EngineError, Line } from '#engine/protocol.ts'
import { gaussian, mixSeed, seededRandom, type Random } from '#engine/random.ts'
import { isMateScore } from '#engine/score.ts'
import type { FoundLine, Searcher } from '#engine/search/search.ts'
import { sightOf, WEAKNESS } from './weakness.ts'

/** In the first so many half-moves of a game, moves this close to the best are as good, and variety is welcome. */
const VARIETY_HALF_MOVES = 10
const VARIETY_MARGIN = 12
const VARIETY_AMONG = 4
/** How many moves a level below master weighs against each other. */
const CANDIDATES = 8
/**
 * The master looks five half-moves ahead at the least, and goes on as long as it has looked at fewer nodes than this:
 * some 50 ms of a desk computer, a third of a second of a slow phone. Nodes, not time, so that the same seed plays the
 * same moves on both.
 */
const MASTER_EFFORT = 20_000
/** Against a bare king everybody knows how to go on: at least this depth, and no errors. */
const TECHNIQUE_DEPTH = 5
/** What taking the last move back costs a casual player, so that it rather does something. */
const SHUFFLE_PENALTY = 25

/** The move that `level` plays at the end of the line. The same line, level and seed give the same move. */
export function chooseMove(
  searcher: Searcher,
  line: Line,
  level: Level,
  seed: number,
  shouldStop?: () => boolean,
): Result<Move, EngineError> {
  const parsed = positionOf(line)
  if (!parsed.ok) return parsed
  const position = parsed.value
  const legal = legalMoves(position)
  if (legal.length === 0) return { ok: false, error: 'ERR_GAME_OVER' }
  const random = seededRandom(mixSeed(seed, line.moves.length, position.hashLo))
  searcher.clear()
  return {
    ok: true,
    value:
      legal.length === 1 ? legal[0]! : choose(searcher, position, line, legal, level, random, shouldStop),
  }
}

function choose(
  searcher: Searcher,
  position: Position,
  line: Line,
  legal: readonly Move[],
  level: Level,
  random: Random,
  shouldStop: (() => boolean) | undefined,
): Move {
  const book = bookMove(line, random)
  if (book !== undefined) {
    const move = parseUci(position, book)
    if (move.ok) return move.value
  }
  if (level !== 'master' && !isBareKing(position))
    return chooseCasually(searcher, position, legal, level, random, shouldStop)
  const opening = line.start === START_FEN && line.moves.length < VARIETY_HALF_MOVES
  const variations = opening ? VARIETY_AMONG : 1
  const { lines } = searcher.search(position, {
    ...(level === 'master'
      ? { depth: LEVEL_DEPTH.master, effort: MASTER_EFFORT }
      : { depth: TECHNIQUE_DEPTH }),
    variations,
    ...(shouldStop === undefined ? {} : { shouldStop }),
  })
  const near = lines.filter(({ score }) => score >= lines[0]!.score - VARIETY_MARGIN)
  return pick(near, random).moves[0]!
}

function chooseCasually(
  searcher: Searcher,
  position: Position,
  legal: readonly Move[],
  level: Exclude<Level, 'master'>,
  random: Random,
  shouldStop: (() => boolean) | undefined,
): Move {
  const weakness = WEAKNESS[level]
  const sight = sightOf(weakness, Math.floor(random() * 2 ** 31))

  // Step 1: a mate in one, unless it is missed.
  const mate = legal.find((move) => isMate(position, move))
  if (mate !== undefined && random() >= weakness.missesMate) return mate

  // Step 2: the moves that come to mind, ranked as this level sees them.
  const last = position.lastMove ?? 0
  const seen = legal.filter((move) => move !== mate && !sight.overlooks(move, 0, last))
  const { lines } = searcher.search(position, {
    depth: LEVEL_DEPTH[level],
    variations: CANDIDATES,
    moves: seen.length > 0 ? seen : legal,
    sight,
    ...(shouldStop === undefined ? {} : { shouldStop }),
  })
  const best = lines[0]!
  if (isMateScore(best.score) && best.score > 0) return best.moves[0]!
  const candidates = lines.filter(({ score }) => score >= best.score - weakness.mostGivenAway)

  // Step 3: now and then one of the best few by chance; otherwise the best by score and feeling.
  const { probability, among } = CHANCE_MOVES[level]
  if (random() < probability) return pick(candidates.slice(0, among), random).moves[0]!
  const before = position.ply >= 2 ? undoing(position) : undefined
  let chosen = best
  let highest = -Infinity
  for (const candidate of candidates) {
    const move = candidate.moves[0]!
    const felt =
      candidate.score + weakness.noise * gaussian(random) - (fromToOf(move) === before ? SHUFFLE_PENALTY : 0)
    if (felt > highest) {
      highest = felt
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

/** From and to, as a move has them, of what would take back the side's own last move. */
function undoing(position: Position): number | undefined {
  const answer = position.lastMove
  if (answer === undefined || answer === 0) return undefined
  position.unmake()
  const own = position.lastMove
  position.make(answer)
  return own === undefined ? undefined : (fromOf(own) << 6) | toOf(own)
}

function isBareKing({ sets, side }: Position): boolean {
  const of = (side ^ 8) << 1
  return sets[of] === sets[of + 2 * KING] && sets[of + 1] === sets[of + 2 * KING + 1]
}
