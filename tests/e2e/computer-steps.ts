import type { Page } from '@playwright/test'

/** Steps of games against the computer, whose engine thinks for real. */

/** Longer than the longest artificial thinking time (app/game/engine/tempo.ts). */
const LONGEST_WAIT_MS = 6_000

/**
 * Call right after a move, on a page whose clock is installed (`page.clock.install()`): the computer then replies as soon as
 * its engine does, without pretending to think.
 */
export const skipItsWait = (page: Page): Promise<void> => page.clock.runFor(LONGEST_WAIT_MS)

interface HeldComputer {
  /** From now on, requests to the engine wait. */
  hold(): Promise<void>
  letGo(): Promise<void>
}

/**
 * Call before the page is opened: lets a test hold back the computer's reply, for steps that must happen before it even on a
 * slow machine.
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
