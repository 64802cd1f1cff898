import { cornerOf, parsePlacement, type Man } from '../boards/placement.ts'

const SVG = 'http://www.w3.org/2000/svg'

export type Orientation = 'white' | 'black'

export interface MenLayer {
  /** Shows a position; men that stand in both slide to where they now are. */
  show(fen: string, lastMove: string | undefined, orientation: Orientation): void
}

interface PlacedMan extends Man {
  readonly element: SVGUseElement
}

/** Takes over the men and the marked squares of a board that was drawn at build. */
export function takeOver(svg: SVGSVGElement): MenLayer {
  for (const element of svg.querySelectorAll('.last, use:not([href="#board"])')) element.remove()
  const marks = [0, 1].map(() => {
    const mark = document.createElementNS(SVG, 'path')
    mark.setAttribute('class', 'last')
    mark.setAttribute('d', 'M0 0h1v1h-1z')
    // Below letters and numbers, as it was drawn.
    svg.querySelector('use')?.after(mark)
    return mark
  })
  const edge = svg.querySelector('.coordinates')
  let men: PlacedMan[] = []

  const place = (element: SVGElement, square: string, orientation: Orientation): void => {
    const { x, y } = cornerOf(square, orientation)
    element.style.transform = `translate(${x}px,${y}px)`
  }
  const create = (man: Man): PlacedMan => {
    const element = document.createElementNS(SVG, 'use')
    element.setAttribute('href', `#${man.color}${man.role}`)
    element.setAttribute('width', '1')
    element.setAttribute('height', '1')
    element.setAttribute('class', 'man')
    svg.append(element)
    return { ...man, element }
  }

  return {
    show(fen, lastMove, orientation) {
      const wanted = parsePlacement(fen.split(' ')[0] ?? '')
      const free = men.filter(
        (man) => !wanted.some((other) => isSame(man, other) && man.square === other.square),
      )
      const kept = men.filter((man) => !free.includes(man))
      men = wanted.map((man) => {
        const stayed = kept.find((other) => isSame(man, other) && man.square === other.square)
        if (stayed) return stayed
        const mover = free.findIndex((other) => isSame(man, other))
        return mover === -1 ? create(man) : { ...free.splice(mover, 1)[0]!, ...man }
      })
      for (const { element } of free) element.remove()
      for (const { element, square } of men) place(element, square, orientation)
      for (const [index, mark] of marks.entries()) {
        const square = lastMove?.slice(index * 2, index * 2 + 2)
        mark.style.display = square === undefined ? 'none' : ''
        if (square !== undefined) place(mark, square, orientation)
      }
      if (edge) turnEdges(edge, orientation)
    },
  }
}

const isSame = (one: Man, other: Man): boolean => one.color === other.color && one.role === other.role

/** Eight letters, then eight numbers from the top down. */
function turnEdges(edge: Element, orientation: Orientation): void {
  const labels = [...'abcdefgh', ...'87654321']
  const turned =
    orientation === 'white' ? labels : [...labels.slice(0, 8).toReversed(), ...labels.slice(8).toReversed()]
  for (const [index, text] of [...edge.children].entries()) text.textContent = turned[index] ?? ''
}
