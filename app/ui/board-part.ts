import { cellAt, cellsOf, isIn, WHOLE_BOARD, type BoardPart, type Cell } from './board-cells.ts'

/** So few pieces are all shown, if they are near each other. */
const FEW = 6
const LEAST = 4
const MOST = 6
/** The size around one square if the named ones are too far apart. */
const MIDDLE = 5

/**
 * The part of a board that a thumbnail shows, so that its pieces stay legible: the smallest with all the named squares or, if
 * they are far apart, one around the last piece on them. Without names it is the part with most pieces. Kings count more, and of
 * equal parts the one with the last square in its middle is chosen.
 */
export function partAround(placement: string, squares: readonly string[], isTurned: boolean): BoardPart {
  const pieces = cellsOf(placement, isTurned)
  const own = squares.map((square) => cellAt(square, isTurned))
  const last = own.findLast((cell) => pieces.some((piece) => isSame(piece, cell))) ?? own.at(-1) ?? pieces[0]
  if (last === undefined) return WHOLE_BOARD
  const all = [...own, ...pieces]
  const named = own.length === 0 || (pieces.length <= FEW && spanOf(all) <= MOST) ? all : own
  const size = spanOf(named) > MOST ? MIDDLE : Math.max(LEAST, spanOf(named))
  let best = { left: 0, top: 0, size }
  let most = -Infinity
  for (let top = 0; top <= 8 - size; top++)
    for (let left = 0; left <= 8 - size; left++) {
      const has = (cell: Cell) => isIn(cell, { left, top, size })
      const middle = (size - 1) / 2
      const worth =
        (own.length > 0 && has(last) ? 100 : 0) +
        (named === own && size === MIDDLE ? 0 : 10 * named.filter(has).length) +
        pieces.filter(has).reduce((sum, { letter }) => sum + (/k/i.test(letter) ? 3 : 1), 0) -
        Math.hypot(last.x - left - middle, last.y - top - middle)
      if (worth > most) [best, most] = [{ left, top, size }, worth]
    }
  return best
}

const isSame = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y

/** The side of the smallest square with these cells. */
function spanOf(cells: readonly Cell[]): number {
  const side = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1
  return Math.max(side(cells.map(({ x }) => x)), side(cells.map(({ y }) => y)))
}
