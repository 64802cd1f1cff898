import { pressedKey } from '#app/browser/pressed-key.ts'
import type { Step } from './stepper.ts'

/** Keys that step through moves, and the one that turns the board. */
const KEYS: Readonly<Record<string, Step | 'flip'>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
  f: 'flip',
}

export const stepOf = (key: string): Step | 'flip' | undefined => KEYS[key]

/** The step for a pressed key, unless the key means something else in the focused element. */
export function stepOfKey(event: KeyboardEvent): Step | 'flip' | undefined {
  const key = keyForPage(event)
  return key === undefined ? undefined : stepOf(key)
}

/** The pressed key, unless it belongs to the browser, a field, a dialog or a focused button. */
export function keyForPage(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest('input, textarea, select, dialog, [popover]')) return undefined
  // The space bar presses the button that has the focus.
  if (event.key === ' ' && target?.closest('button, a, summary')) return undefined
  return pressedKey(event)
}
