import { describe, expect, it } from 'vitest'
import { listPages } from '#content/pages.server.ts'
import { listSentOnly } from '#content/pages/lists.ts'
import { openFace } from './lettering.ts'
import { listGalleryPages, listPictures } from './list-pictures.ts'
import { makeForeground } from './picture-svg.ts'

const faces = {
  display: openFace('app/ui/fonts/eczar-latin-600.woff2'),
  text: openFace('app/ui/fonts/mukta-latin-600.woff2'),
}
const pictures = listPictures()
const pictured = listGalleryPages()

describe('the pictures that pages are shared with', () => {
  it('are there for every page', () => {
    const paths = [...pictures, ...pictured].map(({ path }) => path)
    expect(paths.toSorted()).toEqual(
      [...listPages().map(({ path }) => path), ...listSentOnly().map(({ path }) => path)].toSorted(),
    )
  })

  it.each(pictures)('$path has a title that fits, in letters that the fonts have', ({ picture }) => {
    const svg = makeForeground(picture, faces, '<symbol id="board"/>')
    expect(svg).not.toContain('<text')
    expect(svg.match(/\b(NaN|undefined|Infinity)\b/)).toBeNull()
  })
})
