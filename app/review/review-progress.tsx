import { Button } from '#app/ui/button.tsx'
import type { ReviewState } from './judging/review-state.ts'
import { words } from '#words/review'

interface ReviewProgressProps {
  readonly status: ReviewState['status']
  readonly judged: number
  readonly positions: number
  /** Second looks at positions around mistakes: made so far, and known to be needed so far. */
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
        {words.reviewProgress.finished}
      </p>
    )
  const isLookingAgain = judged === positions
  if (status === 'judging')
    return (
      <div className="review-progress">
        <p>
          {isLookingAgain
            ? words.reviewProgress.lookedAgain(looks.made, looks.wanted)
            : words.reviewProgress.judged(judged, positions)}
        </p>
        <progress
          className="stage-progress"
          aria-label={words.reviewProgress.progress}
          value={isLookingAgain ? looks.made : judged}
          max={isLookingAgain ? Math.max(1, looks.wanted) : positions}
        />
        <Button onClick={onCancel}>{words.reviewProgress.cancel}</Button>
      </div>
    )
  return (
    <div className="review-progress">
      <p role={status === 'failed' ? 'alert' : 'status'}>
        {status === 'failed' && words.reviewProgress.failed}
        {status === 'cancelled' &&
          (isLookingAgain
            ? words.reviewProgress.stoppedLookingAgain
            : words.reviewProgress.stopped(judged, positions))}
      </p>
      <Button onClick={onResume}>{words.reviewProgress.resume}</Button>
    </div>
  )
}
