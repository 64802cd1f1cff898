import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharePicturePath } from '#app/discovery/share-picture.ts'
import { isTranslated } from '#words/addresses.ts'
import { cropPicture } from './crop-picture.ts'
import { openFace } from './lettering.ts'
import { listGalleryPages, listPictures } from './list-pictures.ts'
import { MOST_BYTES } from './most-bytes.ts'
import { makeBackdrop, makeForeground } from './picture-svg.ts'
import { layOver, rasterise, stampSymbols } from './raster.ts'

/** The position of the arch. */
const NICHE = { left: 664, top: 163, width: 432, height: 432 }
const findBrightest = async (image: Buffer) =>
  (await sharp(await sharp(image).extract(NICHE).toBuffer()).stats()).channels[0]?.max

const LISTED = JSON.parse(await readFile('build/server/share-pictures.json', 'utf8')) as string[]
/** `npm test` draws a sample of the pictures, `npm run build` all. */
const drawn = LISTED.filter((path) => existsSync(`build/client${path}`))
const pictureOf = (path: string): Promise<Buffer> => readFile(`build/client${path}`)

describe('the pictures that the build made', () => {
  it('are listed for each page in each of its languages, and drawn for a sample', () => {
    const translated = listPictures().filter(({ path }) => isTranslated(path, 'hi'))
    expect(translated.length).toBeGreaterThan(60)
    // Posts of later days are listed too.
    expect(LISTED).toEqual(
      expect.arrayContaining([
        ...listPictures().map(({ path }) => sharePicturePath(path, 'en')),
        ...translated.map(({ path }) => sharePicturePath(path, 'hi')),
        ...listGalleryPages().map(({ path }) => sharePicturePath(path, 'en')),
      ]),
    )
    expect(drawn.length).toBeGreaterThanOrEqual(LISTED.length / 12)
    for (const kind of [/^\/share\/hi\//, /^\/share\/gallery/, /^\/share\/home\.png$/])
      expect(drawn.filter((path) => kind.test(path))).not.toEqual([])
  })

  it('are of the right size and weight', async () => {
    for (const path of drawn) {
      const picture = await pictureOf(path)
      const isCrop = path.endsWith('.jpg')
      expect(await sharp(picture).metadata(), path).toMatchObject({
        format: isCrop ? 'jpeg' : 'png',
        width: 1200,
        height: 630,
      })
      expect(picture.byteLength, path).toBeLessThan(MOST_BYTES[isCrop ? 'jpg' : 'png'])
    }
  })

  it('differ between languages', async () => {
    const [english, hindi] = await Promise.all(['', '/hi'].map((at) => pictureOf(`/share${at}/home.png`)))
    expect(hindi?.equals(english!)).toBe(false)
  })
})

describe('a picture that is drawn again', () => {
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
      expect(png.byteLength).toBeLessThan(MOST_BYTES.png)
      expect(await findBrightest(backdrop)).toBeLessThan(80)
      expect(await findBrightest(png)).toBeGreaterThan(200)
    },
  )

  it('of a gallery picture is a part of it, in the right size and weight', async () => {
    const [first] = listGalleryPages()
    const jpeg = await cropPicture(await readFile(`content/gallery/pictures/${first?.slug}-1600.jpg`))
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(jpeg.byteLength).toBeLessThan(MOST_BYTES.jpg)
  })
})
