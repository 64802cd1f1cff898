import { numberAt } from '#app/line/move-number.ts'
import type { Flashcard } from './schedule.ts'
import { words } from '#words/train/cards'

/** Lists the mistakes that are still due after this one. */
export const StillDue = ({ cards }: { readonly cards: readonly Flashcard[] }) => (
  <section aria-labelledby="still-due" className="today-results stage-fills">
    <h3 id="still-due" className="text-base">
      {words.cardsPage.stillDue(cards.length)}
    </h3>
    <ol>
      {cards.map(({ entry: { card, game } }) => (
        <li key={card}>
          <span>{game.title}</span>
          <span className="text-muted">{numberAt(game.move - 1)}</span>
        </li>
      ))}
    </ol>
  </section>
)
