import type { ReactNode } from 'react'
import '#app/editorial/article.css'
import { longDate } from '#app/ui/dates.ts'
import type { HistoryCard } from './history-teaser.tsx'
import { TagList } from '#app/editorial/tag-list.tsx'
import { words } from '#words/editorial'

interface Chapter extends Omit<HistoryCard, 'picture'> {
  readonly picture: ReactNode
}

/** All articles on the history of chess, in the order of the story. */
export function HistoryPage({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <main className="page pt-6 sm:pt-8">
      <h1 className="text-3xl sm:text-4xl">{words.historyPage.theHistoryOfChess}</h1>
      <p className="mt-3 max-w-[38rem] text-lg text-muted">{words.historyPage.inFiveChapters}</p>
      <ol className="mt-10 grid gap-5">
        {chapters.map(({ path, title, excerpt, tags, date, picture }, index) => (
          <li
            key={path}
            className="relative grid gap-5 rounded-card border border-hairline bg-surface p-4 hover:border-green sm:p-5 md:grid-cols-[20rem_1fr] md:gap-8 lg:grid-cols-[30rem_1fr] lg:gap-10"
          >
            <div aria-hidden="true">{picture}</div>
            <div className="min-w-0 self-center">
              <p className="text-sm text-muted">{words.historyPage.chapter(index + 1)}</p>
              <h2 className="mt-1 text-xl sm:text-2xl">
                <a href={path} className="stretched-link">
                  {title}
                </a>
              </h2>
              <p className="mt-2 max-w-[44rem] text-muted">{excerpt}</p>
              <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
                <TagList tags={tags} />
                <time dateTime={date} className="text-sm text-muted">
                  {longDate(date)}
                </time>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </main>
  )
}
