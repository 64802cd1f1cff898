/**
 * The engine at full strength against its peers, in one run: matches at depth 5 and at 100 ms of processor time per move from
 * openings that nothing was tuned on, problems solved, and times to depth. Peers are a native Stockfish limited by its Skill
 * Level, whose ratings its authors have measured, programs from npm, our own search with the hand-written evaluation, and the
 * programs in `UCI_PEERS="name=command;..."`.
 *
 * `npm run bench -- peers 120 SUITE.epd ...`: so many games at depth 5 against each and a third as many at 100 ms, a fifth of
 * either against much weaker or stronger programs.
 */
import { eloFromPairs, fitRatings, SKILL_LEVEL_RATING, type MatchScore } from '../../tools/bench/engine/elo.ts'
import { HELD_OUT_OPENINGS } from './engine/held-out-openings.ts'
import { playMatch, type Player } from '../../tools/bench/engine/match.ts'
import { jsChessEngine, stockfishWasm } from '../../tools/bench/engine/peers.ts'
import { processorClock } from './engine/processor-clock.ts'
import { namedPeers, OURS_AT_FULL_STRENGTH, OURS_WITHOUT_NET, peers, skillLevel } from '../../tools/bench/engine/programs.ts'
import { hardPuzzles, solved, suiteOf, type Suite } from './engine/suites.ts'
import { timeToDepth, type DepthFigure } from '../../tools/bench/engine/time-to-depth.ts'
import type { UciProgram } from '../../tools/bench/engine/uci-process.ts'

export const description =
  'Games, problems and time to depth beside every peer that is found, at equal processor time'

const GAMES = 120
const DEPTHS = [5, 8, 10, 12]
const ROUNDS = 2

interface Contest {
  /** The arguments of `go`, for us and for peers without a separate limit. */
  readonly limits: string
  /** The levels of about equal strength, if their ratings are known. */
  readonly skillLevels: readonly number[]
  /** The share of the requested games: a game at 100 ms a move takes as long as ten at depth 5. */
  readonly share: number
}
const CONTESTS: readonly Contest[] = [
  { limits: 'depth 5', skillLevels: [7, 9], share: 1 },
  { limits: 'movetime 100', skillLevels: [9], share: 1 / 3 },
]
/** The share of games against programs that are far weaker or stronger. */
const SHARE_FAR_OFF = 1 / 5

interface MatchFigure {
  readonly opponent: string
  readonly limits: string
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly faults: number
  readonly elo: string
  readonly cpuMsPerMove: string
}
interface RatingFigure {
  readonly program: string
  readonly limits: string
  readonly rating: string
}
interface SuiteFigure {
  readonly program: string
  readonly suite: string
  readonly limits: string
  readonly solved: string
}
type Figure = MatchFigure | RatingFigure | SuiteFigure | DepthFigure

export async function run(args: readonly string[]): Promise<readonly Figure[]> {
  const [games = GAMES, ...suites] = args
  const onOwnTime = processorClock()
  const figures: Figure[] = []
  const keep = (found: readonly Figure[]) => {
    console.table(found)
    figures.push(...found)
  }
  const named = namedPeers()
  for (const depth of DEPTHS) {
    keep(await timeToDepth([OURS_AT_FULL_STRENGTH, OURS_WITHOUT_NET, ...peers()], depth, ROUNDS))
  }
  for (const suite of [hardPuzzles(), ...suites.map(suiteOf)]) {
    keep(await solvedBy([OURS_AT_FULL_STRENGTH, OURS_WITHOUT_NET, ...peers()].map(onOwnTime), suite))
  }
  for (const contest of CONTESTS) keep(await compete(contest, Number(games), named, onOwnTime))
  return figures
}

async function solvedBy(programs: readonly UciProgram[], suite: Suite): Promise<readonly SuiteFigure[]> {
  const figures: SuiteFigure[] = []
  for (const { limits } of CONTESTS) {
    for (const program of programs) {
      const count = await solved(program, suite, limits)
      const { name, problems } = suite
      figures.push({
        program: program.name,
        suite: name,
        limits,
        solved: `${count} of ${problems.length}`,
      })
    }
  }
  return figures
}

async function compete(
  { limits, skillLevels, share }: Contest,
  asked: number,
  named: readonly UciProgram[],
  onOwnTime: (program: UciProgram) => UciProgram,
): Promise<readonly Figure[]> {
  const games = pairsOf(asked * share)
  const us: Player = { program: onOwnTime(OURS_AT_FULL_STRENGTH), limits }
  const figures: Figure[] = []
  const matches: MatchScore[] = []
  const anchors = new Map<string, number>()
  const measure = async (opponent: Player, wanted: number): Promise<void> => {
    const match = await playMatch(
      us,
      { ...opponent, program: onOwnTime(opponent.program) },
      wanted,
      HELD_OUT_OPENINGS,
    )
    const { pairs, cpuMsPerMove, ...counts } = match
    const { name } = opponent.program
    matches.push({ a: us.program.name, b: name, games: wanted, points: counts.wins + counts.draws / 2 })
    const { elo, low, high } = eloFromPairs(pairs)
    const figure: MatchFigure = {
      opponent: name,
      limits,
      games: wanted,
      ...counts,
      elo: `${signed(elo)} [${signed(low)}, ${signed(high)}]`,
      cpuMsPerMove: cpuMsPerMove.map((ms) => ms.toFixed(1)).join(' v '),
    }
    console.log(JSON.stringify(figure))
    figures.push(figure)
  }
  for (const level of skillLevels) {
    const opponent = skillLevel(level)
    if (opponent === undefined) continue
    anchors.set(opponent.name, SKILL_LEVEL_RATING[level]!)
    await measure({ program: opponent, limits: opponent.limits }, games)
  }
  const rating = fitRatings(matches, anchors).get(us.program.name)
  if (rating)
    figures.push({ program: us.program.name, limits, rating: `${rating.rating} ± ${rating.margin}` })
  for (const program of [OURS_WITHOUT_NET, ...named]) await measure({ program, limits }, games)
  for (const program of [jsChessEngine(3), stockfishWasm()]) {
    if (program !== undefined) await measure({ program, limits }, pairsOf(games * SHARE_FAR_OFF))
  }
  return figures
}

/** The number of pairs: each opening is played with both colours. */
const pairsOf = (games: number): number => 2 * Math.ceil(games / 2)

const signed = (value: number): string => (value > 0 ? '+' : '') + value.toFixed(0)
