import { data } from 'react-router'
import { makeBreadcrumbs, makePictureThing } from '#app/discovery/json-ld.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { findPicture } from '#app/gallery/gallery.server.ts'
import { PicturePage } from '#app/gallery/picture-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/gallery-picture.ts'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const found = findPicture(params.slug)
  return data({ found, isMissing: found === undefined }, { status: found === undefined ? 404 : 200 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { found } = args.loaderData
  if (found === undefined) return makeMissingMeta(args, 'Picture Not Found')
  const { picture, description, keywords } = found
  const { title, alt, files } = picture
  return makePageMeta(args, {
    title,
    section: 'Gallery',
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
      makeBreadcrumbs(place, [{ name: 'Gallery', path: '/gallery' }, { name: title }]),
    ],
  })
}

export default function GalleryPicture({ loaderData: { found } }: Route.ComponentProps) {
  if (found === undefined)
    return (
      <MissingPage
        title="Picture Not Found"
        message="The picture you're looking for doesn't exist."
        back={{ to: '/gallery', label: 'Back to Gallery' }}
      />
    )
  return <PicturePage picture={found.picture} />
}
