import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Color, Square } from '#chess/types.ts'
import { squareTransform } from './board-squares.ts'
import { squareUnder } from './square-under.ts'

/** A finger hides what it drags, so on touch the piece is this much larger and one square higher. */
const TOUCH_SCALE = 2

/**
 * Moves the dragged piece and the mark of the square under it directly, because rendering for each pointer event would be
 * noticeably slow.
 */
export function useLiftedPiece(boardRef: RefObject<HTMLDivElement | null>, orientation: Color) {
  const ghostRef = useRef<HTMLDivElement>(null)
  const landingRef = useRef<HTMLDivElement>(null)
  const landedOn = useRef<Square>(undefined)
  const unlockScroll = useRef<() => void>(undefined)
  const [dragged, setDragged] = useState<Square>()

  /** Reads the layout before writing: the other order would force two layouts per frame. */
  function follow(event: PointerEvent) {
    const ghost = ghostRef.current
    const box = boardRef.current?.getBoundingClientRect()
    if (!ghost || !box) return
    const size = box.width / 8
    const touch = event.pointerType === 'touch'
    const left = event.clientX - size / 2
    const top = event.clientY - size / 2 - (touch ? size : 0)
    ghost.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${touch ? TOUCH_SCALE : 1})`
    showLanding(squareUnder(event, box, orientation))
  }

  function lift(event: PointerEvent, origin: Square) {
    unlockScroll.current = lockScroll()
    flushSync(() => setDragged(origin))
    if (ghostRef.current && boardRef.current)
      ghostRef.current.style.width = `${boardRef.current.getBoundingClientRect().width / 8}px`
    // A finger hides the square below it, so the mark is larger than a finger.
    landingRef.current?.classList.toggle('by-touch', event.pointerType === 'touch')
    follow(event)
  }

  /** Marks the square the piece would land on. */
  function showLanding(square: Square | undefined) {
    const landing = landingRef.current
    if (!landing || landedOn.current === square) return
    landedOn.current = square
    landing.hidden = square === undefined
    if (square !== undefined) landing.style.transform = squareTransform(square, orientation)
  }

  function putDown() {
    unlockScroll.current?.()
    unlockScroll.current = undefined
    showLanding(undefined)
    setDragged(undefined)
  }

  useEffect(() => () => unlockScroll.current?.(), [])

  return { dragged, ghostRef, landingRef, lift, follow, putDown }
}

/** Prevents scrolling the page and stepping with the wheel during a drag. Returns a function that ends this. */
function lockScroll(): () => void {
  const refuse = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('wheel', refuse, { passive: false, capture: true })
  window.addEventListener('touchmove', refuse, { passive: false, capture: true })
  return () => {
    window.removeEventListener('wheel', refuse, { capture: true })
    window.removeEventListener('touchmove', refuse, { capture: true })
  }
}
