/**
 * What this device keeps under a name in localStorage, as JSON. A device may forbid its storage: it then holds nothing,
 * and what is written is lost with the page, which the log is told.
 */

/** As it stands there, to be looked at before it is believed; `undefined` where nothing does that is of any use. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Forbidden, or not JSON: nothing of ours, and nothing to keep.
    return undefined
  }
}

export function store(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    console.warn(`This device does not keep its record “${key}”.`, error)
  }
}
