import type { Uci } from '#chess/types.ts'
import { seededRandom } from '#engine/random.ts'
import { TIME_CLASSES, type TimeClass } from '#engine/policy/context.ts'
import { readPeopleGames } from '../judging/people-games.ts'

/** A position of a game between people, given by the moves before it, and the move played in it. */
export interface Sample {
  readonly moves: readonly Uci[]
  readonly human: Uci
  /** The mover's and the opponent's rating. */
  readonly ratings: { readonly own: number; readonly other: number }
  readonly timeClass: TimeClass
}

export interface Wanted {
  /** The lower ends of the bands of the mover's rating. */
  readonly bands: readonly number[]
  /** Positions per band. */
  readonly wanted: number
  /** True: only games that nothing is trained on. False: only the others. */
  readonly heldOut: boolean
}

const BAND_WIDTH = 200
/** Plies after the book and before most games are decided. */
const PLIES = { from: 6, to: 90 } as const
/** New accounts have this rating, whatever their strength. */
const UNRATED = 1500

/**
 * Samples at most one position per game, in the order of the file. Excludes bullet, where moves depend as much on hand speed
 * as on thought.
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
    const other = ratings[ply % 2 === 0 ? 'b' : 'w']
    const band = bands.find((band) => rating >= band && rating < band + BAND_WIDTH)
    const found = band === undefined || rating === UNRATED ? undefined : samples.get(band)
    if (found === undefined || found.length >= wanted) continue
    found.push({
      ...{ moves: moves.slice(0, ply), human: moves[ply]!, ratings: { own: rating, other } },
      timeClass: TIME_CLASSES.find((name) => name === timeClass) ?? '-',
    })
    if ([...samples.values()].every(({ length }) => length >= wanted)) break
  }
  return samples
}
