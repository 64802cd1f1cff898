import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

interface OnlineMessageProps {
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** A page with one message and an action. */
export const OnlineMessage = ({ title, children, action }: OnlineMessageProps) => (
  <main className="fills-screen mx-auto grid w-full max-w-article content-start gap-3 px-4 pt-6 pb-6">
    <h1 className="text-center text-xl sm:text-2xl">{title}</h1>
    <Card aria-label={title} className="grid justify-items-center gap-4 text-center">
      <p role="status">{children}</p>
      {action}
    </Card>
  </main>
)
