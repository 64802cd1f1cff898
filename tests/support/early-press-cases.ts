import type { Locator, Page } from '@playwright/test'

/** A press that a visitor may make as soon as the page is painted, before its script is there. */
interface EarlyPressCase {
  readonly name: string
  /** In English; every case works in every language. */
  readonly path: string
  readonly press: (page: Page) => Promise<void>
  /** Resolves when what was pressed is done, and rejects after `timeout`. */
  readonly isDone: (page: Page, timeout: number) => Promise<unknown>
}

/** Presses without Playwright's checks, which would wait for the script. */
async function press(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await control.boundingBox()
  if (box === null) throw new Error('The control is not shown')
  await control.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function type(field: Locator, text: string): Promise<void> {
  await press(field)
  await field.page().keyboard.type(text)
}

const isShown = (selector: string) => (page: Page, timeout: number) =>
  page.locator(selector).first().waitFor({ timeout })

const isSent = (path: RegExp) => (page: Page, timeout: number) => page.waitForURL(path, { timeout })

const square = (page: Page, index: number) => page.locator(`[data-square="${index}"]`).first()

export const EARLY_PRESSES: readonly EarlyPressCase[] = [
  {
    name: 'starts a game',
    path: '/play',
    press: (page) => press(page.locator('.setup-actions button').nth(1)),
    isDone: isShown('[role=grid]'),
  },
  {
    name: 'chooses a mode and starts by key',
    path: '/play',
    press: async (page) => {
      await press(page.locator('.setup-mode label').nth(1))
      await page.locator('.setup-actions button').nth(1).focus()
      await page.keyboard.press('Enter')
    },
    isDone: isShown('[role=grid]'),
  },
  {
    name: 'makes a link with the typed name',
    path: '/online',
    press: async (page) => {
      await type(page.locator('.online-form input[type=text]').first(), 'Asha')
      await press(page.locator('.online-form [type=submit]'))
    },
    isDone: async (page, timeout) => {
      await isSent(/\/online\/\w+/)(page, timeout)
      await page.waitForFunction(() => JSON.stringify(localStorage).includes('Asha'), undefined, { timeout })
    },
  },
  {
    name: 'offers a game in the lobby',
    path: '/lobby',
    press: (page) => press(page.locator('.quick-times button').nth(3)),
    isDone: isSent(/\/online\/\w+/),
  },
  {
    name: 'reviews a typed game',
    path: '/review',
    press: async (page) => {
      await type(page.locator('main textarea'), '1. f3 e5 2. g4 Qh4#')
      await press(page.locator('main :has(> * textarea) > button').first())
    },
    isDone: isShown('[role=grid]'),
  },
  {
    name: 'turns the board of the analysis',
    path: '/analysis',
    press: (page) => press(page.locator('main button').first()),
    isDone: isShown('[role=row]:first-child > [data-square="7"]:first-child'),
  },
  {
    name: 'plays a move on the board of the analysis',
    path: '/analysis',
    press: async (page) => {
      await press(square(page, 12))
      await press(square(page, 28))
    },
    isDone: isShown('[data-square="28"].last'),
  },
  {
    name: 'opens a tab of the analysis',
    path: '/analysis',
    press: (page) => press(page.locator('main [role=tab]').nth(1)),
    isDone: (page, timeout) =>
      page.locator('main [role=tab][aria-selected=true]:nth-of-type(2)').first().waitFor({ timeout }),
  },
  {
    name: 'opens a board of a lesson',
    path: '/learn/rook',
    press: (page) => press(page.locator('.board-steps button').nth(2)),
    isDone: isShown('.board-steps li:nth-child(3) > [aria-current]'),
  },
  {
    name: 'plays a move of a lesson',
    path: '/learn/rook',
    press: async (page) => {
      await press(square(page, 0))
      await press(square(page, 40))
    },
    isDone: isShown('[data-phase="done"]'),
  },
]
