import { redirect } from 'react-router'
import { makeMissingMeta } from '#app/discovery/page-meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { PracticeCheckoutPage } from '#app/support/practice-checkout-page.tsx'
import { clientAddressContext } from '#server/context.server.ts'
import { donationsContext } from '#server/donations/context.server.ts'
import type { Route } from './+types/practice-checkout.ts'
import { words } from '#words/support'

export const handle = { js: false, canonical: false } satisfies PageHandle

const sessionIdOf = (request: Request): string => new URL(request.url).searchParams.get('session') ?? ''

export function loader({ request, context }: Route.LoaderArgs) {
  const sessionId = sessionIdOf(request)
  const address = context.get(clientAddressContext)
  const checkout = context.get(donationsContext).practiceFor(address)?.find(sessionId)
  if (checkout === undefined) throw new Response(null, { status: 404 })
  // Users who come back to a checkout after paying are not asked again.
  if (checkout.isPaid) throw redirect(`/thank-you?session_id=${sessionId}`)
  const { tier, donorName = 'Anonymous' } = checkout
  return { pence: tier.pence, title: words.tierCard.titles[tier.id], donorName }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sessionId = sessionIdOf(request)
  const isPaid = await context
    .get(donationsContext)
    .payInPractice(sessionId, context.get(clientAddressContext))
  if (!isPaid) throw new Response(null, { status: 404 })
  return redirect(`/thank-you?session_id=${sessionId}`, 303)
}

export const meta = (args: Route.MetaArgs) => makeMissingMeta(args, words.practiceCheckout.practiceCheckout)

export default function PracticeCheckout({ loaderData }: Route.ComponentProps) {
  return <PracticeCheckoutPage {...loaderData} />
}
