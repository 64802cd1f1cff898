import { CoachQuestion } from './coach-bar.tsx'
import { GamePeople } from './game-people.tsx'
import type { PanelsProps } from './panels-props.ts'
import { endOf, isCoached, ownSideOf, type Game } from '#app/game/game.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import type { Pose } from '#app/stage/pose.ts'
import { words as texts } from '#words/game'

type GameCoachProps = Pick<PanelsProps, 'game' | 'words' | 'pose' | 'onKeep' | 'dispatch' | 'onPeopleMarks'>

/**
 * The coach in games against the computer. Without coaching, the coach sleeps until a hint is requested. The card keeps the
 * height of its longest usual sentence, so that the moves below stay in place.
 */
export function GameCoach({ game, words, pose, onKeep, dispatch, onPeopleMarks }: GameCoachProps) {
  const idle = idleOf(game)
  return (
    <div className={`game-coach ${isCoached(game) ? 'coached' : ''}`}>
      <CoachCard
        pose={words === undefined ? idle.pose : pose}
        isSilent
        actions={
          onKeep ? (
            <CoachQuestion onKeep={onKeep} dispatch={dispatch} />
          ) : (
            !endOf(game) && <GamePeople game={game} onPeopleMarks={onPeopleMarks} />
          )
        }
      >
        <p aria-live="polite" className="words">
          {words}
        </p>
        {words === undefined && <p>{idle.text}</p>}
      </CoachCard>
    </div>
  )
}

/** The coach's words and pose without a move to comment on. */
export function idleOf(game: Game): { readonly pose: Pose; readonly text: string } {
  const { idle } = texts.coach
  const end = endOf(game)
  if (end?.winner === undefined && end) return { pose: 'welcome', text: idle.drawn }
  if (end)
    return end.winner === ownSideOf(game)
      ? { pose: 'praise', text: idle.won }
      : { pose: 'sorry', text: idle.lost }
  return isCoached(game) ? { pose: 'welcome', text: idle.coached } : { pose: 'asleep', text: idle.asleep }
}
