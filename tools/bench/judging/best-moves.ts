import { opposed, type Worth } from '#coach/judging/win-chance.ts'
import { classOf, share, type Figure, type JudgedTwice, type Said } from './judged-twice.ts'
import { parseScoreText } from './white-scores.ts'

/** In Stockfish's centipawns: a move this close to its first choice counts as equally good. */
const CLOSE = 15

interface JudgedMove {
  readonly isCalledBest: boolean
  readonly isFirst: boolean
  readonly isClose: boolean
}

/**
 * How well "best" agrees with the other engine's first choice. Excludes positions that we class as lost, where no move counts
 * as best.
 */
export function bestMoveFigures(games: readonly JudgedTwice[]): readonly Figure[] {
  const moves = games.flatMap(judgedMovesOf)
  const best = moves.filter(({ isCalledBest }) => isCalledBest)
  const first = moves.filter(({ isFirst }) => isFirst)
  return [
    {
      figure: `called best: their first choice, or within ${CLOSE} centipawns of it, per cent`,
      value: share(
        best.filter((move) => move.isFirst || move.isClose),
        best,
      ),
      wanted: '90',
      of: best.length,
    },
    {
      figure: 'their first choices that we call best, per cent',
      value: share(
        first.filter((move) => move.isCalledBest),
        first,
      ),
      wanted: '95',
      of: first.length,
    },
  ]
}

const judgedMovesOf = ({ moves, ours, theirs }: JudgedTwice): readonly JudgedMove[] =>
  moves.split(' ').flatMap((move, index) => {
    const color = index % 2 === 0 ? 'w' : 'b'
    const moveClass = classOf(color, ours[index]!, ours[index + 1]!, move)
    if (moveClass === 'lost') return []
    return {
      isCalledBest: moveClass === 'best',
      isFirst: theirs[index]!.best === move,
      isClose: isClose(color, theirs[index]!, theirs[index + 1]!),
    }
  })

function isClose(color: 'w' | 'b', said: Said, next: Said): boolean {
  const mine = ({ score }: Said): Worth => {
    const worth = parseScoreText(score)
    return color === 'w' ? worth : opposed(worth)
  }
  return centipawnsOf(mine(said)) - centipawnsOf(mine(next), 1) <= CLOSE
}

const MATED = 100_000

/** Unclamped, with each move of a mate counted, since delaying a mate is worse. `made`: moves of the mate already played. */
function centipawnsOf(worth: Worth, made = 0): number {
  if (worth.type === 'centipawns') return worth.value
  if (worth.type === 'over') return (worth.points - 0.5) * 2 * MATED
  const moves = worth.moves > 0 ? worth.moves + made : worth.moves
  return Math.sign(moves) * MATED - 2 * CLOSE * moves
}
