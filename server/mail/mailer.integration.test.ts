import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeOnEachDatabase, openForTest } from '../../tests/support/databases.ts'
import { refusal, startMailServer } from '../../tests/support/mail-server.ts'
import { readEmail } from '../../tests/support/read-email.ts'
import type { Database } from '#server/database/db.ts'
import { createMailer, type Mail } from './mailer.ts'
import { createDelivery } from './delivery.ts'
import { createMailQueue, type MailQueue } from './queue.ts'
import { makeMailServer } from './smtp.ts'
import { migrate } from '#server/database/migrate.ts'

const TOKEN = 'a1B2c3D4'
const MAIL: Mail = {
  to: 'anand@chess.example',
  subject: 'Confirm your email address',
  text: `Confirm:\nhttps://chess.example/auth/confirm?token=${TOKEN}\n`,
  html: `<a href="https://chess.example/auth/confirm?token=${TOKEN}">Confirm</a>`,
}
const SENDER = { name: 'Rook & Rajah', address: 'hello@chess.example' }
const SITE = { name: SENDER.name, email: SENDER.address } as Parameters<typeof createMailer>[0]['site']
const START = Date.parse('2026-11-21T12:00:00.000Z')
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

describeOnEachDatabase('emails', ({ open, makeSettings }) => {
  it('reach the mail server, once, and are gone from the database', async () => {
    const server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        done(username === 'me@club.example' && password === 'a:b/c@d' ? null : new Error('no'), {
          user: 'me',
        }),
    })
    const { put, round, waiting } = await start(
      `smtp://me%40club.example:a%3Ab%2Fc%40d@127.0.0.1:${server.port}`,
    )
    await put(MAIL)
    await round()
    await round()
    expect(await waiting()).toBe(0)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({
      from: SENDER.address,
      to: [MAIL.to],
      text: MAIL.text,
      html: MAIL.html,
      headers: { to: MAIL.to, subject: MAIL.subject, from: '"Rook & Rajah" <hello@chess.example>' },
    })
  })

  it('wait while the mail server is down, and leave when it is back', async () => {
    const gone = await startMailServer()
    await gone.close()
    const { put, round, waiting, pass, lines } = await start(`smtp://127.0.0.1:${gone.port}`)
    for (let sent = 0; sent < 5; sent++) await put(MAIL)
    await round()
    expect(await waiting()).toBe(5)
    // One attempt for each concurrent delivery, not one for each email.
    expect(lines.filter(({ message }) => message === 'mail delayed').length).toBeLessThanOrEqual(3)

    const server = await startMailServer({}, gone.port)
    await round()
    expect(server.received).toHaveLength(0)
    pass(20 * SECOND)
    await round()
    expect(server.received).toHaveLength(5)
    expect(await waiting()).toBe(0)
  })

  it('wait longer each time, and are given up after two days, with an error in the log', async () => {
    const server = await startMailServer({ onRcptTo: (_to, _session, done) => done(refusal(451, 'later')) })
    const { put, round, nextDue, pass, lines, now } = await start(`smtp://127.0.0.1:${server.port}`)
    await put(MAIL)
    const pauses: number[] = []
    for (let due = await nextDue(); due !== undefined; due = await nextDue()) {
      pauses.push(due - now())
      pass(due - now())
      await round()
    }
    expect(pauses.slice(0, 5)).toEqual([0, 30 * SECOND, MINUTE, 2 * MINUTE, 4 * MINUTE])
    expect(Math.max(...pauses)).toBe(4 * HOUR)
    expect(now() - START).toBeGreaterThan(48 * HOUR)
    expect(now() - START).toBeLessThan(53 * HOUR)
    expect(lines.at(-1)).toMatchObject({
      level: 'error',
      message: 'mail given up',
      fields: { reason: 'too old' },
    })
    expect(lines.at(-2)).toMatchObject({
      level: 'warn',
      fields: { error: 'ERR_MAIL_DELAYED', reason: 'RCPT TO 451' },
    })
  })

  it('to an address that does not exist are given up at once', async () => {
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(refusal(550, `5.1.1 ${address}: nobody here opens https://chess.example/?token=${TOKEN}`)),
    })
    const { put, round, waiting, lines } = await start(`smtp://127.0.0.1:${server.port}`)
    await put(MAIL)
    await round()
    expect(await waiting()).toBe(0)
    expect(lines).toMatchObject([
      {
        level: 'error',
        message: 'mail given up',
        fields: { error: 'ERR_MAIL_REFUSED', reason: 'RCPT TO 550 5.1.1' },
      },
    ])
  })

  it.each([
    'two words@chess.example',
    'a@chess.example, b@chess.example',
    'a@chess.example\r\nRCPT TO:<b@chess.example>',
    '<a@chess.example',
  ])('to what is no address (%j) reach nobody', async (to) => {
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(/^[\w.]+@chess\.example$/.test(address) ? null : refusal(553, 'no address')),
    })
    const { put, round } = await start(`smtp://127.0.0.1:${server.port}`)
    await put({ ...MAIL, to })
    await round()
    expect(server.received).toEqual([])
  })

  it.each([
    ['sender', { onMailFrom: (_from, _session, done) => done(refusal(550, '5.7.1 not yours')) }],
    ['password', { authOptional: false, onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 no')) }],
  ] satisfies [string, Parameters<typeof startMailServer>[0]][])(
    'survive a wrong %s in the settings',
    async (_name, options) => {
      const server = await startMailServer({ allowInsecureAuth: true, ...options })
      const { put, round, waiting, lines } = await start(`smtp://a:b@127.0.0.1:${server.port}`)
      await put(MAIL)
      await round()
      expect(await waiting()).toBe(1)
      expect(lines).toMatchObject([{ level: 'warn', fields: { error: 'ERR_MAIL_SERVER_DOWN' } }])
    },
  )

  it('leave once, however many processes deliver', async () => {
    const settings = await makeSettings()
    const databases = [1, 2, 3].map(() => openForTest(settings))
    await migrate(databases[0] as Database)
    const server = await startMailServer()
    const processes = databases.map((database) => deliverFrom(database, `smtp://127.0.0.1:${server.port}`))
    const names = Array.from({ length: 40 }, (_, index) => `a${index}@chess.example`)
    for (const to of names) await processes[0]?.put({ ...MAIL, to })
    for (let rounds = 0; (await processes[0]?.waiting()) !== 0 && rounds < 20; rounds++)
      await Promise.all(processes.map(({ round }) => round()))
    expect(server.received).toHaveLength(names.length)
    expect(new Set(server.received.map(({ to }) => to[0]))).toEqual(new Set(names))
  })

  it('of a process that died on the way belong to another, after a while', async () => {
    const server = await startMailServer()
    const { put, queue, round, pass, now } = await start(`smtp://127.0.0.1:${server.port}`)
    await put(MAIL)
    expect(await queue.claim(new Date(now()))).toMatchObject({ to: MAIL.to, attempts: 1 })
    await round()
    expect(server.received).toHaveLength(0)
    pass(2 * MINUTE)
    await round()
    expect(server.received).toHaveLength(1)
  })

  it('are sent once, even if the database fails just after sending', async () => {
    const server = await startMailServer()
    let isAway = true
    const { put, round, waiting, pass } = await start(`smtp://127.0.0.1:${server.port}`, (queue) => ({
      ...queue,
      remove: (id) => (isAway ? Promise.reject(new Error('database away')) : queue.remove(id)),
    }))
    await put(MAIL)
    await expect(round()).rejects.toThrow('database away')
    isAway = false
    pass(HOUR)
    await round()
    expect(server.received).toHaveLength(1)
    expect(await waiting()).toBe(0)
  })

  it('name no person and give nothing away in the log', async () => {
    const mean = await startMailServer({
      onData: (stream, { envelope }, done) => {
        stream.resume()
        const said = `${envelope.rcptTo[0]?.address} may not have ${MAIL.text.replaceAll('\n', ' ')}`
        stream.on('end', () => done(refusal(554, `5.7.1 ${said}`)))
      },
    })
    const { put, round, lines } = await start(`smtp://127.0.0.1:${mean.port}`)
    await put(MAIL)
    await round()
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/anand|@|token|a1B2c3D4|Confirm/)
  })

  it('are accepted while the mail server says nothing at all, and kept when this server stops meanwhile', async () => {
    const silent = createServer()
    await new Promise<void>((listening) => void silent.listen(0, '127.0.0.1', listening))
    const { port } = silent.address() as AddressInfo
    const database = await open()
    const connected = new Promise((resolve) => silent.once('connection', resolve))
    const mailer = createMailer({
      database,
      env: { DATA_DIR: '/dev/null', SMTP_URL: `smtp://127.0.0.1:${port}` },
      log: () => {},
      site: SITE,
    })
    mailer.start()
    await mailer.send(MAIL)
    await connected
    await mailer.send(MAIL)
    await mailer.stop()
    silent.close()
    expect(await countMails(database)).toBe(2)
  })

  it('are files without a mail server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rook-mail-'))
    const mailer = createMailer({
      database: await open(),
      env: { DATA_DIR: folder },
      log: () => {},
      site: SITE,
    })
    mailer.start()
    await mailer.send(MAIL)
    const outbox = join(folder, 'outbox')
    const files = () =>
      existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
    await expect.poll(() => files().length).toBe(1)
    await mailer.stop()
    expect(readEmail(readFileSync(join(outbox, files()[0] ?? ''), 'utf8'))).toMatchObject({
      text: MAIL.text,
      headers: { to: MAIL.to },
    })
    rmSync(folder, { recursive: true })
  })

  it('with a password in their way leave only over an encrypted connection', async () => {
    let heard = ''
    const server = await startMailServer({
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        heard = password ?? ''
        done(null, { user: 'a' })
      },
    })
    const secret = randomUUID()
    // The same machine under a name that is not recognised as local.
    const url = `smtp://a:${secret}@[::ffff:127.0.0.1]:${server.port}`
    const strict = await start(url)
    await strict.put(MAIL)
    await strict.round()
    expect({ heard, waiting: await strict.waiting() }).toEqual({ heard: '', waiting: 1 })
    const lax = await start(`${url}?requireTLS=false`)
    await lax.put(MAIL)
    await lax.round()
    expect({ heard, waiting: await lax.waiting() }).toEqual({ heard: secret, waiting: 0 })
  })

  async function start(url: string, wrap?: (queue: MailQueue) => MailQueue) {
    return deliverFrom(await open(), url, wrap)
  }
})

/** A process that delivers emails, with a clock that the test moves. */
function deliverFrom(database: Database, url: string, wrap = (queue: MailQueue) => queue) {
  const lines: { level: string; message: string; fields: unknown }[] = []
  let time = START
  const queue = createMailQueue(database)
  const deliverDue = createDelivery({
    queue: wrap(queue),
    deliver: makeMailServer(url),
    sender: SENDER,
    log: (level, message, fields) => {
      if (level !== 'info') lines.push({ level, message, fields })
    },
    now: () => new Date(time),
  })
  const never = new AbortController().signal
  return {
    queue,
    lines,
    now: () => time,
    pass: (milliseconds: number) => void (time += milliseconds),
    put: (mail: Mail) => queue.put(mail, new Date(time)),
    round: () => deliverDue(never, never),
    waiting: () => countMails(database),
    nextDue: async () => {
      const row = await database.query.selectFrom('mails').select('next_attempt_at').executeTakeFirst()
      return row && Date.parse(row.next_attempt_at)
    },
  }
}

async function countMails({ query }: Database): Promise<number> {
  return (await query.selectFrom('mails').select('id').execute()).length
}
