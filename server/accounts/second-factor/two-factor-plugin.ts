import { getSessionFromCtx } from 'better-auth/api'
import { twoFactor, type TwoFactorOptions } from 'better-auth/plugins'
import type { GivenCode } from './used-codes.ts'

/**
 * The library's plugin requires the second factor only after a password. Here every way to sign in requires it, because a
 * second factor is only as strong as the weakest way around it.
 */
const WAYS_IN: readonly (string | undefined)[] = ['/sign-in/email', '/callback/:id', '/verify-email']

export function twoFactorAfterEveryWayIn(options: TwoFactorOptions) {
  const plugin = twoFactor(options)
  return {
    ...plugin,
    hooks: {
      after: plugin.hooks.after.map(({ handler }) => ({
        handler,
        matcher: ({ path }: { path?: string }) => WAYS_IN.includes(path),
      })),
    },
  }
}

type HookContext = Parameters<typeof getSessionFromCtx>[0]

/** The authenticator code in a request, and its user: signed in, or waiting to enter the code. */
export async function findGivenCode(context: HookContext): Promise<GivenCode | undefined> {
  if (context.path !== '/two-factor/verify-totp') return undefined
  const { code } = (context.body ?? {}) as Record<string, unknown>
  const userId = await findChallenged(context)
  return userId === undefined || typeof code !== 'string' ? undefined : { userId, code }
}

async function findChallenged(context: HookContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(context)
  if (session !== null) return session.user.id
  const { name } = context.context.createAuthCookie('two_factor')
  const challenge = await context.getSignedCookie(name, context.context.secret)
  if (typeof challenge !== 'string') return undefined
  return (await context.context.internalAdapter.findVerificationValue(challenge))?.value
}
