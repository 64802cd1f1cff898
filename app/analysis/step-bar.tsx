import { Icon } from '#app/ui/icon.tsx'
import { pressUnless } from '#app/ui/press-unless.ts'
import { words } from '#words/analysis'

type Move = 'first' | 'previous' | 'next' | 'last'

interface StepBarProps {
  /** True if there are moves to step through. */
  readonly hasSteps: boolean
  readonly atStart: boolean
  readonly atEnd: boolean
  readonly onStep: (step: Move) => void
  readonly onFlip: () => void
}

const STEPS = ['first', 'previous', 'next', 'last'] as const

export function StepBar({ hasSteps, atStart, atEnd, onStep, onFlip }: StepBarProps) {
  return (
    <div className="step-bar">
      {(hasSteps ? STEPS : []).map((step) => (
        <button
          key={step}
          type="button"
          className="step-button"
          aria-label={words.stepBar.steps[step]}
          title={words.stepBar.steps[step]}
          {...pressUnless(step === 'first' || step === 'previous' ? atStart : atEnd, () => onStep(step))}
        >
          <Icon name={step} className="size-6" />
        </button>
      ))}
      <button
        type="button"
        className="step-button"
        aria-label={words.stepBar.flipBoard}
        title={words.stepBar.flipBoard}
        onClick={onFlip}
      >
        <Icon name="flip" className="size-6" />
        {!hasSteps && words.stepBar.flipBoard}
      </button>
    </div>
  )
}
