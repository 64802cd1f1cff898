import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'

/**
 * An OpenID Connect provider on a local port, in place of Google: discovery, signed tokens, required PKCE, and a page where
 * visitors choose who they are. The claims about a user are in the ID token, as with Google.
 */
export interface FakeGoogle {
  readonly issuer: string
  /** The settings that point the site to it. */
  readonly env: Record<string, string>
  readonly people: Map<string, Person>
  /** Sets how it behaves from now on. */
  mood: 'well' | 'silent'
  /** Its other requests would fail anyway. */
  stop(): Promise<void>
}

export interface Person {
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

const CLIENT = { id: 'rook-and-rajah', secret: 'a secret of the tests' }
const CALLBACK = '/api/auth/callback/google'

export async function startGoogle(): Promise<FakeGoogle> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const google: { mood: FakeGoogle['mood'] } = { mood: 'well' }
  const server = createServer((request, response) => {
    if (google.mood === 'well') answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Person>()
  const provider = makeProvider(issuer, people)
  const protocol = provider.callback()
  answer = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (pathname.startsWith('/interaction/')) void interact(provider, people, request, response)
    else void protocol(request, response)
  }
  return Object.assign(google, {
    issuer,
    people,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret },
    stop: () => close(server),
  })
}

function makeProvider(issuer: string, people: ReadonlyMap<string, Person>): Provider {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`http://localhost${CALLBACK}`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount(_context, id) {
      const person = people.get(id)
      return person && { accountId: id, claims: () => ({ sub: id, ...person }) }
    },
    // Choosing a person counts as consent.
    async loadExistingGrant(context) {
      const { client, session } = context.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // The site's port is unknown before it runs, and it is started with this issuer's address.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => {
    const { hostname, pathname } = new URL(uri)
    return hostname === 'localhost' && pathname === CALLBACK
  }
  return provider
}

/** The page on which a person is chosen, and its result. */
async function interact(
  provider: Provider,
  people: ReadonlyMap<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    const buttons = [...people].map(
      ([id, { email }]) => `<button name="person" value="${id}">${email}</button>`,
    )
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>Choose an account</title><link rel="icon" href="data:,">
      <form method="post">${buttons.join('')}<button name="refuse" value="yes">Cancel</button></form></html>`)
    return
  }
  const fields = new URLSearchParams(await readBody(request))
  const accountId = fields.get('person')
  await provider.interactionFinished(
    request,
    response,
    accountId === null
      ? { error: 'access_denied', error_description: 'The person at Google said no' }
      : { login: { accountId }, select_account: {} },
    { mergeWithLastSubmission: false },
  )
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
