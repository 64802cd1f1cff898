import {
  bandOf,
  fileOf,
  openingFamily,
  openingFile,
  PUZZLES_A_FILE,
  themeFile,
  type PuzzleIndex,
  type PuzzlePlaces,
  type RatedPuzzle,
} from '#content/puzzle-set.ts'
import type { Topic } from './topic.ts'

/** Fetches files of the set, each once as long as the page stands. */
export interface PuzzleShelf {
  readonly index: PuzzleIndex
  readonly fetchPuzzles: (file: string) => Promise<readonly RatedPuzzle[]>
  readonly fetchPlaces: (file: string) => Promise<PuzzlePlaces>
}

export interface Wanted {
  readonly topic: Exclude<Topic, { kind: 'again' }>
  /** The strength that the puzzle should have. */
  readonly target: number
  /** Puzzles that have been met, by their ids. */
  readonly met: ReadonlySet<string>
  /** How many of a band have been met, so that the search begins where the new ones are. */
  readonly metIn: (band: number) => number
  /** From 0 to 1. */
  readonly random: () => number
}

/** Ratings as near as this are as good. */
const NEAR = 60

/**
 * A puzzle that has not been met, as near to the wanted strength as there is; once all have been, one that has. Undefined where
 * the topic has none. A band's files are gone through in order: a device that has fetched one has puzzles for a while, and the
 * next file is only fetched when that is used up.
 */
export async function nextPuzzle(shelf: PuzzleShelf, wanted: Wanted): Promise<RatedPuzzle | undefined> {
  const places = await placesOf(shelf, wanted.topic)
  let used: RatedPuzzle | undefined
  for (const band of bandsByDistance(shelf.index, wanted))
    for (const file of filesOf(band, places(band), wanted.metIn(band))) {
      const puzzles = (await shelf.fetchPuzzles(file)).filter((puzzle) => fits(puzzle, wanted.topic))
      const fresh = puzzles.filter(({ id }) => !wanted.met.has(id))
      if (fresh.length > 0) return nearest(fresh, wanted)
      used ??= puzzles[0] && nearest(puzzles, wanted)
    }
  return used
}

type Places = (band: number) => readonly number[]

async function placesOf({ index, fetchPlaces }: PuzzleShelf, topic: Wanted['topic']): Promise<Places> {
  if (topic.kind === 'rated' || topic.kind === 'band') {
    const counts = new Map(index.bands.map(({ from, count }) => [from, count]))
    return (band) => Array.from({ length: counts.get(band) ?? 0 }, (_, place) => place)
  }
  const named = await fetchPlaces(topic.kind === 'theme' ? themeFile(topic.name) : openingFile(topic.name))
  return (band) => named[band] ?? []
}

function bandsByDistance({ bands }: PuzzleIndex, { topic, target }: Wanted): readonly number[] {
  if (topic.kind === 'band') return [topic.from]
  const own = bandOf(target)
  return bands.map(({ from }) => from).toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))
}

/** Each once, beginning with the one in which the next new puzzle stands. */
function filesOf(band: number, places: readonly number[], met: number): readonly string[] {
  const begin = places.length === 0 ? 0 : Math.floor((met % places.length) / PUZZLES_A_FILE) * PUZZLES_A_FILE
  const turned = [...places.slice(begin), ...places.slice(0, begin)]
  return [...new Set(turned.map((place) => fileOf(band, place)))]
}

const fits = (puzzle: RatedPuzzle, topic: Wanted['topic']): boolean =>
  topic.kind === 'theme'
    ? puzzle.themes.includes(topic.name)
    : topic.kind !== 'opening' || openingFamily(puzzle) === topic.name

/** Any of those that are near enough; the nearest where none is. */
function nearest(puzzles: readonly RatedPuzzle[], { target, random }: Wanted): RatedPuzzle {
  const distance = ({ rating }: RatedPuzzle) => Math.abs(rating - target)
  const near = puzzles.filter((puzzle) => distance(puzzle) <= NEAR)
  if (near.length > 0) return near[Math.floor(random() * near.length)]!
  return puzzles.reduce((best, puzzle) => (distance(puzzle) < distance(best) ? puzzle : best))
}
