import { data, redirect } from 'react-router'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { textOf } from '#app/ui/form/form-text.ts'
import { SupportPage } from '#app/support/support-page.tsx'
import { clientAddressContext, logContext, originContext, siteContext } from '#server/context.server.ts'
import { donationsContext } from '#server/donations/context.server.ts'
import type { Route } from './+types/support.ts'
import { words } from '#words/support'

export function loader({ request, context }: Route.LoaderArgs) {
  const { name, email, promise } = context.get(siteContext)
  const { tiers, practiceFor, isOpenFor } = context.get(donationsContext)
  const address = context.get(clientAddressContext)
  return {
    site: { name, email },
    promise,
    wasCancelled: new URL(request.url).searchParams.has('cancelled'),
    origin: context.get(originContext),
    isPractice: practiceFor(address) !== undefined,
    isOpen: isOpenFor(address),
    tiers: tiers.map(({ isKept: _, ...tier }) => tier),
  }
}

/** Handles the form without scripts. The name is used only if the donor wants it shown. */
export async function action({ request, context }: Route.ActionArgs) {
  // A body that is not a form selects nothing.
  const form = await request.formData().catch(() => new FormData())
  if (form.has('showName') && textOf(form, 'donorName').trim() === '')
    return data({ trouble: 'name-missing' as const }, { status: 422 })
  const [priceId, amount] = textOf(form, 'choice').trim().split(' ')
  const started = await context.get(donationsContext).startDonation(
    {
      priceId,
      amount: Number(amount),
      donorName: form.has('showName') ? textOf(form, 'donorName').trim() : '',
    },
    context.get(clientAddressContext),
  )
  if (started.ok) return redirect(started.value, 303)
  context.get(logContext)('warn', 'donation not started', { error: started.error })
  const trouble = started.error === 'ERR_NAME_REFUSED' ? ('name-refused' as const) : ('failed' as const)
  return data({ trouble }, { status: 422 })
}

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.support.supportUs,
    description: words.support.threeWaysToKeep,
    keywords: 'support free chess, chess donation, wall of fame',
    things: (place) => [makeBreadcrumbs(place, [{ name: words.support.supportUs }])],
  })

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  return <SupportPage {...loaderData} trouble={actionData?.trouble} />
}
