import type { Tag } from '#content/tags.ts'
import type { ReactNode } from 'react'
import type { Heading } from '#content/markdown.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import '#app/editorial/article.css'
import { BackLink } from '#app/editorial/back-link.tsx'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { ArticleBody } from '#app/editorial/article-body.tsx'
import { Byline } from './byline.tsx'
import { Html } from '#app/editorial/html.tsx'
import { NextStep } from '#app/editorial/next-step.tsx'
import type { NextStepLink as Step } from '#content/next-steps.ts'
import { ReplayScript } from '#app/editorial/replay-script.tsx'
import { TagList } from '#app/editorial/tag-list.tsx'
import { longDate } from '#app/ui/dates.ts'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

/** An article as its page shows it. Plain data, made by article.server.ts. */
export interface Article {
  readonly title: string
  /** Shown below the title, larger than the text. */
  readonly lead: string
  readonly tags: readonly Tag[]
  readonly date: string
  readonly author: string
  readonly html: string
  readonly next: Step
  readonly readingMinutes: number
  /** Empty if the page is too short to need a table of contents. */
  readonly contents: readonly Heading[]
  readonly hasBoards: boolean
  readonly hasGames: boolean
  /** True if the text has positions to play out against the computer. */
  readonly hasGoals: boolean
  /** Selects the cards in the ad slots. */
  readonly seed: number
}

interface ArticlePageProps {
  readonly article: Article
  readonly back: { readonly to: string; readonly label: string }
  /** True for news, which tells what was known on its day. */
  readonly isArchive?: boolean
  /** Content between title and text. */
  readonly picture?: ReactNode
  /** Content after the text: sources and related texts. */
  readonly after?: ReactNode
  /** The script that makes positions with a goal playable. */
  readonly goals?: ReactNode
}

export function ArticlePage({ article, back, isArchive = false, picture, after, goals }: ArticlePageProps) {
  const { title, lead, tags, date, author, html, readingMinutes, contents, hasBoards, seed } = article
  const [first, rest] = splitAtSlot(html)
  return (
    <main className="page pt-4 sm:pt-8">
      {hasBoards && <BoardSymbols />}
      <article className="article">
        <header className="article-column">
          <BackLink to={back.to}>{back.label}</BackLink>
          <div className="mt-4 mb-4">
            <TagList tags={tags} />
          </div>
          <h1 className="article-title">{title}</h1>
          <p className="mt-4 mb-5 text-lg text-muted">{lead}</p>
          <Byline {...{ date, author, readingMinutes }} />
          {isArchive && (
            <p className="mt-1 text-sm text-muted">
              {richText(words.post.fromTheArchive(<time dateTime={date}>{longDate(date)}</time>))}
            </p>
          )}
        </header>
        {picture}
        <ArticleBody contents={contents}>
          <Html html={first} className="prose" />
          <div className="article-column">
            <AdSlot seed={seed} />
          </div>
          {rest !== '' && <Html html={rest} className="prose" />}
        </ArticleBody>
        <NextStep step={article.next} />
        <div className="article-column">
          <AdSlot seed={seed + 1} />
        </div>
        {after}
      </article>
      {article.hasGames && <ReplayScript />}
      {article.hasGoals && goals}
    </main>
  )
}

/** The first section ends at a heading after this many characters, so that a screen of text precedes the first slot. */
const FIRST_SECTION = 1_200

/** The text before and after the first slot. A text of one section is divided at its last heading. */
function splitAtSlot(html: string): readonly [string, string] {
  const next = html.indexOf('<h2', FIRST_SECTION)
  const end = next < 0 ? html.lastIndexOf('<h2') : next
  return end <= 0 ? [html, ''] : [html.slice(0, end), html.slice(end)]
}
