import type { Uci } from '#chess/types.ts'
import { seededRandom } from '#engine/random.ts'
import { readPeopleGames } from '../judging/people-games.ts'

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
/** New players stand there, whatever they can. */
const UNRATED = 1500

/**
 * At most one position a game, in the order of the file. Bullet is left out: its moves are the hand's as much as the head's.
 */
export async function sampleGames(
  file: string,
  { bands, wanted, heldOut }: Wanted,
): Promise<ReadonlyMap<number, readonly Sample[]>> {
  const samples = new Map(bands.map((band) => [band, [] as Sample[]]))
  const random = seededRandom(17)
  for await (const { ratings, timeClass, termination, moves, isHeldOut } of readPeopleGames(file)) {
    if (isHeldOut !== heldOut || timeClass === 'bullet') continue
    const last = Math.min(PLIES.to, moves.length - (termination === 'time' ? 10 : 1))
    if (last <= PLIES.from) continue
    const ply = PLIES.from + Math.floor(random() * (last - PLIES.from))
    const rating = ratings[ply % 2 === 0 ? 'w' : 'b']
    const band = bands.find((band) => rating >= band && rating < band + BAND_WIDTH)
    const found = band === undefined || rating === UNRATED ? undefined : samples.get(band)
    if (found === undefined || found.length >= wanted) continue
    found.push({ moves: moves.slice(0, ply), human: moves[ply]! })
    if ([...samples.values()].every(({ length }) => length >= wanted)) break
  }
  return samples
}
