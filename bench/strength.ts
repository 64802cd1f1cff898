/**
 * Full strength at the master's depth against Stockfish held back by its Skill Level, whose ratings its authors have
 * measured. Needs a native Stockfish. `npm run bench -- strength 200` plays two hundred games against each.
 */
import { LEVEL_DEPTH } from '#engine/levels.ts'
import { eloFromPairs, fitRatings, SKILL_LEVEL_RATING, type MatchScore } from './engine/elo.ts'
import { playMatch } from './engine/match.ts'
import { OURS_AT_FULL_STRENGTH, skillLevel } from './engine/programs.ts'

export const description = "Strength at depth 5 against Stockfish's Skill Levels, by games"

const SKILL_LEVELS = [4, 5, 6, 7]
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
  for (const level of SKILL_LEVELS) {
    const opponent = skillLevel(level)
    if (opponent === undefined) continue
    const match = await playMatch(
      { program: OURS_AT_FULL_STRENGTH, limits },
      { program: opponent, limits: opponent.limits },
      games,
    )
    const { wins, draws, losses, faults, pairs, cpuMsPerMove } = match
    const { elo, low, high } = eloFromPairs(pairs)
    anchors.set(opponent.name, SKILL_LEVEL_RATING[level]!)
    matches.push({ a: OURS_AT_FULL_STRENGTH.name, b: opponent.name, games, points: wins + draws / 2 })
    figures.push({
      opponent: `${opponent.name} (${SKILL_LEVEL_RATING[level]!})`,
      games,
      wins,
      draws,
      losses,
      faults,
      elo: `${signed(elo)} [${signed(low)}, ${signed(high)}]`,
      cpuMsPerMove: cpuMsPerMove.map((ms) => ms.toFixed(1)).join(' v '),
    })
  }
  const rating = fitRatings(matches, anchors).get(OURS_AT_FULL_STRENGTH.name)
  if (rating) console.log(`Rating at ${limits}: ${rating.rating} +-${rating.margin} (${rating.games} games)`)
  return figures
}

const signed = (value: number): string => (value > 0 ? '+' : '') + value.toFixed(0)
