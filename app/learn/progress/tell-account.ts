import type { BestResults } from '#contract/square-drills.ts'
import type { LessonProgress } from './progress.ts'

/** What is learnt of each kind, or of the kind that the page is of. */
export interface LearntHere {
  readonly boards?: LessonProgress
  readonly best?: BestResults
}

/** Said with all that is done when more is. */
export const LEARNT = 'learnt'
/** Said with all that the account knows of, on other devices too. */
export const LEARNT_THERE = 'learnt-there'

let isLoaded = false

/** Fetches the page's script for accounts, which begins with what stands on the device; what is done later it is told. */
export function tellAccount(learnt: LearntHere): void {
  if (isLoaded) {
    document.dispatchEvent(new CustomEvent(LEARNT, { detail: learnt }))
    return
  }
  isLoaded = true
  const own = document.querySelector<HTMLScriptElement>('script[data-account-script]')
  const script = document.createElement('script')
  script.type = 'module'
  script.src = own?.dataset['accountScript'] ?? ''
  document.head.append(script)
}
