import { Icon, type IconName } from '#app/ui/icon.tsx'
import { pressUnless } from '#app/ui/press-unless.ts'
import type { Step } from '#app/line/stepper.ts'
import { words } from '#words/review'

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
      {button(
        words.reviewStepButtons.previousMistake,
        'alert',
        !hasPreviousMistake,
        () => onMistake('previous'),
        'previous',
      )}
      {button(words.reviewStepButtons.first, 'first', ply === 0, () => onStep('first'))}
      {button(words.reviewStepButtons.previous, 'previous', ply === 0, () => onStep('previous'))}
      {button(words.reviewStepButtons.next, 'next', ply === last, () => onStep('next'))}
      {button(words.reviewStepButtons.last, 'last', ply === last, () => onStep('last'))}
      {button(
        words.reviewStepButtons.nextMistake,
        'alert',
        !hasNextMistake,
        () => onMistake('next'),
        undefined,
        'next',
      )}
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
