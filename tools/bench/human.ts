/**
 * Compares the computer's play with the moves of people in each rating band, in games that nothing was trained on: how often
 * its first choice is theirs, how surprising their move is to it, which losses occur and whether it blunders in the same
 * positions. Players that choose by chance answer five times; the policy net gives its probabilities.
 * `npm run bench -- human GAMES.tsv [POSITIONS A BAND] [PLAYERS]`, players such as `policy,dial`, by default all.
 */
import { BlunderJudge } from './people/blunders.ts'
import { measurePosition, summarise, type HumanFigure, type PositionFigure } from './people/figures.ts'
import { isPlayerName, openPlayers, PEOPLE, PLAYER_NAMES } from './people/players.ts'
import { sampleGames } from './engine/human-games.ts'

export const description = 'How often the computer plays what people of each rating play, and errs as they do'

const BANDS = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200]
const POSITIONS = 250

export async function run(args: readonly string[]): Promise<readonly HumanFigure[]> {
  const [file, positions = String(POSITIONS), players = PLAYER_NAMES.join()] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const samples = await sampleGames(file, { bands: BANDS, wanted: Number(positions), heldOut: true })
  const names = players.split(',').filter(isPlayerName)
  const judge = new BlunderJudge()
  const figures: HumanFigure[] = []
  const all = new Map<string, PositionFigure[]>()
  for (const [band, found] of samples) {
    for (const player of [PEOPLE, ...(await openPlayers(names, band))]) {
      const own: PositionFigure[] = []
      for (const [index, sample] of found.entries())
        own.push(measurePosition(sample, await player.answer(sample, index), judge))
      await player.quit?.()
      figures.push(summarise(band, player.name, own))
      console.log(JSON.stringify(figures.at(-1)))
      const group = player.group ?? player.name
      all.set(group, [...(all.get(group) ?? []), ...own])
    }
  }
  return [...figures, ...[...all].map(([name, found]) => summarise('all', name, found))]
}
