import { data } from 'react-router'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { BackLink } from '#app/editorial/back-link.tsx'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { LessonPage } from '#app/learn/lesson/lesson-page.tsx'
import { openLesson } from '#app/learn/lesson/lesson.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { ModuleScripts } from '#app/ui/module-scripts.tsx'
import type { Route } from './+types/lesson.ts'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import accountScriptUrl from '#app/composition/scripts/account-learnt-script.ts?worker&url'
// oxlint-disable-next-line import/default -- as above
import scriptUrls from '#app/composition/scripts/lesson-script.tsx?board-script'
import { words } from '#words/learn'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const opened = openLesson(params.slug)
  return data({ opened, isMissing: opened === undefined }, { status: opened === undefined ? 404 : 200 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { opened } = args.loaderData
  if (opened === undefined) return makeMissingMeta(args, words.lesson.lessonNotFound)
  const { title, summary } = opened.lesson
  return makePageMeta(args, {
    title,
    section: words.lesson.learnChess,
    description: words.lesson.aFreeChessLessonWith(summary, opened.part),
    things: (place) => [
      makeBreadcrumbs(place, [{ name: words.lesson.learnChess, path: '/learn' }, { name: title }]),
    ],
  })
}

export default function LessonRoute({ loaderData: { opened } }: Route.ComponentProps) {
  if (opened === undefined)
    return (
      <MissingPage
        title={words.lesson.lessonNotFound}
        message={words.lesson.noLessonHere}
        back={{ to: '/learn', label: words.lesson.allLessons }}
      />
    )
  return (
    <>
      <LessonPage {...opened} back={<BackLink to="/learn">{words.lesson.allLessons}</BackLink>} />
      <ModuleScripts urls={scriptUrls} data-account-script={accountScriptUrl} />
    </>
  )
}
