import { logContext } from '#server/context.server.ts'
import { donationsContext, type ReceiveError } from '#server/donations/context.server.ts'
import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import type { Route } from './+types/stripe-webhook.ts'

const STATUSES: Record<ReceiveError, number> = {
  ERR_BAD_SIGNATURE: 400,
  ERR_BAD_EVENT: 400,
  ERR_NO_PAYMENTS: 503,
}

/**
 * Receives Stripe's signed events, verified against the exact bytes of the body. Stripe resends an event for three days until
 * it gets a 2xx.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const log = context.get(logContext)
  const body = Buffer.from(await request.arrayBuffer())
  try {
    const received = await context
      .get(donationsContext)
      .receiveReport(body, request.headers.get('Stripe-Signature'))
    if (received.ok) return Response.json({ received: true })
    log('warn', 'report of a payment refused', { error: received.error })
    return Response.json({ error: received.error }, { status: STATUSES[received.error] })
  } catch (error) {
    log('error', 'report of a payment not recorded', { error })
    return Response.json({ error: 'ERR_NOT_RECORDED' }, { status: 503 })
  }
}

/** Without a loader, GET would be answered with 400. */
export const loader = () => methodNotAllowed('POST')
