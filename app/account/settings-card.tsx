import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { FormMessage } from '../ui/form/form-message.tsx'
import { CARD_OF, type AccountCard, type AccountOutcome } from './account-intents.ts'

interface SettingsCardProps {
  readonly card: AccountCard
  readonly title: string
  readonly about: ReactNode
  readonly outcome?: AccountOutcome | undefined
  readonly children: ReactNode
}

/** One setting: its description on the left, its controls on the right, below the result of the last change. */
export function SettingsCard({ card, title, about, outcome, children }: SettingsCardProps) {
  const answer = outcome !== undefined && CARD_OF[outcome.intent] === card ? outcome : undefined
  return (
    <Card
      id={card}
      aria-labelledby={`${card}-title`}
      className="grid scroll-mt-24 gap-5 sm:p-7 md:grid-cols-[15rem_1fr] md:gap-10"
    >
      <div>
        <h2 id={`${card}-title`} className="text-xl">
          {title}
        </h2>
        <div className="mt-1 text-label text-muted">{about}</div>
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <FormMessage error={answer?.error} notice={answer?.notice} />
        {children}
      </div>
    </Card>
  )
}
