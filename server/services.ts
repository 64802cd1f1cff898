import type { RouterContextProvider } from 'react-router'
import { join, resolve } from 'node:path'
import { createAuth, type AuthSettings } from './auth.ts'
import { databaseContext, logContext, originContext, siteContext } from './context.server.ts'
import type { Foundation } from './foundation.ts'
import { makeLetters } from './letters.ts'
import { createPost } from './mail.ts'
import { readOrMakeSecret } from './secret.ts'
import { accountsContext, type Accounts } from './session.server.ts'
import { createPatience } from './sign-in-patience.ts'
import { makeSite, type Site } from './site.ts'

/** Everything that routes are handed, made once, and what of it works by itself while the server runs. */
export interface Services {
  readonly origin: string
  readonly site: Site
  provide(context: RouterContextProvider): void
  /** Begins the work beside the requests; the answer ends it. */
  start(): () => Promise<void>
}

export function makeServices({ env, log, database }: Foundation, origin: string): Services {
  const site = makeSite(env, origin)
  const post = createPost({ database, env, log, site })
  const isAtHome = new URL(origin).hostname === 'localhost'
  const outbox = env.SMTP_URL === undefined && isAtHome ? join(env.DATA_DIR, 'outbox') : undefined
  const accounts = makeAccounts(outbox, {
    database,
    origin,
    siteName: site.name,
    secret: env.AUTH_SECRET ?? readOrMakeSecret(resolve(env.DATA_DIR)),
    google:
      env.GOOGLE_CLIENT_ID === undefined || env.GOOGLE_CLIENT_SECRET === undefined
        ? undefined
        : {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          },
    log,
    letters: makeLetters(site, origin),
    send: (mail) => post.send(mail),
  })
  return {
    origin,
    site,
    provide(context) {
      context.set(siteContext, site)
      context.set(originContext, origin)
      context.set(logContext, log)
      context.set(databaseContext, database)
      context.set(accountsContext, accounts)
    },
    start: () => post.start(),
  }
}

function makeAccounts(outbox: string | undefined, settings: AuthSettings): Accounts {
  let auth = createAuth(settings)
  const knowsGoogle = async () => {
    const { socialProviders } = await auth.$context
    return socialProviders.some(({ id }) => id === 'google')
  }
  return {
    outbox,
    auth: () => auth,
    patience: createPatience(),
    async hasGoogle() {
      if (settings.google === undefined) return false
      if (await knowsGoogle()) return true
      // Its description could not be read when this server started: perhaps it can now.
      auth = createAuth(settings)
      return knowsGoogle()
    },
  }
}
