import { makePageMeta } from '#app/discovery/page-meta.ts'
import type { Result } from '#chess/types.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { ThankYouPage, type PaymentStanding } from '#app/support/thank-you-page.tsx'
import { clientAddressContext, originContext, siteContext } from '#server/context.server.ts'
import { donationsContext } from '#server/donations/context.server.ts'
import { withTimeout } from '#server/timeout.server.ts'
import type { Route } from './+types/thank-you.ts'
import { words } from '#words/support'

/** Opened from another page and soon left, and it needs no script. */
export const handle = { js: false, canonical: false } satisfies PageHandle

/** Below the four seconds after which a device with an offline copy would report that the network is down. */
const LONGEST_WAIT_MS = 3_000

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email, promise } = context.get(siteContext)
  const donations = context.get(donationsContext)
  const sessionId = new URL(request.url).searchParams.get('session_id')
  const address = context.get(clientAddressContext)
  const standing: PaymentStanding =
    sessionId === null
      ? 'none'
      : standingOf(await withTimeout(LONGEST_WAIT_MS, donations.verifyPayment(sessionId, address)))
  return {
    site: { name, email },
    promise,
    origin: context.get(originContext),
    isPractice: donations.practiceFor(address) !== undefined,
    standing,
    here: `/thank-you?session_id=${encodeURIComponent(sessionId ?? '')}`,
  }
}

/** Undefined if the answer did not arrive in time. */
function standingOf(verified: Result<{ readonly isPaid: boolean }, string> | undefined): PaymentStanding {
  if (verified?.ok === true) return verified.value.isPaid ? 'paid' : 'unpaid'
  return verified?.error === 'ERR_UNKNOWN_SESSION' ? 'unknown' : 'unasked'
}

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    hasPicture: false,
    title: words.thankYou.thankYou,
    description: words.thankYou.theEndOfADonation,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  return <ThankYouPage {...loaderData} />
}
