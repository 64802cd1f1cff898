import { numberAt } from '#app/line/move-number.ts'
import { CardSteps } from './card-steps.tsx'
import type { Flashcard } from './schedule.ts'
import { words } from '#words/train/cards'

/** Longer lists leave no room for the steps. */
const MOST_WITH_STEPS = 3

/** Lists the mistakes that are still due after this one; a short list is followed by how they come back. */
export const StillDue = ({ cards }: { readonly cards: readonly Flashcard[] }) => (
  <section aria-labelledby="still-due" className="today-results still-due stage-fills">
    <h2 id="still-due" className="text-base">
      {words.cardsPage.stillDue(cards.length)}
    </h2>
    {cards.length > 0 && (
      <ol>
        {cards.map(({ entry: { card, game } }) => (
          <li key={card}>
            <span>{game.title}</span>
            <span className="text-muted">{numberAt(game.move - 1)}</span>
          </li>
        ))}
      </ol>
    )}
    {cards.length <= MOST_WITH_STEPS && <CardSteps />}
  </section>
)
