import type { Game } from '#app/game/game.ts'
import { FIGURES } from '#app/stage/figures.ts'
import { words as texts } from '#words/game'

/** Introduces the computer's level. Between people an ornament fills the panel. */
export function OpponentCard({ opponent }: Pick<Game, 'opponent'>) {
  if (opponent.type !== 'computer')
    return (
      <div className="opponent-card">
        <div className="ashtapada" />
      </div>
    )
  const { skill } = opponent
  return (
    <div className="opponent-card">
      <img src={FIGURES[typeof skill === 'number' ? 'dial' : skill]} alt="" width={240} height={240} />
      <p>
        <b>{texts.playerName.skill(skill)}</b>
        {typeof skill === 'string' && texts.skillChoice.tempers[skill]}
      </p>
    </div>
  )
}
