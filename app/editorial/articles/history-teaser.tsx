import type { Tag } from '#content/tags.ts'
import type { ReactNode } from 'react'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import { Icon } from '#app/ui/icon.tsx'
import { longDate } from '#app/ui/dates.ts'
import { MOST_TAGS } from './post-summary.ts'
import { TagList } from '#app/editorial/tag-list.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

export interface HistoryCard {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly Tag[]
  readonly date: string
  /** A picture of the gallery. */
  readonly picture?: GallerySlug | undefined
}

/** Renders the picture of a card; the first one is large. */
export type HistoryPicture = (slug: GallerySlug | undefined, isLarge: boolean) => ReactNode

interface HistoryTeaserProps {
  readonly articles: readonly HistoryCard[]
  readonly pictureOf: HistoryPicture
}

/** The first of five articles, large, and the four that follow it. */
export function HistoryTeaser({ articles, pictureOf }: HistoryTeaserProps) {
  return (
    <section aria-labelledby="history" className="page">
      <h2 id="history" className="text-2xl sm:text-3xl">
        {words.historyTeaser.fromChaturangaToToday}
      </h2>
      <div className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {articles.map((article, index) => (
          <Card
            key={article.path}
            article={article}
            isFeatured={index === 0}
            picture={pictureOf(article.picture, index === 0)}
          />
        ))}
      </div>
    </section>
  )
}

interface CardProps {
  readonly article: HistoryCard
  readonly isFeatured: boolean
  readonly picture: ReactNode
}

function Card({ article, isFeatured, picture }: CardProps) {
  const { path, title, excerpt, tags, date } = article
  return (
    <article
      className={`flex flex-col overflow-hidden rounded-card border border-hairline bg-surface ${isFeatured ? 'md:col-span-2 md:grid md:grid-cols-[26rem_1fr] xl:col-span-4' : ''}`}
    >
      {/* Decorative: the article's page describes it. */}
      <div aria-hidden="true">{picture}</div>
      <div className={`flex grow flex-col items-start p-5 ${isFeatured ? 'justify-center sm:p-8' : ''}`}>
        <TagList tags={isFeatured ? tags : tags.slice(0, MOST_TAGS)} />
        <h3 className={`mt-3 ${isFeatured ? 'text-xl sm:text-2xl' : 'text-lg leading-snug'}`}>{title}</h3>
        <p className={`mt-2 max-w-[38rem] text-muted ${isFeatured ? 'sm:text-lg' : 'text-label'}`}>
          {excerpt}
        </p>
        <p className="mt-3 text-sm text-muted">
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <a
          href={path}
          className={`${isFeatured ? '' : 'mt-auto'} inline-flex min-h-11 items-center gap-2 pt-2 font-semibold text-green`}
        >
          {richText(words.articles.readMore((text) => <span className="sr-only">{text}</span>, title))}
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  )
}
