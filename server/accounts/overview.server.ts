import type { RouterContextProvider } from 'react-router'
import type { User } from '#contract/session.ts'
import type { AccountView } from '#contract/account.ts'
import { nameDevice } from './device-words.ts'
import { describeNetwork } from './place.ts'
import { accountsContext, judgePassword } from './session.server.ts'
import { currentLanguage } from '#words/by-request.ts'
import { parseLanguage } from '#words/languages.ts'

/** The account page of a signed-in user, and the password check before important changes. */

type Context = Readonly<RouterContextProvider>

export async function readAccount(context: Context, request: Request, user: User): Promise<AccountView> {
  const { api } = context.get(accountsContext).auth()
  const { headers } = request
  const [current, sessions, providers, passkeys] = await Promise.all([
    api.getSession({ headers }),
    api.listSessions({ headers }),
    readProviders(context, request),
    api.listPasskeys({ headers }),
  ])
  return {
    name: user.name,
    email: user.email,
    language: parseLanguage(current?.user.language) ?? currentLanguage(),
    hasPassword: providers.includes('credential'),
    hasGoogle: providers.includes('google'),
    hasTwoFactor: user.hasTwoFactor,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? 'Passkey',
      since: new Date(createdAt),
    })),
    sessions: sessions
      .map(({ id, userAgent, ipAddress, createdAt }) => ({
        id,
        device: nameDevice(userAgent ?? ''),
        place: describeNetwork(ipAddress ?? ''),
        since: createdAt,
        isThisOne: id === current?.session.id,
      }))
      .sort((one, other) =>
        one.isThisOne === other.isThisOne
          ? other.since.getTime() - one.since.getTime()
          : Number(other.isThisOne) - Number(one.isThisOne),
      ),
  }
}

export async function hasPassword(context: Context, request: Request): Promise<boolean> {
  return (await readProviders(context, request)).includes('credential')
}

async function readProviders(context: Context, { headers }: Request): Promise<string[]> {
  const accounts = await context.get(accountsContext).auth().api.listUserAccounts({ headers })
  return accounts.map(({ providerId }) => providerId)
}

type Proof = 'right' | 'wrong' | 'too often'

/** Counted separately from sign-ins, so that guessing from a stolen session does not delay the owner's sign-in. */
export const guessesOf = ({ id }: User): string => `account ${id}`

/** Asks for the password before a change that cannot be undone, in case the session was stolen. Guesses are slowed down. */
export async function provePassword(
  context: Context,
  { headers }: Request,
  user: User,
  password: string,
): Promise<Proof> {
  const { throttle, auth } = context.get(accountsContext)
  const attempt = await throttle.attempt({
    account: guessesOf(user),
    run: () => auth().api.verifyPassword({ headers, body: { password }, asResponse: true }),
    judge: judgePassword,
  })
  if (!attempt.ok) return 'too often'
  const outcome = await judgePassword(attempt.value)
  return outcome === 'neither' ? 'too often' : outcome
}

/** Ignores sessions of other users and sessions that have ended. */
export async function endSession(context: Context, { headers }: Request, id: string): Promise<void> {
  const { api } = context.get(accountsContext).auth()
  const session = (await api.listSessions({ headers })).find((each) => each.id === id)
  if (session !== undefined) await api.revokeSession({ headers, body: { token: session.token } })
}
