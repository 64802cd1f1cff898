import {
  bandOf,
  bandFile,
  openingFamily,
  openingFile,
  PUZZLES_A_FILE,
  themeFile,
  type PuzzleIndex,
  type PuzzlePlaces,
  type RatedPuzzle,
} from '#content/puzzle-set.ts'
import type { PuzzleTopic } from './topic.ts'

/** Loads files of the puzzle set, each once for the life of the page. */
export interface PuzzleShelf {
  readonly index: PuzzleIndex
  readonly fetchPuzzles: (file: string) => Promise<readonly RatedPuzzle[]>
  readonly fetchPlaces: (file: string) => Promise<PuzzlePlaces>
}

export interface PuzzleQuery {
  readonly topic: Exclude<PuzzleTopic, { kind: 'again' }>
  /** The wanted rating. */
  readonly target: number
  /** Ids of puzzles already tried. */
  readonly met: ReadonlySet<string>
  /** Number of tried puzzles in each rating band, so that the search starts at new ones. */
  readonly metIn: (band: number) => number
  /** Returns numbers from 0 to 1. */
  readonly random: () => number
}

/** Differences in rating up to this do not matter. */
const NEAR = 60

/**
 * A new puzzle as close to the wanted rating as possible, or an old one once all have been tried. Undefined if the topic has
 * no puzzles. Files of a band are used in order: a file lasts for a while, and the next one is loaded when it is used up.
 */
export async function nextPuzzle(shelf: PuzzleShelf, wanted: PuzzleQuery): Promise<RatedPuzzle | undefined> {
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

async function placesOf({ index, fetchPlaces }: PuzzleShelf, topic: PuzzleQuery['topic']): Promise<Places> {
  if (topic.kind === 'rated' || topic.kind === 'band') {
    const counts = new Map(index.bands.map(({ from, count }) => [from, count]))
    return (band) => Array.from({ length: counts.get(band) ?? 0 }, (_, place) => place)
  }
  const named = await fetchPlaces(topic.kind === 'theme' ? themeFile(topic.name) : openingFile(topic.name))
  return (band) => named[band] ?? []
}

function bandsByDistance({ bands }: PuzzleIndex, { topic, target }: PuzzleQuery): readonly number[] {
  if (topic.kind === 'band') return [topic.from]
  const own = bandOf(target)
  return bands.map(({ from }) => from).toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))
}

/** Each file once, starting with the one that contains the next new puzzle. */
function filesOf(band: number, places: readonly number[], met: number): readonly string[] {
  const begin = places.length === 0 ? 0 : Math.floor((met % places.length) / PUZZLES_A_FILE) * PUZZLES_A_FILE
  const turned = [...places.slice(begin), ...places.slice(0, begin)]
  return [...new Set(turned.map((place) => bandFile(band, place)))]
}

const fits = (puzzle: RatedPuzzle, topic: PuzzleQuery['topic']): boolean =>
  topic.kind === 'theme'
    ? puzzle.themes.includes(topic.name)
    : topic.kind !== 'opening' || openingFamily(puzzle) === topic.name

/** A random puzzle among those close enough, or the closest one. */
function nearest(puzzles: readonly RatedPuzzle[], { target, random }: PuzzleQuery): RatedPuzzle {
  const distance = ({ rating }: RatedPuzzle) => Math.abs(rating - target)
  const near = puzzles.filter((puzzle) => distance(puzzle) <= NEAR)
  if (near.length > 0) return near[Math.floor(random() * near.length)]!
  return puzzles.reduce((best, puzzle) => (distance(puzzle) < distance(best) ? puzzle : best))
}
