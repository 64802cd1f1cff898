import type { Position } from '#chess/position.ts'
import type { Move, Square } from '#chess/types.ts'
import { premoved, premovesLeft, type Premove } from '#app/line/premove.ts'

/** Premoves that wait for their turns. */
export interface PremoveQueue {
  readonly premoves: readonly Premove[]
  /** Of which half-move the first of them is to be. */
  readonly ply: number
  /** The square of the piece that is to make the next one. */
  readonly selected: Square | undefined
}

export const NO_PREMOVES: PremoveQueue = { premoves: [], ply: 0, selected: undefined }

/** On the player's own turn: the first is played, or all are dropped if it is not legal. */
export function takePremove(
  { premoves: [first, ...rest], ply }: PremoveQueue,
  position: Position,
  plies: number,
): { readonly queue: PremoveQueue; readonly move?: Move } {
  const move = first && ply === plies ? premoved(position, first) : undefined
  if (move === undefined) return { queue: NO_PREMOVES }
  return { queue: { premoves: rest, ply: ply + 2, selected: undefined }, move }
}

/** While the other side still has the move: the server may have played the first already, or a move was taken back. */
export function keepPremoves(queue: PremoveQueue, moves: readonly Move[]): PremoveQueue {
  const ply = moves.length + 1
  if (queue.premoves.length === 0 || queue.ply === ply) return queue
  return { premoves: premovesLeft(queue.premoves, queue.ply, moves), ply, selected: undefined }
}
