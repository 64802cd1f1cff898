import { data } from 'react-router'
import { makeBreadcrumbs, makePictureThing } from '#app/discovery/json-ld.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { findPicture } from '#app/gallery/gallery.server.ts'
import { PicturePage } from '#app/gallery/picture-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/gallery-picture.ts'
import { words } from '#words/gallery'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const found = findPicture(params.slug)
  return data({ found, isMissing: found === undefined }, { status: found === undefined ? 404 : 200 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { found } = args.loaderData
  if (found === undefined) return makeMissingMeta(args, words.galleryPicture.pictureNotFound)
  const { picture, description, keywords } = found
  const { title, alt, files } = picture
  return makePageMeta(args, {
    title,
    section: words.gallery.gallery,
    description,
    keywords,
    pictureAlt: alt,
    things: (place) => [
      makePictureThing(place, {
        title,
        description,
        file: files.addresses.jpg[1600],
        width: 1600,
        height: files.heights[1600],
      }),
      makeBreadcrumbs(place, [{ name: words.gallery.gallery, path: '/gallery' }, { name: title }]),
    ],
  })
}

export default function GalleryPicture({ loaderData: { found } }: Route.ComponentProps) {
  if (found === undefined)
    return (
      <MissingPage
        title={words.galleryPicture.pictureNotFound}
        message={words.galleryPicture.thePictureDoesNotExist}
        back={{ to: '/gallery', label: words.picturePage.backToGallery }}
      />
    )
  return <PicturePage picture={found.picture} />
}
