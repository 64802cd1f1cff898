import { makeFen, positionFromFen } from '#chess/fen.ts'
import { emptyTree, lineThrough, type MoveTree } from '#chess/move-tree.ts'
import { parsePgnTrees, type PgnTree } from '#chess/pgn-tree.ts'
import type { Move, Result } from '#chess/types.ts'

/** A game to analyse, or a tree without moves for a position. */
export interface Reading {
  readonly tags: Readonly<Record<string, string>>
  readonly tree: MoveTree
  readonly result: PgnTree['result']
}

/** A longer text would hold up the page while it is read. */
const MOST_CHARACTERS = 300_000

type ReadError = 'ERR_READ'

const fail = (detail: string): Result<never, ReadError> => ({ ok: false, error: 'ERR_READ', detail })

/** Reads a FEN, or the first game of a PGN. The error's `detail` is a sentence for the user. */
export function readText(text: string): Result<Reading, ReadError> {
  const plain = text.trim()
  if (plain === '') return fail('Paste a position in FEN or a game in PGN.')
  if (plain.length > MOST_CHARACTERS) return fail('That is too much at once. Paste one game.')
  if (looksLikeFen(plain)) {
    const position = positionFromFen(plain)
    return position.ok
      ? { ok: true, value: { tags: {}, tree: emptyTree(makeFen(position.value)), result: '*' } }
      : fail(`This position isn’t legal: ${position.detail ?? position.error}.`)
  }
  const games = parsePgnTrees(plain)
  if (!games.ok) return fail(`This game cannot be read: ${games.detail ?? games.error}.`)
  return { ok: true, value: games.value[0]! }
}

/** No game starts with a word of pieces, digits and slashes. */
const looksLikeFen = (text: string): boolean =>
  /^[1-8a-z/]+$/i.test(text.split(/\s/)[0]!) && text.includes('/')

/** Reads an address: `?fen=` has a position, `#pgn=` a game, `ply=` or `line=` the place in it. Undefined if it has none. */
export function readAddress(
  search: string,
  hash: string,
): Result<Reading & { path: readonly Move[] }, ReadError> | undefined {
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
    wanted.length > 0 ? pathOf(read.value.tree, wanted) : mainPath(read.value.tree, inside.get('ply'))
  return { ok: true, value: { ...read.value, path } }
}

const mainPath = (tree: MoveTree, ply: string | null): readonly Move[] =>
  /^\d{1,4}$/.test(ply ?? '') ? lineThrough(tree, []).slice(0, Number(ply)) : []

/** `0 0 1 0`: the index of the next move at each step. */
function pathOf(tree: MoveTree, wanted: readonly number[]): readonly Move[] {
  const path: Move[] = []
  let next = tree.next
  for (const index of wanted) {
    const node = next[index]
    if (!node) break
    path.push(node.move)
    next = node.next
  }
  return path
}

/** Writes a path for `pathOf`. */
export function placesOf(tree: MoveTree, path: readonly Move[]): string {
  const places: number[] = []
  let next = tree.next
  for (const move of path) {
    const index = next.findIndex((node) => node.move === move)
    places.push(index)
    next = next[index]?.next ?? []
  }
  return places.join(' ')
}
