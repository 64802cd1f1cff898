import type { Page } from '@playwright/test'
import { expectNoFaults, expectOpenToEverybody } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const lesson = (page: Page) => page.locator('.exercise, .board-stage')
const status = (page: Page) => lesson(page).getByRole('status')
const square = (page: Page, name: string) =>
  lesson(page).locator(`[data-square="${(Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97}"]`)

/** Types moves as Hindi readers do, one after the other. */
async function type(page: Page, ...moves: readonly string[]) {
  const field = lesson(page).getByRole('textbox', { name: 'चाल टाइप करें' })
  for (const move of moves) {
    await field.fill(move)
    await field.press('Enter')
  }
}

test('a lesson in Hindi is found, solved with moves typed in Hindi, and leads to the next', async ({
  page,
}) => {
  await page.goto('/hi/learn')
  await page.getByRole('link', { name: 'पहले पाठ से शुरू करें' }).click()
  await expect(page).toHaveURL(/\/hi\/learn\/rook$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हाथी')
  await expect(status(page)).toHaveText('1 तारा बाकी।')
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, सफ़ेद हाथी, 14 चालें संभव')
  await expectOpenToEverybody(page)

  await type(page, 'हाथी a6')
  await expect(status(page)).toHaveText('1 चाल में पूरा: इससे कम में हो ही नहीं सकता।')
  const next = lesson(page).getByRole('button', { name: 'अगला बोर्ड' })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')

  await type(page, 'घोड़ा d7')
  await expect(lesson(page)).toContainText('“घोड़ा d7” यहाँ किसी मोहरे की चाल नहीं है।')
  await type(page, 'हाथी डी सात')
  await expect(status(page)).toHaveText('1 तारा बाकी। अब तक 1 चाल।')
  await type(page, 'हाथी को h7 पर')
  await next.click()

  await type(page, 'हाथी e1', 'Re5', 'हाथी बी 5')
  await next.click()
  await type(page, 'हाथी b1', 'हाथी e1', 'हाथी e4', 'हाथी g4', 'हाथी g5')
  await expect(status(page)).toHaveText('5 चालों में पूरा: इससे कम में हो ही नहीं सकता।')
  await next.click()
  await type(page, 'हाथी b6 पर मारे', 'हाथी g6', 'हाथी g2')
  await expect(lesson(page)).toContainText('इस पाठ के सभी बोर्ड पूरे हुए।')
  await expectNoFaults(page, '.board-stage')

  await lesson(page).getByRole('link', { name: 'अगला पाठ: ऊँट' }).click()
  await expect(page).toHaveURL(/\/hi\/learn\/bishop$/)
  await page.goto('/hi/learn')
  await expect(page.locator('[data-lesson-slug="rook"]')).toContainText('पूरा हुआ')
  await expect(page.getByRole('status')).toHaveText(/^\d+ में से 1 पाठ पूरा।$/)
})

test('a mistake in Hindi is answered with what is wrong, and a duel with its end', async ({ page }) => {
  await page.goto('/hi/learn/stalemate')
  await type(page, 'वज़ीर f7')
  await expect(status(page)).toHaveText('Qf7 सही चाल नहीं थी। फिर कोशिश करें।')
  await type(page, 'रानी एफ आठ')
  await expect(status(page)).toHaveText(/^Qf8# सही चाल है/)

  await page.goto('/hi/learn/queen-mate')
  await type(page, 'राजा g6')
  await expect(status(page)).toHaveText('जवाब में चाल Kg8 है। 3 चालें बाकी।')
  await type(page, 'वज़ीर b8')
  await expect(status(page)).toHaveText('आपकी जीत: 2 चालों में मात, जबकि सीमा 4 की थी।')
})
