import { useMemo, useState, type ReactNode } from 'react'
import type { ClassName } from '#endings/classes.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { words as ideas } from '#words/train/ending-ideas'
import { words } from '#words/train/endings'
import { TrainStage } from '../train-stage.tsx'
import { endingAfter, endingPath, type TaughtEnding } from './ending-list.ts'
import { EndedTitle } from './ended-title.tsx'
import { freshRound, taughtRound } from './fresh-position.ts'
import { IdeaCard } from './idea-card.tsx'
import { recordRound } from './record-round.ts'
import { RoundBoard } from './round-board.tsx'
import { roundTask } from './round-words.ts'
import type { EndingRound } from './round.ts'
import { useOracle } from './use-oracle.ts'

interface TableEndingProps {
  readonly ending: TaughtEnding
  readonly name: ClassName
  readonly head: ReactNode
  /** From 0 to 3, as the log has it. */
  readonly level: number
}

/** An ending of three or four men: the taught position first, then fresh ones as hard as the user's level. */
export function TableEnding({ ending, name, head, level }: TableEndingProps) {
  const { oracle, tables, progress, hasFailed } = useOracle(name)
  const taught = useMemo(() => taughtRound(ending), [ending])
  const [round, setRound] = useState<EndingRound>(taught)
  const [rounds, setRounds] = useState(0)
  const waiting = hasFailed
    ? words.trainer.failed
    : progress
      ? words.trainer.waiting(progress.done, progress.total)
      : words.trainer.loading

  function another() {
    // Difficulty is a distance, so choosing by it needs the distances.
    const fresh = tables && freshRound(ending, level, tables, Math.random)
    setRound(fresh ?? { ...taught })
    setRounds(rounds + 1)
  }

  return (
    <RoundBoard
      key={rounds}
      round={round}
      oracle={oracle}
      idea={ideas.ideas[ending.id][1]!}
      takesFocus={rounds > 0}
      waiting={waiting}
      onJudged={(isRight, pliesLost) => recordRound(ending.id, isRight, pliesLost)}
      after={
        <>
          <Button kind="primary" iconAfter="next" onClick={another}>
            {words.trainer.another}
          </Button>
          <LinkButton to={endingPath(endingAfter(ending).id)}>{words.trainer.nextEnding}</LinkButton>
        </>
      }
      renderParts={(parts) => (
        <TrainStage
          parts={parts}
          head={head}
          side={round.pupil}
          ending={parts.phase === 'solved' && <EndedTitle />}
          about={<p className="train-rating train-note">{parts.note}</p>}
          task={oracle ? taskOf(parts.status, round) : waiting}
          result={
            oracle &&
            progress && (
              <p className="ending-working text-sm text-muted">
                {words.trainer.working(progress.done, progress.total)}
              </p>
            )
          }
          more={<IdeaCard ending={ending} level={level} />}
        />
      )}
    />
  )
}

/** `welcome` shows the task, which the status already names with its par. */
const taskOf = (status: ReactNode, round: EndingRound): string =>
  typeof status === 'string' ? status : roundTask(round, undefined)
