import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listPages } from '#content/pages.server.ts'
import { openFace } from './lettering.ts'
import { cropPicture } from './crop-picture.ts'
import { listPictured, listPictures } from './list-pictures.ts'
import { makeBackdrop, makeForeground } from './picture-svg.ts'
import { layOver, rasterise, stampSymbols } from './raster.ts'

const faces = {
  display: openFace('app/ui/fonts/eczar-latin-600.woff2'),
  text: openFace('app/ui/fonts/mukta-latin-600.woff2'),
}
const pictures = listPictures()
const pictured = listPictured()
/** What platforms that fetch pictures ask for, and what a page may cost who sees it in a feed. */
const MOST_BYTES = 120_000
const MOST_BYTES_OF_CROP = 200_000

describe('the pictures that pages are shared with', () => {
  it('are there for every page', () => {
    const paths = [...pictures, ...pictured].map(({ path }) => path)
    expect(paths.toSorted()).toEqual(
      listPages()
        .map(({ path }) => path)
        .toSorted(),
    )
  })

  it.each(pictures)('$path has a title that fits, in letters that the fonts have', ({ picture }) => {
    const svg = makeForeground(picture, faces, '<symbol id="board"/>')
    expect(svg).not.toContain('<text')
    expect(svg.match(/\b(NaN|undefined|Infinity)\b/)).toBeNull()
  })

  const kinds = [...new Map(pictures.map((each) => [each.picture.art.kind, each])).values()]
  it.each(kinds)(
    '$picture.art.kind comes out as a picture of the right size and weight',
    async ({ picture }) => {
      const backdrop = await rasterise(makeBackdrop('Rook & Rajah', faces))
      const png = await layOver(backdrop, makeForeground(picture, faces, await stampSymbols()))
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(png.byteLength).toBeLessThan(MOST_BYTES)
      // Something stands in the arch, of other colours than the stone it is made of.
      const niche = { left: 664, top: 163, width: 432, height: 432 }
      const brightest = async (image: Buffer) =>
        (await sharp(await sharp(image).extract(niche).toBuffer()).stats()).channels[0]?.max
      expect(await brightest(backdrop)).toBeLessThan(80)
      expect(await brightest(png)).toBeGreaterThan(200)
    },
  )

  it.each(pictured)(
    '$path is shared with its own picture, in the right size and weight',
    async ({ slug }) => {
      const jpeg = await cropPicture(await readFile(`content/gallery/pictures/${slug}-1600.jpg`))
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(jpeg.byteLength).toBeLessThan(MOST_BYTES_OF_CROP)
    },
  )
})
