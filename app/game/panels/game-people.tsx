import { mayHumanMove } from '#app/game/game.ts'
import { ownStrength } from '#app/game/own-strength.ts'
import { LazyPeopleQuestion } from '#app/tree/people/load-people-question.tsx'
import type { PanelsProps } from './panels-props.ts'

/** Asks which moves people of the player's strength choose. Like a hint, it is about the player's own move. */
export const GamePeople = ({ game, onPeopleMarks }: Pick<PanelsProps, 'game' | 'onPeopleMarks'>) => (
  <LazyPeopleQuestion
    line={game.line.upTo(game.shown).toText()}
    rating={ownStrength.value.rating}
    disabled={!mayHumanMove(game)}
    onMarks={onPeopleMarks}
  />
)
