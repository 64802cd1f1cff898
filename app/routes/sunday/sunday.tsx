import { data } from 'react-router'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { findSunday } from '#app/editorial/sunday/sunday.server.ts'
import { SundayPage } from '#app/editorial/sunday/sunday-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { themeWords } from '#app/puzzles/themes.ts'
import { difficultyOf } from '#app/puzzles/words.ts'
import { longDate } from '#app/ui/dates.ts'
import type { Route } from './+types/sunday.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const puzzle = findSunday(params.sunday, new Date(), { difficultyOf, themeWords })
  return data({ puzzle, isMissing: puzzle === undefined }, { status: puzzle === undefined ? 404 : 200 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { puzzle } = args.loaderData
  if (puzzle === undefined) return makeMissingMeta(args, words.sunday.puzzleNotFound)
  const title = words.sunday.title(longDate(puzzle.sunday))
  return makePageMeta(args, {
    title,
    description: words.sunday.puzzleOfSunday(longDate(puzzle.sunday)),
    hasPicture: false,
    things: (place) => [
      makeBreadcrumbs(place, [
        { name: words.sundayPage.sundaysPuzzle, path: '/sunday-puzzle' },
        { name: longDate(puzzle.sunday) },
      ]),
    ],
  })
}

export default function Sunday({ loaderData: { puzzle } }: Route.ComponentProps) {
  if (puzzle === undefined)
    return (
      <MissingPage
        title={words.sunday.puzzleNotFound}
        message={words.sunday.noPuzzleForThisDay}
        back={{ to: '/sunday-puzzle', label: words.sundayPage.allWeeks }}
      />
    )
  return <SundayPage puzzle={puzzle} />
}
