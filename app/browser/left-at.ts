/**
 * Stores the scroll position of part of a page when it is left, to restore it on return. It is in the page's history entry
 * beside the router's data, so it lives as long as that entry.
 */
export function leaveAt(name: string, place: number): void {
  history.replaceState({ ...stateNow(), [PREFIX + name]: place }, '')
}

/** Undefined if the page was not left through such a link. */
export function leftAt(name: string): number | undefined {
  const place = stateNow()[PREFIX + name]
  return typeof place === 'number' ? place : undefined
}

const PREFIX = 'left-'

function stateNow(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
