/**
 * The plain search at depth 5, no further, in matches: against Stockfish held back by its Skill Level, whose ratings its
 * authors have measured (needs a native Stockfish), and against the programs a JavaScript project could take instead.
 * `npm run bench -- strength 200` plays two hundred games against each Skill Level, and a fifth of that against the others.
 */
import { LEVEL_DEPTH } from '#engine/levels.ts'
import { eloFromPairs, fitRatings, SKILL_LEVEL_RATING, type MatchScore } from './engine/elo.ts'
import { playMatch, type Player } from './engine/match.ts'
import { jsChessEngine, stockfishWasm } from './engine/peers.ts'
import { OURS_AT_FULL_STRENGTH, skillLevel } from './engine/programs.ts'

export const description = "Strength at depth 5 against Stockfish's Skill Levels and npm's engines, by games"

const SKILL_LEVELS = [5, 6, 7]
const GAMES = 40

interface StrengthFigure {
  readonly opponent: string
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly faults: number
  readonly elo: string
  readonly cpuMsPerMove: string
}

export async function run(args: readonly string[]): Promise<readonly StrengthFigure[]> {
  const games = Number(args[0] ?? GAMES)
  const limits = `depth ${LEVEL_DEPTH.master}`
  const figures: StrengthFigure[] = []
  const matches: MatchScore[] = []
  const anchors = new Map<string, number>()
  const measure = async (opponent: Player, games: number): Promise<void> => {
    const match = await playMatch({ program: OURS_AT_FULL_STRENGTH, limits }, opponent, games)
    const { wins, draws, losses, faults, pairs, cpuMsPerMove } = match
    const { elo, low, high } = eloFromPairs(pairs)
    const { name } = opponent.program
    matches.push({ a: OURS_AT_FULL_STRENGTH.name, b: name, games, points: wins + draws / 2 })
    const figure = {
      opponent: name,
      games,
      wins,
      draws,
      losses,
      faults,
      elo: `${signed(elo)} [${signed(low)}, ${signed(high)}]`,
      cpuMsPerMove: cpuMsPerMove.map((ms) => ms.toFixed(1)).join(' v '),
    }
    console.log(`${name}: ${wins} won, ${draws} drawn, ${losses} lost, Elo ${figure.elo}`)
    figures.push(figure)
  }
  for (const level of SKILL_LEVELS) {
    const opponent = skillLevel(level)
    if (opponent === undefined) continue
    anchors.set(opponent.name, SKILL_LEVEL_RATING[level]!)
    await measure({ program: opponent, limits: opponent.limits }, games)
  }
  const rating = fitRatings(matches, anchors).get(OURS_AT_FULL_STRENGTH.name)
  if (rating) console.log(`Rating at ${limits}: ${rating.rating} +-${rating.margin} (${rating.games} games)`)
  for (const program of [jsChessEngine(3), stockfishWasm()]) {
    if (program !== undefined) await measure({ program, limits }, 2 * Math.ceil(games / 10))
  }
  return figures
}

const signed = (value: number): string => (value > 0 ? '+' : '') + value.toFixed(0)
