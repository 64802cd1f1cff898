import { makeBreadcrumbs, makeGalleryThing } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { GalleryPage } from '#app/gallery/gallery-page.tsx'
import { listGallery } from '#app/gallery/gallery.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/gallery.ts'
import { words } from '#words/gallery'

export const handle = { js: false } satisfies PageHandle

export const loader = () => ({ cards: listGallery() })

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.gallery.chessGallery,
    description: words.gallery.smallWorldsAroundAChessBoard,
    keywords: words.gallery.keywords,
    pictureAlt: words.gallery.sharePicture,
    things: (place) => [
      makeGalleryThing(place, words.gallery.chessGallery, args.loaderData.cards),
      makeBreadcrumbs(place, [{ name: words.gallery.gallery }]),
    ],
  })

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage cards={loaderData.cards} />
}
