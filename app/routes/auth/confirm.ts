import { redirect } from 'react-router'
import { databaseContext } from '#server/context.server.ts'
import { finishEmailChange } from '#server/accounts/email-change.server.ts'
import {
  accountsContext,
  asksForCode,
  callAuth,
  findUser,
  takeCookies,
} from '#server/accounts/session.server.ts'
import type { Route } from './+types/confirm.ts'

/** The link in a mail that proves an address: of a new account, or of an old one that moves. The former ends at the site's root. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const move = searchParams.get('address')
  if (move !== null) {
    const moved = await finishEmailChange(context.get(databaseContext), move, new Date())
    if (!moved.ok) throw redirect('/auth?said=invalid')
    const { from, to } = moved.value
    await context.get(accountsContext).sendLetter('emailChanged', { to: from, newEmail: to })
    // It signs nobody in: whoever reads the new mailbox need not know the password.
    // A link that is followed again (some mail programs try them first) confirms nothing new and signs nobody in.
    const isIn = (await findUser(context, request)) !== undefined
    throw redirect(isIn ? '/account?done=email#email' : '/auth?said=moved')
  }
  const token = searchParams.get('token') ?? ''
  const query = new URLSearchParams({ token, attempt: searchParams.get('attempt') ?? '' })
  const response = await callAuth(context, request, `/verify-email?${query}`, undefined)
  if (!response.ok) throw redirect('/auth?said=invalid')
  const headers = takeCookies(response)
  if (await asksForCode(response)) throw redirect('/auth/two-factor', { headers })
  // The welcome is a part of the page at the root, shown by the address alone: home is the same for everybody.
  if (headers.has('Set-Cookie')) throw redirect('/#welcome', { headers })
  // A link that is followed again (some mail programs try them first) confirms nothing new and signs nobody in.
  const isIn = (await findUser(context, request)) !== undefined
  throw redirect(isIn ? '/' : '/auth?said=confirmed', { headers })
}
