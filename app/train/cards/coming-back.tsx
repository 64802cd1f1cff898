import { numberAt } from '#app/line/move-number.ts'
import { dayOfYear } from '#app/ui/dates.ts'
import type { Flashcard } from './schedule.ts'
import { words } from '#words/train/cards'

const SHOWN = 12

interface ComingBackProps {
  readonly cards: readonly Flashcard[]
}

/** The mistakes that are asked next, with their days. Empty once every mistake is known. */
export function ComingBack({ cards }: ComingBackProps) {
  const coming = cards
    .flatMap(({ entry, dueAt }) => (dueAt === undefined ? [] : [{ entry, dueAt }]))
    .toSorted((a, b) => a.dueAt - b.dueAt)
  if (coming.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <section tabIndex={0} aria-labelledby="coming-back" className="today-results stage-fills">
      <h2 id="coming-back" className="text-base">
        {words.cardsPage.comingBack}
      </h2>
      <ol>
        {coming.slice(0, SHOWN).map(({ entry: { card, game }, dueAt }) => (
          <li key={card}>
            <span>
              {game.title}, {numberAt(game.move - 1)}
            </span>
            <span className="text-muted">{dayOfYear(new Date(dueAt).toISOString())}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
