import { expect, test } from './support/test.ts'

/** Visits without JavaScript. tests/read-pages.integration.test.ts checks the pages that need it. */
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

test('the site is read, and its menus and answers open, without JavaScript', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })

  await test.step('the home page is whole and its menu opens', async () => {
    await page.goto('/')
    // A button for the dark scheme could not work.
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveCount(0)
    await expect(page.getByRole('img', { name: /end of the Immortal Game/ })).toBeVisible()
  })

  await test.step('the puzzle of the day has an answer to unfold', async () => {
    const puzzle = page.locator('.puzzle')
    await expect(puzzle.getByRole('img', { name: /the puzzle of the day/ })).toBeVisible()
    const solution = puzzle.locator('details p')
    await expect(solution).toBeHidden()
    await puzzle.getByText('Show the solution').click()
    await expect(solution).toHaveText(/^\d+\./)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/play$/)
  })

  await page.setViewportSize({ width: 1280, height: 720 })
  await test.step('the doors open', async () => {
    await page.goto('/rankings')
    await bar.getByRole('button', { name: 'Read: all pages' }).click()
    await page.locator('#door-read').getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveURL(/\/gallery$/)
  })

  await test.step('an article shows a game as a board with its moves and a way to play on', async () => {
    await page.goto('/blog/morphy-at-the-opera-every-move-brings-a-piece')
    const game = page.locator('chess-replay').first()
    await expect(game.getByRole('img', { name: /^White: king c1.*White to move\.$/ })).toBeVisible()
    await expect(game.getByRole('list', { name: 'Moves' })).toContainText('17.Rd8#')
    await expect(game.getByRole('link', { name: 'Play from here' })).toHaveAttribute(
      'href',
      '/play?fen=4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4+w+k+-+0+16',
    )
    await expect(game.getByRole('button')).toHaveCount(0)
    const [whole, last] = [await game.boundingBox(), await game.getByText('Rd8#').boundingBox()]
    expect(last!.x + last!.width).toBeLessThan(whole!.x + whole!.width)
  })

  await test.step('a lesson has every board and its answer', async () => {
    await page.goto('/learn/en-passant')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('En passant')
    const boards = page.locator('.lesson-boards > li')
    await expect(boards).toHaveCount(3)
    await boards.first().getByText('Answer').click()
    await expect(boards.first()).toContainText('exd6')
  })
})
