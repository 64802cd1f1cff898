import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useIsHydrated } from '#app/browser/use-hydrated.ts'
import type { ExerciseOpponent } from '#app/exercise/opponent.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { words as lessons } from '#words/train/ending-lessons'
import { words } from '#words/train/endings'
import { useTrainingLog } from '../log/use-training-log.ts'
import { TrainBar } from '../train-bar.tsx'
import { ENDINGS, findEnding, type TaughtEnding } from './ending-list.ts'
import { endingProgress, levelOf } from './ending-progress.ts'
import '../train.css'
import './endings.css'

/** Board, rules and tables, loaded after the first paint. */
const OpenedEnding = lazy(async () => ({ default: (await import('./opened-ending.tsx')).OpenedEnding }))

interface EndingPageProps {
  readonly id: string
  readonly startOpponent: () => ExerciseOpponent
}

/** The trainer of one ending. The server's page is the same for all, because one copy serves all of them offline. */
export function EndingPage({ id, startOpponent }: EndingPageProps) {
  const isHydrated = useIsHydrated()
  const { entries } = useTrainingLog()
  const progress = useMemo(() => endingProgress(entries ?? []), [entries])
  const ending = isHydrated ? findEnding(id) : undefined
  const head = <Head title={ending ? lessons.titles[ending.id] : words.page.title} />
  return (
    <main className="page train-page ending-page fills-screen">
      {isHydrated && !ending ? (
        <Unknown head={head} />
      ) : ending && entries ? (
        <Suspense fallback={<Waiting head={head} />}>
          <OpenedEnding
            key={ending.id}
            ending={ending}
            head={<EndingHead ending={ending} />}
            level={levelOf(progress, ending.id)}
            startOpponent={startOpponent}
          />
        </Suspense>
      ) : (
        <Waiting head={head} />
      )}
    </main>
  )
}

const Head = ({ title }: { readonly title: string }) => (
  <TrainBar title={title} links={[['/train/endings', words.trainer.all]]} />
)

const EndingHead = ({ ending }: { readonly ending: TaughtEnding }) => (
  <>
    <p className="ending-number">
      {words.trainer.number(ENDINGS.findIndex(({ id }) => id === ending.id) + 1, ENDINGS.length)}
    </p>
    <Head title={lessons.titles[ending.id]} />
  </>
)

const Waiting = ({ head }: { readonly head: ReactNode }) => (
  <Stage
    head={head}
    board={<div className="board-empty" />}
    column={
      <CoachCard pose="thinking" isSilent>
        <p>{words.trainer.loading}</p>
      </CoachCard>
    }
  />
)

const Unknown = ({ head }: { readonly head: ReactNode }) => (
  <Stage
    head={head}
    board={<div className="board-empty" />}
    column={
      <CoachCard
        pose="sorry"
        isSilent
        actions={
          <LinkButton to="/train/endings" kind="primary">
            {words.trainer.all}
          </LinkButton>
        }
      >
        <p role="status">{words.trainer.unknown}</p>
      </CoachCard>
    }
  />
)
