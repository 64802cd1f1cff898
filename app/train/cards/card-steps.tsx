import { words } from '#words/train/cards'

/** How mistakes come back, in three numbered steps. */
export const CardSteps = () => (
  <ol className="card-steps">
    {words.cardsPage.steps.map(([title, text]) => (
      <li key={title}>
        <h3 className="text-base">{title}</h3>
        <p className="text-muted">{text}</p>
      </li>
    ))}
  </ol>
)
