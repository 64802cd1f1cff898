import type { Color } from '#chess/types.ts'
import { cellAt } from '#app/ui/board-cells.ts'
import { parsePlacement, type FenPiece } from '#app/line/placement.ts'

const SVG = 'http://www.w3.org/2000/svg'

export interface PiecesLayer {
  /** Shows a position. Pieces that occur in both positions slide to their new squares. */
  show(fen: string, lastMove: string | undefined, orientation: Color): void
}

interface DrawnPiece extends FenPiece {
  readonly element: SVGUseElement
}

/** Takes over the pieces and marked squares of a board drawn at build time. */
export function takeOver(svg: SVGSVGElement): PiecesLayer {
  for (const element of svg.querySelectorAll('.last, use:not([href="#board"])')) element.remove()
  const marks = [0, 1].map(() => {
    const mark = document.createElementNS(SVG, 'path')
    mark.setAttribute('class', 'last')
    mark.setAttribute('d', 'M0 0h1v1h-1z')
    // Inserted below the coordinates, as at build time.
    svg.querySelector('use')?.after(mark)
    return mark
  })
  const edge = svg.querySelector('.coordinates')
  let pieces: DrawnPiece[] = []

  const place = (element: SVGElement, square: string, orientation: Color): void => {
    const { x, y } = cellAt(square, orientation === 'b')
    element.style.transform = `translate(${x}px,${y}px)`
  }
  const create = (piece: FenPiece): DrawnPiece => {
    const element = document.createElementNS(SVG, 'use')
    element.setAttribute('href', `#${piece.color}${piece.role}`)
    element.setAttribute('width', '1')
    element.setAttribute('height', '1')
    element.setAttribute('class', 'drawn-piece')
    svg.append(element)
    return { ...piece, element }
  }

  return {
    show(fen, lastMove, orientation) {
      const wanted = parsePlacement(fen.split(' ')[0] ?? '')
      const free = pieces.filter(
        (piece) => !wanted.some((other) => isSame(piece, other) && piece.square === other.square),
      )
      const kept = pieces.filter((piece) => !free.includes(piece))
      pieces = wanted.map((piece) => {
        const stayed = kept.find((other) => isSame(piece, other) && piece.square === other.square)
        if (stayed) return stayed
        const mover = free.findIndex((other) => isSame(piece, other))
        return mover === -1 ? create(piece) : { ...free.splice(mover, 1)[0]!, ...piece }
      })
      for (const { element } of free) element.remove()
      for (const { element, square } of pieces) place(element, square, orientation)
      for (const [index, mark] of marks.entries()) {
        const square = lastMove?.slice(index * 2, index * 2 + 2)
        mark.style.display = square === undefined ? 'none' : ''
        if (square !== undefined) place(mark, square, orientation)
      }
      if (edge) turnEdges(edge, orientation)
    },
  }
}

const isSame = (one: FenPiece, other: FenPiece): boolean =>
  one.color === other.color && one.role === other.role

/** The edge has eight letters, then eight numbers from the top. */
function turnEdges(edge: Element, orientation: Color): void {
  const labels = [...'abcdefgh', ...'87654321']
  const turned =
    orientation === 'w' ? labels : [...labels.slice(0, 8).toReversed(), ...labels.slice(8).toReversed()]
  for (const [index, text] of [...edge.children].entries()) text.textContent = turned[index] ?? ''
}
