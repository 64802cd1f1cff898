import { clientAddressContext } from '#server/context.server.ts'
import { donationsContext, type VerifyError } from '#server/donations/context.server.ts'
import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import type { Route } from './+types/verify-payment.ts'

const STATUSES: Record<VerifyError, number> = {
  ERR_UNKNOWN_SESSION: 404,
  ERR_TOO_MANY: 429,
  ERR_PAYMENTS_DOWN: 502,
  ERR_NO_PAYMENTS: 503,
}

/** Turns `{sessionId}` into `{paid}`. Read-only: donations are recorded from Stripe's events. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent: unknown = await request.json().catch(() => undefined)
  const sessionId =
    typeof sent === 'object' && sent !== null && 'sessionId' in sent ? sent.sessionId : undefined
  const verified = await context
    .get(donationsContext)
    .verifyPayment(sessionId, context.get(clientAddressContext))
  if (verified.ok) return Response.json({ paid: verified.value.isPaid })
  return Response.json({ error: verified.error }, { status: STATUSES[verified.error] })
}

/** Without a loader, GET would be answered with 400. */
export const loader = () => methodNotAllowed('POST')
