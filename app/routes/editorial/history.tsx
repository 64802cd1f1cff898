import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { HistoryPage } from '#app/editorial/articles/history-page.tsx'
import { listHistoryCards } from '#app/editorial/articles/history.server.ts'
import { findFigure } from '#app/gallery/gallery.server.ts'
import { Picture } from '#app/gallery/picture.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/history.ts'

export const handle = { js: false } satisfies PageHandle

export const loader = () => ({
  chapters: listHistoryCards().map((card) => ({ ...card, picture: findFigure(card.picture) })),
})

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: TITLE,
    description:
      'The history of chess in five chapters: chaturanga, the way through the centuries, the last fifty years, and how India came back to its own game.',
    keywords: 'history of chess, chaturanga, origin of chess, chess in india',
    pictureAlt: `${TITLE}, beside an uncheckered board in a green arch`,
    things: (place) => [
      makeRankingList(
        place,
        TITLE,
        args.loaderData.chapters.map(({ title, path }) => ({ name: title, path })),
      ),
      makeBreadcrumbs(place, [{ name: TITLE }]),
    ],
  })

const TITLE = 'The History of Chess'

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
            sizes="(min-width: 48rem) 20rem, calc(100vw - 34px)"
            when="late"
            className="aspect-[16/10] w-full rounded-card object-cover"
          />
        ),
      }))}
    />
  )
}
