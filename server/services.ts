import type { RouterContextProvider } from 'react-router'
import { join, resolve } from 'node:path'
import { createAccounts } from './accounts/service.ts'
import type { Env } from './env.ts'
import { databaseContext, logContext, originContext, siteContext } from './context.server.ts'
import type { Resources } from './startup.ts'
import { donationsContext } from './donations/context.server.ts'
import { makeDonations } from './donations/service.ts'
import { acceptFormerNames } from './http/former-cookie-names.ts'
import type { Outside } from './http/headers.ts'
import type { SharedPageSettings } from './http/shared-pages.ts'
import { makeAccountEmails } from './accounts/account-emails.ts'
import { findAccountLanguage } from './accounts/language.server.ts'
import { DEVICE_EMAILS_AN_HOUR, EMAILS_AN_HOUR, createEmailSender } from './accounts/email-sender.ts'
import { makeRateLimits } from './limits/rate-limit.ts'
import { createHourlyPurge } from './database/hourly-purge.ts'
import { purgeEnded } from './accounts/purge.ts'
import { rowInsertsContext } from './matches/context.server.ts'
import { createRowInserts } from './matches/insert-rows.ts'
import { makePurge } from './matches/purge.ts'
import { createMailer } from './mail/mailer.ts'
import { countEmails } from './mail/queue.ts'
import { readOrMakeSecret } from './secret.ts'
import { accountsContext } from './accounts/session.server.ts'
import { liveContext } from './live/context.server.ts'
import { createLive } from './live/service.ts'
import type { Upgrade } from './live/socket.ts'
import { makeSite, type Site } from './site.ts'
import { addressIn } from '#words/addresses.ts'
import { LANGUAGES } from '#words/languages.ts'

/** All services of the routes, and their background work. */
export interface Services {
  readonly origin: string
  readonly site: Site
  readonly outside: Outside
  readonly provide: (context: RouterContextProvider) => void
  /** Pages that are the same for all visitors; their scripts ask for the session. */
  readonly shared: SharedPageSettings
  /** Sockets of online games. */
  readonly upgrade: Upgrade
  /** Answers streams and metrics; absent for all other addresses. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  /** Starts the background work. */
  start(): void
  /** Called before requests stop: asks connected pages to reconnect. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const SHARED: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => ['/', '/play', '/game'].map((page) => addressIn(page, language))),
)

export function createServices({ env, log, database, metrics }: Resources, origin: string): Services {
  const site = makeSite(env, origin)
  const makeRateLimit = makeRateLimits(database)
  const donations = makeDonations({ settings: env, origin, database, log, makeRateLimit })
  const mailer = createMailer({ database, env, log, site })
  metrics.gauge('rook_mails_waiting', 'Emails waiting to be delivered', () => countEmails(database))
  const google = googleOf(env)
  const accounts = createAccounts(outboxOf(env, origin), makeRateLimit, {
    database,
    origin,
    siteName: site.name,
    secret: env.AUTH_SECRET ?? readOrMakeSecret(resolve(env.DATA_DIR)),
    ...{ google, log, makeRateLimit },
    ...createEmailSender({
      emails: makeAccountEmails(site, origin),
      findLanguage: (email) => findAccountLanguage(database, email),
      mailer,
      limit: makeRateLimit(EMAILS_AN_HOUR),
      deviceLimit: makeRateLimit(DEVICE_EMAILS_AN_HOUR),
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
      // Without scripts, forms are answered with a redirect, which browsers follow only to these origins.
      formTargets: [...donations.checkoutOrigins, ...(google ? [new URL(google.issuer).origin] : [])],
      ads: site.adClient !== undefined,
    },
    shared: { paths: SHARED, version: () => donations.wall.version() },
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

/** The folder of emails if the site runs locally without a mail server. */
function outboxOf(env: Env, origin: string): string | undefined {
  const isLocal = new URL(origin).hostname === 'localhost'
  return env.SMTP_URL === undefined && isLocal ? join(env.DATA_DIR, 'outbox') : undefined
}

function googleOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Env) {
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, issuer }
}
