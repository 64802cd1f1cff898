import type { RouterContextProvider } from 'react-router'
import { join, resolve } from 'node:path'
import { makeAccounts } from './accounts/service.ts'
import type { Env } from './env.ts'
import { databaseContext, logContext, originContext, siteContext } from './context.server.ts'
import type { Resources } from './startup.ts'
import { donationsContext } from './donations/context.server.ts'
import { makeDonations } from './donations/service.ts'
import { acceptFormerNames } from './http/former-cookie-names.ts'
import type { Outside } from './http/headers.ts'
import type { SharedPageSettings } from './http/shared-pages.ts'
import { makeLetters } from './accounts/letters.ts'
import { DEVICE_LETTERS_AN_HOUR, LETTERS_AN_HOUR, makeLetterSender } from './accounts/letter-sender.ts'
import { makeRateLimits } from './limits/rate-limit.ts'
import { createHourlyPurge } from './database/hourly-purge.ts'
import { purgeEnded } from './accounts/purge.ts'
import { rowInsertsContext } from './matches/context.server.ts'
import { createRowInserts } from './matches/insert-rows.ts'
import { makePurge } from './matches/purge.ts'
import { createMailer } from './mail/mailer.ts'
import { countLetters } from './mail/queue.ts'
import { readOrMakeSecret } from './secret.ts'
import { accountsContext } from './accounts/session.server.ts'
import { liveContext } from './live/context.server.ts'
import { createLive } from './live/service.ts'
import type { Upgrade } from './live/socket.ts'
import { makeSite, type Site } from './site.ts'

/** Everything that routes are handed, made once, and what of it works by itself while the server runs. */
export interface Services {
  readonly origin: string
  readonly site: Site
  readonly outside: Outside
  readonly provide: (context: RouterContextProvider) => void
  /** Pages that are the same for everybody, whether signed in or not: scripts of theirs ask who is there. */
  readonly shared: SharedPageSettings
  /** Sockets of online games. */
  readonly upgrade: Upgrade
  /** What is neither a page nor a file, and streams: nothing where the address is another's. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  /** Begins the work beside the requests. */
  start(): void
  /** Sends whoever is connected to come back, before requests are stopped. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export function makeServices({ env, log, database, metrics }: Resources, origin: string): Services {
  const site = makeSite(env, origin)
  const makeRateLimit = makeRateLimits(database)
  const donations = makeDonations({ settings: env, origin, database, log, makeRateLimit })
  const mailer = createMailer({ database, env, log, site })
  metrics.gauge('rook_mails_waiting', 'Letters that wait to be delivered', () => countLetters(database))
  const google = googleOf(env)
  const accounts = makeAccounts(outboxOf(env, origin), makeRateLimit, {
    database,
    origin,
    siteName: site.name,
    secret: env.AUTH_SECRET ?? readOrMakeSecret(resolve(env.DATA_DIR)),
    ...{ google, log, makeRateLimit },
    ...makeLetterSender({
      letters: makeLetters(site, origin),
      mailer,
      limit: makeRateLimit(LETTERS_AN_HOUR),
      deviceLimit: makeRateLimit(DEVICE_LETTERS_AN_HOUR),
      log,
    }),
  })
  const live = createLive({
    ...{ database, log, origin, makeRateLimit },
    findUserId: async (headers) =>
      (await accounts.findSignedIn(acceptFormerNames(headers.get('Cookie'))))?.id,
    ...{ connectionString: env.DATABASE_URL, proxies: env.TRUST_PROXY, metrics },
  })
  const rowInserts = createRowInserts(database)
  const purgeAccounts = createHourlyPurge('ended sessions', () => purgeEnded(database), log)
  const workers = [donations, mailer, accounts, makePurge(database, log), purgeAccounts, live]
  function provide(context: RouterContextProvider): void {
    context.set(siteContext, site)
    context.set(originContext, origin)
    context.set(logContext, log)
    context.set(databaseContext, database)
    context.set(donationsContext, donations)
    context.set(accountsContext, accounts)
    context.set(liveContext, live)
    context.set(rowInsertsContext, rowInserts)
  }
  return {
    origin,
    site,
    outside: {
      // Without scripts a form is answered with a redirect, and a browser follows it no further than these.
      formTargets: [...donations.checkoutOrigins, ...(google ? [new URL(google.issuer).origin] : [])],
      ads: site.adClient !== undefined,
    },
    shared: { paths: new Set(['/', '/play', '/game']), version: () => donations.wall.version() },
    provide,
    upgrade: live.upgrade,
    answer: (request) =>
      new URL(request.url).pathname === '/metrics' ? metrics.answer(request) : live.answer(request),
    start() {
      for (const worker of workers) worker.start()
    },
    drain: live.drain,
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  }
}

/** Where letters are to be read while the site is tried out on one's own machine, without a mail server. */
function outboxOf(env: Env, origin: string): string | undefined {
  const isAtHome = new URL(origin).hostname === 'localhost'
  return env.SMTP_URL === undefined && isAtHome ? join(env.DATA_DIR, 'outbox') : undefined
}

function googleOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Env) {
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, issuer }
}
