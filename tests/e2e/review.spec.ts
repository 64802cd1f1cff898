import type { Page } from '@playwright/test'
import { becomeMember } from './account-steps.ts'
import { button, clickMoves, expectNoSidewaysScroll, SCHOLARS_MATE, square, startGame } from './play-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

test.use({ cores: 2 })

/** Black misses a mate in one: the one line that everybody sees. */
const PASTED = '[White "Asha"]\n[Black "Ben"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0'

/** The same game with clocks. */
const CLOCKED = PASTED.replace('[Black', '[TimeControl "300+2"]\n[Black')
  .replace('Bc4', 'Bc4 {[%clk 0:04:50]}')
  .replace('Nc6', 'Nc6 {[%clk 0:04:40]}')
  .replace('Qh5', 'Qh5 {[%clk 0:03:22]}')
  .replace('Nf6', 'Nf6 {[%clk 0:04:38]}')

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const move = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Moves', exact: true }).getByRole('button', { name })

/** The engine judges for real, on machines that may be busy. */
const expectFinished = (page: Page) =>
  expect(page.getByText('The review is finished.')).toBeAttached({ timeout: 90_000 })

async function paste(page: Page, pgn: string) {
  await page.goto('/review')
  await page.getByRole('textbox', { name: 'Game in PGN' }).fill(pgn)
  await button(page, 'Review').click()
}

test('a pasted game is judged, explained and stepped through by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await paste(page, PASTED)
  await expect(page.getByRole('heading', { name: 'Review: Asha v Ben' })).toBeVisible()
  await expectFinished(page)
  await expect(coach(page)).toContainText('The turning point is 3… Nf6')
  await expect(coach(page)).toContainText('For Ben’s next game: before each move, look at every check')

  await test.step('the story has result, opening and key moments, each of which leads to its move', async () => {
    const story = page.getByRole('tabpanel', { name: 'Coach' })
    await expect(story).toContainText("Asha won by checkmate. Bishop's Opening")
    await expect(story).toContainText('Fewer than ten moves say too little for an accuracy.')
    const moments = story
      .getByRole('region', { name: 'Key moments' })
      .getByRole('listitem')
      .getByRole('button')
    await expect(moments.first()).toHaveText(/^Turning point 3… Nf6 ?(blunder|mistake) ?Qxf7# is mate/)
    await expect(moments.last()).toHaveText(/^The finish 4\. Qxf7#/)
    await moments.last().click()
    await expect(coach(page)).toContainText('4. Qxf7# is')
    await expect(square(page, 'f7')).toHaveAccessibleName(/white queen/)
    await button(page, 'First').click()
  })
  await tab(page, 'Info')
  await expect(page.getByRole('row', { name: /^Accuracy/ })).toContainText('Too few moves')
  await tab(page, 'Moves')
  await expect(move(page, /^Nf6 (blunder|mistake)$/)).toBeVisible()

  await test.step('a button that leads no further keeps the focus', async () => {
    await button(page, 'Last').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Last')).toBeDisabled()
    await expect(button(page, 'Last')).toBeFocused()
    await button(page, 'First').click()
  })

  await test.step('keys step to the mistakes, which are explained and drawn', async () => {
    await page.keyboard.press('n')
    await expect(coach(page)).toContainText('3… Nf6 is a')
    await expect(coach(page)).toContainText('Qxf7# is mate')
    // The better move, and the opponent's threat.
    await expect(page.locator('.board-drawing .arrow.green')).toHaveCount(1)
    await expect(page.locator('.board-drawing .arrow.red')).toHaveCount(1)
    await expect(square(page, 'f6')).toHaveAccessibleName(/black knight/)
    await page.keyboard.press('ArrowRight')
    await expect(square(page, 'f7')).toHaveAccessibleName(/white queen/)
    await page.keyboard.press('p')
    await expect(coach(page)).toContainText('3… Nf6 is a')
  })

  await test.step('the coach says what people would play, and the board shows it', async () => {
    const asked = coach(page).getByText(/^At 1,500, people play .+\(\d+%\)/)
    const arrows = page.locator('.board-drawing .arrow.blue')
    await button(page, 'What would people play?').click()
    await expect(asked).toBeVisible()
    await expect(arrows.first()).toBeAttached()
    await button(page, 'What would people play?').click()
    await expect(asked).toHaveCount(0)
    await expect(arrows).toHaveCount(0)
  })

  await test.step('the proof is played on the board, and the game comes back as it was left', async () => {
    await button(page, 'Show me').click()
    await expect(coach(page)).toContainText('The coach shows: 4. Qxf7#')
    // The pressed button has disappeared; the focus is where it was.
    await expect(button(page, 'Back to the game')).toBeFocused()
    await expect(square(page, 'f7')).toHaveAccessibleName(/white queen/)
    await page.keyboard.press('ArrowLeft')
    await expect(square(page, 'f7')).toHaveAccessibleName(/black pawn/)
    await page.keyboard.press('Escape')
    await expect(coach(page)).toContainText('3… Nf6 is a')
    await expect(square(page, 'f6')).toHaveAccessibleName(/black knight/)
  })

  await test.step('a move of the reader’s own is judged, and stays beside those of the game', async () => {
    await page.keyboard.press('ArrowLeft')
    await clickMoves(page, 'a7a6')
    await expect(coach(page)).toContainText(/3… a6 is a blunder\.[^]*Qxf7# is mate/, { timeout: 30_000 })
    const moves = page.getByRole('group', { name: 'Moves', exact: true })
    await expect(moves.getByRole('group', { name: 'Instead of Nf6' })).toContainText('3…a6')
  })

  await test.step('the engine’s lines are played, and copied with the game', async () => {
    await tab(page, 'Info')
    await page.getByRole('switch', { name: 'Engine' }).check()
    const lines = page.getByRole('list', { name: 'Best lines' })
    await expect(lines.getByRole('button')).toHaveCount(3, { timeout: 30_000 })
    await lines.getByRole('button', { name: /^White mates in 1/ }).click()
    await expect(square(page, 'f7')).toHaveAccessibleName(/white queen/)
    await expect(coach(page)).toContainText('Checkmate.', { timeout: 30_000 })
    await expectNoFaults(page)
    await button(page, 'Remove move').click()
    await expect(coach(page)).toContainText('3… a6 is a blunder')
    await button(page, 'Copy PGN').click()
    await expect(page.getByText('The PGN is copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\(3\.\.\. a6\)/)
    await page.keyboard.press('Escape')
    await expect(coach(page)).not.toContainText('a6')
  })

  await test.step('the graph is read by keyboard and as a table', async () => {
    const graph = page.getByRole('slider', { name: /White's chances/ })
    await graph.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(graph).toHaveAttribute('aria-valuetext', /^1\. e4, White's chances \d+%$/)
    await page.getByText('The graph as a table').click()
    await expect(page.getByRole('row', { name: /^4\. Qxf7# 100%/ })).toBeVisible()
    await expectNoFaults(page)
  })

  await test.step('the review is stored on the device: the second time no engine is needed', async () => {
    await page.route('**/assets/worker-*.js', (route) => route.abort())
    await paste(page, PASTED)
    await expectFinished(page)
  })

  await test.step('a stored review with an illegal line is judged again, and does not stop the page', async () => {
    await page.unroute('**/assets/worker-*.js')
    await page.goto('/review')
    await spoilKeptReviews(page)
    await paste(page, PASTED)
    await expectFinished(page)
    await expect(coach(page)).toContainText('The turning point is 3… Nf6')
  })
})

test('the coach names what the reply to a mistake threatens, and shows it at the end of the line', async ({
  page,
}) => {
  await paste(
    page,
    // From the position after 1. d4 e5 2. dxe5 Nc6 3. Nf3 Qe7 4. Bf4 Qb4+ 5. Nbd2 Qxf4 6. e3 Qb4 7. Rb1 d6.
    '[SetUp "1"]\n[FEN "r1b1kbnr/ppp2ppp/2np4/4P3/1q6/4PN2/PPPN1PPP/1R1QKB1R w Kkq - 0 8"]\n\n8. c3 Qb6 9. Nc4 Qc5 *',
  )
  await expectFinished(page)
  await tab(page, 'Moves')
  await move(page, /^Qb6 blunder$/).click()
  await expect(coach(page)).toContainText('On b6 the queen can be attacked: Nc4 threatens Nxb6')
  await expect(page.locator('.board-drawing .arrow.red')).toHaveCount(1)
  await page.setViewportSize({ width: 320, height: 568 })
  await button(page, 'Show me').click()
  await expect(coach(page)).toContainText('The coach shows: 9. Nc4, which threatens Nxb6')
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.board-drawing .arrow.red')).toHaveCount(1)
})

test('the review fits every width; each mistake is asked, and answered by pointer, by keys and in writing', async ({
  page,
}) => {
  // The button is below the first screen here; its replacement starts at the top.
  await page.setViewportSize({ width: 320, height: 568 })
  await paste(page, CLOCKED)
  await expect(page.getByRole('heading', { name: 'Review: Asha v Ben' })).toBeFocused()
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeInViewport({ ratio: 1 })
  await button(page, 'Another game').click()
  await expect(page.getByRole('heading', { name: 'Review a game' })).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 720 })
  await paste(page, CLOCKED)
  await expectFinished(page)
  await test.step('the review fits every width and is open to everybody', () => expectReviewFits(page))
  await tab(page, 'Coach')

  await button(page, 'Learn from Black’s mistakes (1)').click()
  const learn = page.getByRole('region', { name: 'Learn from the mistakes' })
  const status = learn.getByRole('status')
  await expect(learn.getByRole('heading', { name: 'Mistake 1 of 1' })).toBeVisible()
  await expect(status).toHaveText(/^3… Nf6 was a (blunder|mistake). Find a better move for Black.$/)
  await expect(square(page, 'g8')).toHaveAccessibleName(/black knight/)
  await expectNoFaults(page)
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('grid', { name: 'Chess board' })).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Hint')).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1280, height: 720 })

  await clickMoves(page, 'g8f6')
  await expect(status).toHaveText('Nf6: that is the move you played.')
  await expect(status).toContainText('Try again.')
  const typed = learn.getByRole('textbox', { name: 'Type a move' })
  await typed.fill('a6')
  await typed.press('Enter')
  await expect(status).toHaveText(/^Not a6\. Qxf7# is mate\./, { timeout: 30_000 })
  await expect(status).toContainText('Try again.')

  const words: string[] = []
  for (const name of ['Hint', 'Another hint', 'Another hint']) {
    await button(page, name).press('Enter')
    words.push((await status.textContent()) ?? '')
  }
  const [, from = '', to = ''] = /^Move the [a-z]+ on (..) to (..)\.$/.exec(words[2]!) ?? []
  expect(words[1]).toContain(`on ${from}.`)
  await square(page, from).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await clickMoves(page, from + to)
  await expect(status).toHaveText(/^Well done\. \S+ is the best move\.$/)
  await expect(learn).toContainText('Qxf7# is mate.')
  await page.setViewportSize({ width: 320, height: 568 })
  await button(page, 'Show me').click()
  await expect(square(page, 'f7')).toHaveAccessibleName(/white queen/)
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(square(page, 'f7')).toHaveAccessibleName(/black pawn/)
  await expectNoFaults(page)

  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('n')
  await expect(status).toHaveText(/^You found 1 of 1, none first time\. Remember: /)
  await button(page, 'Back to the review').click()
  await expect(coach(page)).toContainText('3… Nf6 is a')
  await expect(button(page, 'Learn from Black’s mistakes (1)')).toBeFocused()
})

/** Expects the game with clocks to have ended. Restores the width of the page. */
async function expectReviewFits(page: Page) {
  await tab(page, 'Info')
  await expect(page.getByRole('heading', { name: 'Time for each move' })).toBeVisible()
  await expect(page.getByText('White thought longest about 3. Qh5: 1 min 30 s.')).toBeVisible()
  await page.getByText('The graph as a table').click()
  await expect(page.getByRole('row', { name: /^3… Nf6 .* 4\.0 s$/ })).toBeVisible()
  await page.keyboard.press('n')
  await expect(coach(page)).toContainText('is mate')
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page)
  }
  await expectNoFaults(page)
  // On a desktop the board stays in view while the text beside it is scrolled to its end.
  await page.getByText('The graph as a table').evaluate((end) => end.scrollIntoView({ block: 'end' }))
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeInViewport({ ratio: 1 })

  // On a phone the first screen has every control needed to go through a game; on the smallest phone, all but the buttons of a
  // sentence.
  const needed = [
    page.getByRole('grid', { name: 'Chess board' }),
    page.getByRole('slider', { name: /White's chances/ }),
    button(page, 'Next'),
    coach(page).getByRole('status').first(),
  ]
  for (const [width, height, parts] of [
    [390, 844, [...needed, button(page, 'Show me')]],
    [320, 568, needed],
    [768, 1024, needed],
    [844, 390, needed],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 0))
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('a text without a game is explained, and one with several games asks which', async ({ page }) => {
  await paste(page, '1. Ke5')
  await expect(page.getByText('There is a move that cannot be played where it stands.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Game in PGN' })).toBeFocused()
  await expectNoFaults(page)
  await paste(page, `${PASTED}\n\n[White "Carol"]\n[Black "Dev"]\n\n1. f3 e5 2. g4 Qh4# 0-1 resigns`)
  await expect(page.getByText('Game 2, move 3.: “resigns” has no meaning here.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 games. Which one?' })).toBeVisible()
  await button(page, 'Carol v Dev, 0-1, 2 moves').click()
  await expectFinished(page)
  await tab(page, 'Moves')
  await expect(move(page, /^g4 blunder$/)).toBeVisible()
})

test('a game that has just ended is reviewed, its review is in the account, and its link brings the game alone', async ({
  page,
  site,
  browser,
}) => {
  await becomeMember(page, site)
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/review') && response.request().method() === 'PUT',
    { timeout: 90_000 },
  )
  await page.goto('/play')
  await startGame(page)
  await clickMoves(page, SCHOLARS_MATE)
  const end = page.getByRole('dialog', { name: 'Checkmate!' })
  await end.getByRole('button', { name: 'Review' }).click()
  await expect(page).toHaveURL(/\/review\?game=/)
  await expect(page.getByRole('region', { name: 'Key moments' })).toBeVisible({ timeout: 60_000 })
  expect((await kept).status()).toBe(200)
  await page.goto('/dashboard')
  await page.getByRole('table', { name: 'Match History' }).getByRole('link', { name: 'Review' }).click()
  await expectFinished(page)

  // Another device of the player does not run the engine again. Visitors with the link do: a sharer can forge a review.
  const address = new URL(page.url())
  const shared = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/matches/${id}/share`, { method: 'POST' })
    return ((await answer.json()) as { shareToken: string }).shareToken
  }, address.searchParams.get('game'))
  const { cookies } = await page.context().storageState()
  for (const [path, own, engines] of [
    [address.pathname + address.search, cookies, 'stopped'],
    [`/review?shared=${shared}`, [], 'started'],
  ] as const) {
    const device = await browser.newContext({ serviceWorkers: 'block' })
    await device.addCookies([...own])
    const there = await device.newPage()
    let judged = false
    if (engines === 'stopped') await there.route('**/assets/worker-*.js', (route) => route.abort())
    else there.on('request', (request) => (judged ||= /\/assets\/worker-.*\.js/.test(request.url())))
    await there.goto(address.origin + path)
    await expectFinished(there)
    expect(judged).toBe(engines === 'started')
    await tab(there, 'Info')
    await expect(there.getByRole('row', { name: /^Accuracy/ })).toContainText('Too few moves')
    await device.close()
  }
})

test('a long review is stopped, shows what it has, and goes on', async ({ page }) => {
  // Knights move out and back: by the rules the game continues until a player claims the draw.
  const shuffle = Array.from(
    { length: 100 },
    (_, index) => `${index + 5}. ${index % 2 ? 'Ng1 Ng8' : 'Nf3 Nf6'}`,
  )
  const long = `1. d4 d5 2. c4 e6 3. Nc3 c6 4. e3 a6 ${shuffle.join(' ')}`
  await paste(page, long)
  await expect(page.getByText(/^Judged [1-9]\d* of 209/)).toBeVisible({ timeout: 30_000 })
  await button(page, 'Cancel').click()
  const stopped = page.getByText(/^Stopped after \d+ of 209 positions\.$/)
  const judged = Number(/\d+/.exec((await stopped.textContent()) ?? '')?.[0])
  await button(page, 'Resume').click()
  await expect(button(page, 'Cancel')).toBeVisible()

  // After leaving the page and opening the review again, the judgements appear before an engine has started.
  await page.route('**/assets/worker-*.js', () => {})
  await paste(page, long)
  const kept = page.getByText(/^Judged \d+ of 209/)
  await expect
    .poll(async () => Number(/\d+/.exec((await kept.textContent()) ?? '')?.[0]))
    .toBeGreaterThanOrEqual(judged)
})

/** Each line of each position begins with a move that no game begins with. */
async function spoilKeptReviews(page: Page) {
  const spoil = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('rook-and-rajah-reviews', 1)
          opening.onerror = () => reject(opening.error ?? new Error('not opened'))
          opening.onsuccess = () => {
            const writing = opening.result.transaction('reviews', 'readwrite')
            const reviews = writing.objectStore('reviews')
            const reading = reviews.getAll() as IDBRequest<
              { judgements: { variations: { moves: string[] }[] }[] }[]
            >
            reading.onsuccess = () => {
              for (const review of reading.result) {
                for (const { variations } of review.judgements)
                  for (const variation of variations) variation.moves = ['h1h8']
                reviews.put(review)
              }
            }
            writing.oncomplete = () => {
              opening.result.close()
              resolve(reading.result.length)
            }
          }
        }),
    )
  // It is stored a moment after it is shown.
  await expect.poll(spoil).toBe(1)
}
