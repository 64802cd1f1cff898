import fc from 'fast-check'
import { ACCOUNT_INTENTS } from '#app/account/account-intents.ts'
import { AUTH_INTENTS } from '#app/auth/sign-in-page.tsx'
import { START_FEN } from '#chess/fen.ts'
import { finishedRecord, recordOfTwo } from '#matches/game-record.fixture.ts'
import { hostileText, hostileValue } from './hostile.ts'

/** Requests as strangers make them: to every address of the site, and to some that do not exist. */
export interface HostileRequest {
  readonly method: string
  /** The request target as sent, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** True if it has the cookie of a session. */
  readonly isMember: boolean
  /** True if its body has a valid signature of Stripe's. */
  readonly isSigned: boolean
}

const ID = '0197a000-0000-7000-8000-000000000001'
const LIVE_ID = 'abcdefghijkl'
/** Address patterns by the input they accept. `*` matches anything. */
const READ = [
  ...[
    '/',
    '/play',
    '/game',
    '/blog',
    '/blog/*',
    '/blog/tag/*',
    '/rankings',
    '/players',
    '/players/*',
    '/history',
  ],
  ...[
    '/history/*',
    '/gallery',
    '/gallery/*',
    '/privacy-policy',
    '/terms-of-service',
    '/offline',
    '/contact',
    '/support',
  ],
  ...['/auth', '/auth/confirm', '/auth/forgotten', '/auth/reset', '/auth/two-factor', '/auth/google-failed'],
  ...[
    '/sign-out',
    '/api/session',
    '/api/auth/callback/google',
    '/api/auth/*',
    '/analysis',
    '/train/puzzles',
    '/api/training',
    '/review',
    '/account',
  ],
  ...[
    '/account/training.csv',
    '/account/data.json',
    '/dashboard',
    '/api/matches',
    '/api/matches/export',
    '/api/matches/statistics',
    '/api/matches/strength',
  ],
  ...[
    '/api/matches/*',
    '/games/*',
    '/share/games/*',
    '/thank-you',
    '/practice-checkout',
    '/online',
    '/lobby',
    '/online/*',
  ],
  ...[
    '/watch/*',
    '/api/online',
    '/api/online/*/join',
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/healthz',
    '/readyz',
  ],
  ...['/metrics', '/assets/*', '/fonts/*', '/__manifest', '/*.data', '/_root.data', '/blog/words.json', '/*'],
]
const FORMS = ['/auth', '/auth/forgotten', '/auth/reset', '/auth/two-factor', '/account', '/sign-out']
FORMS.push('/practice-checkout', '/thank-you', '/support', '/contact', '/')
const JSONS = [
  '/api/matches',
  '/api/online',
  '/api/online/*/join',
  '/api/online/*/keep',
  '/api/online/*/messages',
]
JSONS.push(
  '/api/training',
  '/api/create-donation',
  '/api/verify-payment',
  '/api/passkeys',
  '/api/matches/*/share',
)
JSONS.push('/api/matches/*/restore', '/api/matches/*/review', '/api/matches/*', '/api/auth/*')

const QUERIES = [
  ...[
    'result=win&opponent=master&color=b&q=najdorf',
    'after=2026-11-20T10:00:00.000Z_a&limit=20',
    'limit=1e9',
  ],
  ...[
    'said=changed&mode=sign-up',
    'google=failed',
    'token=abc&attempt=1',
    'address=abc',
    'error=access_denied',
  ],
  ...[
    'code=abc&state=abc&iss=http://localhost',
    'session_id=cs_test_1',
    'format=blitz&sort=born&order=desc',
    'q=rook',
  ],
  ...['_routes=routes/home', 'p=/a&p=/b&version=1', 'fen=8/8/8/8/k2Pp2Q/8/8/3K4', 'done=email', 'index'],
]
const INVITATION = { minutes: 5, increment: 3, color: 'white', name: 'Anna', listed: true, start: START_FEN }
const VALUES = [
  ...[finishedRecord(), recordOfTwo(), INVITATION, { name: 'Ben' }, { sessionId: 'cs_test_1' }],
  ...[
    { type: 'move', n: 1, ply: 0, uci: 'e2e4', spent: 2310 },
    { type: 'hello', away: false },
  ],
  { priceId: 'price_1Coffee', amount: 10, description: 'Buy Us a Coffee', donorName: 'Asha', attempt: ID },
  { step: 'begin', name: 'My phone', response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } },
]
const REPORTS = [
  {
    ...{ id: 'evt_1', type: 'checkout.session.completed', created: 1_750_000_000 },
    data: {
      object: {
        ...{
          id: 'cs_1',
          created: 1_750_000_000,
          amount_total: 5000,
          currency: 'gbp',
          payment_status: 'paid',
        },
        ...{ payment_intent: 'pi_1', metadata: { tier: 'server', donor_name: 'Asha' } },
      },
    },
  },
  {
    ...{ id: 'evt_2', type: 'charge.refunded', created: 1_750_000_000 },
    data: { object: { payment_intent: 'pi_1', amount_refunded: 5000 } },
  },
  {
    ...{ id: 'evt_3', type: 'charge.dispute.created', created: 1_750_000_000 },
    data: { object: { payment_intent: 'pi_1', status: 'needs_response' } },
  },
]

/** Node sends no other characters in a header, although servers accept them as bytes from other clients. */
const asHeader = (text: string) => text.replaceAll(/[^\u0020-\u007e\u0080-\u00ff]/g, '').slice(0, 2_000)
const headerText = (right: readonly string[]) => hostileText(right, 2_000).map(asHeader)

/** Replaces unpaired surrogates, as any client that sends bytes does. */
const wellFormed = (text: string) => Buffer.from(text).toString()

/** Text for an address, without characters that would end the request line. */
const asPath = (text: string) =>
  text.replaceAll(/[\s\0-\u0020\u007f-\uffff]/g, (character) => percent(character))
const percent = (character: string) =>
  /[\ud800-\udfff]/.test(character) ? '%ed%a0%80' : encodeURIComponent(character)

const part = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(ID, LIVE_ID, 'viswanathan-anand', 'openings', 'a'.repeat(22)) },
    {
      weight: 2,
      arbitrary: hostileText([ID, LIVE_ID, 'chess-origins'], 4_000).map((text) => encodeSafely(text)),
    },
    { weight: 1, arbitrary: hostileText(['..%2f', '%ff', '%00', '//evil', '__proto__'], 300) },
  )
  .map(asPath)

function encodeSafely(text: string): string {
  return encodeURIComponent(wellFormed(text))
}

const pathOf = (templates: readonly string[]) =>
  fc
    .record({
      template: fc.constantFrom(...templates),
      part,
      query: fc.option(
        fc
          .oneof(fc.constantFrom(...QUERIES), hostileText(QUERIES, 4_000))
          .map((text) => asPath(text.replaceAll('#', ''))),
        { nil: undefined },
      ),
    })
    .map(
      ({ template, part, query }) =>
        template.replaceAll('*', () => part) + (query === undefined ? '' : `?${query}`),
    )

const headers = fc.record(
  {
    Cookie: headerText([
      'rook.session_token=abc.def%3D',
      'rook.two_factor=a; rook.trust_device=b',
      'theme=dark; a=b',
    ]),
    'Accept-Encoding': headerText(['gzip, deflate, br;q=0.9', 'identity;q=0, *;q=0']),
    'Accept-Language': headerText(['en-GB,en;q=0.9']),
    'User-Agent': headerText(['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36']),
    'If-None-Match': headerText(['"abc", W/"def"', '*']),
    'If-Modified-Since': headerText(['Sun, 22 Nov 2026 10:00:00 GMT']),
    Range: headerText(['bytes=0-10,20-', 'bytes=-1']),
    Accept: headerText(['text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', 'application/json']),
    Authorization: headerText(['Seat abcdefghijklmnopqrstuv', 'Bearer abc']),
    'X-Forwarded-Host': headerText(['evil.example']),
    Referer: headerText(['https://evil.example/']),
  },
  { requiredKeys: [] },
)

const fields = (names: readonly string[]) =>
  fc
    .dictionary(
      fc.constantFrom(...names),
      hostileText(['asha@chess.test', 'rook takes e7', '123456', ID], 3_000),
      {
        maxKeys: 6,
      },
    )
    .map((given) => Object.entries(given).map(([name, text]) => [name, wellFormed(text)] as const))

const FIELDS = [
  'intent',
  'email',
  'password',
  'confirmation',
  'name',
  'newPassword',
  'code',
  'codes',
  'uri',
  'session',
]
FIELDS.push('passkey', 'token', 'trust', 'donor', 'session_id', 'remember', '__proto__')

const form = fc
  .record({ intent: fc.option(fc.constantFrom(...AUTH_INTENTS, ...SAFE_INTENTS())), fields: fields(FIELDS) })
  .map(({ intent, fields }) =>
    new URLSearchParams([...fields.map((pair) => [...pair]), ['intent', intent ?? 'x']]).toString(),
  )

/** The accounts of the test must survive to its end: no request may remove an account or its only session. */
function SAFE_INTENTS(): readonly string[] {
  return ACCOUNT_INTENTS.filter((intent) => !['delete', 'session-end', 'sessions-end'].includes(intent))
}

const MULTIPART = 'multipart/form-data; boundary=x'
const BODIES = [
  '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nsign-in\r\n--x--\r\n',
  'intent=sign-in&email=a',
]

interface Sent {
  readonly type: string
  readonly body: string
}
const sentForm: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 5, arbitrary: form.map((body) => ({ type: 'application/x-www-form-urlencoded', body })) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(MULTIPART, 'multipart/form-data', 'application/x-www-form-urlencoded'),
      body: hostileText(BODIES, 20_000),
    }),
  },
)
const sentJson: fc.Arbitrary<Sent> = fc
  .oneof(
    { weight: 5, arbitrary: hostileValue(VALUES).map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: hostileText(
        VALUES.map((value) => JSON.stringify(value)),
        20_000,
      ),
    },
  )
  .map((body) => ({ type: 'application/json', body }))
const sentReport: fc.Arbitrary<Sent> = hostileValue(REPORTS).map((report) => ({
  type: 'application/json',
  body: JSON.stringify(report) ?? '',
}))

const common = { headers, isMember: fc.boolean() }
const reading = fc
  .record({ ...common, method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS'), path: pathOf(READ) })
  .map((request): HostileRequest => ({ ...request, body: undefined, isSigned: false }))

const sending = (
  templates: readonly string[],
  methods: readonly string[],
  sent: fc.Arbitrary<Sent>,
  isSigned = false,
) =>
  fc
    .record({ ...common, method: fc.constantFrom(...methods), path: pathOf(templates), sent })
    .map(({ sent, ...request }): HostileRequest => ({
      ...request,
      isSigned,
      headers: { ...request.headers, 'Content-Type': sent.type },
      body: wellFormed(sent.body),
    }))

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 5, arbitrary: reading },
  { weight: 2, arbitrary: sending(FORMS, ['POST'], sentForm) },
  { weight: 4, arbitrary: sending(JSONS, ['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'], sentJson) },
  { weight: 1, arbitrary: sending(['/api/stripe/webhook'], ['POST'], sentReport, true) },
  { weight: 1, arbitrary: sending(READ, ['POST', 'PUT', 'DELETE'], fc.oneof(sentForm, sentJson)) },
)
