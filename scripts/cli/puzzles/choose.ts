import { bandOf, makePuzzleLine, parsePuzzleLine, type RatedPuzzle } from '#content/puzzle-set.ts'
import type { Candidate } from './columns.ts'

/** Worth solving: popular, and played often enough for a reliable rating. */
const MIN_POPULARITY = 80
const MIN_PLAYS = 100
const MAX_DEVIATION = 100
/** Longer solutions are tedious, and lines of the file have a maximum length. */
const MOST_MOVES = 20

export const isGood = ({ id, moves, rating, deviation, popularity, plays }: Candidate): boolean =>
  /^\w{5}$/.test(id) &&
  popularity >= MIN_POPULARITY &&
  plays >= MIN_PLAYS &&
  deviation <= MAX_DEVIATION &&
  Number.isInteger(rating) &&
  rating > 0 &&
  rating < 3_500 &&
  moves.length <= MOST_MOVES

/** Mainly by popularity, then by the certainty of the rating, and slightly by how often it was played. */
const meritOf = ({ popularity, deviation, plays }: Candidate): number =>
  popularity - Math.max(0, deviation - 75) / 2 + Math.min(5, Math.log2(plays / MIN_PLAYS))

export interface Chooser {
  add(candidate: Candidate): void
  /** Takes the best of each band, as many of each as fit, so that no band grows at the cost of another. */
  choose(most: number, isSound: (puzzle: RatedPuzzle) => boolean): readonly RatedPuzzle[]
}

/**
 * Keeps the best of each band while millions of lines are read. A band holds slightly more than its `share` and is trimmed to
 * the best when full, so memory is bounded and each line costs one comparison.
 */
export function makeChooser(share: number): Chooser {
  const bands = new Map<number, { held: Held[]; least: number }>()
  const full = share + Math.ceil(share / 4)

  return {
    add(candidate) {
      const merit = meritOf(candidate)
      const band = bandOf(candidate.rating)
      let found = bands.get(band)
      if (!found) bands.set(band, (found = { held: [], least: Number.NEGATIVE_INFINITY }))
      if (merit <= found.least) return
      found.held.push({ line: unshared(makePuzzleLine(candidate)), merit })
      if (found.held.length < full) return
      found.held = best(found.held).slice(0, share)
      found.least = found.held.at(-1)!.merit
    },
    choose(most, isSound) {
      const held = [...bands.values()].map((band) => best(band.held))
      const room = roomOf(
        held.map(({ length }) => length),
        most,
      )
      const known = new Set<string>()
      return held.flatMap((lines) => take(lines, room, known, isSound))
    },
  }
}

/** The first valid ones, up to a number. */
function take(
  held: readonly Held[],
  room: number,
  known: Set<string>,
  isSound: (puzzle: RatedPuzzle) => boolean,
): readonly RatedPuzzle[] {
  const taken: RatedPuzzle[] = []
  for (const { line } of held) {
    if (taken.length === room) break
    const puzzle = parsePuzzleLine(line)
    if (known.has(puzzle.id) || !isSound(puzzle)) continue
    known.add(puzzle.id)
    taken.push(puzzle)
  }
  return taken
}

/** As text, which takes a quarter of the memory of an object. */
interface Held {
  readonly line: string
  readonly merit: number
}

/** Puzzles of equal merit stay in input order. */
const best = (held: readonly Held[]): Held[] => held.toSorted((a, b) => b.merit - a.merit)

/** The share of each band if there are `most` in all: what small bands leave is divided among the others. */
export function roomOf(counts: readonly number[], most: number): number {
  let left = most
  const ascending = counts.toSorted((a, b) => a - b)
  for (const [index, count] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index))
    if (count > share) return share
    left -= count
  }
  return ascending.at(-1) ?? 0
}

/**
 * V8 joins strings by reference, so a joined text would keep its parts, and with them a chunk of the file, in memory; a copy
 * does not.
 */
const unshared = (text: string): string => Buffer.from(text).toString('latin1')
