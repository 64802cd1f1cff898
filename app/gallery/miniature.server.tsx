import { renderToStaticMarkup } from 'react-dom/server'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import { galleryItems, historyArticles } from '#content/library.server.ts'
import { picturePath } from '#content/pages.server.ts'
import { filesOf } from './files.server.ts'
import { renderText } from './gallery.server.ts'
import { HERO } from './hero-picture.server.tsx'
import { Picture } from './picture.tsx'
import { words } from '#words/gallery'
import { words as locale } from '#words/locale'

const DAY = 86_400_000
/** The first day of 1970 was a Thursday, and weeks start on Monday. */
const DAYS_TO_THURSDAY = 3

/** True for pictures that the home page always shows. */
const isOnHome = (slug: GallerySlug): boolean =>
  slug === HERO || historyArticles().some(({ data }) => data.picture === slug)

/** One miniature of the gallery for each week, as HTML for the home page, in the order of the gallery. */
export const makeMiniatures = (): readonly string[] =>
  // The texts of the gallery are in English only.
  (locale.language === 'en' ? galleryItems().filter(({ data }) => !isOnHome(data.slug)) : []).map((item) => {
    const { slug, title, subtitle } = item.data
    const [first = '', ...rest] = renderText(item).split(/(?<=<\/p>)\s*(?=<p>)/)
    return renderToStaticMarkup(
      <Miniature
        {...{ title, subtitle, first }}
        path={picturePath(slug)}
        files={filesOf(slug)}
        rest={rest.join('')}
      />,
    )
  })

/** The miniature shown on a day. The next one follows each Monday, in a cycle. */
export const ofTheWeek = (miniatures: readonly string[], today: Date): string => {
  const week = Math.floor((Math.floor(today.getTime() / DAY) + DAYS_TO_THURSDAY) / 7)
  return miniatures[week % miniatures.length] ?? ''
}

interface MiniatureProps {
  readonly path: string
  readonly title: string
  readonly subtitle: string
  readonly files: ReturnType<typeof filesOf>
  /** Paragraphs as HTML. */
  readonly first: string
  readonly rest: string
}

/** Shows the first paragraph and folds the rest, so that the page stays short. */
function Miniature({ path, title, subtitle, files, first, rest }: MiniatureProps) {
  return (
    <section aria-labelledby="miniature" className="page">
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <a href={path} aria-hidden="true" tabIndex={-1}>
          <Picture
            files={files}
            alt=""
            widths={[480, 720, 960]}
            sizes="(min-width: 48rem) 34rem, calc(100vw - 34px)"
            when="late"
            className="h-auto w-full rounded-card"
          />
        </a>
        <div className="min-w-0 self-center">
          <p className="text-label text-muted">{words.miniature.miniatureOfTheWeek}</p>
          <h2 id="miniature" className="mt-1 text-2xl sm:text-3xl">
            <a href={path}>{title}</a>
          </h2>
          <p className="mt-2 text-muted">{subtitle}</p>
          <div className="miniature-text mt-4">
            {/* oxlint-disable-next-line react/no-danger -- made by content/markdown.ts, which escapes and refuses HTML */}
            <div dangerouslySetInnerHTML={{ __html: first }} />
            <details>
              <summary className="inline-flex min-h-11 items-center font-semibold text-green underline">
                {words.miniature.readOn}
              </summary>
              {/* oxlint-disable-next-line react/no-danger -- as above */}
              <div dangerouslySetInnerHTML={{ __html: rest }} />
            </details>
          </div>
        </div>
      </div>
    </section>
  )
}
