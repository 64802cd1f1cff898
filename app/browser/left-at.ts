/**
 * Where something of a page stood when it was left, so that the way back comes to the same place. It is kept in the
 * page's own entry of the browser's history, beside what the router keeps there: it lasts as long as the way back does.
 */
export function leaveAt(name: string, place: number): void {
  history.replaceState({ ...stateNow(), [PREFIX + name]: place }, '')
}

/** Undefined where the page was not left that way. */
export function leftAt(name: string): number | undefined {
  const place = stateNow()[PREFIX + name]
  return typeof place === 'number' ? place : undefined
}

const PREFIX = 'left-'

function stateNow(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
