/**
 * Counts people's habits by rating in their games: pieces given away, castling, missed mates, endings. The figures behind the
 * series "What 1,200s do" (content/series). Streams the games at idle priority.
 * `npm run bench -- people GAMES.tsv.xz [GAMES]`
 */
import { createHash } from 'node:crypto'
import { createReadStream, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { readPeopleGames } from './judging/people-games.ts'
import { countGame } from './people/count-game.ts'
import { Tally } from './people/tally.ts'

export const description = 'What people of each rating do in their games: the figures of the series'

const IDLE = 19
const SHOWN_BAND = 1200
const OUT = join('content', 'series', 'people.json')

export async function run(args: readonly string[]) {
  const [file, limit = 'Infinity'] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  setPriority(IDLE)
  const tally = new Tally()
  let games = 0
  let bullet = 0
  for await (const game of readPeopleGames(file)) {
    if (game.timeClass === 'bullet') {
      bullet++
      continue
    }
    if (!countGame(game, tally)) throw new Error(`Not legal: ${game.moves.join(' ')}`)
    games++
    if (games % 20_000 === 0) console.log(`${games} games`)
    if (games >= Number(limit)) break
  }
  const shares = tally.shares()
  const counted = { source: 'human-games/games.tsv.xz', sha256: await computeChecksum(file), games, bullet }
  writeFileSync(OUT, `${JSON.stringify({ ...counted, shares }, undefined, 1)}\n`)
  return Object.entries(shares).map(([name, bands]) => {
    const at = bands.find(({ band }) => band === SHOWN_BAND)
    return { name, chances: at?.chances, share: at?.share, error: at?.error }
  })
}

/** The SHA-256 of a file, in hexadecimal. */
async function computeChecksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}
