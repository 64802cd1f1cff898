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

/** What a key asks for, except where it means something else: to the browser, to a field, or to a focused button. */
export function stepOfKey(event: KeyboardEvent): Step | 'flip' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest('input, textarea, select, dialog, [popover]')) return undefined
  // The space bar presses the button that has the focus.
  if (event.key === ' ' && target?.closest('button, a, summary')) return undefined
  return KEYS[event.key]
}
