import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Uci } from '#chess/types.ts'

/** A rated game between two people, from a line of tab-separated fields. */
export interface PeopleGame {
  readonly ratings: Readonly<Record<'w' | 'b', number>>
  readonly timeClass: string
  /** `1-0`, `0-1` or `1/2-1/2`. */
  readonly result: string
  readonly termination: string
  readonly moves: readonly Uci[]
  /** Nothing is fitted to held-out games, so that results measured on them generalise to new games. */
  readonly isHeldOut: boolean
}

/** A game is held out if the first byte of its moves' hash is below this: one in twenty. */
const HELD_OUT = 13

/** Reads the games in the order of the file, which is random; decompresses `.xz` on the fly. */
export async function* readPeopleGames(file: string): AsyncGenerator<PeopleGame> {
  const unpacking = file.endsWith('.xz')
    ? spawn('xz', ['-dc', file], { stdio: ['ignore', 'pipe', 'ignore'] })
    : undefined
  try {
    for await (const line of createInterface({ input: unpacking?.stdout ?? createReadStream(file) })) {
      const [white, black, timeClass, , result, , termination, text] = line.split('\t')
      if (text === undefined) throw new Error(`No game: ${line}`)
      yield {
        ratings: { w: Number(white), b: Number(black) },
        timeClass: timeClass!,
        result: result!,
        termination: termination!,
        moves: text.split(' '),
        isHeldOut: createHash('sha1').update(text).digest()[0]! < HELD_OUT,
      }
    }
  } finally {
    unpacking?.kill()
  }
}

/** Rating bands, by the mean of both ratings. */
export interface Bands {
  readonly from: number
  readonly to: number
  readonly width: number
  /** The maximum number of games per band. */
  readonly games: number
}

/**
 * Samples equally many games per band, since the file has a hundred times more of some than of others. Alternates between the
 * bands, so that the first few games cover all of them.
 */
export async function sampleByBand(
  file: string,
  { from, to, width, games }: Bands,
  isWanted: (game: PeopleGame) => boolean,
): Promise<readonly PeopleGame[]> {
  const bands = Array.from({ length: Math.ceil((to - from) / width) }, () => [] as PeopleGame[])
  for await (const game of readPeopleGames(file)) {
    const band = bands[Math.floor(((game.ratings.w + game.ratings.b) / 2 - from) / width)]
    if (band === undefined || band.length >= games || !isWanted(game)) continue
    band.push(game)
    if (bands.every(({ length }) => length >= games)) break
  }
  return Array.from({ length: games }, (_, turn) =>
    bands.flatMap((band) => (band[turn] ? [band[turn]] : [])),
  ).flat()
}

/** True for games with considered moves: no bullet, no loss on time, and neither too short nor too long. */
export const isThoughtful = ({ timeClass, termination, moves }: PeopleGame): boolean =>
  timeClass !== 'bullet' && termination !== 'time' && moves.length >= 20 && moves.length <= 200
