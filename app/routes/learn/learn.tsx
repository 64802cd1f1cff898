import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { LearnPage } from '#app/learn/learn-page.tsx'
import { listParts } from '#app/learn/lesson/lesson.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/learn.ts'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import accountScriptUrl from './account-learnt-script.ts?worker&url'
// oxlint-disable-next-line import/default -- as above
import scriptUrl from './learn-script.ts?worker&url'

export const handle = { js: false } satisfies PageHandle

export const loader = () => ({ parts: listParts() })

const TITLE = 'Learn Chess'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: TITLE,
    description:
      'Free chess lessons from the first move: the pieces, the rules, basic mates against an engine, ten tactical motifs and a few openings, on boards you play on.',
    keywords:
      'learn chess, chess lessons, how chess pieces move, chess rules, chess tactics, chess for beginners',
    things: (place) => [
      makeRankingList(
        place,
        TITLE,
        args.loaderData.parts.flatMap(({ lessons }) =>
          lessons.map(({ title, path }) => ({ name: title, path })),
        ),
      ),
      makeBreadcrumbs(place, [{ name: TITLE }]),
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
