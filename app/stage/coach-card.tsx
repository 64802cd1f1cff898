import type { ReactNode } from 'react'
import { Rajah } from './rajah.tsx'
import type { Pose } from './pose.ts'
import { words } from '#words/stage'

interface CoachCardProps {
  readonly pose: Pose
  /** The coach's words. Changes are announced politely. */
  readonly children: ReactNode
  /** Buttons below the sentence. */
  readonly actions?: ReactNode
  /** True if the page announces the words in another way. */
  readonly isSilent?: boolean
}

/** The coach's face and sentence, with actions below. */
export const CoachCard = ({ pose, children, actions, isSilent = false }: CoachCardProps) => (
  <section aria-label={words.coachCard.coach} className="coach-card">
    <Rajah pose={pose} />
    <div className="coach-says">
      <div className="coach-words" aria-live={isSilent ? undefined : 'polite'}>
        {children}
      </div>
      {actions && <div className="coach-actions">{actions}</div>}
    </div>
  </section>
)
