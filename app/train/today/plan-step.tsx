import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { words } from '#words/train/today'

interface StepProps {
  readonly title: string
  readonly text: string
  readonly isDone?: boolean
  readonly action?: ReactNode
}

export const PlanStep = ({ title, text, isDone = false, action }: StepProps) => (
  <li data-done={isDone ? '' : undefined}>
    <span aria-hidden="true" className="hub-tick">
      {isDone && <Icon name="tick" />}
    </span>
    <div>
      <h3 className="text-base">
        {title}
        {isDone && <span className="sr-only">{words.planList.done}</span>}
      </h3>
      <p className="text-label text-muted">{text}</p>
    </div>
    {action}
  </li>
)
