import type { MoveNode, TreePlace } from '#chess/move-tree.ts'
import { makeUci } from '#chess/uci.ts'
import { opposed, parsePawns, winChanceOf, type Worth } from '#coach/judging/win-chance.ts'
import type { Score } from '#engine/protocol.ts'
import type { PositionJudgement } from '../judging/judgements.ts'
import type { ReviewedGame } from '../reviewed-game.ts'

/** A PGN contains neither net nor depth. */
const READ = { depth: 0, net: 0 } as const

/** If a move gives away more than this, in per cent, a variation beside it is read as the better line. */
const BARELY = 2

/**
 * The evaluations in a game's PGN (`[%eval 0.35]`); undefined unless every position from which the game continued has one. If
 * the program wrote none before the first move, that move counts as giving nothing away.
 */
export function readEvaluations(game: ReviewedGame): readonly PositionJudgement[] | undefined {
  const { source, line } = game
  const { moves } = line
  if (!source) return undefined
  const places: (TreePlace | MoveNode)[] = [source.tree]
  for (const move of moves) {
    const node = places.at(-1)!.next.find((each) => each.move === move)
    if (!node) return undefined
    places.push(node)
  }
  const worths = places.map((place) => evaluationOf(place))
  worths[0] ??= worths[1]
  const isOver = line.outcome() !== undefined
  const judgements: PositionJudgement[] = []
  for (const [ply, white] of worths.entries()) {
    if (ply === moves.length && isOver) judgements.push({ ...READ, variations: [] })
    else if (white === undefined) return undefined
    else {
      const own = (worth: Score): Worth => (line.sideToMoveAt(ply) === 'w' ? worth : opposed(worth))
      const next = worths[ply + 1]
      const isError = next !== undefined && Math.abs(winChanceOf(white) - winChanceOf(next)) > BARELY
      const better = betterLine(places[ply]!, isError)
      judgements.push({ ...READ, variations: [{ score: own(white) as Score, moves: better.map(makeUci) }] })
    }
  }
  return judgements
}

/** The variation beside the next move, if that move was a mistake. In other cases the text does not say which move was best. */
function betterLine({ next }: TreePlace, isError: boolean): readonly MoveNode['move'][] {
  const better = isError ? next.slice(1).at(-1) : undefined
  if (!better) return []
  const line = [better.move]
  for (let node = better.next[0]; node; node = node.next[0]) line.push(node.move)
  return line
}

/** From White's view: `0.35`, `#-3`; a depth after it is ignored. */
function evaluationOf({ commands }: TreePlace): Score | undefined {
  const value = commands.find(({ name }) => name === 'eval')?.value
  const found = /^(#?)([+-]?\d{1,4}(?:\.\d{1,2})?)(?:,\d+)?$/.exec(value?.trim() ?? '')
  if (!found) return undefined
  const number = Number(found[2])
  return found[1] === '#'
    ? { type: 'mate', moves: Math.trunc(number) }
    : { type: 'centipawns', value: parsePawns(number) }
}
