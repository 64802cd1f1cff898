import type { GallerySlug } from '#content/gallery-slugs.ts'
import { galleryPictures } from '#content/library.server.ts'
import { FORMATS, WIDTHS, type Format, type PictureFiles, type Width } from './picture-files.ts'

/** URLs contain a hash, so that browsers may cache the files forever. */
const ADDRESSES = import.meta.glob<string>('../../content/gallery/pictures/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

export function filesOf(slug: GallerySlug): PictureFiles {
  const { width, height, color, blur } = galleryPictures()[slug]
  return {
    addresses: record(FORMATS, (format) => record(WIDTHS, (each) => addressOf(slug, each, format))),
    heights: record(WIDTHS, (each) => Math.round((each * height) / width)),
    color,
    blur,
  }
}

function addressOf(slug: GallerySlug, width: Width, format: Format): string {
  const name = `../../content/gallery/pictures/${slug}-${width}.${format}`
  const address = ADDRESSES[name]
  if (address === undefined) throw new Error(`There is no ${name}: \`npm run gallery\` in workshop/ makes it`)
  return address
}

const record = <Key extends string | number, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
