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
 * Makes the buttons of a list one stop of the Tab key (a roving tabindex): the current move, or the button that has the
 * focus. From there arrow keys, Home and End lead from button to button. After a press with the pointer the arrows step
 * through the game instead, as they do everywhere else on the page.
 */
export function useRovingTab(list: RefObject<HTMLElement | null>): void {
  // After every render: moves come and go, and another one becomes the current one.
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
      // The Tab key brought the focus, and no pointer.
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
      // The page's own shortcuts leave alone what is prevented here.
      event.preventDefault()
      buttons[move(at, buttons.length - 1)]?.focus()
    },
    { signal },
  )
  return () => listening.abort()
}
