import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-style.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { words } from '#words/support'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

export interface PracticeCheckoutPageProps {
  readonly pence: number
  readonly title: string
  readonly donorName: string
}

/** Replaces Stripe’s page on practice sites and must not look like it. */
export function PracticeCheckoutPage({ pence, title, donorName }: PracticeCheckoutPageProps) {
  const pounds = pence / 100
  return (
    <main className="page grid justify-items-center pt-8 sm:pt-16">
      <Card aria-labelledby="practice" className="grid w-full max-w-[30rem] gap-5 sm:p-8">
        <p className="flex items-center justify-center gap-2 rounded-control bg-gold px-4 py-2 font-semibold text-on-gold">
          <Icon name="alert" />
          {words.practiceCheckoutPage.practiceCheckoutNoMoney}
        </p>
        <h1 id="practice" className="text-2xl">
          {title}
        </h1>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          <dt className="text-muted">{words.practiceCheckoutPage.amount}</dt>
          <dd className="text-right font-semibold tabular-nums">£{pounds}.00</dd>
          <dt className="text-muted">{words.practiceCheckoutPage.onTheWallOfFame}</dt>
          <dd className="min-w-0 text-right font-semibold break-words">{donorName}</dd>
        </dl>
        <form method="post" className="grid gap-3">
          <Button type="submit" kind="primary" size="large">
            {words.practiceCheckoutPage.payInPractice(pounds)}
          </Button>
          <PageAnchor href="/support?cancelled" className={buttonClass('secondary', 'normal')}>
            {words.practiceCheckoutPage.cancel}
          </PageAnchor>
        </form>
        <p className="text-sm text-muted">{words.practiceCheckoutPage.theSiteHasNoPayment}</p>
      </Card>
    </main>
  )
}
