import { createServer, type AddressInfo, type Socket } from 'node:net'
import { cleanly, statusOf, timed, type Clean, type Fault } from './fault.ts'

/** Accepts connections and never answers. Returns its port. */
async function startSilence(clean: Clean): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  clean.add(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const post = (origin: string, path: string, fields: Record<string, string>) =>
  timed(() =>
    statusOf(origin + path, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams(fields),
    }),
  )

const mail: Fault = {
  name: 'the mail server says nothing',
  holds: 'whoever signs up is answered within 5 s, and the letter waits',
  try: cleanly(async (clean) => {
    const env = { DATA_DIR: clean.folder(), SMTP_URL: `smtp://127.0.0.1:${await startSilence(clean)}` }
    const site = await clean.site(env)
    const password = 'rook takes e7'
    const signUp = { intent: 'sign-up', email: 'asha@chess.test', password, confirmation: password }
    const signedUp = await post(site.origin, '/auth', signUp)
    const waiting = await clean.database(env).query.selectFrom('mails').select('id').execute()
    return {
      passed: signedUp.status === '200' && signedUp.ms < 5_000 && waiting.length === 1,
      counts: { ms: signedUp.ms, waiting: waiting.length },
    }
  }),
}

const payments: Fault = {
  name: 'the payment provider says nothing',
  holds: 'a donor is told so within 15 s, and pages as ever',
  try: cleanly(async (clean) => {
    const site = await clean.site({
      ...{
        DATA_DIR: clean.folder(),
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_the_bench',
      },
      STRIPE_API_BASE: `http://127.0.0.1:${await startSilence(clean)}`,
    })
    const order = { priceId: 'price_coffee', amount: 10, description: 'Buy Us a Coffee' }
    const headers = { Origin: site.origin, 'Content-Type': 'application/json' }
    const [given, page] = await Promise.all([
      timed(() =>
        statusOf(`${site.origin}/api/create-donation`, {
          method: 'POST',
          headers,
          body: JSON.stringify(order),
        }),
      ),
      timed(() => statusOf(`${site.origin}/support`)),
    ])
    return {
      passed: given.status === '502' && given.ms < 15_000 && page.status === '200',
      counts: { status: Number(given.status), ms: given.ms, pageMs: page.ms },
    }
  }),
}

const signIn: Fault = {
  name: 'Google says nothing',
  holds: 'whoever signs in with it is told so within 15 s; others sign in as ever',
  try: cleanly(async (clean) => {
    const site = await clean.site({
      ...{
        DATA_DIR: clean.folder(),
        GOOGLE_CLIENT_ID: 'rook',
        GOOGLE_CLIENT_SECRET: 'a secret of the bench',
      },
      GOOGLE_ISSUER: `http://localhost:${await startSilence(clean)}`,
    })
    const [google, other] = await Promise.all([
      post(site.origin, '/auth', { intent: 'google' }),
      post(site.origin, '/auth', {
        intent: 'sign-in',
        email: 'nobody@chess.test',
        password: 'rook takes e7',
      }),
    ])
    return {
      passed: google.status === '502' && google.ms < 15_000 && other.status === '401',
      counts: { status: Number(google.status), ms: google.ms, otherMs: other.ms },
    }
  }),
}

export const OF_OTHERS: readonly Fault[] = [mail, payments, signIn]
