import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { OfferedTier } from '#contract/donation.ts'
import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { onCheckoutCancelled, tellOfCancelledCheckout } from './checkout-channel.ts'
import { donate } from './donate.ts'
import { shortenName } from './name-length.ts'
import { textOf } from '../ui/form/form-text.ts'
import { TierCard } from './tier-card.tsx'
import './support.css'
import { words } from '#words/support'
import { localAddress } from '#words/addresses.ts'

interface DonationFormProps {
  readonly tiers: readonly OfferedTier[]
  /** The error of a form that was sent without scripts. */
  readonly trouble: DonationTrouble | undefined
  /** True after a cancelled checkout. */
  readonly wasCancelled: boolean
}

export type DonationTrouble = 'name-refused' | 'name-missing' | 'failed'

/**
 * Three gifts and the donor's name. Without scripts the buttons submit the form; with them the checkout opens in a new tab and this
 * page stays.
 */
export function DonationForm({ tiers, trouble: sentTrouble, wasCancelled }: DonationFormProps) {
  const { chosen, trouble, notice, nameField, submit } = useDonation(tiers, sentTrouble, wasCancelled)
  return (
    <form
      method="post"
      action={localAddress('/support')}
      onSubmit={(event) => void submit(event)}
      className="grid gap-8"
    >
      <div className="donor">
        <Checkbox
          name="showName"
          label={words.donationForm.showMyName}
          hint={words.donationForm.leftUntickedYourGiftStands}
        />
        <div className="donor-name">
          <TextField
            name="donorName"
            label={words.donationForm.nameOnTheWall}
            autoComplete="name"
            ref={nameField}
            hint={words.donationForm.upToCharacters(LONGEST_DISPLAY_NAME)}
            onInput={({ currentTarget }) => shortenName(currentTarget)}
            error={trouble && trouble !== 'failed' ? words.donationForm.nameErrors[trouble] : undefined}
          />
        </div>
      </div>
      <FormMessage
        error={trouble === 'failed' && words.donationForm.failed}
        notice={notice && words.donationForm.notices[notice]}
      />
      <ul className="tiers">
        {tiers.map((tier) => (
          <TierCard
            key={tier.id}
            tier={tier}
            isChosen={chosen === tier.id}
            isWaiting={chosen !== undefined}
          />
        ))}
      </ul>
    </form>
  )
}

/** The state of the form, and the handler of its buttons. */
function useDonation(
  tiers: readonly OfferedTier[],
  sentTrouble: DonationTrouble | undefined,
  wasCancelled: boolean,
) {
  const [chosen, setChosen] = useState<string>()
  const [trouble, setTrouble] = useState(sentTrouble)
  const [notice, setNotice] = useState<'opened' | 'cancelled' | undefined>(
    wasCancelled ? 'cancelled' : undefined,
  )
  const nameField = useRef<HTMLInputElement>(null)
  const attempts = useRef(new Map<string, string>())

  useEffect(() => {
    if (wasCancelled) tellOfCancelledCheckout()
    return onCheckoutCancelled(() => setNotice('cancelled'))
  }, [wasCancelled])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const priceId = valueOf((event.nativeEvent as SubmitEvent).submitter)
    const tier = tiers.find((candidate) => priceId.startsWith(`${candidate.priceId} `))
    if (tier === undefined || chosen !== undefined) return
    const donorName = form.has('showName') ? textOf(form, 'donorName').trim() : ''
    if (form.has('showName') && donorName === '') {
      setNotice(undefined)
      setTrouble('name-missing')
      nameField.current?.focus()
      return
    }
    // Opened during the click, or the browser would block it. Until the checkout loads, its title is the button's label.
    const tab = window.open('', '_blank')
    if (tab) tab.document.title = words.tierCard.processing
    setChosen(tier.id)
    setNotice(undefined)
    setTrouble(undefined)

    const gift = `${tier.id} ${donorName}`
    // Absent on plain HTTP, except on localhost. Without it a retry may open a second checkout, which is harmless.
    const attempt = attempts.current.get(gift) ?? crypto.randomUUID?.()
    if (attempt) attempts.current.set(gift, attempt)
    const outcome = await donate(
      {
        priceId: tier.priceId,
        amount: tier.pence / 100,
        description: words.tierCard.titles[tier.id],
        ...(donorName !== '' && { donorName }),
        ...(attempt && { attempt }),
      },
      { fetch: (url, init) => fetch(url, init), tab, leave: (url) => location.assign(url) },
    )
    setChosen(undefined)
    // Once the checkout is open, another click is a new donation.
    if (outcome === 'opened') {
      attempts.current.delete(gift)
      setNotice('opened')
      return
    }
    setTrouble(outcome)
    if (outcome === 'failed') window.alert(words.donationForm.failed)
  }

  return { chosen, trouble, notice, nameField, submit }
}

const valueOf = (submitter: HTMLElement | null): string =>
  submitter instanceof HTMLButtonElement ? submitter.value : ''
