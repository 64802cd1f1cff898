import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'

const SCRIPT = readFileSync(join(import.meta.dirname, '../../public/before-paint.js'), 'utf8')

/**
 * Runs public/before-paint.js in this file's document. Returns how to remove its listeners and observers, since files share a
 * document.
 */
export function runBeforePaint(): () => void {
  const listening = new AbortController()
  const observers: MutationObserver[] = []
  const { MutationObserver: Original } = globalThis
  globalThis.MutationObserver = class extends Original {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
  }
  const targets = [globalThis as unknown as Window, document]
  const originals = targets.map((target) => target.addEventListener.bind(target))
  for (const [at, target] of targets.entries())
    target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options = {}) =>
      originals[at]!(type, listener, {
        ...(typeof options === 'boolean' ? { capture: options } : options),
        signal: listening.signal,
      })
  try {
    runInThisContext(SCRIPT)
  } finally {
    for (const [at, target] of targets.entries()) target.addEventListener = originals[at]!
    globalThis.MutationObserver = Original
  }
  return () => {
    listening.abort()
    for (const observer of observers) observer.disconnect()
  }
}
