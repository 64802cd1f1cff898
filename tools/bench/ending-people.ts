/**
 * Counts how people fare in endings of three and four men that the tables call won: the share that they draw or lose, by class and rating.
 * The figures behind the order of training and the article on endings. Streams the games at idle priority.
 * `npm run bench -- ending-people GAMES.tsv.xz`
 */
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { EndingCount, EndingPeople } from '#content/endings/people.ts'
import { ALL_RATINGS } from '#content/series/people.ts'
import { CLASS_NAMES, classOfName } from '#endings/classes.ts'
import { parseResultsFile, type ResultsByClass } from '#endings/results.ts'
import { readPeopleGames } from './judging/people-games.ts'
import { findWonEndings, leavesFourMen } from './ending-people/won-endings.ts'

export const description = 'Which won endings of three and four men people draw or lose, by class and rating'

const IDLE = 19
const OUT = join('content', 'endings', 'people.json')
/** In rating points. The lowest band holds all below 1,000, the highest all from 2,000. */
const WIDTH = 200
const LOWEST = 800
const HIGHEST = 2000
/** New accounts have this rating, whatever their strength. */
const UNRATED = 1500

const bandOf = (rating: number): number =>
  Math.max(LOWEST, Math.min(HIGHEST, Math.floor(rating / WIDTH) * WIDTH))

export async function run(args: readonly string[]) {
  const [file] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  setPriority(IDLE)
  const results = readResults()
  const left = { bullet: 0, unknownEnd: 0 }
  const counted = { games: 0, unknownTimeClass: 0 }
  const classes = new Map<string, Map<number, EndingCount>>()
  for await (const game of readPeopleGames(file)) {
    if (game.timeClass === 'bullet') left.bullet++
    else if (game.termination === '-') left.unknownEnd++
    else {
      counted.games++
      if (game.timeClass === '-') counted.unknownTimeClass++
      if (!leavesFourMen(game.moves)) continue
      for (const { name, winner } of findWonEndings(game.moves, results)) {
        const rating = game.ratings[winner]
        if (rating === UNRATED) continue
        const isWon = game.result === (winner === 'w' ? '1-0' : '0-1')
        for (const band of [ALL_RATINGS, bandOf(rating)])
          add(classes, name, band, isWon, game.termination === 'time')
      }
    }
  }
  const people: EndingPeople = {
    source: 'human-games/games.tsv.xz',
    sha256: await computeChecksum(file),
    ...counted,
    ...left,
    classes: Object.fromEntries(
      CLASS_NAMES.flatMap((name) => {
        const bands = classes.get(name)
        return bands ? [[name, [...bands.values()].toSorted((a, b) => a.band - b.band)]] : []
      }),
    ),
  }
  writeFileSync(OUT, `${JSON.stringify(people, undefined, 1)}\n`)
  return Object.entries(people.classes).map(([name, [all]]) => ({ name, ...all }))
}

function add(
  classes: Map<string, Map<number, EndingCount>>,
  name: string,
  band: number,
  isWon: boolean,
  isOnTime: boolean,
): void {
  let bands = classes.get(name)
  if (bands === undefined) classes.set(name, (bands = new Map<number, EndingCount>()))
  const before = bands.get(band) ?? { band, played: 0, failed: 0, lostOnTime: 0 }
  // A flag says more about the clock than about the ending: neither a success nor a failure.
  const after = isOnTime
    ? { ...before, lostOnTime: before.lostOnTime + Number(!isWon) }
    : { ...before, played: before.played + 1, failed: before.failed + Number(!isWon) }
  bands.set(band, after)
}

function readResults(): ResultsByClass {
  return new Map(
    CLASS_NAMES.map((name) => {
      const stored = parseResultsFile(
        classOfName(name),
        readFileSync(join('endings', 'results', `${name}.bin`)),
      )
      if (!stored) throw new Error(`${name}.bin is not a file of results`)
      return [name, stored]
    }),
  )
}

/** The SHA-256 of a file, in hexadecimal. */
async function computeChecksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}
