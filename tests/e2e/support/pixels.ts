import type { Locator, Page } from '@playwright/test'

/** A point inside an element: pixels from its left and top edge, or its centre. */
export type Place = readonly [on: Locator, x?: number, y?: number]

/** The colours of a screenshot at some points, as `rgb(r, g, b)`. */
export async function colorsAt(page: Page, places: readonly Place[]): Promise<readonly string[]> {
  const points = []
  for (const [on, x, y] of places) {
    const box = await on.boundingBox()
    if (!box) throw new Error(`${on.toString()} has no box on the page`)
    points.push([box.x + (x ?? box.width / 2), box.y + (y ?? box.height / 2)] as const)
  }
  const png = (await page.screenshot()).toString('base64')
  return page.evaluate(readColors, { png, points })
}

/** Runs in the page, since a browser can decode PNG. */
async function readColors({ png, points }: { png: string; points: readonly (readonly [number, number])[] }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')!
  context.drawImage(picture, 0, 0)
  return points.map(([x, y]) => {
    const [red, green, blue] = context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  })
}
