import type { Color } from '#chess/types.ts'
import { cellAt } from '#app/ui/board-cells.ts'
import { FILE_LETTERS, parsePlacement } from '#app/line/placement.ts'

/** A position to draw, in the notation of FEN and algebraic notation. */
export interface DrawnBoard {
  /** A FEN; only its first field is drawn. */
  readonly fen: string
  /** The side at the bottom, White by default. */
  readonly orientation?: Color
  /** Squares to highlight. */
  readonly highlight?: readonly string[]
  /** Start and target square in one word: `c4f7`. */
  readonly arrows?: readonly string[]
  /** The last move in UCI: `e2e4`. */
  readonly lastMove?: string | undefined
  /** Show letters and numbers along the edges; they are too small to read on a small board. */
  readonly coordinates?: boolean
}

/** The board's colours, the same in both schemes and in print. app.css repeats them. */
const COLORS = { light: '#ebecd0', dark: '#739552', label: '#17220f', last: '#edbb4a', mark: '#14452f' }

/**
 * A board as the inside of an SVG eight units wide. Its pieces are `<use>`s of the symbols in piece-symbols.ts, which the
 * document must contain once, so that a second board costs only a few hundred bytes.
 */
export function drawBoard(view: DrawnBoard): string {
  const { fen, orientation = 'w', highlight = [], arrows = [], lastMove, coordinates = false } = view
  const at = (square: string) => cellAt(square, orientation === 'b')
  const cells = lastMove === undefined ? [] : [lastMove.slice(0, 2), lastMove.slice(2, 4)]
  return [
    '<use href="#board" width="8" height="8"/>',
    ...cells.map((square) => {
      const { x, y } = at(square)
      return `<path class="last" fill="${COLORS.last}" fill-opacity=".75" d="M${x} ${y}h1v1h-1z"/>`
    }),
    coordinates ? drawCoordinates(orientation) : '',
    ...highlight.map((square) => {
      const { x, y } = at(square)
      return `<circle cx="${x + 0.5}" cy="${y + 0.5}" r=".455" fill="none" stroke="${COLORS.mark}" stroke-width=".07"/>`
    }),
    ...parsePlacement(fen.split(' ')[0] ?? '').map(({ color, role, square }) => {
      const { x, y } = at(square)
      return `<use href="#${color}${role}" x="${x}" y="${y}" width="1" height="1"/>`
    }),
    ...arrows.map((arrow) => drawArrow(at(arrow.slice(0, 2)), at(arrow.slice(2, 4)))),
  ].join('')
}

/** The board as an SVG image; `label` describes it for screen readers. */
export function makeBoardSvg(view: DrawnBoard, label: string): string {
  return `<svg class="board" viewBox="0 0 8 8" role="img" aria-label="${label}">${drawBoard(view)}</svg>`
}

/** The symbol `#board`: the empty board. Squares of one colour never overlap, so one path holds them. */
export const BOARD_SYMBOL =
  `<symbol id="board" viewBox="0 0 8 8"><path fill="${COLORS.light}" d="M0 0h8v8H0z"/>` +
  `<path fill="${COLORS.dark}" d="${darkSquares()}"/></symbol>`

function darkSquares(): string {
  const rows = Array.from({ length: 8 }, (_, y) =>
    [0, 2, 4, 6].map((x) => `M${x + 1 - (y % 2)} ${y}h1v1h-1z`),
  )
  return rows.flat().join('')
}

function drawCoordinates(orientation: Color): string {
  const files = orientation === 'w' ? [...FILE_LETTERS] : [...FILE_LETTERS].toReversed()
  const letters = files.map(
    (letter, x) => `<text x="${x + 0.94}" y="7.94" text-anchor="end">${letter}</text>`,
  )
  const numbers = files.map(
    (_, y) => `<text x=".06" y="${y + 0.24}">${orientation === 'w' ? 8 - y : y + 1}</text>`,
  )
  return `<g class="coordinates" fill="${COLORS.label}" font-size=".22">${[...letters, ...numbers].join('')}</g>`
}

/**
 * Draws an arrow from the edge of the piece to the centre of the target square, outlined so that it is visible on black
 * pieces.
 */
function drawArrow(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
  const head = (length - 0.5).toFixed(2)
  const tip = (length - 0.08).toFixed(2)
  const shape = `M.3-.07H${head}V-.2L${tip} 0L${head} .2V.07H.3z`
  return (
    `<path transform="translate(${from.x + 0.5} ${from.y + 0.5})rotate(${angle})" d="${shape}" ` +
    `fill="${COLORS.mark}" stroke="${COLORS.light}" stroke-width=".04" stroke-linejoin="round"/>`
  )
}
