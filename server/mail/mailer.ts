import { join, resolve } from 'node:path'
import type { Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import { createDelivery } from './delivery.ts'
import { makeOutbox } from './outbox.ts'
import { createMailQueue } from './queue.ts'
import { makeMailServer } from './smtp.ts'
import { senderOf, type MailSettings } from './settings.ts'
import type { Site } from '#server/site.ts'

/**
 * Emails are queued in the database, so that requests do not wait for a mail server and a restart loses nothing. Any number of
 * processes may deliver; each email is sent once.
 */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  /** Resolves once the email is stored in the queue. */
  send(mail: Mail): Promise<void>
  /** Takes as long as `send` but sends nothing, so that timing does not reveal whether an account exists. */
  pretend(mail: Mail): Promise<void>
  start(): void
  /** Stops delivering, after giving deliveries under way a moment to finish. */
  stop(): Promise<void>
}

interface MailerOptions {
  readonly database: Database
  readonly env: MailSettings & { readonly DATA_DIR: string }
  readonly log: Log
  readonly site: Site
}

/** Milliseconds between checks for retries and for emails that other processes queued. */
const POLL_INTERVAL = 5_000
/** A delivery that is cut short is repeated at the next start; most take less than this. */
const STOP_TIMEOUT = 1_500

export function createMailer({ database, env, log, site }: MailerOptions): Mailer {
  const queue = createMailQueue(database)
  const outbox = join(resolve(env.DATA_DIR), 'outbox')
  const deliver = env.SMTP_URL === undefined ? makeOutbox(outbox) : makeMailServer(env.SMTP_URL)
  const round = createDelivery({
    queue,
    deliver,
    sender: senderOf(env, site),
    log,
    now: () => new Date(),
  })
  const wakeUp = makeWakeUp(POLL_INTERVAL)
  const ending = new AbortController()
  const cut = new AbortController()
  let running = Promise.resolve()

  return {
    async send(mail) {
      await queue.put(mail, new Date())
      wakeUp.now()
    },

    async pretend(mail) {
      await queue.pretend(mail, new Date())
      wakeUp.now()
    },

    start() {
      if (env.SMTP_URL === undefined)
        log('info', 'mails become files: SMTP_URL is not set', { folder: outbox })
      running = (async () => {
        while (!ending.signal.aborted) {
          await round(ending.signal, cut.signal).catch((error: unknown) =>
            log('warn', 'mails cannot be delivered', { error }),
          )
          await wakeUp.wait()
        }
      })()
    },

    async stop() {
      ending.abort()
      wakeUp.now()
      const limit = setTimeout(() => cut.abort(), STOP_TIMEOUT)
      await running
      clearTimeout(limit)
    },
  }
}

/** Ends a wait early, or the next one if none is under way. `longest` is in milliseconds. */
function makeWakeUp(longest: number) {
  let isDue = false
  let wake = () => {}
  return {
    now() {
      isDue = true
      wake()
    },
    async wait() {
      if (!isDue) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longest)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isDue = false
    },
  }
}
