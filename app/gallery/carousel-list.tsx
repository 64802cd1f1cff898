import { Icon } from '#app/ui/icon.tsx'
import type { PictureFiles } from './picture-files.ts'
import { words } from '#words/gallery'

interface CarouselPicture {
  readonly path: string
  readonly title: string
  readonly files: PictureFiles
}

/** A scrollable row of pictures. carousel-motion.ts adds the buttons and the copies for wrapping around. */
export function CarouselList({ pictures }: { readonly pictures: readonly CarouselPicture[] }) {
  return (
    <section aria-labelledby="gallery" className="page carousel">
      <div className="carousel-head">
        <h2 id="gallery" className="text-2xl sm:text-3xl">
          <a href="/gallery">{words.carouselList.theGallery}</a>
        </h2>
        <div className="carousel-controls" hidden>
          <button type="button" data-move="back" aria-label={words.carouselList.previousPictures}>
            <Icon name="previous" />
          </button>
          <button type="button" data-move="on" aria-label={words.carouselList.nextPictures}>
            <Icon name="next" />
          </button>
        </div>
      </div>
      <ul className="carousel-track">
        {pictures.map(({ path, title, files }) => (
          <li key={path}>
            <a href={path}>
              <picture>
                <source type="image/avif" srcSet={files.addresses.avif[480]} />
                {/* The title beside it names the picture, and its page describes it. */}
                <img
                  alt=""
                  width={480}
                  height={files.heights[480]}
                  loading="lazy"
                  decoding="async"
                  src={files.addresses.jpg[480]}
                  style={{ background: files.color }}
                />
              </picture>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
