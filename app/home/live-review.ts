import { lastMoveAfter } from './immortal-moves.ts'
import { makeLivePieces } from './live-pieces.ts'

/** Clicking a moment of the review shows its position, with the class of the move on its square. */
export function startLiveReview(root: HTMLElement): void {
  const board = root.querySelector<HTMLElement>('.diagram')!
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-ply]')]
  let show: ((plies: number) => void) | undefined
  for (const button of buttons) {
    button.disabled = false
    button.addEventListener('click', () => {
      const plies = Number(button.dataset['ply'])
      // Created on the first click, since the static diagram is lighter.
      show ??= makeLivePieces(board)
      show(plies)
      moveBadge(board, button, lastMoveAfter(plies)[1]!)
      for (const each of buttons) each.ariaPressed = String(each === button)
    })
  }
}

/** The badge is beside the diagram's pieces, which `show` places. */
function moveBadge(board: HTMLElement, button: HTMLElement, square: string): void {
  const badge = board.parentElement!.querySelector<HTMLElement>('.square-badge')!
  const [column, row] = [square.charCodeAt(0) - 97, 8 - Number(square[1])]
  badge.replaceChildren(button.querySelector('.class-badge')!.cloneNode(true))
  badge.style.cssText = `left:${(column + 1) * 12.5}%;top:${row * 12.5}%;translate:${column === 7 ? -100 : -62}% ${row === 0 ? 0 : -38}%`
}
