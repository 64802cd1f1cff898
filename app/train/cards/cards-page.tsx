import { lazy, Suspense, useMemo, useState } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useTrainingLog } from '../log/use-training-log.ts'
import { cardsOf, dueCards, type Card } from './schedule.ts'
import '#app/puzzles/puzzles.css'
import '../train.css'

/** Board and rules, loaded only for due cards. */
const CardQuestion = lazy(async () => ({ default: (await import('./card-question.tsx')).CardQuestion }))

/** Due mistakes, one after another. */
export function CardsPage() {
  const { entries } = useTrainingLog()
  const [begun, setBegun] = useState(0)
  const [shown, setShown] = useState<Card>()
  const [now] = useState(() => Date.now())
  const due = useMemo(() => dueCards(cardsOf(entries ?? []), now), [entries, now])
  const card = shown ?? due[0]
  if (card && card !== shown) setShown(card)
  return (
    <main className="page train-page">
      <div className="train-bar">
        <h1>Your Mistakes</h1>
        <LinkButton to="/train">Train</LinkButton>
      </div>
      {card ? (
        <Suspense>
          <CardQuestion
            key={`${card.entry.card} ${begun}`}
            card={card}
            nextLabel={due.some(({ entry }) => entry.card !== card.entry.card) ? 'Next mistake' : undefined}
            takesFocus={begun > 0}
            onNext={() => {
              setShown(due.find(({ entry }) => entry.card !== card.entry.card))
              setBegun(begun + 1)
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
        ? 'Looking for your mistakes…'
        : entries
          ? 'Nothing is due now. What you have learned here comes back after a few days.'
          : 'Nothing is here yet. Review a game that you played: its mistakes come back to you here, first after a day.'}
    </p>
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/train/puzzles" kind="primary">
        Solve puzzles
      </LinkButton>
      <LinkButton to="/dashboard">Your Games</LinkButton>
    </div>
  </div>
)
