/** What the page sends for a gift; the server checks each part of it against its own table. */
export interface DonationOrder {
  readonly priceId: string
  /** In pounds. */
  readonly amount: number
  readonly description: string
  /** Absent for somebody who stays anonymous. */
  readonly donorName?: string
  /** The same for one press of the button, so that sending it again opens no second checkout. */
  readonly attempt?: string
}

export const DONATION_FAILED = 'Failed to create donation session. Please try again.'
export const NAME_REFUSED =
  'This name cannot stand on the Wall of Fame. It may hold no e-mail or web address, no telephone number and no ' +
  'insult. Please choose another.'
export const NAME_MISSING = 'Write the name that is to be shown, or untick the box above.'

type Outcome = 'opened' | 'name-refused' | 'failed'

/** A tab that was opened while the press lasted: later the browser would take it for a pop-up and block it. */
interface Tab {
  readonly closed: boolean
  opener: unknown
  close(): void
  readonly location: { replace(url: string): void }
}

interface Hands {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Absent where the browser has blocked it. */
  readonly tab: Tab | null
  /** Leads this page there instead. */
  readonly leave: (url: string) => void
}

/** Asks for a checkout and shows it in the tab that waits for it. */
export async function donate(order: DonationOrder, { fetch, tab, leave }: Hands): Promise<Outcome> {
  const answer = await askForCheckout(order, fetch)
  if (!answer.ok) {
    tab?.close()
    return answer.error === 'ERR_NAME_REFUSED' ? 'name-refused' : 'failed'
  }
  if (tab === null || tab.closed) {
    leave(answer.url)
    return 'opened'
  }
  // The checkout is another company's page; it has no business with this one.
  tab.opener = null
  tab.location.replace(answer.url)
  return 'opened'
}

type Answer = { ok: true; url: string } | { ok: false; error: unknown }

async function askForCheckout(order: DonationOrder, fetch: Hands['fetch']): Promise<Answer> {
  try {
    const response = await fetch('/api/create-donation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    })
    const answer = (await response.json()) as { url?: unknown; error?: unknown }
    if (response.ok && typeof answer.url === 'string' && /^https?:\/\//.test(answer.url))
      return { ok: true, url: answer.url }
    return { ok: false, error: answer.error }
  } catch (error) {
    console.warn('No checkout could be had.', error)
    return { ok: false, error }
  }
}
