import { waitAfter } from '#app/browser/wait-after.ts'
import type { Left } from './exchange.ts'

/** Runs one exchange at a time and retries failed ones. `isWhole`: also fetches new entries. */
export function makeExchanger(run: (isWhole: boolean) => Promise<Left>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  let failures = 0
  let isStopped = false

  function startIn(ms: number, isWhole: boolean) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void start(isWhole), ms)
  }
  function start(isWhole: boolean): Promise<void> {
    clearTimeout(timer)
    running = running.then(async () => {
      if (isStopped) return
      const left = await run(isWhole)
      failures = left.answer === 'later' ? failures + 1 : 0
      if (left.answer === 'later') startIn(left.waitMs ?? waitAfter(failures), true)
    })
    return running
  }
  return {
    now: () => start(true),
    soon: (ms: number) => startIn(ms, false),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
