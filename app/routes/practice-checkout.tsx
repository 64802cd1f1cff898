import { redirect } from 'react-router'
import { makeMissingMeta } from '#app/discovery/page-meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { PracticeCheckoutPage } from '#app/support/practice-checkout-page.tsx'
import { givingContext } from '#server/donations/context.server.ts'
import type { Route } from './+types/practice-checkout.ts'

export const handle = { js: false, canonical: false } satisfies PageHandle

const addressOf = (request: Request): string => request.headers.get('X-Real-IP') ?? ''
const sessionIdOf = (request: Request): string => new URL(request.url).searchParams.get('session') ?? ''

export function loader({ request, context }: Route.LoaderArgs) {
  const checkout = context.get(givingContext).practiceFor(addressOf(request))?.find(sessionIdOf(request))
  if (checkout === undefined) throw new Response(null, { status: 404 })
  const { tier, donorName = 'Anonymous' } = checkout
  return { amount: tier.amount, title: tier.title, donorName }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sessionId = sessionIdOf(request)
  const isPaid = await context.get(givingContext).payInPractice(sessionId, addressOf(request))
  if (!isPaid) throw new Response(null, { status: 404 })
  return redirect(`/thank-you?session_id=${sessionId}`, 303)
}

export const meta = (args: Route.MetaArgs) => makeMissingMeta(args, 'Practice checkout')

export default function PracticeCheckout({ loaderData }: Route.ComponentProps) {
  return <PracticeCheckoutPage {...loaderData} />
}
