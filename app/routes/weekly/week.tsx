import { data } from 'react-router'
import { indianDay, mondaysUntil } from '#content/weekly/weeks.ts'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { WeekPage } from '#app/editorial/weekly/week-page.tsx'
import { findWeek } from '#app/editorial/weekly/week.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { themeWords } from '#app/puzzles/themes.ts'
import { difficultyOf } from '#app/puzzles/words.ts'
import { longDate } from '#app/ui/dates.ts'
import type { Route } from './+types/week.ts'
import { words } from '#words/weekly'

export const handle = { js: false } satisfies PageHandle

/** Without a Monday in the address, the week that has begun in India. */
export function loader({ params }: Route.LoaderArgs) {
  const day = indianDay(new Date())
  const monday = params.monday ?? mondaysUntil(day)[0] ?? ''
  const week = findWeek(monday, day, { difficultyOf, themeWords })
  return data({ week, isMissing: week === undefined }, { status: week === undefined ? 404 : 200 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { week } = args.loaderData
  if (week === undefined) return makeMissingMeta(args, words.weekPage.notFound)
  const isCurrent = args.params.monday === undefined
  const day = longDate(week.monday)
  return makePageMeta(args, {
    title: isCurrent ? words.weekPage.thisWeek : words.feed.title(day),
    description: words.weekPage.description(day),
    keywords: words.weekPage.keywords,
    ...(!isCurrent && { hasPicture: false }),
    things: (place) => [
      makeBreadcrumbs(place, [
        { name: words.weekPage.thisWeek, ...(!isCurrent && { path: '/this-week' }) },
        ...(isCurrent ? [] : [{ name: day }]),
      ]),
    ],
  })
}

export default function WeekRoute({ loaderData: { week } }: Route.ComponentProps) {
  if (week === undefined)
    return (
      <MissingPage
        title={words.weekPage.notFound}
        message={words.weekPage.noWeek}
        back={{ to: '/this-week', label: words.weekPage.allWeeks }}
      />
    )
  return <WeekPage week={week} />
}
