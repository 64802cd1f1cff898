import { makePageMeta } from '#app/discovery/page-meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { ThankYouPage, type PaymentStanding } from '#app/support/thank-you-page.tsx'
import { clientAddressContext, originContext, siteContext } from '#server/context.server.ts'
import { givingContext } from '#server/donations/context.server.ts'
import type { Route } from './+types/thank-you.ts'

/** Opened beside the page one came from, and soon left again: nothing on it needs a script. */
export const handle = { js: false, canonical: false } satisfies PageHandle

/** Below the four seconds after which a device that keeps the site would say that the network is gone. */
const PATIENCE = 3_000

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email, promise } = context.get(siteContext)
  const giving = context.get(givingContext)
  const sessionId = new URL(request.url).searchParams.get('session_id')
  const address = context.get(clientAddressContext)
  const standing: PaymentStanding =
    sessionId === null
      ? 'none'
      : await Promise.race([
          giving.verifyPayment(sessionId, address).then(standingOf),
          new Promise<'unasked'>((resolve) => setTimeout(() => resolve('unasked'), PATIENCE).unref()),
        ])
  return {
    site: { name, email },
    promise,
    origin: context.get(originContext),
    isPractice: giving.practiceFor(address) !== undefined,
    standing,
    here: `/thank-you?session_id=${encodeURIComponent(sessionId ?? '')}`,
  }
}

function standingOf(verified: { ok: true; isPaid: boolean } | { ok: false; error: string }): PaymentStanding {
  if (verified.ok) return verified.isPaid ? 'paid' : 'unpaid'
  return verified.error === 'ERR_UNKNOWN_SESSION' ? 'unknown' : 'unasked'
}

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    hasPicture: false,
    title: 'Thank You',
    description: 'The end of a donation: whether it has arrived, and our thanks.',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  return <ThankYouPage {...loaderData} />
}
