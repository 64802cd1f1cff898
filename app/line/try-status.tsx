import type { ReactNode } from 'react'
import './try-panel.css'

/** The outcome of a try, which sets the text colour. */
export type TryTone = 'good' | 'bad'

const TONES: Record<TryTone, string> = { good: 'text-success', bad: 'text-danger' }

export interface TryStatusProps {
  /** The question, or the outcome of the last try. */
  readonly status: ReactNode
  readonly tone: TryTone | undefined
}

/** The sentence that changes with each try, announced to screen readers. */
export const TryStatus = ({ status, tone }: TryStatusProps) => (
  <p role="status" className={`try-status ${tone === undefined ? '' : TONES[tone]}`}>
    {status}
  </p>
)
