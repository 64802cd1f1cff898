import './gallery.css'
import type { PictureFiles } from './picture-files.ts'
import { Picture } from './picture.tsx'
import { words } from '#words/gallery'

export interface GalleryCard {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly files: PictureFiles
}

const SIZES =
  '(min-width: 77rem) 17.4rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, calc(100vw - 2rem)'

/** The first picture is larger than the others on wide screens. */
const FIRST_SIZES = '(min-width: 80rem) 37rem, (min-width: 64rem) 63vw, calc(100vw - 2rem)'

export function GalleryPage({ cards }: { readonly cards: readonly GalleryCard[] }) {
  return (
    <main className="page pt-6 sm:pt-8">
      <h1 className="text-3xl sm:text-4xl">{words.galleryPage.gallery}</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-muted">
        {words.galleryPage.aCabinetOfMiniatures(cards.length)}
      </p>
      <ul className="gallery-grid">
        {cards.map((card, index) => (
          <Card key={card.path} card={card} isFirst={index === 0} />
        ))}
      </ul>
    </main>
  )
}

/**
 * The first picture is the largest element in view on a phone; the others load after it, so that they do not compete
 * for bandwidth. The whole card links to the picture's page, and the title is the link for screen readers. The
 * picture has no alternative text, because title and description are beside it and its page describes it in full.
 */
function Card({ card, isFirst }: { readonly card: GalleryCard; readonly isFirst: boolean }) {
  const { path, title, description, files } = card
  return (
    <li className="gallery-card">
      <Picture
        files={files}
        alt=""
        widths={[480, 720, 960]}
        sizes={isFirst ? FIRST_SIZES : SIZES}
        when={isFirst ? 'first' : 'late'}
      />
      <div className="p-4">
        <h2 className="line-clamp-2 text-lg leading-snug">
          <a href={path}>{title}</a>
        </h2>
        <p className="mt-1.5 line-clamp-3 text-label text-muted">{description}</p>
      </div>
    </li>
  )
}
