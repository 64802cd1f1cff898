import { useMemo } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { topicName } from '../puzzles/topic-words.ts'
import { trainedOf } from '../puzzles/trained.ts'
import { PlanStep } from './plan-step.tsx'
import { weakTheme } from './weak-theme.ts'
import { words } from '#words/train/today'

/** Steps for recent weaknesses; empty if none is found. */
export function WeakSteps({ entries }: { readonly entries: readonly TrainingEntry[] }) {
  const failed = useMemo(() => trainedOf(entries).failed.length, [entries])
  const weak = useMemo(() => weakTheme(entries), [entries])
  return (
    <>
      {weak && (
        <PlanStep
          title={topicName({ kind: 'theme', name: weak.theme })}
          text={words.planList.youSolvedOfYourLast(weak.solved, weak.tried)}
          action={
            <LinkButton to={`/train/puzzles?theme=${weak.theme}`}>{words.planList.practiseIt}</LinkButton>
          }
        />
      )}
      {failed > 0 && (
        <PlanStep
          title={words.planList.puzzlesYouFailed}
          text={words.planList.areLeftToBeSolved(failed)}
          action={<LinkButton to="/train/puzzles?again">{words.planList.tryThemAgain}</LinkButton>}
        />
      )}
    </>
  )
}
