import { showPause } from './pause-state.ts'

/** The page's switch for all automatic motion. */
export interface PageMotion {
  readonly isResting: () => boolean
  /** Calls back after each press of the switch. */
  readonly onChange: (tell: () => void) => void
}

/** Motion is on at first, unless the user prefers reduced motion. */
export function startPageMotion(button: HTMLElement): PageMotion {
  const listeners: (() => void)[] = []
  let isResting = matchMedia('(prefers-reduced-motion: reduce)').matches
  button.addEventListener('click', () => {
    isResting = !isResting
    showPause(button, isResting)
    for (const tell of listeners) tell()
  })
  showPause(button, isResting)
  return { isResting: () => isResting, onChange: (tell) => listeners.push(tell) }
}
