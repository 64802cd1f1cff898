import { lazy, Suspense, useMemo, useState } from 'react'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useTrainingLog } from '../log/use-training-log.ts'
import { cardsOf, dueCards, type Flashcard } from './schedule.ts'
import { TrainBar } from '../train-bar.tsx'
import { StartDiagram } from '../start-diagram.tsx'
import '../train.css'
import { words } from '#words/train/cards'

/** Parts with a board and rules, loaded when they are needed. */
const DueCard = lazy(async () => ({ default: (await import('./due-card.tsx')).DueCard }))
const StillDue = lazy(async () => ({ default: (await import('./still-due.tsx')).StillDue }))
const SampleCard = lazy(async () => ({ default: (await import('./sample-card.tsx')).SampleCard }))

const ComingBack = lazy(async () => ({ default: (await import('./coming-back.tsx')).ComingBack }))

/** Asks the due mistakes one after another. Without any mistakes it explains the page beside a sample. */
export function CardsPage() {
  const { entries } = useTrainingLog()
  const [answered, setAnswered] = useState(0)
  const [shown, setShown] = useState<Flashcard>()
  const [now] = useState(() => Date.now())
  const cards = useMemo(() => entries && cardsOf(entries), [entries])
  const due = useMemo(() => dueCards(cards ?? [], now), [cards, now])
  const card = shown ?? due[0]
  if (card && card !== shown) setShown(card)
  const others = due.filter(({ entry }) => entry.card !== card?.entry.card)
  return (
    <main className="page train-page fills-screen">
      <Suspense fallback={<Waiting />}>
        {card ? (
          <DueCard
            key={`${card.entry.card} ${answered}`}
            card={card}
            head={<Head />}
            nextLabel={others.length > 0 ? words.cardsPage.nextMistake : undefined}
            more={<StillDue cards={others} />}
            takesFocus={answered > 0}
            onNext={() => {
              setShown(others[0])
              setAnswered(answered + 1)
            }}
          />
        ) : cards === undefined ? (
          <Waiting />
        ) : cards.length === 0 ? (
          <SampleCard head={<Head />} />
        ) : (
          <NothingDue cards={cards} />
        )}
      </Suspense>
    </main>
  )
}

const Head = () => (
  <TrainBar
    title={words.cardsPage.yourMistakes}
    links={[
      ['/train/puzzles', words.cardsPage.puzzles],
      ['/train/rush', words.cardsPage.rush],
    ]}
  />
)

const Waiting = () => (
  <Stage
    head={<Head />}
    board={<div className="board-empty" />}
    column={
      <CoachCard pose="thinking" isSilent>
        <p>{words.cardsPage.lookingForYourMistakes}</p>
      </CoachCard>
    }
  />
)

const NothingDue = ({ cards }: { readonly cards: readonly Flashcard[] }) => (
  <Stage
    head={<Head />}
    board={<StartDiagram />}
    column={
      <>
        <CoachCard
          pose="praise"
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
          <p role="status">{words.cardsPage.nothingIsDueNow}</p>
        </CoachCard>
        <ComingBack cards={cards} />
      </>
    }
  />
)
