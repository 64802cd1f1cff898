import { Icon, type IconName } from '#app/ui/icon.tsx'
import { pressUnless } from '#app/ui/press-unless.ts'
import type { Step } from '#app/line/stepper.ts'

interface StepButtonsProps {
  readonly ply: number
  readonly last: number
  readonly hasNextMistake: boolean
  readonly hasPreviousMistake: boolean
  readonly onStep: (step: Step) => void
  readonly onMistake: (which: 'next' | 'previous') => void
}

export function ReviewStepButtons(props: StepButtonsProps) {
  const { ply, last, hasNextMistake, hasPreviousMistake, onStep, onMistake } = props
  return (
    <div className="step-buttons review-buttons">
      {button('Previous Mistake (P)', 'alert', !hasPreviousMistake, () => onMistake('previous'), 'previous')}
      {button('First', 'first', ply === 0, () => onStep('first'))}
      {button('Previous', 'previous', ply === 0, () => onStep('previous'))}
      {button('Next', 'next', ply === last, () => onStep('next'))}
      {button('Last', 'last', ply === last, () => onStep('last'))}
      {button('Next Mistake (N)', 'alert', !hasNextMistake, () => onMistake('next'), undefined, 'next')}
    </div>
  )
}

function button(
  label: string,
  icon: IconName,
  off: boolean,
  onClick: () => void,
  before?: IconName,
  after?: IconName,
) {
  return (
    <button
      type="button"
      className="step-button"
      aria-label={label}
      title={label}
      {...pressUnless(off, onClick)}
    >
      {before && <Icon name={before} className="size-4" />}
      <Icon name={icon} className="size-6" />
      {after && <Icon name={after} className="size-4" />}
    </button>
  )
}
