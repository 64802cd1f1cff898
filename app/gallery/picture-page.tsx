import { roughDate } from '#app/ui/dates.ts'
import { buttonClass } from '#app/ui/button-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { NextStepLink } from '#content/next-steps.ts'
import './gallery.css'
import type { PictureFiles } from './picture-files.ts'
import { Picture } from './picture.tsx'
import { Viewer } from './viewer.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/gallery'

export interface PictureLink {
  readonly path: string
  readonly title: string
  readonly files: PictureFiles
}

/** A picture with its text. Plain data, made by gallery.server.ts. */
export interface PictureText {
  readonly title: string
  readonly subtitle: string
  readonly category?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly alt: string
  readonly html: string
  readonly themes: { readonly heading: string; readonly points: readonly string[] }
  readonly buttons: { readonly play: string; readonly gallery: string }
  /** The month in which it was added: `2025-06`. */
  readonly added?: string | undefined
  readonly files: PictureFiles
  /** The link at the end of the text. */
  readonly step: NextStepLink
  readonly place: { readonly number: number; readonly of: number }
  readonly previous: PictureLink
  readonly next: PictureLink
}

export function PicturePage({ picture }: { readonly picture: PictureText }) {
  const { title, subtitle, alt, html, files, step, place, previous, next } = picture
  return (
    <main className="page pt-4 sm:pt-8">
      <div className="picture-page">
        <a href="/gallery" className={`${buttonClass('secondary', 'normal')} back-link`}>
          <Icon name="previous" />
          {words.picturePage.backToGallery}
        </a>
        <article>
          <figure className="picture-large">
            <Viewer {...{ title, alt, place, files }} previous={previous.path} next={next.path}>
              <Picture
                {...{ files, alt }}
                widths={[480, 720, 960, 1600]}
                sizes="(min-width: 58rem) clamp(950px, 150vh - 357px, 1122px), calc(100vw - 34px)"
                when="first"
              />
            </Viewer>
          </figure>
          <header className="picture-header">
            <Labels {...picture} />
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            <p className="mt-3 text-lg text-muted">{subtitle}</p>
          </header>
          <div className="picture-text">
            {/* oxlint-disable-next-line react/no-danger -- made by content/markdown.ts, which escapes and refuses HTML */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
            <p className="picture-note">{words.picturePage.renderedByComputer}</p>
            <p>
              <a href={step.to} className="inline-flex min-h-11 items-center font-semibold">
                {step.label}
              </a>
            </p>
          </div>
          <Aside {...picture} />
        </article>
        <nav aria-label={words.picturePage.otherPictures} className="picture-links">
          <Neighbour link={previous} rel="prev" label={words.picturePage.previous} />
          <Neighbour link={next} rel="next" label={words.picturePage.next} />
        </nav>
      </div>
    </main>
  )
}

/** The themes of the picture and the buttons that the specification lists. */
function Aside({ themes, buttons }: Pick<PictureText, 'themes' | 'buttons'>) {
  return (
    <aside className="picture-aside">
      <section aria-labelledby="themes" className="rounded-card border border-hairline bg-surface p-5">
        <h2 id="themes" className="text-lg">
          {themes.heading}
        </h2>
        <ul className="themes">
          {themes.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <a href="/play" className={`${buttonClass('primary', 'large')} text-center`}>
        {buttons.play}
      </a>
      <a href="/gallery" className={`${buttonClass('secondary', 'large')} text-center`}>
        {buttons.gallery}
      </a>
    </aside>
  )
}

/** The category or the two tags, the month in which the picture was added, and its number. */
function Labels({ category, tags, added, place }: PictureText) {
  return (
    <p className="picture-labels">
      {category !== undefined && <span className="font-semibold text-green">{category}</span>}
      {tags?.map((tag) => (
        <span key={tag} className="rounded-full border border-hairline px-2.5 py-px">
          {tag}
        </span>
      ))}
      {added !== undefined && (
        <span>{richText(words.picturePage.added(<time dateTime={added}>{roughDate(added)}</time>))}</span>
      )}
      <span>{words.picturePage.place(place.number, place.of)}</span>
    </p>
  )
}

interface NeighbourProps {
  readonly link: PictureLink
  readonly rel: 'prev' | 'next'
  readonly label: string
}

function Neighbour({ link: { path, title, files }, rel, label }: NeighbourProps) {
  return (
    <a href={path} rel={rel}>
      <Picture files={files} alt="" widths={[480]} sizes="9rem" when="late" />
      <span>
        <span className="block text-sm text-muted">{label}</span>
        <span className="font-display leading-snug font-semibold">{title}</span>
      </span>
    </a>
  )
}
