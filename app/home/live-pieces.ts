import { lastMoveAfter, piecesAfter, PLIES } from './immortal-moves.ts'

/** Replaces a diagram's content with pieces that slide. Returns a function that shows the position after some half-moves. */
export function makeLivePieces(board: HTMLElement): (plies: number) => void {
  const marks = [0, 1].map(() => makeSpan('live-square diagram-last'))
  const pieces = piecesAfter(PLIES).map(({ piece }) => {
    const square = makeSpan('live-square live-piece')
    square.append(makeSpan(`piece ${piece.color}${piece.role} size-full`))
    return square
  })

  function show(plies: number): void {
    const last = lastMoveAfter(plies)
    for (const [index, mark] of marks.entries()) {
      const square = last[index]
      mark.hidden = square === undefined
      if (square !== undefined) mark.style.transform = placeOf(square)
    }
    for (const [index, { square, isTaken }] of piecesAfter(plies).entries()) {
      pieces[index]!.style.transform = placeOf(square)
      pieces[index]!.classList.toggle('opacity-0', isTaken)
    }
  }

  board.classList.add('relative')
  board.replaceChildren(...marks, ...pieces)
  return show
}

function makeSpan(className: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.className = className
  return span
}

const placeOf = (square: string): string =>
  `translate(${(square.charCodeAt(0) - 97) * 100}%, ${(8 - Number(square[1])) * 100}%)`
