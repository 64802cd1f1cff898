import { clientAddressContext, logContext } from '#server/context.server.ts'
import { donationsContext } from '#server/donations/context.server.ts'
import type { StartError } from '#server/donations/context.server.ts'
import { words } from '#words/support'
import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import type { Route } from './+types/create-donation.ts'

const STATUSES: Record<StartError, number> = {
  ERR_BAD_ORDER: 400,
  ERR_UNKNOWN_PRICE: 400,
  ERR_WRONG_AMOUNT: 400,
  ERR_NAME_REFUSED: 400,
  ERR_TOO_MANY: 429,
  ERR_PAYMENTS_DOWN: 502,
  ERR_NO_PAYMENTS: 503,
}

/** Turns `{priceId, amount, description}`, and the donor's name if given, into `{url}`: the checkout page. */
export async function action({ request, context }: Route.ActionArgs) {
  const order: unknown = await request.json().catch(() => undefined)
  const started = await context.get(donationsContext).startDonation(order, context.get(clientAddressContext))
  if (started.ok) return Response.json({ url: started.value })
  const { error } = started
  context.get(logContext)('warn', 'donation not started', { error })
  return Response.json({ error, message: words.donationForm.failed }, { status: STATUSES[error] })
}

/** Without a loader, GET would be answered with 400. */
export const loader = () => methodNotAllowed('POST')
