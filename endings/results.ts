/**
 * Results without distances, as they are shipped: of each class one side only. The other side's results are found by looking one ply ahead.
 */
import { generateLegal, MOST_MOVES } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { BARE_KINGS, type ClassName, type EndingClass } from './classes.ts'
import { locate } from './locate.ts'
import { decodeResults, DRAWN, encodeResults, LOSS, WIN } from './results-code.ts'
import { BLACK, DRAWN_VALUE, ILLEGAL, WHITE, type EndingTable, type SideIndex } from './table.ts'

export const ENDING_RESULTS = ['loss', 'draw', 'win'] as const
export type EndingResult = (typeof ENDING_RESULTS)[number]

export interface StoredResults {
  readonly side: SideIndex
  /** Two bits for each entry of the table, four to a byte. */
  readonly packed: Uint8Array
}

/** The classes that are loaded. A probe gives no answer if it needs another. */
export type ResultsByClass = ReadonlyMap<ClassName, StoredResults>

function resultOf(value: number): number {
  if (value === ILLEGAL) return 0
  if (value === DRAWN_VALUE) return DRAWN
  return value & 1 ? LOSS : WIN
}

/** Without the entries that have a right to capture en passant, which are stored where a pawn cannot be. */
function resultsOf({ hasEnPassant }: EndingClass, values: Uint8Array): Uint8Array {
  return values.map((value, index) =>
    hasEnPassant && ((index & (63 << 6)) < 8 << 6 || (index & 63) > 55) ? ILLEGAL : resultOf(value),
  )
}

/** The file of a class: the side, and the results of the side that makes the smaller file. */
export function makeResultsFile({ ending, sides }: EndingTable): Uint8Array {
  const [white, black] = [WHITE, BLACK].map((side) => {
    const code = encodeResults(ending, side as SideIndex, resultsOf(ending, sides[side as SideIndex]))
    const file = new Uint8Array(code.length + 1)
    file[0] = side
    file.set(code, 1)
    return file
  }) as [Uint8Array, Uint8Array]
  return black.length < white.length ? black : white
}

/** Takes up to a few tenths of a second for a class with pawns. Returns `undefined` if the file is not one of these. */
export function parseResultsFile(ending: EndingClass, file: Uint8Array): StoredResults | undefined {
  const side = file[0]
  if (side !== WHITE && side !== BLACK) return undefined
  const results = decodeResults(ending, side, file.subarray(1))
  const packed = new Uint8Array(results.length >> 2)
  for (let n = 0; n < packed.length; n++) {
    const at = n << 2
    packed[n] = results[at]! | (results[at + 1]! << 2) | (results[at + 2]! << 4) | (results[at + 3]! << 6)
  }
  return { side, packed }
}

/** For the side to move. `undefined` if no table covers the position, or a class that it needs is not loaded. */
export function findResult(position: Position, results: ResultsByClass): EndingResult | undefined {
  const entry = locate(position)
  if (!entry.ok) return undefined
  const { ending, side, index } = entry.value
  if (ending.name === BARE_KINGS) return 'draw'
  const stored = results.get(ending.name)
  if (!stored) return undefined
  if (side !== stored.side || position.enPassant !== 0) return lookAhead(position, results)
  return ENDING_RESULTS[((stored.packed[index >> 2]! >> ((index & 3) << 1)) & 3) - LOSS]
}

/** The best that any move reaches. Every second ply is of the stored side, and captures lead to smaller classes, so this ends. */
function lookAhead(position: Position, results: ResultsByClass): EndingResult | undefined {
  const out = new Int32Array(MOST_MOVES)
  const count = generateLegal(position, out, 0)
  if (count === 0) return position.isCheck() ? 'loss' : 'draw'
  let best: EndingResult = 'loss'
  for (let n = 0; n < count; n++) {
    position.make(out[n]! as Move)
    const reply = findResult(position, results)
    position.unmake()
    if (reply === undefined) return undefined
    if (reply === 'loss') return 'win'
    if (reply === 'draw') best = 'draw'
  }
  return best
}
