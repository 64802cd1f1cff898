import { ContentError, type Document } from '#content/document.ts'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import type { GalleryItem } from '#content/gallery.ts'
import { galleryItems } from '#content/library.server.ts'
import { renderProse } from '#content/markdown.ts'
import { listPages, picturePath } from '#content/pages.server.ts'
import { filesOf } from './files.server.ts'
import type { GalleryCard } from './gallery-page.tsx'
import { nextStepOf } from '#content/next-steps.ts'
import type { PictureLink, PictureText } from './picture-page.tsx'
import { words } from '#words/gallery'
import { words as labels } from '#words/labels'

export const listGallery = (): readonly GalleryCard[] =>
  galleryItems().map(({ data: { slug, title, description } }) => ({
    path: picturePath(slug),
    ...words.card(slug, title, description),
    files: filesOf(slug),
  }))

/** Undefined if there is no such picture. */
export function findPicture(slug: string) {
  const items = galleryItems()
  const index = items.findIndex(({ data }) => data.slug === slug)
  const item = items[index]
  if (item === undefined) return undefined
  const { slug: ownSlug, metaDescription: description, keywords, ...data } = item.data
  const picture: PictureText = {
    ...data,
    html: renderText(item),
    files: filesOf(ownSlug),
    step: nextStepOf(ownSlug, labels.nextSteps),
    place: { number: index + 1, of: items.length },
    // The last and the first picture link to each other.
    previous: linkTo(items.at(index - 1) ?? item),
    next: linkTo(items[index + 1] ?? items[0] ?? item),
  }
  return { picture, description, keywords }
}

/** The gallery picture of an article; undefined if the article has none. */
export function findFigure(slug: GallerySlug | undefined) {
  const item = galleryItems().find(({ data }) => data.slug === slug)
  if (item === undefined) return undefined
  const { title, description, alt } = item.data
  return {
    ...linkTo(item),
    title: words.card(item.data.slug, title, description).title,
    alt: words.alt(item.data.slug, alt),
  }
}

const linkTo = ({ data: { slug, title } }: GalleryItem): PictureLink => ({
  path: picturePath(slug),
  title,
  files: filesOf(slug),
})

/** Throws a ContentError with every fault of the text, including links to pages that do not exist. */
export function renderText(document: Document<unknown>): string {
  const { html, links } = renderProse(document, () => ({ fault: 'a board in the text of a picture' }))
  const pages = new Set(listPages().map(({ path }) => path))
  const faults = links
    .filter(({ path }) => !pages.has(path.replace(/[?#].*/s, '')))
    .map(({ path, line }) => ({ file: document.file, line, message: `no page ${path}` }))
  if (faults.length > 0) throw new ContentError(faults)
  return html
}
