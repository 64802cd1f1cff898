import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { HistoryPage } from '#app/editorial/articles/history-page.tsx'
import { listHistoryCards } from '#app/editorial/articles/history.server.ts'
import { findFigure } from '#app/gallery/gallery.server.ts'
import { Picture } from '#app/gallery/picture.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/history.ts'
import { words as metaWords } from '#words/discovery'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export const loader = () => ({
  chapters: listHistoryCards().map((card) => ({ ...card, picture: findFigure(card.picture) })),
})

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.historyPage.theHistoryOfChess,
    description: words.history.theHistoryInFiveChapters,
    keywords: words.history.keywords,
    pictureAlt: metaWords.pageMeta.pictureOfAnUncheckeredBoard(words.historyPage.theHistoryOfChess),
    things: (place) => [
      makeRankingList(
        place,
        words.historyPage.theHistoryOfChess,
        args.loaderData.chapters.map(({ title, path }) => ({ name: title, path })),
      ),
      makeBreadcrumbs(place, [{ name: words.historyPage.theHistoryOfChess }]),
    ],
  })

export default function History({ loaderData }: Route.ComponentProps) {
  return (
    <HistoryPage
      chapters={loaderData.chapters.map(({ picture, ...chapter }) => ({
        ...chapter,
        picture: picture && (
          <Picture
            {...picture}
            alt=""
            widths={[480, 720, 960]}
            sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 20rem, calc(100vw - 34px)"
            when="late"
            className="aspect-[16/10] w-full rounded-card object-cover"
          />
        ),
      }))}
    />
  )
}
