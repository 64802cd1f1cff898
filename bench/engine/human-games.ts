import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Uci } from '#chess/types.ts'
import { seededRandom } from '#engine/random.ts'

/** A position of a game between people, by the moves that led there, and what was played in it. */
export interface Sample {
  readonly moves: readonly Uci[]
  readonly human: Uci
}

export interface Wanted {
  /** The lower ends of bands, of the mover's rating. */
  readonly bands: readonly number[]
  /** Positions a band. */
  readonly wanted: number
  /** From games that nothing is trained on, or only from the others. */
  readonly heldOut: boolean
}

const BAND_WIDTH = 200
/** Later than the book, and before most games are decided. */
const PLIES = { from: 6, to: 90 } as const
/** A game is held out if the first byte of its moves' hash is below this. */
const HELD_OUT = 13
/** New players stand there, whatever they can. */
const UNRATED = '1500'

/**
 * At most one position a game, from the order of the file: eight fields a line, the first two the ratings, the third the
 * kind of clock, the eighth the moves. Bullet is left out: its moves are the hand's as much as the head's.
 */
export async function sampleGames(
  file: string,
  { bands, wanted, heldOut }: Wanted,
): Promise<ReadonlyMap<number, readonly Sample[]>> {
  const samples = new Map(bands.map((band) => [band, [] as Sample[]]))
  const random = seededRandom(17)
  const input = createReadStream(file)
  for await (const line of createInterface({ input })) {
    const fields = line.split('\t')
    const text = fields[7]!
    if (createHash('sha1').update(text).digest()[0]! < HELD_OUT !== heldOut || fields[2] === 'bullet')
      continue
    const moves = text.split(' ')
    const last = Math.min(PLIES.to, moves.length - (fields[6] === 'time' ? 10 : 1))
    if (last <= PLIES.from) continue
    const ply = PLIES.from + Math.floor(random() * (last - PLIES.from))
    const rating = fields[ply % 2]!
    const band = bands.find((band) => Number(rating) >= band && Number(rating) < band + BAND_WIDTH)
    const found = band === undefined || rating === UNRATED ? undefined : samples.get(band)
    if (found === undefined || found.length >= wanted) continue
    found.push({ moves: moves.slice(0, ply), human: moves[ply]! })
    if ([...samples.values()].every(({ length }) => length >= wanted)) break
  }
  input.destroy()
  return samples
}
