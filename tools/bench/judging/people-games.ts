import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Uci } from '#chess/types.ts'

/** A rated game between two people, as a line of tab-separated fields gives it. */
export interface PeopleGame {
  readonly ratings: Readonly<Record<'w' | 'b', number>>
  readonly timeClass: string
  /** `1-0`, `0-1` or `1/2-1/2`. */
  readonly result: string
  readonly termination: string
  readonly moves: readonly Uci[]
  /** Nothing is fitted to these, so that what is measured on them holds for games to come. */
  readonly isHeldOut: boolean
}

/** A game is held out if the first byte of its moves' hash is below this: one in twenty. */
const HELD_OUT = 13

/** In the order of the file, which is random; `.xz` is unpacked on the way. */
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

/** Bands of the mean of both ratings. */
export interface Bands {
  readonly from: number
  readonly to: number
  readonly width: number
  /** Games of each, as far as there are so many. */
  readonly games: number
}

/**
 * Equally many games of each band, since the file has a hundred times more of some than of others. One of each band in turn,
 * so that the first few games cover all bands too.
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

/** Moves that people thought about: no bullet, no game that the clock ended, and neither too short nor endless. */
export const isThoughtful = ({ timeClass, termination, moves }: PeopleGame): boolean =>
  timeClass !== 'bullet' && termination !== 'time' && moves.length >= 20 && moves.length <= 200
