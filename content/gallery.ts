import { parseCollection } from './collection.ts'
import type { Document, Fault, Source } from './document.ts'
import { GALLERY_SLUGS } from './gallery-slugs.ts'
import { gallerySchema, type GalleryData } from './schemas.ts'

export type GalleryItem = Document<GalleryData>

const PARAGRAPHS = 3

/** Reads all texts of the gallery in its order. Each must have three paragraphs. */
export function parseGallery(sources: readonly Source[]): readonly GalleryItem[] {
  const items = parseCollection(sources, gallerySchema, (all) =>
    all.flatMap(({ file, body, bodyLine }): Fault[] => {
      const count = body.trim().split(/\n{2,}/).length
      const message = `the text has ${count} paragraphs; it must have ${PARAGRAPHS}`
      return count === PARAGRAPHS ? [] : [{ file, line: bodyLine, message }]
    }),
  )
  const placeOf = ({ data }: GalleryItem): number => GALLERY_SLUGS.indexOf(data.slug)
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
