import { Button } from '#app/ui/button.tsx'
import type { ReviewState } from './judging/review-state.ts'

interface ReviewProgressProps {
  readonly status: ReviewState['status']
  readonly judged: number
  readonly positions: number
  /** Second looks at positions around mistakes: made so far, and needed as far as is known. */
  readonly looks: { readonly made: number; readonly wanted: number }
  readonly onCancel: () => void
  readonly onResume: () => void
}

/** The progress of judging, with a button to cancel or resume it. */
export function ReviewProgress(props: ReviewProgressProps) {
  const { status, judged, positions, looks, onCancel, onResume } = props
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
            ? `Looked at the mistakes once more: ${looks.made} of ${looks.wanted} positions`
            : `Judged ${judged} of ${positions} positions`}
        </p>
        <progress
          className="stage-progress"
          aria-label="Progress of the review"
          value={isLookingAgain ? looks.made : judged}
          max={isLookingAgain ? Math.max(1, looks.wanted) : positions}
        />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    )
  return (
    <div className="review-progress">
      <p role={status === 'failed' ? 'alert' : 'status'}>
        {status === 'failed' && 'The engine has stopped. What it has worked out so far is kept.'}
        {status === 'cancelled' &&
          (isLookingAgain
            ? 'Stopped before all mistakes were looked at once more.'
            : `Stopped after ${judged} of ${positions} positions.`)}
      </p>
      <Button onClick={onResume}>Resume</Button>
    </div>
  )
}
