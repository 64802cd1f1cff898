import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

/**
 * The parts of Stripe that the site uses: its HTTP API on a local port for Stripe's own library, a checkout page, and reports
 * signed as Stripe signs them.
 */
export interface FakeStripe {
  readonly base: string
  readonly webhookSecret: string
  /** Requests in order. */
  readonly requests: StripeRequest[]
  /** Sets how it behaves from now on. */
  mood: Mood
  /** The amount that it reports for a checkout, if it differs from the request. In pence. */
  total: number | undefined
  sessions: Map<string, StripeSession>
  /** A report and the headers it is sent with. */
  sign(event: object, how?: Partial<Signing>): { body: string; headers: Record<string, string> }
  stop(): Promise<void>
}

export type Mood = 'well' | 'down' | 'silent' | 'dripping' | 'html' | 'no-address' | 'hangs-up-once'

interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly idempotencyKey: string | undefined
  readonly authorization: string | undefined
  readonly form: Record<string, string>
}

interface StripeSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly created: number
  readonly amount_total: number
  readonly currency: 'gbp'
  readonly metadata: Record<string, string>
  readonly payment_intent: string
  payment_status: 'paid' | 'unpaid'
  readonly url: string
  readonly success_url: string
}

interface Signing {
  readonly secret: string
  /** Seconds since 1970. */
  readonly timestamp: number
}

/** The amounts of the prices that the tests set. */
export const KEPT_PRICES: Record<string, number> = {
  price_1Coffee: 1000,
  price_1Server: 5000,
  price_1Love: 10_000,
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, StripeSession>()
  const byKey = new Map<string, StripeSession>()
  const requests: StripeRequest[] = []
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const fake: FakeStripe = {
    base,
    webhookSecret,
    requests,
    sessions,
    mood: 'well',
    total: undefined,
    sign(event, { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {}) {
      const body = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
      return { body, headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json' } }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const form = await readForm(request)
    if (url.startsWith('/pay/')) return showPayPage(url.slice('/pay/'.length), method, response)
    requests.push({
      method,
      path: url,
      idempotencyKey: headers['idempotency-key'] as string | undefined,
      authorization: headers.authorization,
      form,
    })
    if (fake.mood === 'hangs-up-once') {
      fake.mood = 'well'
      request.socket.destroy()
      return
    }
    if (fake.mood === 'silent') return
    if (fake.mood === 'dripping') {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 500)
      response.once('close', () => clearInterval(drip))
      return
    }
    if (fake.mood === 'down') return send(response, 503, { error: { type: 'api_error', message: 'down' } })
    if (fake.mood === 'html') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>')
      return
    }
    if (method === 'POST' && url === '/v1/checkout/sessions')
      return startSession(headers['idempotency-key'] as string, form, response)
    const session = sessions.get(url.replace('/v1/checkout/sessions/', ''))
    if (method === 'GET' && session !== undefined) return send(response, 200, session)
    return send(response, 404, {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such checkout.session' },
    })
  }

  function startSession(key: string, form: Record<string, string>, response: ServerResponse): void {
    const known = byKey.get(key)
    if (known !== undefined) return send(response, 200, known)
    const price = form['line_items[0][price]']
    const asked = form['line_items[0][price_data][unit_amount]'] ?? (price && KEPT_PRICES[price])
    if (asked === undefined)
      return send(response, 400, { error: { type: 'invalid_request_error', message: 'No such price' } })
    const id = `cs_test_${randomBytes(16).toString('hex')}`
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      created: Math.floor(Date.now() / 1000),
      amount_total: fake.total ?? Number(asked),
      currency: 'gbp',
      metadata: Object.fromEntries(
        Object.entries(form).flatMap(([name, value]) => {
          const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
          return key === undefined ? [] : [[key, value]]
        }),
      ),
      payment_intent: `pi_${randomBytes(8).toString('hex')}`,
      payment_status: 'unpaid',
      url: `${base}/pay/${id}`,
      success_url: form['success_url'] ?? '',
    }
    sessions.set(id, session)
    byKey.set(key, session)
    send(response, 200, fake.mood === 'no-address' ? { ...session, url: null } : session)
  }

  function showPayPage(id: string, method: string, response: ServerResponse): void {
    const session = sessions.get(id)
    if (session === undefined) return send(response, 404, {})
    const back = session.success_url.replace('{CHECKOUT_SESSION_ID}', id)
    if (method === 'POST') {
      session.payment_status = 'paid'
      response.writeHead(303, { Location: back }).end()
      return
    }
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Checkout</title><h1>£${session.amount_total / 100}</h1>` +
          `<form method="post"><button>Pay</button></form></html>`,
      )
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': `req_${randomBytes(4).toString('hex')}`,
    })
    .end(JSON.stringify(body))
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
}

/** Reports in Stripe's format. `changes` are merged into the reported object. */
export function makeStripeEvent(type: string, thing: object, changes: object = {}) {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object: thing },
    ...changes,
  }
}
