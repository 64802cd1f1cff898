import { generateCaptures, MOST_MOVES } from '#chess/moves.ts'
import { toOf } from '#chess/move-bits.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { isNoisy } from '#engine/search/order.ts'
import { exchangeWins } from '#engine/search/see.ts'

export const LOSS_KINDS = ['gift', 'badTrade', 'leftHanging', 'overlookedCapture'] as const
export type LossKind = (typeof LOSS_KINDS)[number]

/** In centipawns: the least loss or missed gain on one square that counts. */
const LOSS = 150

/** The kinds of loss of a move, by exchanges on single squares without a search. */
export function lossKindsOf(position: Position, move: Move): readonly LossKind[] {
  const found: LossKind[] = []
  if (!exchangeWins(position, move, LOSS) && winningCaptures(position).length > 0)
    found.push('overlookedCapture')
  const noisy = isNoisy(move)
  if (noisy && !exchangeWins(position, move, -LOSS)) found.push('badTrade')
  position.make(move)
  const answers = winningCaptures(position)
  position.unmake()
  if (!noisy && answers.some((answer) => toOf(answer) === toOf(move))) found.push('gift')
  if (answers.some((answer) => toOf(answer) !== toOf(move))) found.push('leftHanging')
  return found
}

function winningCaptures(position: Position): readonly number[] {
  const captures = new Int32Array(MOST_MOVES)
  const count = generateCaptures(position, captures, 0)
  return [...captures.subarray(0, count)].filter((capture) => exchangeWins(position, capture, LOSS))
}
