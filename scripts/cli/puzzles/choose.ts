import { bandOf, makePuzzleLine, parsePuzzleLine, type RatedPuzzle } from '#content/puzzle-set.ts'
import type { Candidate } from './columns.ts'

/** Worth solving: popular, and played often enough for a reliable rating. */
const MIN_POPULARITY = 80
const MIN_PLAYS = 100
const MAX_DEVIATION = 100
/** Longer solutions are tedious, and lines of the file have a limit. */
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

/** By popularity first, then by the certainty of its rating, and a little by how often it was played. */
const meritOf = ({ popularity, deviation, plays }: Candidate): number =>
  popularity - Math.max(0, deviation - 75) / 2 + Math.min(5, Math.log2(plays / MIN_PLAYS))

export interface Chooser {
  add(candidate: Candidate): void
  /** The best of each band, and as many of each as there is room for: no strength at another's cost. */
  choose(most: number, isSound: (puzzle: RatedPuzzle) => boolean): readonly RatedPuzzle[]
}

/**
 * Keeps the best of each band while a file of millions goes by. A band holds a little more than its `share`, and is cut down
 * to the best whenever that is full: memory for what could still be chosen, and a comparison a line.
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

/** The first that are sound, up to a number. */
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

/** As text, which takes a quarter of what an object of its parts does. */
interface Held {
  readonly line: string
  readonly merit: number
}

/** Those of the same merit in the order in which they came. */
const best = (held: readonly Held[]): Held[] => held.toSorted((a, b) => b.merit - a.merit)

/** The share of each band if there are `most` in all: the others divide what small bands leave. */
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

/** A text that is joined of parts of others keeps those in memory, and with them their piece of the file; a copy does not. */
const unshared = (text: string): string => Buffer.from(text).toString('latin1')
