import type { Result } from '#chess/types.ts'
import type { DonationOrder } from '#contract/donation-order.ts'
import { donationAnswer } from '#contract/donation.ts'

type Outcome = 'opened' | 'name-refused' | 'failed'

/** A tab opened during the click. Later, browsers would block it as a pop-up. */
interface Tab {
  readonly closed: boolean
  opener: unknown
  close(): void
  readonly location: { replace(url: string): void }
}

interface Hands {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Null if the browser blocked it. */
  readonly tab: Tab | null
  /** Navigates this page instead. */
  readonly leave: (url: string) => void
}

/** Requests a checkout and shows it in the waiting tab. */
export async function donate(order: DonationOrder, { fetch, tab, leave }: Hands): Promise<Outcome> {
  const answer = await askForCheckout(order, fetch)
  if (!answer.ok) {
    tab?.close()
    return answer.error === 'ERR_NAME_REFUSED' ? 'name-refused' : 'failed'
  }
  if (tab === null || tab.closed) {
    leave(answer.value)
    return 'opened'
  }
  // The checkout is another company's page and must not have access to this one.
  tab.opener = null
  tab.location.replace(answer.value)
  return 'opened'
}

/** Resolves to the checkout's URL or the server's error code. */
async function askForCheckout(order: DonationOrder, fetch: Hands['fetch']): Promise<Result<string, string>> {
  try {
    const response = await fetch('/api/create-donation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    })
    const answer = donationAnswer.parse(await response.json())
    return 'url' in answer ? { ok: true, value: answer.url } : { ok: false, error: answer.error }
  } catch (error) {
    console.warn('No checkout could be had.', error)
    return { ok: false, error: 'ERR_NO_ANSWER' }
  }
}
