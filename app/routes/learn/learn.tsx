import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { LearnPage } from '#app/learn/learn-page.tsx'
import { listParts } from '#app/learn/lesson/lesson.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/learn.ts'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import accountScriptUrl from '#app/composition/scripts/account-learnt-script.ts?worker&url'
// oxlint-disable-next-line import/default -- as above
import scriptUrl from '#app/composition/scripts/learn-script.ts?worker&url'
import { words } from '#words/learn'

export const handle = { js: false } satisfies PageHandle

export const loader = () => ({ parts: listParts() })

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.learn.title,
    description: words.learn.freeChessLessonsFromThe,
    keywords:
      'learn chess, chess lessons, how chess pieces move, chess rules, chess tactics, chess for beginners',
    things: (place) => [
      makeRankingList(
        place,
        words.learn.title,
        args.loaderData.parts.flatMap(({ lessons }) =>
          lessons.map(({ title, path }) => ({ name: title, path })),
        ),
      ),
      makeBreadcrumbs(place, [{ name: words.learn.title }]),
    ],
  })

export default function Learn({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LearnPage parts={loaderData.parts} />
      <script type="module" src={scriptUrl} data-account-script={accountScriptUrl} />
    </>
  )
}
