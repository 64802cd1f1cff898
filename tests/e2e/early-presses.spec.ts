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
    await page.evaluate(untilLaidOut)
    await press(page)
    await expect(page.locator('[data-early][aria-busy=true]').first()).toBeAttached()
    arrive()
    await isDone(page, PATIENCE_MS)
    await expect(page.locator('[data-early]')).toHaveCount(0)
  })

/** Runs in the page: a place that is measured before styles and fonts have come is not where the visitor sees the control. */
async function untilLaidOut(): Promise<void> {
  const isStyled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    )
  while (!isStyled()) await new Promise(requestAnimationFrame)
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
