import type { BestResults } from '#contract/square-drills.ts'
import { loadModules } from '#app/browser/load-modules.ts'
import type { LessonProgress } from './progress.ts'

/** The progress of all kinds, or only of the kind on this page. */
export interface LearntHere {
  readonly boards?: LessonProgress
  readonly best?: BestResults
}

/** Event that passes this page’s progress to the account’s script. */
export const LEARNT = 'learnt'
/** Event that returns the account's progress, including that of other devices. */
export const LEARNT_THERE = 'learnt-there'

let isLoaded = false

/** Loads the page's script for accounts, which first reads the device's progress; later progress is passed to it by events. */
export function tellAccount(learnt: LearntHere): void {
  if (isLoaded) {
    document.dispatchEvent(new CustomEvent(LEARNT, { detail: learnt }))
    return
  }
  isLoaded = true
  const own = document.querySelector<HTMLScriptElement>('script[data-account-script]')
  loadModules(own?.dataset['accountScript'] ?? '')
}
