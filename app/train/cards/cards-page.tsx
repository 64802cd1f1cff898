import { lazy, Suspense, useMemo, useState } from 'react'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useTrainingLog } from '../log/use-training-log.ts'
import { cardsOf, dueCards, type Flashcard } from './schedule.ts'
import { TrainStage } from '../train-stage.tsx'
import { StartDiagram } from '../start-diagram.tsx'
import '../train.css'
import { words } from '#words/train/cards'

/** Board and rules, loaded only for due cards. */
const CardQuestion = lazy(async () => ({ default: (await import('./card-question.tsx')).CardQuestion }))

const StillDue = lazy(async () => ({ default: (await import('./still-due.tsx')).StillDue }))

/** Asks the due mistakes one after another. */
export function CardsPage() {
  const { entries } = useTrainingLog()
  const [answered, setAnswered] = useState(0)
  const [shown, setShown] = useState<Flashcard>()
  const [now] = useState(() => Date.now())
  const due = useMemo(() => dueCards(cardsOf(entries ?? []), now), [entries, now])
  const card = shown ?? due[0]
  if (card && card !== shown) setShown(card)
  const others = due.filter(({ entry }) => entry.card !== card?.entry.card)
  const head = (
    <div className="train-bar">
      <h1>{words.cardsPage.yourMistakes}</h1>
      <LinkButton to="/train">{words.cardsPage.train}</LinkButton>
    </div>
  )
  return (
    <main className="page train-page fills-screen">
      {card ? (
        <Suspense>
          <CardQuestion
            key={`${card.entry.card} ${answered}`}
            card={card}
            nextLabel={others.length > 0 ? words.cardsPage.nextMistake : undefined}
            takesFocus={answered > 0}
            onNext={() => {
              setShown(others[0])
              setAnswered(answered + 1)
            }}
            renderParts={(parts, { about, title, task, result }) => (
              <TrainStage
                {...{ parts, head, title, task }}
                about={<p className="train-rating text-muted">{about}</p>}
                result={result !== undefined && <p role="status">{result}</p>}
                more={<StillDue cards={others} />}
              />
            )}
          />
        </Suspense>
      ) : (
        <Stage
          head={head}
          board={<StartDiagram />}
          column={<NoCards entries={entries?.some(({ kind }) => kind === 'card')} />}
        />
      )}
    </main>
  )
}

/** `entries`: true if there are any cards; undefined until the device has been read. */
const NoCards = ({ entries }: { readonly entries: boolean | undefined }) => (
  <CoachCard
    pose={entries === undefined ? 'thinking' : entries ? 'praise' : 'welcome'}
    isSilent
    actions={
      <>
        <LinkButton to="/train/puzzles" kind="primary">
          {words.cardsPage.solvePuzzles}
        </LinkButton>
        <LinkButton to="/dashboard">{words.cardsPage.yourGames}</LinkButton>
      </>
    }
  >
    <p role="status">
      {entries === undefined
        ? words.cardsPage.lookingForYourMistakes
        : entries
          ? words.cardsPage.nothingIsDueNow
          : words.cardsPage.nothingIsHereYetReview}
    </p>
  </CoachCard>
)
