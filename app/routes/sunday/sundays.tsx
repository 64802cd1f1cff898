import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { listSundays } from '#app/editorial/sunday/sunday.server.ts'
import { SundaysPage } from '#app/editorial/sunday/sunday-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { themeWords } from '#app/puzzles/themes.ts'
import { difficultyOf } from '#app/puzzles/words.ts'
import { longDate } from '#app/ui/dates.ts'
import type { Route } from './+types/sundays.ts'

export const handle = { js: false } satisfies PageHandle

/** Rendered on request: a week joins the list on its Monday. */
export const loader = () => ({ cards: listSundays(new Date(), { difficultyOf, themeWords }) })

const TITLE = 'Sunday’s Puzzle, Explained'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: TITLE,
    description:
      'The hardest chess puzzle of each week, explained move by move: what to count, which checks and captures there are, and why the solution works.',
    keywords: 'chess puzzle explained, chess puzzle of the week, chess tactics',
    things: (place) => [
      makeRankingList(
        place,
        TITLE,
        args.loaderData.cards.map(({ sunday, path }) => ({ name: `${TITLE}: ${longDate(sunday)}`, path })),
      ),
      makeBreadcrumbs(place, [{ name: TITLE }]),
    ],
  })

export default function Sundays({ loaderData }: Route.ComponentProps) {
  return <SundaysPage cards={loaderData.cards} />
}
