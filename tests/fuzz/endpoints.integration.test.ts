import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import Stripe from 'stripe'
import { WebSocket } from 'ws'
import { SUBPROTOCOL } from '#live/protocol.ts'
import { KEPT_PRICES, startFakeStripe, type FakeStripe } from '../fakes/stripe.ts'
import { startGoogle, type FakeGoogle } from '../fakes/google.ts'
import { openForTest } from '../support/databases.ts'
import { makeGameByHttp } from '../support/live-chaos.ts'
import { addMember } from '../support/members.ts'
import { startSite, type Site } from '../support/site.ts'
import { someAddress } from '../support/visitor.ts'
import { cases, cpuMsOf, IS_FUZZ_RUN, MOST_CPU_MS } from './cases.ts'
import { hostileText, hostileValue } from './hostile.ts'
import { hostileRequest, type HostileRequest } from './requests.ts'

/**
 * Sends malformed requests to every address of the built site and to its sockets: none may cause a server error, block other
 * requests or end the process.
 */

const SECRET = 'a secret of the tests, and of nobody else'
const MEMBERS = 8
/** Five hundred get every status that the test expects. */
const REQUESTS = IS_FUZZ_RUN ? 1_500 : 500
const CONVERSATIONS = 20
/** Concurrent requests on one connection; any further ones are refused unread. */
const MESSAGES = 15
const MOST_BODY = 64 * 1024

let site: Site
let stripe: FakeStripe
let google: FakeGoogle
let cookies: string[]
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  stripe = await startFakeStripe()
  google = await startGoogle()
  const [coffee = '', server = '', love = ''] = Object.keys(KEPT_PRICES)
  site = await startSite({
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'error', AUTH_SECRET: SECRET, METRICS_TOKEN: 'a token of the tests' },
    ...{
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.base,
    },
    ...{ STRIPE_PRICE_COFFEE: coffee, STRIPE_PRICE_SERVER: server, STRIPE_PRICE_LOVE: love },
    ...google.env,
  })
  const database = openForTest({ DATA_DIR: site.dataDir })
  cookies = await Promise.all(
    Array.from({ length: MEMBERS }, (_, member) =>
      addMember(database, { id: `member-${member}`, secret: SECRET }),
    ),
  )
  // The first call loads and compiles, and is not measured.
  for (const given of fc.sample(hostileRequest, { numRuns: 100, seed: 7 })) await send(given)
})
afterAll(async () => {
  agent.destroy()
  await site.stop()
  await Promise.all([stripe.stop(), google.stop()])
})

describe('whatever is sent', () => {
  it('to any address is answered, and by no error of ours, in bounded time of the processor', async () => {
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (given) => {
        const took = await cpuMsOf(
          () => cpuMs(site),
          async () => {
            const status = await send(given)
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            expect(status).toBeLessThan(500)
          },
        )
        expect(took).toBeLessThan(MOST_CPU_MS)
      }),
      cases(REQUESTS),
    )
    // If the server refused all of them unread, nothing would have been tested.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 422]))
    expect(statuses.get(429) ?? 0).toBeLessThan(0.2 * cases(REQUESTS).numRuns)
    await expectWell()
  })

  it('over a socket of online play ends at most that connection', async () => {
    const game = await makeGameByHttp(site.origin, someAddress())
    const right = [
      { type: 'hello', key: game.keys.w, away: false, v: 1 },
      { type: 'move', n: 1, ply: 0, uci: 'e2e4', spent: 100 },
      { type: 'do', n: 2, what: 'draw', v: 2 },
      { type: 'pre', n: 3, ply: 2, uci: 'g1f3' },
      { type: 'say', n: 4, preset: 1 },
      { type: 'beat', v: 2, hidden: false },
    ]
    const texts = right.map((message) => JSON.stringify(message))
    const message = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...texts) },
      { weight: 4, arbitrary: hostileValue(right).map((value) => JSON.stringify(value) ?? '') },
      { weight: 2, arbitrary: hostileText(texts, 4_000) },
    )
    const conversation = fc.record({
      path: fc.oneof(
        { weight: 9, arbitrary: fc.constant(game.id) },
        { weight: 1, arbitrary: fc.constant('abcdefghijkl') },
      ),
      hello: fc.boolean(),
      messages: fc.array(message, { minLength: 1, maxLength: MESSAGES }),
    })
    await fc.assert(
      fc.asyncProperty(conversation, async ({ path, hello, messages }) => {
        const said = hello ? [texts[0]!, ...messages] : messages
        expect(
          await cpuMsOf(
            () => cpuMs(site),
            () => converse(path, said),
          ),
        ).toBeLessThan(MOST_CPU_MS)
      }),
      cases(CONVERSATIONS),
    )
    await expectWell()
  })
})

/** Internal errors would be in the log; other requests are answered as before. */
async function expectWell(): Promise<void> {
  expect(site.log()).toEqual([])
  expect(site.process.exitCode).toBeNull()
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
}

const signatureOf = (payload: string) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: stripe.webhookSecret })

let sent = 0

/** Resolves to the status once the whole response has arrived. */
function send({ method, path, headers, body, isMember, isSigned }: HostileRequest): Promise<number> {
  const { port } = new URL(site.origin)
  // The accounts of the test stay signed in.
  const cookie = isMember && !path.startsWith('/sign-out') ? cookies[sent++ % MEMBERS] : undefined
  const signed = isSigned && body !== undefined ? { 'Stripe-Signature': signatureOf(body) } : {}
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        ...{ agent, host: '127.0.0.1', port, method },
        headers: {
          ...headers,
          ...signed,
          ...(cookie && { Cookie: cookie }),
          Origin: site.origin,
          'X-Forwarded-For': someAddress(),
        },
      },
      (response) => {
        response.on('data', () => {})
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      },
    )
    // Oversized requests are answered before they are read to the end.
    request.once('error', (error) =>
      Buffer.byteLength(body ?? '') > MOST_BODY ? resolve(413) : reject(error),
    )
    // Node checks a path passed as an option, but sends one that is set afterwards unchanged.
    request.path = path
    request.end(body)
  })
}

async function converse(id: string, messages: readonly string[]): Promise<void> {
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/api/online/${id}/socket`, SUBPROTOCOL, {
    origin: site.origin,
    headers: { 'X-Forwarded-For': someAddress() },
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  socket.once('open', () => {
    for (const message of messages) socket.send(message)
    socket.close()
  })
  await closed
}

/** Processor time of the main thread, on Linux only; password hashing runs on other threads. */
function cpuMs({ process: { pid } }: Site): number {
  if (process.platform !== 'linux') return 0
  const nanoseconds = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]
  return Number(nanoseconds) / 1e6
}
