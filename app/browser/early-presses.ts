import type { EarlyPress } from './repeat-presses.ts'

declare global {
  interface Window {
    earlyPresses?: EarlyPress[]
  }
}

/** Called once `root` handles its events. Repeats what was pressed and typed in it, in order, each once. */
export function wake(root: Element): void {
  root.removeAttribute('data-waits')
  void repeatEarlyPresses()
}

/** A part that waits longer than its page calls this once it is no longer marked. Few visits need the code. */
export async function repeatEarlyPresses(): Promise<void> {
  const early = window.earlyPresses
  if (early?.length) await import('./repeat-presses.ts').then(({ repeatPresses }) => repeatPresses(early))
}
