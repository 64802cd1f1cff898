import { Icon } from '#app/ui/icon.tsx'
import { pressUnless } from '#app/ui/press-unless.ts'

type Move = 'first' | 'previous' | 'next' | 'last'

interface StepBarProps {
  readonly atStart: boolean
  readonly atEnd: boolean
  readonly onStep: (step: Move) => void
  readonly onFlip: () => void
}

const STEPS = [
  ['first', 'First'],
  ['previous', 'Previous'],
  ['next', 'Next'],
  ['last', 'Last'],
] as const

export function StepBar({ atStart, atEnd, onStep, onFlip }: StepBarProps) {
  return (
    <div className="step-bar">
      {STEPS.map(([step, label]) => (
        <button
          key={step}
          type="button"
          className="step-button"
          aria-label={label}
          title={label}
          {...pressUnless(step === 'first' || step === 'previous' ? atStart : atEnd, () => onStep(step))}
        >
          <Icon name={step} className="size-6" />
        </button>
      ))}
      <button
        type="button"
        className="step-button"
        aria-label="Flip Board"
        title="Flip Board"
        onClick={onFlip}
      >
        <Icon name="flip" className="size-6" />
      </button>
    </div>
  )
}
