/**
 * JSON values in localStorage. If the device forbids storage, reads return undefined and writes are lost and logged.
 */

/** The unvalidated value, or undefined if it is missing or unreadable. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Storage is forbidden or the value is not JSON: treated as absent.
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
