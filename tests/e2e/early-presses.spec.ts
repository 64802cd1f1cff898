import { addressIn } from '#words/addresses.ts'
import { EARLY_PRESSES } from '../support/early-press-cases.ts'
import { expect, test } from './support/test.ts'

/** `npm run bench -- presses` presses at many moments, on a slow device and network. */
const SCRIPTS = /\/assets\/[\w~.-]+\.js$/
const PATIENCE_MS = 60_000

for (const [index, { name, path, press, isDone }] of EARLY_PRESSES.entries())
  test(`a press before the page's script is there ${name}`, async ({ page }) => {
    let arrive = () => undefined as void
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(SCRIPTS, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(index % 3 === 0 ? addressIn(path, 'hi') : path, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await press(page)
    await expect(page.locator('[data-early][aria-busy=true]').first()).toBeAttached()
    arrive()
    await isDone(page, PATIENCE_MS)
    await expect(page.locator('[data-early]')).toHaveCount(0)
  })
