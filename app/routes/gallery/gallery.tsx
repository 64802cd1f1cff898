import { makeBreadcrumbs, makeGalleryThing } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { GalleryPage } from '#app/gallery/gallery-page.tsx'
import { listGallery } from '#app/gallery/gallery.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/gallery.ts'

export const handle = { js: false } satisfies PageHandle

export const loader = () => ({ cards: listGallery() })

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: 'Chess Gallery',
    description:
      'Small worlds around a chess board, carved and rendered by us: London at dusk, a Rajput palace, a Moscow winter, a Mumbai quay, even a Tyrannosaurus.',
    keywords: 'chess art, chess pictures, chess gallery, indian chess art, chess scenes',
    pictureAlt:
      'A marble chess board before a pink palace with domes and elephants, seen through a cusped arch',
    things: (place) => [
      makeGalleryThing(place, 'Chess Gallery', args.loaderData.cards),
      makeBreadcrumbs(place, [{ name: 'Gallery' }]),
    ],
  })

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage cards={loaderData.cards} />
}
