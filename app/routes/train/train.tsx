import { useMemo, useSyncExternalStore } from 'react'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { listParts } from '#app/learn/lesson/lesson.server.ts'
import { describePosition } from '#app/line/describe-position.ts'
import { lessonProgressOf, type LessonProgress } from '#app/learn/progress/progress.ts'
import { openDailyPuzzle } from '#app/puzzles/daily-puzzle.server.tsx'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import type { LessonsLeft } from '#app/train/today/lessons-left.ts'
import { TrainPage } from '#app/train/today/train-page.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from '#app/composition/use-training-owner.ts'
import type { Route } from './+types/train.ts'
import { words } from '#words/train/today'
import { richText } from '#app/ui/rich-text.ts'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

/** Loaded only for signed-in users. */
const TrainingOffer = lazyPart(
  async () => (await import('#app/composition/training-offer.tsx')).TrainingOffer,
)

/** The puzzle of the day, and the lessons in order, with what is needed to find the next one. */
export const loader = () => ({
  daily: openDailyPuzzle(new Date(), describePosition),
  lessons: listParts().flatMap(({ lessons }) =>
    lessons.map(({ slug, path, title, count }) => ({ slug, path, title, count })),
  ),
})

/** Offline, everything works except the lessons and the puzzle of the day. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    console.warn('Lessons and the puzzle of the day could not be fetched.', error)
    return { daily: undefined, lessons: [] }
  }
}

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.train.train,
    description: words.train.whatToTrainTodayPuzzles,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function Train({ loaderData: { daily, lessons } }: Route.ComponentProps) {
  const owner = useTrainingOwner()
  const progress = useLessonProgress(owner)
  return (
    <>
      <NeedsScript>
        <p>
          {richText(
            words.train.trainingNeedsJavascriptWhichIs((text) => (
              <PageAnchor href="/learn">{text}</PageAnchor>
            )),
          )}
        </p>
      </NeedsScript>
      <TrainPage
        daily={daily}
        lessons={progress && lessonsLeft(lessons, progress)}
        offer={typeof owner === 'string' && <TrainingOffer owner={owner} />}
      />
      <UpdateNotice />
    </>
  )
}

/** Undefined until the owner is known and the device has been read. */
function useLessonProgress(owner: string | null | undefined): LessonProgress | undefined {
  const record = useMemo(() => lessonProgressOf(owner ?? undefined), [owner])
  return useSyncExternalStore(
    (listener) => record.subscribe(listener),
    () => (owner === undefined ? undefined : record.value),
    () => undefined,
  )
}

function lessonsLeft(
  lessons: Route.ComponentProps['loaderData']['lessons'],
  progress: LessonProgress,
): LessonsLeft {
  const doneOf = (slug: string) => progress[slug]?.length ?? 0
  const next = lessons.find(({ slug, count }) => doneOf(slug) < count)
  return {
    done: lessons.filter(({ slug, count }) => doneOf(slug) >= count).length,
    all: lessons.length,
    next: next && { title: next.title, path: next.path, isBegun: doneOf(next.slug) > 0 },
  }
}
