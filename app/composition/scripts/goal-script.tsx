/** Makes an article's positions playable. A separate script, loaded on the first press. */
import { createRoot } from 'react-dom/client'
import { DuelBoard } from '#app/exercise/duel-board.tsx'
import { BesideBoard } from '#app/exercise/exercise-parts.tsx'
import { duelTask } from '#app/exercise/duel-words.ts'
import { readDuel } from '#app/exercise/read-duel.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'

const startOpponent = () => makeEngine()
const noNews = () => {}

function wake(figure: HTMLElement): void {
  const duel = readDuel(figure.dataset['goal'] ?? '', figure.dataset['start'] ?? '')
  if (duel === undefined || figure.classList.contains('is-awake')) return
  const caption = figure.querySelector('figcaption > p')?.textContent ?? ''
  figure.classList.add('is-awake', 'exercise')
  figure.replaceChildren()
  createRoot(figure).render(
    <DuelBoard
      duel={duel}
      startOpponent={startOpponent}
      takesFocus
      renderParts={(parts) => (
        <BesideBoard
          parts={parts}
          className="exercise-side"
          head={
            <p className="exercise-ask">
              {caption} {duelTask(duel)}
            </p>
          }
        />
      )}
      after={undefined}
      onDone={noNews}
    />,
  )
}

const wakeWanted = () => document.querySelectorAll<HTMLElement>('figure[data-wanted]').forEach(wake)
wakeWanted()
document.addEventListener('goal-wanted', wakeWanted)
