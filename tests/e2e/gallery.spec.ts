import type { Page } from '@playwright/test'
import { GALLERY_SLUGS } from '#content/gallery-slugs.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const PATHS = GALLERY_SLUGS.map((slug) => `/gallery/${slug}`)
const [FIRST = '', SECOND = ''] = PATHS
const LAST = PATHS.at(-1) ?? ''
test('the index shows all pictures with their texts, and each leads to its page', async ({ page }) => {
  await page.goto('/gallery')
  const cards = page.locator('.gallery-card')
  expect(
    await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(PATHS)
  // Title and description are beside it; the picture's own page describes it in full.
  const alternatives = await cards
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  expect(alternatives).toEqual(PATHS.map(() => ''))

  await test.step('cards stand in one, two, three and four columns, with their words clamped', async () => {
    for (const [width, columns] of [
      [320, 1],
      [768, 2],
      [1100, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const { template, scrollWidth } = await page.locator('.gallery-grid').evaluate((grid) => ({
        template: getComputedStyle(grid).gridTemplateColumns,
        scrollWidth: document.documentElement.scrollWidth,
      }))
      expect(template.split(' ')).toHaveLength(columns)
      expect(scrollWidth).toBe(width)
    }
    const clampOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).webkitLineClamp)
    expect(await clampOf('.gallery-card h2')).toBe('2')
    expect(await clampOf('.gallery-card p')).toBe('3')
    // At 1440 px, the last of 37 pictures is not alone in its row.
    const [right, edge] = await page
      .locator('.gallery-grid')
      .evaluate((grid) => [grid.lastElementChild, grid].map((each) => each?.getBoundingClientRect().right))
    expect(right).toBe(edge)
  })
})

// The browser decides how far ahead it fetches, depending on the connection: from half of this limit to all of it.
for (const [device, viewport, deviceScaleFactor, most] of [
  ['a desk', { width: 1440, height: 900 }, 1, 800_000],
  ['a telephone', { width: 412, height: 823 }, 1.75, 400_000],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, deviceScaleFactor })

    test('the first view of the index weighs little, and its pictures are as sharp as the screen', async ({
      page,
    }) => {
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        sizes.push(request.sizes().then((each) => each.responseBodySize + each.responseHeadersSize))
      })
      await page.goto('/gallery', { waitUntil: 'networkidle' })
      // A busy browser reports the network as idle before it has requested the pictures.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.gallery-card img')]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .every((image) => image.complete && image.currentSrc !== ''),
      )
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(total).toBeLessThan(most)
      expect(total).toBeGreaterThan(70_000)
      // The first is as wide as two others on a desk.
      const sharp = page.locator('.gallery-card img').nth(deviceScaleFactor > 1 ? 0 : 1)
      expect(await sharp.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        deviceScaleFactor > 1 ? /-720-[^/]*\.avif$/ : /-480-[^/]*\.avif$/,
      )
      await expect(page.locator('.gallery-card img:not([loading=lazy])')).toHaveCount(1)
    })
  })

const viewer = (page: Page) => page.getByRole('dialog')

test('the keyboard opens a picture large, turns to the next, closes it, and turns the page', async ({
  page,
}) => {
  await page.goto(FIRST)
  const opener = page.getByRole('link', { name: 'Open large' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page)).toBeVisible()
  await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(viewer(page)).toHaveAccessibleName(
    `${await page.getByRole('heading', { level: 1 }).textContent()} 1 of 37`,
  )
  const { width } = (await viewer(page).getByRole('img').boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThan((await opener.boundingBox())?.width ?? Infinity)

  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${SECOND}#large`)
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`${FIRST}#large`)
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL(FIRST)
  await expect(opener).toBeFocused()

  await test.step('on the page, arrow keys and links turn from picture to picture, round the end', async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(LAST)
    const others = page.getByRole('navigation', { name: 'Other pictures' })
    await others.getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL(FIRST)
  })
})

test('Back closes the large picture at once, however many were turned to, and Forward opens it again', async ({
  page,
}) => {
  await page.goto('/gallery')
  await page.goto(FIRST)
  const opener = page.getByRole('link', { name: 'Open large' })
  await opener.click()
  await page.goBack()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL(FIRST)
  await expect(opener).toBeFocused()
  await page.goForward()
  await expect(viewer(page)).toBeVisible()
  // On a busy machine, the forward navigation arrives before the close event.
  await viewer(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    dialog.showModal()
  })
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${SECOND}#large`)
  await viewer(page).getByRole('link', { name: 'Next picture' }).click()
  await expect(page).toHaveURL(`${PATHS[2]}#large`)
  await page.goBack()
  await expect(page).toHaveURL(FIRST)
  await expect(viewer(page)).toBeHidden()
  // Closing a picture by its button leaves no history entry to step back through either.
  await opener.click()
  await viewer(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(FIRST)
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
})

test('wheel, double press, buttons and keys zoom, and what is larger can be moved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(FIRST)
  await page.getByRole('link', { name: 'Open large' }).click()
  const image = viewer(page).getByRole('img')
  const box = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const whole = await box()
  const place = { x: whole.x + whole.width / 4, y: whole.y + whole.height / 2 }
  await page.mouse.move(place.x, place.y)
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 2)
  // The point under the pointer stays there.
  const nearer = await box()
  expect((place.x - nearer.x) / nearer.width).toBeCloseTo(0.25, 2)

  await page.mouse.down()
  await page.mouse.move(place.x - 60, place.y - 20, { steps: 4 })
  await page.mouse.up()
  expect((await box()).x).toBeCloseTo(nearer.x - 60, 0)
  await page.keyboard.press('Shift+ArrowRight')
  expect((await box()).x).toBeCloseTo(nearer.x - 140, 0)
  await page.mouse.dblclick(place.x, place.y)
  expect(await box()).toEqual(whole)
  await page.mouse.dblclick(place.x, place.y)
  expect((await box()).width).toBeCloseTo(whole.width * 2.5, 0)
  await page.keyboard.press('0')
  expect(await box()).toEqual(whole)
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
  expect((await box()).width).toBeCloseTo(whole.width * 1.5, 0)
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click()
  expect(await box()).toEqual(whole)
})

test.describe('in haste', () => {
  // Logged when a document is left while it is being revealed, when none of its scripts can listen any more.
  test.use({ allowedTrouble: [/Page already revealed/] })

  test('pictures that follow each other faster than the browser can fade cause no error', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(FIRST)
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('ArrowRight', { delay: press * 12 })
    }
    // On a busy machine the last press may take a second, and another press in the meantime would interrupt it.
    await expect(async () => {
      await page.goto('/play')
      expect(new URL(page.url()).pathname).toBe('/play')
    }).toPass()
    // Also on React pages, where the router requests the same fade.
    await page.goto('/play')
    await page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn += 1) document.startViewTransition(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
  })
})

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

  test('a picture opens larger than the screen, to be moved by a finger, and closes', async ({ page }) => {
    await page.goto(FIRST)
    await page.getByRole('link', { name: 'Open large' }).tap()
    const image = viewer(page).getByRole('img')
    await expect(image).toBeVisible()
    const box = await image.boundingBox()
    expect(box?.width).toBeGreaterThan(700)
    expect(box?.x).toBeLessThan(-100)
    const touch = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 350, id })) })
    const near = async () => (await image.boundingBox()) ?? { x: 0, width: 0 }
    // One finger pans it, two fingers zoom: twice as far apart, twice as large.
    await fingers('touchStart', 300)
    await fingers('touchMove', 280)
    await fingers('touchMove', 240)
    await fingers('touchEnd')
    await expect.poll(async () => (await near()).x).toBeLessThan((box?.x ?? 0) - 30)
    await fingers('touchStart', 150, 230)
    await fingers('touchMove', 130, 250)
    await fingers('touchMove', 110, 270)
    await fingers('touchEnd')
    await expect.poll(async () => (await near()).width / (box?.width ?? 1)).toBeCloseTo(2, 1)
    // A double tap resets it.
    await page.touchscreen.tap(180, 300)
    await page.touchscreen.tap(180, 300)
    await expect.poll(async () => (await near()).width).toBeCloseTo(box?.width ?? 0, 0)
    await viewer(page).getByRole('button', { name: 'Close' }).tap()
    await expect(viewer(page)).toBeHidden()
  })
})

test('the index, a picture and a large picture have nothing that axe objects to', async ({ page }) => {
  for (const path of ['/gallery', `${FIRST}#large`, FIRST]) {
    await page.goto(path)
    await expect(viewer(page)).toHaveCount(path.endsWith('#large') ? 1 : 0)
    await expectNoFaults(page)
  }
})

test.describe('the row of pictures on the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  const track = (page: Page) => page.locator('.carousel-track')
  const scrolled = (page: Page) => track(page).evaluate((element) => element.scrollLeft)
  /** Scrolled into view, with time under the test's control. */
  const openHome = async (page: Page) => {
    await page.clock.install()
    await page.goto('/')
    await track(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(page.getByRole('button', { name: 'Next pictures' })).toBeVisible()
    // The page's own observer is older, so it runs before this one.
    await track(page).evaluate(
      (element) =>
        new Promise<void>((resolve) =>
          new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element),
        ),
    )
  }
  /** Waits until the row has not moved for a tenth of a second. */
  const untilStill = async (page: Page) => {
    let before = NaN
    const isStill = async () => {
      const now = await scrolled(page)
      const isSame = now === before
      before = now
      return isSame
    }
    await expect.poll(isStill, { intervals: [100] }).toBe(true)
  }

  test('moves automatically, but not under a pointer, with keyboard focus, or when paused', async ({
    page,
  }) => {
    await openHome(page)
    await page.mouse.move(0, 0)
    await page.clock.runFor(6_000)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)

    const expectRest = async () => {
      await untilStill(page)
      const before = await scrolled(page)
      await page.clock.runFor(20_000)
      await untilStill(page)
      expect(await scrolled(page)).toBe(before)
    }
    await track(page).hover()
    await expectRest()
    await page.mouse.move(0, 0)
    await page.keyboard.press('Tab')
    await track(page).getByRole('link').first().focus()
    await expectRest()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    // The page's only switch is far above; pressing it would scroll the row out of the middle.
    await page.getByRole('button', { name: 'Pause everything that moves' }).dispatchEvent('click')
    await expectRest()
    await page.getByRole('button', { name: 'Resume everything that moves' }).dispatchEvent('click')
    const before = await scrolled(page)
    await page.clock.runFor(6_000)
    await expect.poll(() => scrolled(page)).not.toBe(before)
  })

  test('has all pictures but the hero’s twice, hides the copies from screen readers, and goes round in both directions', async ({
    page,
  }) => {
    await openHome(page)
    const originals = track(page).locator('li:not([aria-hidden]) a')
    const paths = await originals.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(PATHS.filter((path) => !path.endsWith('/indian-palace-chess')))
    const copies = track(page).locator('li[aria-hidden="true"] a[tabindex="-1"]')
    expect(await copies.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(paths)
    const lap = await track(page).evaluate((element) => {
      const [first, ...others] = element.querySelectorAll('li')
      const copy = others.find((item) => item.ariaHidden === 'true')
      return (copy?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
    })
    const place = async () => (await scrolled(page)) % lap
    await page.getByRole('button', { name: 'Previous pictures' }).click()
    await expect.poll(place).toBeGreaterThan(lap / 2)
    // Advances by as many cards as are visible, and past the seam.
    await untilStill(page)
    for (let press = 0; press < 2; press += 1) {
      await page.getByRole('button', { name: 'Next pictures' }).click()
      await untilStill(page)
    }
    await expect.poll(place).toBeLessThan(lap / 2)
    await expect.poll(() => scrolled(page)).toBeLessThan(lap)
  })

  test('rests with the board above it for users who want less motion, and still moves by its buttons', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    await page.clock.runFor(20_000)
    expect(await scrolled(page)).toBe(0)
    await expect(page.getByRole('img', { name: /end of the Immortal Game/ })).toBeVisible()
    await expect(page.locator('.live-piece')).toHaveCount(0)
    await expect(page.locator('[data-pause]')).toBeHidden()
    await page.getByRole('button', { name: 'Next pictures' }).click()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  })

  test('moves nothing else, on a phone or a desk', async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Next pictures' })).toBeVisible()
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let total = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            document.querySelector('.carousel')?.scrollIntoView()
            setTimeout(() => resolve(total), 1_500)
          }),
      )
      expect(shift).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})
