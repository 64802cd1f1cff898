import type { Step } from './stepper.ts'

/** The keys of everything that steps through moves, and the one that turns its board. */
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

/** What a key asks for, where it is the page's. */
export function stepOfKey(event: KeyboardEvent): Step | 'flip' | undefined {
  const key = keyForPage(event)
  return key === undefined ? undefined : KEYS[key]
}

/** The key, except where it means something else: to the browser, to a field, or to a focused button. */
export function keyForPage(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest('input, textarea, select, dialog, [popover]')) return undefined
  // The space bar presses the button that has the focus.
  if (event.key === ' ' && target?.closest('button, a, summary')) return undefined
  return event.key
}
