import { Button } from '#app/ui/button.tsx'
import type { LeadStep } from './lead-steps.ts'
import { words } from '#words/review'

const LABELS: Readonly<Record<LeadStep['kind'], () => string>> = {
  show: () => words.lead.showMe,
  try: () => words.lead.tryIt,
  next: () => words.lead.nextMoment,
  rematch: () => words.lead.rematch,
}

interface LeadButtonProps {
  /** Undefined while the game is being judged. */
  readonly step: LeadStep | undefined
  /** How many moves are judged, and of how many. */
  readonly judged: number
  readonly moves: number
  readonly onStep: (step: LeadStep) => void
}

/** The one button that leads through a review. While the game is being judged it shows how far that is. */
export const LeadButton = ({ step, judged, moves, onStep }: LeadButtonProps) =>
  step ? (
    <Button
      key="lead"
      kind="primary"
      {...(step.kind === 'rematch' ? { icon: 'rematch' } : { iconAfter: 'next' })}
      onClick={() => onStep(step)}
    >
      {LABELS[step.kind]()}
    </Button>
  ) : (
    <div className="lead-wait">
      <p>{words.lead.looking(judged, moves)}</p>
      <progress aria-label={words.lead.reviewing} className="stage-progress" value={judged} max={moves} />
    </div>
  )
