import type { LessonProgress } from './progress.ts'

/** Said with all that is done when a board is. */
export const LESSON_DONE = 'lesson-done'

let isLoaded = false

/** Fetches the page's script for accounts, which begins with what stands on the device; what is done later it is told. */
export function tellAccount(done: LessonProgress): void {
  if (isLoaded) {
    document.dispatchEvent(new CustomEvent(LESSON_DONE, { detail: done }))
    return
  }
  isLoaded = true
  const own = document.querySelector<HTMLScriptElement>('script[data-account-script]')
  const script = document.createElement('script')
  script.type = 'module'
  script.src = own?.dataset['accountScript'] ?? ''
  document.head.append(script)
}
