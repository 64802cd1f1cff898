import { emptyTree, lineThrough, type MoveTree } from '#chess/move-tree.ts'
import type { PgnTree } from '#chess/pgn-tree.ts'
import type { Move, ParseResult } from '#chess/types.ts'
import { readPastedText, type PastedNote, type PastedTextFault } from '#app/line/pasted-text.ts'
import { movesAlong } from './places.ts'

/** A game to analyse, or a tree without moves for a position. */
export interface Reading {
  readonly tags: Readonly<Record<string, string>>
  readonly tree: MoveTree
  readonly result: PgnTree['result']
  /** The parts of the text that were not read. */
  readonly notes: readonly PastedNote[]
}

/** Reads a FEN, or the first game of a PGN. */
export function readText(text: string): ParseResult<Reading, PastedTextFault> {
  const read = readPastedText(text)
  if (!read.ok) return read
  if (read.value.type === 'position')
    return { ok: true, value: { tags: {}, tree: emptyTree(read.value.start), result: '*', notes: [] } }
  const { games } = read.value
  const [{ tags, tree, result }] = games
  const notes: readonly PastedNote[] =
    games.length === 1
      ? read.value.notes
      : [{ error: 'ERR_OTHER_GAMES', games: games.length }, ...read.value.notes]
  return { ok: true, value: { tags, tree, result, notes } }
}

/** Reads a URL: `?fen=` contains a position, `#pgn=` a game, `ply=` or `line=` the place in it. Undefined if it has none. */
export function readAddress(
  search: string,
  hash: string,
): ParseResult<Reading & { path: readonly Move[] }, PastedTextFault> | undefined {
  const inside = new URLSearchParams(hash.replace(/^#/, ''))
  const pgn = inside.get('pgn')
  const asked = pgn ?? new URLSearchParams(search).get('fen')
  if (asked === null) return undefined
  const read = readText(asked)
  if (!read.ok) return read
  const wanted = (inside.get('line') ?? '')
    .split(' ')
    .filter((each) => each !== '')
    .map(Number)
  const path =
    wanted.length > 0 ? movesAlong(read.value.tree, wanted) : mainPath(read.value.tree, inside.get('ply'))
  return { ok: true, value: { ...read.value, path } }
}

const mainPath = (tree: MoveTree, ply: string | null): readonly Move[] =>
  /^\d{1,4}$/.test(ply ?? '') ? lineThrough(tree, []).slice(0, Number(ply)) : []
