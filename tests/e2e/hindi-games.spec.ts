import type { Page } from '@playwright/test'
import { clickMoves, square } from './play-steps.ts'
import { findClippedInk } from './support/clipped-text.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

/** Games in Hindi by their Hindi names: a review that teaches, and a game with a player whose pages are in English. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('a review', () => {
  test.use({ cores: 2 })

  test('tells a pasted game in Hindi and asks its mistake again', async ({ page }) => {
    await page.goto('/hi/review')
    await page
      .getByRole('textbox', { name: 'PGN में बाज़ी' })
      .fill('[White "आशा"]\n[Black "रवि"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0')
    await button(page, 'समीक्षा करें').click()
    await expect(page.getByRole('heading', { name: 'समीक्षा: आशा बनाम रवि' })).toBeVisible()
    await expect(page.getByText('समीक्षा पूरी हुई।')).toBeAttached({ timeout: 90_000 })
    const coach = page.getByRole('region', { name: 'कोच' })
    await expect(coach).toContainText('बाज़ी 3… Nf6 के बाद पलटी')
    const story = page.getByRole('tabpanel', { name: 'कोच' })
    await expect(story).toContainText('शह-मात से जीत आशा की।')
    await expect(story.getByRole('region', { name: 'खास मोड़' }).getByRole('listitem').first()).toHaveText(
      /^निर्णायक मोड़ 3… Nf6/,
    )
    await page.keyboard.press('n')
    await expect(coach).toContainText('Qxf7#')
    await button(page, 'बोर्ड पर दिखाएँ').click()
    await expect(coach).toContainText('कोच की लाइन: 4. Qxf7#')
    await expect(square(page, 'f7')).toHaveAccessibleName(/सफ़ेद वज़ीर/)
    await page.keyboard.press('Escape')

    await button(page, 'काले की गलतियों से सीखें (1)').click()
    const learn = page.getByRole('region', { name: 'गलतियों से सीखें' })
    const status = learn.getByRole('status')
    await expect(status).toHaveText(/^3… Nf6 एक (ब्लंडर था|गलती थी)। काले की इससे अच्छी चाल ढूँढें।$/)
    await clickMoves(page, 'g8f6')
    await expect(status).toContainText('Nf6: यही चाल तो बाज़ी में चली गई थी।')
    await expect(status).toContainText('फिर कोशिश करें।')
    const typed = learn.getByRole('textbox', { name: 'चाल टाइप करें' })
    await typed.fill('प्यादा ए छह')
    await typed.press('Enter')
    await expect(status).toContainText(/a6 सही चाल नहीं है।/, { timeout: 30_000 })
    await expect(status).toContainText('फिर कोशिश करें।')
    const hints: string[] = []
    for (const name of ['संकेत', 'एक और संकेत', 'एक और संकेत']) {
      await button(page, name).press('Enter')
      hints.push((await status.textContent()) ?? '')
    }
    const [from = '', to = ''] = hints[2]!.match(/[a-h][1-8]/g) ?? []
    await clickMoves(page, from + to)
    await expect(status).toHaveText(/^बहुत खूब। \S+ सबसे अच्छी चाल है।$/)
    await button(page, 'पूरा करें').click()
    await expect(status).toContainText('1 में से 1 चाल मिली, पर पहली कोशिश में कोई नहीं।')
    await expectNoFaults(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(findClippedInk)).toEqual([])
    await button(page, 'वापस समीक्षा पर').click()
    await expect(coach).toContainText('Qxf7#')
    expect(await page.evaluate(findClippedInk)).toEqual([])
  })
})

test('a page in Hindi and one in English play each other, each in its own words', async ({
  page: hindi,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const english = await context.newPage()
  for (const page of [hindi, english]) await page.route('**/assets/worker-*.js', (route) => route.abort())
  await hindi.goto('/hi/online')
  for (const name of [/^5\s*मिनट$/, /^सफ़ेद$/]) {
    const radio = hindi.getByRole('radio', { name })
    await expect(async () => {
      await radio.check()
      await expect(radio).toBeChecked({ timeout: 200 })
    }).toPass()
  }
  await hindi.getByLabel('आपका नाम').fill('मीरा')
  await button(hindi, 'लिंक बनाएँ').click()
  await expect(hindi.getByRole('heading', { name: 'दोस्त को न्योता दें' })).toBeVisible()
  const { pathname } = new URL(await hindi.getByLabel('यह लिंक भेजें').inputValue())
  // The guest opens the same game among English pages.
  await english.goto(pathname.replace(/^\/hi\//, '/'))
  await expect(english.getByRole('heading', { name: 'मीरा invites you' })).toBeVisible()
  await english.getByLabel('Your name').fill('Ben')
  await button(english, 'Join as Black').click()
  await expect(english.getByRole('grid', { name: 'Chess board' })).toBeVisible()
  await expect(hindi.getByRole('grid', { name: 'शतरंज का बोर्ड' })).toBeVisible()

  const moves = ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7']
  for (const [ply, move] of moves.entries()) {
    const [mover, other] = ply % 2 === 0 ? [hindi, english] : [english, hindi]
    await clickMoves(mover, move)
    await expect(square(other, move.slice(2, 4))).toHaveAccessibleName(
      other === hindi ? /काला (प्यादा|घोड़ा)/ : /white (pawn|bishop|queen)/,
    )
    if (ply === 3) {
      await expect(hindi.getByRole('timer', { name: 'सफ़ेद की घड़ी' })).toBeVisible()
      await expect(hindi.getByRole('list', { name: 'चालें', exact: true }).getByRole('button')).toHaveCount(4)
      await expect(english.getByRole('list', { name: 'Moves', exact: true }).getByRole('button')).toHaveCount(
        4,
      )
    }
  }
  const won = hindi.getByRole('dialog', { name: 'शह-मात!' })
  await expect(won).toContainText('शह-मात से आपकी जीत हुई।')
  const lost = english.getByRole('dialog', { name: 'Checkmate!' })
  await expect(lost).toContainText('मीरा won by checkmate.')
  await hindi.setViewportSize({ width: 320, height: 640 })
  expect(await hindi.evaluate(findClippedInk)).toEqual([])
  await lost.getByRole('button', { name: 'Rematch', exact: true }).click()
  await won.getByRole('button', { name: 'एक और बाज़ी स्वीकार करें' }).click()
  await expect(hindi.getByText('सफ़ेद · ऑनलाइन')).toBeVisible()
  await clickMoves(english, 'd2d4')
  await expect(square(hindi, 'd4')).toHaveAccessibleName(/सफ़ेद प्यादा/)
  for (const [page, lang] of [
    [hindi, 'hi'],
    [english, 'en-GB'],
  ] as const)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await context.close()
})
