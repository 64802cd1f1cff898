import type { OfferedTier } from '#contract/donation.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { SupportIcon } from './support-icon.tsx'
import { words } from '#words/support'

interface TierCardProps {
  readonly tier: OfferedTier
  readonly isChosen: boolean
  /** True while another tier’s request is pending; only one is sent at a time. */
  readonly isWaiting: boolean
}

export function TierCard({ tier, isChosen, isWaiting }: TierCardProps) {
  const { id, pence, icon, popular, priceId } = tier
  const pounds = pence / 100
  return (
    <li className={popular ? 'tier tier-popular' : 'tier'}>
      {popular && <p className="tier-badge">{words.tierCard.mostPopular}</p>}
      <span className="tier-icon">
        <SupportIcon name={icon} className="size-7" />
      </span>
      <p className="font-display text-4xl font-semibold">£{pounds}</p>
      <h2 className="text-xl">{words.tierCard.titles[id]}</h2>
      <p className="mb-6 text-muted">{words.tierCard.descriptions[id]}</p>
      <SubmitButton
        name="choice"
        // Without scripts this is all the form sends about the gift; the server checks that price and amount agree.
        value={`${priceId} ${pounds}`}
        kind={popular ? 'primary' : 'secondary'}
        busy={isChosen}
        busyLabel={words.tierCard.processing}
        disabled={isWaiting && !isChosen}
        className="mt-auto w-full"
      >
        {words.tierCard.donate(pounds)}
      </SubmitButton>
    </li>
  )
}
