import { useEffect, useLayoutEffect, type RefObject } from 'react'

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Makes a list's buttons a single Tab stop (a roving tabindex): the current move, or the focused button. From there arrow
 * keys, Home and End move between the buttons. After a press with the pointer, the arrow keys step through the game instead,
 * as elsewhere on the page.
 */
export function useRovingTab(list: RefObject<HTMLElement | null>): void {
  // Runs after every render, since moves are added and removed and the current one changes.
  useLayoutEffect(() => {
    if (list.current) showStop(list.current)
  })
  useEffect(() => (list.current ? startRoving(list.current) : undefined), [list])
}

const buttonsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll('button')]

function showStop(list: HTMLElement): void {
  const buttons = buttonsOf(list)
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.ariaCurrent !== null) ??
    buttons.at(-1)
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
}

function startRoving(list: HTMLElement): () => void {
  let isPointed = false
  const listening = new AbortController()
  const { signal } = listening
  list.addEventListener('pointerdown', () => (isPointed = true), { signal })
  list.addEventListener(
    'focusin',
    ({ target }) => {
      // The focus came from the Tab key rather than the pointer.
      if ((target as Element).matches(':focus-visible')) isPointed = false
      showStop(list)
    },
    { signal },
  )
  list.addEventListener(
    'keydown',
    (event) => {
      const move = MOVES[event.key]
      if (!move || isPointed || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const buttons = buttonsOf(list)
      const at = buttons.findIndex((button) => button === document.activeElement)
      if (at < 0) return
      // The page's shortcuts ignore events whose default is prevented.
      event.preventDefault()
      buttons[move(at, buttons.length - 1)]?.focus()
    },
    { signal },
  )
  return () => listening.abort()
}
