import { lazy, Suspense, useMemo, useState } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useTrainingLog } from '../log/use-training-log.ts'
import { cardsOf, dueCards, type Flashcard } from './schedule.ts'
import '#app/puzzles/puzzles.css'
import '../train.css'
import { words } from '#words/train/cards'

/** Board and rules, loaded only for due cards. */
const CardQuestion = lazy(async () => ({ default: (await import('./card-question.tsx')).CardQuestion }))

/** Due mistakes, one after another. */
export function CardsPage() {
  const { entries } = useTrainingLog()
  const [answered, setAnswered] = useState(0)
  const [shown, setShown] = useState<Flashcard>()
  const [now] = useState(() => Date.now())
  const due = useMemo(() => dueCards(cardsOf(entries ?? []), now), [entries, now])
  const card = shown ?? due[0]
  if (card && card !== shown) setShown(card)
  return (
    <main className="page train-page">
      <div className="train-bar">
        <h1>{words.cardsPage.yourMistakes}</h1>
        <LinkButton to="/train">{words.cardsPage.train}</LinkButton>
      </div>
      {card ? (
        <Suspense>
          <CardQuestion
            key={`${card.entry.card} ${answered}`}
            card={card}
            nextLabel={
              due.some(({ entry }) => entry.card !== card.entry.card)
                ? words.cardsPage.nextMistake
                : undefined
            }
            takesFocus={answered > 0}
            onNext={() => {
              setShown(due.find(({ entry }) => entry.card !== card.entry.card))
              setAnswered(answered + 1)
            }}
          />
        </Suspense>
      ) : (
        <NoCards entries={entries?.some(({ kind }) => kind === 'card')} />
      )}
    </main>
  )
}

/** `entries`: true if there are any cards; undefined until the device has been read. */
const NoCards = ({ entries }: { readonly entries: boolean | undefined }) => (
  <div className="train-none">
    <p role="status">
      {entries === undefined
        ? words.cardsPage.lookingForYourMistakes
        : entries
          ? words.cardsPage.nothingIsDueNow
          : words.cardsPage.nothingIsHereYetReview}
    </p>
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/train/puzzles" kind="primary">
        {words.cardsPage.solvePuzzles}
      </LinkButton>
      <LinkButton to="/dashboard">{words.cardsPage.yourGames}</LinkButton>
    </div>
  </div>
)
