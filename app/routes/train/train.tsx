import { useMemo, useSyncExternalStore } from 'react'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { listParts } from '#app/learn/lesson/lesson.server.ts'
import { lessonProgressOf, type LessonProgress } from '#app/learn/progress/progress.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { TrainPage, type NextLesson } from '#app/train/today/train-page.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { TrainingOffer } from '#app/composition/training-offer.tsx'
import { useTrainingOwner } from '#app/composition/use-training-owner.ts'
import type { Route } from './+types/train.ts'
import { words } from '#words/train/today'
import { richText } from '#app/ui/rich-text.ts'

/** The lessons in their order, as far as it takes to say which is next. */
export const loader = () => ({
  lessons: listParts().flatMap(({ lessons }) =>
    lessons.map(({ slug, path, title, count }) => ({ slug, path, title, count })),
  ),
})

/** Without a network all but the lessons is there. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    console.warn('The list of lessons could not be fetched.', error)
    return { lessons: [] }
  }
}

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.train.train,
    description: words.train.whatToTrainTodayPuzzles,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function Train({ loaderData: { lessons } }: Route.ComponentProps) {
  const owner = useTrainingOwner()
  const progress = useLessonProgress(owner)
  return (
    <>
      <NeedsScript>
        <p>{richText(words.train.trainingNeedsJavascriptWhichIs((text) => <a href="/learn">{text}</a>))}</p>
      </NeedsScript>
      <TrainPage lesson={progress && nextLesson(lessons, progress)} offer={<TrainingOffer owner={owner} />} />
      <UpdateNotice />
    </>
  )
}

/** Undefined until it is known whose, and the device has answered. */
function useLessonProgress(owner: string | null | undefined): LessonProgress | undefined {
  const record = useMemo(() => lessonProgressOf(owner ?? undefined), [owner])
  return useSyncExternalStore(
    (listener) => record.subscribe(listener),
    () => (owner === undefined ? undefined : record.value),
    () => undefined,
  )
}

/** The first of which boards are left; undefined once all are done. */
function nextLesson(
  lessons: Route.ComponentProps['loaderData']['lessons'],
  progress: LessonProgress,
): NextLesson | undefined {
  const doneOf = (slug: string) => progress[slug]?.length ?? 0
  const next = lessons.find(({ slug, count }) => doneOf(slug) < count)
  return next && { title: next.title, path: next.path, isBegun: doneOf(next.slug) > 0 }
}
