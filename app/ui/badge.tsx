import type { ReactNode } from 'react'

const TONES = {
  plain: 'bg-sunken text-ink',
  // The one gold thing in view.
  gold: 'bg-gold text-on-gold',
} as const

interface BadgeProps {
  readonly tone?: keyof typeof TONES
  readonly children: ReactNode
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
