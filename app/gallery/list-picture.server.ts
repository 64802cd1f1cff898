import type { GallerySlug } from '#content/gallery-slugs.ts'
import { filesOf } from './files.server.ts'
import type { PictureFiles } from './picture-files.ts'

interface Pictured {
  readonly path: string
  readonly picture: GallerySlug | undefined
}

/** The files of the pictures that texts of a list have, by the address of the text. */
export const filesByPath = (texts: readonly Pictured[]): Readonly<Record<string, PictureFiles>> =>
  Object.fromEntries(
    texts.flatMap(({ path, picture }) => (picture === undefined ? [] : [[path, filesOf(picture)]])),
  )
