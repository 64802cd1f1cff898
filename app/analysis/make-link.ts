import { makeTreePgn, type PgnTree } from '#chess/pgn-tree.ts'
import type { TreeState } from '#app/tree/tree-state.ts'
import { placesOf } from './places.ts'

/** An opened game or position in its current state. */
export type AnalysedGame = TreeState & Pick<PgnTree, 'tags' | 'result'>

/** A link to the moves, variations and comments, and to the shown position. */
export function makeLink({ tree, path, tags, result }: AnalysedGame): string {
  const pgn = makeTreePgn({ tags, tree, result })
  // Tags without a value would only lengthen the link.
  const short = pgn.replaceAll(/^\[\w+ "(?:\?|\?{4}\.\?\?\.\?\?|\*)"\]\n/gm, '').trim()
  const inside = new URLSearchParams({ pgn: short, ...(path.length > 0 && { line: placesOf(tree, path) }) })
  return `/analysis#${inside.toString()}`
}
