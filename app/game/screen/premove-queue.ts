import type { Position } from '#chess/position.ts'
import type { Move, Square } from '#chess/types.ts'
import { premoved, premovesLeft, type Premove } from '#app/line/premove.ts'

/** The queued premoves. */
export interface PremoveQueue {
  readonly premoves: readonly Premove[]
  /** The half-move of the first premove. */
  readonly ply: number
  /** The square of the piece selected for the next premove. */
  readonly selected: Square | undefined
}

export const NO_PREMOVES: PremoveQueue = { premoves: [], ply: 0, selected: undefined }

/** On the player's turn: takes the first premove from the queue, or clears the queue if it is not legal. */
export function takePremove(
  { premoves: [first, ...rest], ply }: PremoveQueue,
  position: Position,
  plies: number,
): { readonly queue: PremoveQueue; readonly move?: Move } {
  const move = first && ply === plies ? premoved(position, first) : undefined
  if (move === undefined) return { queue: NO_PREMOVES }
  return { queue: { premoves: rest, ply: ply + 2, selected: undefined }, move }
}

/** On the opponent's turn: drops premoves that the server has played, or all if a move was taken back. */
export function keepPremoves(queue: PremoveQueue, moves: readonly Move[]): PremoveQueue {
  const ply = moves.length + 1
  if (queue.premoves.length === 0 || queue.ply === ply) return queue
  return { premoves: premovesLeft(queue.premoves, queue.ply, moves), ply, selected: undefined }
}
