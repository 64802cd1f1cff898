import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { listSundays } from '#app/editorial/sunday/sunday.server.ts'
import { SundaysPage } from '#app/editorial/sunday/sunday-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { themeWords } from '#app/puzzles/themes.ts'
import { difficultyOf } from '#app/puzzles/words.ts'
import { longDate } from '#app/ui/dates.ts'
import type { Route } from './+types/sundays.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

/** Rendered on request, since each week is added to the list on its Monday. */
export const loader = () => ({ cards: listSundays(new Date(), { difficultyOf, themeWords }) })

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.sundayPage.sundaysPuzzle,
    description: words.sunday.oneForEachSunday,
    keywords: words.sunday.keywords,
    things: (place) => [
      makeRankingList(
        place,
        words.sundayPage.sundaysPuzzle,
        args.loaderData.cards.map(({ sunday, path }) => ({
          name: words.sunday.title(longDate(sunday)),
          path,
        })),
      ),
      makeBreadcrumbs(place, [{ name: words.sundayPage.sundaysPuzzle }]),
    ],
  })

export default function Sundays({ loaderData }: Route.ComponentProps) {
  return <SundaysPage cards={loaderData.cards} />
}
