import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { GALLERY_SLUGS } from '#content/gallery-slugs.ts'
import { GALLERY_FORMATS, GALLERY_PICTURES, GALLERY_WIDTHS } from './gallery-files.mjs'

/** Size limits for a card, a picture on a small screen and a full-size picture, in browsers with AVIF. */
const MOST_BYTES = { 480: 40_000, 720: 62_000, 960: 90_000, 1600: 180_000 }
const FORMATS = Object.keys(GALLERY_FORMATS)
const pictures = Object.entries(
  JSON.parse(readFileSync(join(GALLERY_PICTURES, '..', 'pictures.json'), 'utf8')),
)

describe('the files of the gallery', () => {
  it('are those of the pictures, and no others', () => {
    const wanted = pictures.flatMap(([slug]) =>
      GALLERY_WIDTHS.flatMap((width) => FORMATS.map((format) => `${slug}-${width}.${format}`)),
    )
    expect(readdirSync(GALLERY_PICTURES).toSorted()).toEqual(wanted.toSorted())
  })

  it('are there for every picture of the gallery', () => {
    expect(pictures.map(([slug]) => slug)).toEqual(GALLERY_SLUGS.toSorted())
  })

  it.each(pictures)('%s has all sizes, and none is too heavy', async (slug, picture) => {
    for (const width of GALLERY_WIDTHS)
      for (const format of FORMATS) {
        const file = readFileSync(join(GALLERY_PICTURES, `${slug}-${width}.${format}`))
        const height = Math.round((width * picture.height) / picture.width)
        expect(await sharp(file).metadata()).toMatchObject({ width, height })
        if (format === 'avif') expect(file.byteLength).toBeLessThanOrEqual(MOST_BYTES[width])
      }
  })
})
