import { Button } from '#app/ui/button.tsx'
import type { ReviewState } from './judging/review-state.ts'

interface ReviewProgressProps {
  readonly status: ReviewState['status']
  readonly judged: number
  readonly positions: number
  readonly onCancel: () => void
  readonly onResume: () => void
}

/** How far it is, while it is under way. Nothing once the review is whole. */
export function ReviewProgress({ status, judged, positions, onCancel, onResume }: ReviewProgressProps) {
  if (status === 'loading') return null
  if (status === 'done')
    return (
      <p role="status" className="sr-only">
        The review is finished.
      </p>
    )
  const isLookingAgain = judged === positions
  if (status === 'judging')
    return (
      <div className="review-progress">
        <p>
          {isLookingAgain
            ? 'All positions are judged. Looking at the mistakes once more...'
            : `Judged ${judged} of ${positions} positions`}
        </p>
        <progress
          aria-label="Progress of the review"
          value={isLookingAgain ? undefined : judged}
          max={positions}
        />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    )
  return (
    <div className="review-progress">
      <p role={status === 'failed' ? 'alert' : 'status'}>
        {status === 'failed' && 'The engine has stopped. What it has judged stays.'}
        {status === 'cancelled' &&
          (isLookingAgain
            ? 'Stopped before all mistakes were looked at once more.'
            : `Stopped after ${judged} of ${positions} positions.`)}
      </p>
      <Button onClick={onResume}>Go On</Button>
    </div>
  )
}
