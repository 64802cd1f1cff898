import { addLine, changeNode, type MoveNode, type TreePlace } from '#chess/move-tree.ts'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { makePawns, type Worth } from '#coach/judging/win-chance.ts'
import { commentOnMove } from '../comment.ts'
import { sourceOf, type ReviewedGame } from '../reviewed-game.ts'

/** PGN's numbers for `!!`, `!`, `?!`, `?` and `??`; it has none for the other classes. */
const GLYPHS: Partial<Record<MoveClass, number>> = {
  brilliant: 3,
  great: 1,
  inaccuracy: 6,
  mistake: 2,
  'missed-win': 2,
  blunder: 4,
}
/** Glyphs up to this number judge the move, which can have one of them. */
const LAST_MOVE_GLYPH = 6

/**
 * The game as PGN with its review: evaluations in the form of Lichess, glyphs, the coach's sentences, and the better lines as
 * variations. Everything in the original PGN is kept. Idempotent: exporting a review, reading it and exporting it again gives
 * the same bytes.
 */
export function makeReviewPgn(game: ReviewedGame, review: Review, judgements: readonly Judgement[]): string {
  const source = sourceOf(game)
  let tree = evaluated(source.tree, review.moves[0]?.before)
  for (const [index, move] of review.moves.entries()) {
    const { moveClass, after } = move
    const path = game.line.moves.slice(0, index + 1)
    // Addresses no reader in particular, since the file is for anyone.
    const comment = commentOnMove(game.line, index, move, judgements[index], judgements[index + 1])
    tree = changeNode(tree, path, (node) => annotated(node, moveClass, after, comment.sentence))
    if (comment.better) tree = addLine(tree, path.slice(0, -1), comment.better.line.moves)
  }
  return makeTreePgn({ ...source, tree })
}

function annotated(
  node: MoveNode,
  moveClass: MoveClass,
  after: Worth,
  sentence: string | undefined,
): MoveNode {
  const glyph = GLYPHS[moveClass]
  const words = node.comment ?? ''
  const comment = sentence === undefined || words.includes(sentence) ? words : `${words} ${sentence}`.trim()
  return {
    ...evaluated(node, after),
    glyphs:
      glyph === undefined ? node.glyphs : [glyph, ...node.glyphs.filter((each) => each > LAST_MOVE_GLYPH)],
    ...(comment !== '' && { comment }),
  }
}

function evaluated<Place extends TreePlace>(place: Place, worth: Worth | undefined): Place {
  const value = worth && evalText(worth)
  if (value === undefined) return place
  const others = place.commands.filter(({ name }) => name !== 'eval')
  return { ...place, commands: [{ name: 'eval', value }, ...others] }
}

/** `0.35`, `#-3`: from White's view, as in `[%eval]`. A finished game has none. */
function evalText(worth: Worth): string | undefined {
  if (worth.type === 'over') return undefined
  return worth.type === 'mate' ? `#${worth.moves}` : makePawns(worth.value).toFixed(2)
}
