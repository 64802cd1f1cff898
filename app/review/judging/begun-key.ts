import type { GameLine } from '#app/line/line.ts'
import { keyOf } from '../reviewed-game.ts'

/** What reviews that are only begun are found by: the keys of whole ones, with this before them. No position is written so. */
export const BEGUN = 'begun '

export const begunKey = (game: GameLine): string => BEGUN + keyOf(game)
export const isBegun = (key: string): boolean => key.startsWith(BEGUN)

/** Those of the same game, and of the same before it went on. */
export const beginningsOf = (key: string, keys: readonly string[]): string[] =>
  keys.filter((each) => isBegun(each) && pliesInCommon(each, key) === movesOf(each).moves.length)

/** That of the game which goes the same way for longest; absent where none does. */
export function mostInCommon(key: string, keys: readonly string[]): string | undefined {
  const longest = Math.max(0, ...keys.map((each) => pliesInCommon(key, each)))
  return longest === 0 ? undefined : keys.find((each) => pliesInCommon(key, each) === longest)
}

export function pliesInCommon(one: string, other: string): number {
  const [mine, theirs] = [movesOf(one), movesOf(other)]
  if (mine.start !== theirs.start) return 0
  const end = mine.moves.findIndex((move, ply) => move !== theirs.moves[ply])
  return end < 0 ? mine.moves.length : end
}

/** A position is written in six parts. */
const FEN_PARTS = 6

function movesOf(key: string): { readonly start: string; readonly moves: readonly string[] } {
  const parts = key.slice(BEGUN.length).split(' ')
  return { start: parts.slice(0, FEN_PARTS).join(' '), moves: parts.slice(FEN_PARTS).filter(Boolean) }
}
