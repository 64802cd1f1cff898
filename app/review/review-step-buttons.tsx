import { Icon, type IconName } from '#app/ui/icon.tsx'
import { pressUnless } from '#app/ui/press-unless.ts'
import type { Step } from '#app/line/stepper.ts'
import { words } from '#words/review'

interface StepButtonsProps {
  readonly ply: number
  readonly last: number
  readonly hasNextMistake: boolean
  /** The next mistake is the game's first, wherever the board stands. */
  readonly isOverview: boolean
  readonly hasPreviousMistake: boolean
  readonly onStep: (step: Step) => void
  readonly onMistake: (which: 'next' | 'previous') => void
}

export function ReviewStepButtons(props: StepButtonsProps) {
  const { ply, last, hasNextMistake, hasPreviousMistake, onStep, onMistake } = props
  const { mistake, firstMistake, nextMistake } = words.reviewStepButtons
  return (
    <div className="step-buttons review-buttons">
      {button(
        words.reviewStepButtons.previousMistake,
        'previous',
        !hasPreviousMistake,
        () => onMistake('previous'),
        mistake,
      )}
      {button(words.reviewStepButtons.first, 'first', ply === 0, () => onStep('first'))}
      {button(words.reviewStepButtons.previous, 'previous', ply === 0, () => onStep('previous'))}
      {button(words.reviewStepButtons.next, 'next', ply === last, () => onStep('next'))}
      {button(words.reviewStepButtons.last, 'last', ply === last, () => onStep('last'))}
      {button(
        props.isOverview ? firstMistake : nextMistake,
        'next',
        !hasNextMistake,
        () => onMistake('next'),
        mistake,
      )}
    </div>
  )
}

/** `text` is shown beside the icon; the label contains it. */
function button(label: string, icon: IconName, off: boolean, onClick: () => void, text?: string) {
  return (
    <button
      type="button"
      className={`step-button ${text ? 'step-mistake' : ''}`}
      aria-label={label}
      title={label}
      {...pressUnless(off, onClick)}
    >
      <Icon name={icon} className="size-6" />
      {text}
    </button>
  )
}
