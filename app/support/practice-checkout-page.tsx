import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-style.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

export interface PracticeCheckoutPageProps {
  readonly pence: number
  readonly title: string
  readonly donorName: string
}

/** Where Stripe’s own page would be. Nobody may take it for that. */
export function PracticeCheckoutPage({ pence, title, donorName }: PracticeCheckoutPageProps) {
  const pounds = pence / 100
  return (
    <main className="page grid justify-items-center pt-8 sm:pt-16">
      <Card aria-labelledby="practice" className="grid w-full max-w-[30rem] gap-5 sm:p-8">
        <p className="flex items-center justify-center gap-2 rounded-control bg-gold px-4 py-2 font-semibold text-on-gold">
          <Icon name="alert" />
          Practice checkout: no money is taken
        </p>
        <h1 id="practice" className="text-2xl">
          {title}
        </h1>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          <dt className="text-muted">Amount</dt>
          <dd className="text-right font-semibold tabular-nums">£{pounds}.00</dd>
          <dt className="text-muted">On the Wall of Fame</dt>
          <dd className="min-w-0 text-right font-semibold break-words">{donorName}</dd>
        </dl>
        <form method="post" className="grid gap-3">
          <Button type="submit" kind="primary" size="large">
            Pay £{pounds} in practice
          </Button>
          <a href="/support?cancelled" className={buttonClass('secondary', 'normal')}>
            Cancel
          </a>
        </form>
        <p className="text-sm text-muted">
          The site has no payment service set up, so this page stands in for one. The name appears on the Wall
          of Fame as it would after a real gift, until real payments are set up.
        </p>
      </Card>
    </main>
  )
}
