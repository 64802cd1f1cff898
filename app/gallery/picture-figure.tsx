import type { PictureLink } from './picture-page.tsx'
import { Picture } from './picture.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/gallery'

/** A picture of the gallery at the top of an article, with a link to its page. */
export function PictureFigure({ path, title, alt, files }: PictureLink & { readonly alt: string }) {
  return (
    <figure className="mx-auto mt-8 max-w-article">
      <Picture
        {...{ files, alt }}
        widths={[480, 720, 960]}
        sizes="(min-width: 50rem) 765px, calc(100vw - 34px)"
        when="early"
        className="h-auto w-full rounded-card"
      />
      <figcaption className="mt-2 text-sm text-muted">
        {richText(
          words.pictureFigure.fromOurGallery(
            <a href={path} className="inline-block py-1 text-green underline">
              {title}
            </a>,
          ),
        )}
      </figcaption>
    </figure>
  )
}
