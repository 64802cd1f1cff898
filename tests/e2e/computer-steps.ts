import type { Page } from '@playwright/test'

/** Steps of games against the computer, whose engine thinks for real. */

/** More than the longest that it lets a move wait for the look of it (app/game/engine/tempo.ts). */
const LONGEST_WAIT_MS = 6_000

/**
 * Right after a move, on a page whose clock is installed (`page.clock.install()`): the computer answers as soon as its
 * engine does, and not after a person's time.
 */
export const skipItsWait = (page: Page): Promise<void> => page.clock.runFor(LONGEST_WAIT_MS)

interface HeldComputer {
  /** Whatever it is asked from now on waits. */
  hold(): Promise<void>
  letGo(): Promise<void>
}

/**
 * Before the page is opened: a computer that can be kept waiting, for what must happen before its answer on a slow machine
 * too.
 */
export async function makeComputerWait(page: Page): Promise<HeldComputer> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const computer = { isHeld: false, letGo: () => held.splice(0).forEach((ask) => ask()) }
    Object.assign(window, { computer })
    window.Worker = class extends Worker {
      override postMessage(message: unknown) {
        if (computer.isHeld) held.push(() => super.postMessage(message))
        else super.postMessage(message)
      }
    }
  })
  const setHeld = (isHeld: boolean) =>
    page.evaluate((value) => {
      const { computer } = window as unknown as { computer: { isHeld: boolean; letGo: () => void } }
      computer.isHeld = value
      if (!value) computer.letGo()
    }, isHeld)
  return { hold: () => setHeld(true), letGo: () => setHeld(false) }
}
