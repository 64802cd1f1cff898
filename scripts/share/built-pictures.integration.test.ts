import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharePicturePath } from '#app/discovery/share-picture.ts'
import { isTranslated } from '#words/addresses.ts'
import { cropPicture } from './crop-picture.ts'
import { openFace } from './lettering.ts'
import { listGalleryPages, listPictures } from './list-pictures.ts'
import { makeBackdrop, makeForeground } from './picture-svg.ts'
import { layOver, rasterise, stampSymbols } from './raster.ts'

const readBuilt = (path: string, language = 'en'): Promise<Buffer> =>
  readFile(`build/client${sharePicturePath(path, language)}`)

/** Limits set by platforms, and our size limit for a preview in a feed. */
const MOST_BYTES = 120_000
const MOST_BYTES_OF_CROP = 200_000

/** The position of the arch. */
const NICHE = { left: 664, top: 163, width: 432, height: 432 }
const findBrightest = async (image: Buffer) =>
  (await sharp(await sharp(image).extract(NICHE).toBuffer()).stats()).channels[0]?.max

describe('the pictures that the build made', () => {
  it.each(listPictures())('$path has one of the right size and weight', async ({ path }) => {
    const png = await readBuilt(path)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.byteLength).toBeLessThan(MOST_BYTES)
  })

  it('are there in Hindi for each page that is', async () => {
    const translated = listPictures().filter(({ path }) => isTranslated(path, 'hi'))
    expect(translated.length).toBeGreaterThan(60)
    for (const { path } of translated) {
      const [hindi, english] = await Promise.all([readBuilt(path, 'hi'), readBuilt(path)])
      expect(hindi.equals(english), path).toBe(false)
      expect(hindi.byteLength).toBeLessThan(MOST_BYTES)
    }
  })

  it.each(listGalleryPages())(
    '$path has a part of its own picture, in the right size and weight',
    async ({ path }) => {
      const jpeg = await readBuilt(path)
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(jpeg.byteLength).toBeLessThan(MOST_BYTES_OF_CROP)
    },
  )
})

describe('a picture that is drawn anew', () => {
  const faces = {
    display: openFace('app/ui/fonts/eczar-latin-600.woff2'),
    text: openFace('app/ui/fonts/mukta-latin-600.woff2'),
  }
  const kinds = [...new Map(listPictures().map((each) => [each.picture.art.kind, each])).values()]

  it.each(kinds)(
    'with $picture.art.kind has something in its arch, of other colours than the stone',
    async ({ picture }) => {
      const backdrop = await rasterise(makeBackdrop('Rook & Rajah', faces))
      const png = await layOver(backdrop, makeForeground(picture, faces, await stampSymbols()))
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(png.byteLength).toBeLessThan(MOST_BYTES)
      expect(await findBrightest(backdrop)).toBeLessThan(80)
      expect(await findBrightest(png)).toBeGreaterThan(200)
    },
  )

  it('of a gallery picture is a part of it, in the right size and weight', async () => {
    const [first] = listGalleryPages()
    const jpeg = await cropPicture(await readFile(`content/gallery/pictures/${first?.slug}-1600.jpg`))
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(jpeg.byteLength).toBeLessThan(MOST_BYTES_OF_CROP)
  })
})
