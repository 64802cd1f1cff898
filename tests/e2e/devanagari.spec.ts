import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/test.ts'

/**
 * Compares the Devanagari face with a picture: the browser draws the six words of the home page and a name as on the Wall of
 * Fame, and the result is compared with devanagari.png, which was checked by eye (conjuncts joined, vowel signs in place).
 * Browsers smooth edges differently, so the test compares the share of common ink. After changing the face, delete the picture,
 * run this test once, and check the new picture.
 */

const PICTURE = fileURLToPath(new URL('devanagari.png', import.meta.url))
const NAME = 'विश्वनाथन आनन्द'
const HALANT = '\u094D'
const ZWNJ = '\u200C'
/** Ink in both images, divided by ink in either. */
const SAME = 0.85

/** Draws lines of text, black on white, in the face and weight that the site uses. */
async function draw(page: Page, lines: readonly string[], face = 'Eczar'): Promise<Buffer> {
  await page.evaluate(
    async ([texts, family]) => {
      await document.fonts.load(`600 48px ${family}`, texts.join(''))
      const sheet = document.createElement('div')
      sheet.id = 'sheet'
      Object.assign(sheet.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '999', width: '480px' })
      Object.assign(sheet.style, { background: '#fff', color: '#000', font: `600 48px/80px ${family}` })
      for (const text of texts) {
        const line = document.createElement('div')
        line.textContent = text
        sheet.append(line)
      }
      document.querySelector('#sheet')?.remove()
      document.body.append(sheet)
      await document.fonts.ready
    },
    [lines, face] as const,
  )
  return page.locator('#sheet').screenshot()
}

/** How much ink two pictures of one size have in common, 0 to 1. */
async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).flatten().greyscale().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  expect([a!.info.width, a!.info.height]).toEqual([b!.info.width, b!.info.height])
  let both = 0
  let either = 0
  for (const [index, grey] of a!.data.entries()) {
    const [inOne, inOther] = [grey < 128, (b!.data[index] ?? 255) < 128]
    if (inOne && inOther) both += 1
    if (inOne || inOther) either += 1
  }
  return both / either
}

test.use({ deviceScaleFactor: 1 })

test('the six first names and a donor’s Hindi name look like their picture', async ({ page }) => {
  await page.goto('/')
  const words = await page.locator('[lang="sa"]').allTextContents()
  expect(words).toHaveLength(6)
  const families = await page
    .locator('[lang="sa"]')
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)
  expect(families).toMatch(/^"?Eczar/)

  const lines = [...words, NAME]
  const drawn = await draw(page, lines)
  const isThere = existsSync(PICTURE)
  if (!isThere) await sharp(drawn).png({ compressionLevel: 9, palette: true }).toFile(PICTURE)
  expect(isThere, 'There was no picture; one is written now. Look at it, and run again.').toBe(true)
  const picture = readFileSync(PICTURE)
  expect(await likeness(drawn, picture)).toBeGreaterThan(SAME)

  // Simulates a faulty font: unjoined letters, or letters of another font.
  const apart = lines.map((line) => line.replaceAll(HALANT, HALANT + ZWNJ))
  expect(await likeness(await draw(page, apart), picture)).toBeLessThan(SAME)
  expect(await likeness(await draw(page, lines, 'serif'), picture)).toBeLessThan(SAME)
})
