import { useMemo, useState, type ReactNode } from 'react'
import { DuelBoard } from '#app/exercise/duel-board.tsx'
import { duelTask } from '#app/exercise/duel-words.ts'
import type { ExerciseOpponent } from '#app/exercise/opponent.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { words } from '#words/train/endings'
import { TrainStage } from '../train-stage.tsx'
import { duelOf } from './duel-of.ts'
import { EndedTitle } from './ended-title.tsx'
import { endingAfter, endingPath, type TaughtEnding } from './ending-list.ts'
import { IdeaCard } from './idea-card.tsx'
import { recordRound } from './record-round.ts'

interface EngineEndingProps {
  readonly ending: TaughtEnding
  readonly head: ReactNode
  readonly level: number
  readonly startOpponent: () => ExerciseOpponent
}

/** An ending of five men, against the engine, whose verdict is not a proof. */
export function EngineEnding({ ending, head, level, startOpponent }: EngineEndingProps) {
  const duel = useMemo(() => duelOf(ending), [ending])
  const [isDone, setDone] = useState(false)
  return (
    <DuelBoard
      duel={duel}
      startOpponent={startOpponent}
      takesFocus={false}
      onDone={() => {
        if (!isDone) recordRound(ending.id, true, 0)
        setDone(true)
      }}
      after={
        <LinkButton to={endingPath(endingAfter(ending).id)} kind="primary" iconAfter="next">
          {words.trainer.nextEnding}
        </LinkButton>
      }
      renderParts={(parts) => (
        <TrainStage
          parts={{ ...parts, phase: parts.phase === 'done' ? 'solved' : parts.phase }}
          head={head}
          side={ending.pupil}
          ending={parts.phase === 'done' && <EndedTitle />}
          about={<p className="train-rating train-note">{words.page.engineWord}</p>}
          task={duelTask(duel)}
          more={<IdeaCard ending={ending} level={level} />}
        />
      )}
    />
  )
}
