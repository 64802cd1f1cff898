import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * The privacy policy names what is stored. These tests read from the code what is stored, so that a new key, cookie or
 * column is in the policy before it is in a browser or a database.
 */

const read = (file: string): string => readFileSync(file, 'utf8')
const policy = read('content/legal/privacy-policy.md')
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !/\.(test|fixture)\./.test(file))
const inTable = (name: string): boolean => policy.includes(`\`${name}\``)

describe('the privacy policy names what is kept on a device', () => {
  const browserFiles = [...filesIn('app'), ...filesIn('public')]

  it('every name in local storage, session storage and IndexedDB', () => {
    const namesIn = (call: RegExp) =>
      browserFiles.flatMap((file) => [...read(file).matchAll(call)].map(([, name = '']) => name))
    const databases = namesIn(/makeObjectStore\('([^']+)'/g)
    const records = namesIn(/makeDeviceRecord\('([^']+)'/g)
    const copies = namesIn(/makeAccountCopy\('([^']+)'/g).map((name) => `account-${name}`)
    const writers = browserFiles
      // Callers of these modules name what they write.
      .filter((file) => !['app/browser/stored-json.ts', 'app/browser/device-record.ts'].includes(file))
      .map((file) => [file, read(file)] as const)
      .filter(([, code]) =>
        /(local|session)Storage\.setItem\(|store\.setItem\(|from '#app\/browser\/stored-json\.ts'/.test(code),
      )
    const keys = writers.map(([file, code]) => {
      const name = /const KEY = '([^']+)'/.exec(code)?.[1]
      expect(name, `${file} stores something under a name that this test does not find`).toBeDefined()
      return name ?? ''
    })
    // Other ways into IndexedDB would have to be checked here as well.
    const openers = browserFiles.filter((file) => /indexedDB|from 'idb'/.test(read(file)))
    expect(openers.length).toBeLessThanOrEqual(1)
    expect(databases).toHaveLength(6)
    expect(records).toHaveLength(7)
    expect(copies).toHaveLength(3)
    const names = [...databases, ...records, ...copies, ...keys]
    expect(names).toEqual(expect.arrayContaining(['preferences', 'rook-and-rajah', 'games-owner']))
    for (const name of names) expect(inTable(name), name).toBe(true)
  })

  it('every cache of the service worker that keeps anything', () => {
    const caches = [...read('scripts/building/service-worker.mjs').matchAll(/cacheName: '([^']+)'/g)].map(
      ([, name]) => name,
    )
    expect(caches.length).toBeGreaterThan(1)
    for (const name of caches) if (name !== 'nothing') expect(inTable(name ?? ''), name).toBe(true)
  })

  it('every cookie: the mark that scripts read, and those of the accounts', () => {
    const mark = /const MARK = '([^']+)'/.exec(read('server/accounts/session.server.ts'))?.[1]
    const prefix = /const PREFIX = '([^']+)'/.exec(read('server/accounts/cookies.ts'))?.[1]
    expect([mark, prefix]).toEqual(['signed_in', 'rook'])
    const library = 'node_modules/better-auth/dist/plugins/two-factor/constant.mjs'
    const ofPlugins = [...read(library).matchAll(/_COOKIE_NAME = "([a-z_]+)"/g)].map(([, name]) => name)
    expect(ofPlugins).toHaveLength(2)
    const device = /const DEVICE_COOKIE = '([^']+)'/.exec(read('server/accounts/known-devices.ts'))?.[1] ?? ''
    const challenge = /webAuthnChallengeCookie: '([^']+)'/.exec(
      read('server/accounts/second-factor/passkey-plugin.ts'),
    )
    const signUp = /const SIGN_UP_COOKIE = '([^']+)'/.exec(read('server/accounts/sign-up.ts'))?.[1] ?? ''
    for (const name of ['session_token', device, signUp, challenge?.[1] ?? '', ...ofPlugins])
      expect(inTable(`${prefix}.${name}`), name).toBe(true)
    expect(inTable(mark ?? '')).toBe(true)
    // Cookies that are written in other ways must be added here and to the policy.
    const writers = [...browserFiles, ...filesIn('server')].filter((file) =>
      /document\.cookie = |append\('Set-Cookie', `/.test(read(file)),
    )
    expect(writers.toSorted()).toEqual(['app/auth/session-mark.ts', 'server/accounts/session.server.ts'])
  })
})

/** The policy's name for each column. Undefined: not personal data, such as internal numbers and states. */
const COLUMNS: Record<string, Record<string, string | undefined>> = {
  users: {
    id: undefined,
    name: 'the name you give',
    email: 'your email address',
    emailVerified: 'whether it is confirmed',
    // Always empty: see tidyUser in server/accounts/auth.ts.
    image: undefined,
    createdAt: 'the account was made',
    updatedAt: 'last changed',
    twoFactorEnabled: 'two-factor sign-in',
    language: 'the language of our emails to you',
  },
  sessions: {
    id: undefined,
    token: 'for each session',
    expiresAt: 'when it ends',
    createdAt: 'when it began',
    updatedAt: 'when it was last prolonged',
    ipAddress: 'its network address (IP address)',
    userAgent: 'the name that the browser gives of itself',
    userId: undefined,
  },
  accounts: {
    id: undefined,
    accountId: "Google's number for your account",
    providerId: 'if you sign in with Google: that you do',
    userId: undefined,
    // Always empty: see NO_TOKENS in server/accounts/auth.ts.
    accessToken: "none of Google's keys",
    refreshToken: "none of Google's keys",
    idToken: "none of Google's keys",
    accessTokenExpiresAt: undefined,
    refreshTokenExpiresAt: undefined,
    scope: undefined,
    password: 'a scrambled form of your password',
    createdAt: undefined,
    updatedAt: undefined,
  },
  verifications: {
    id: undefined,
    identifier: 'links and codes',
    value: 'links and codes',
    expiresAt: 'until you use them or they expire',
    createdAt: undefined,
    updatedAt: undefined,
  },
  two_factors: {
    id: undefined,
    secret: 'the secret that your authenticator app shares with us',
    backupCodes: 'your recovery codes',
    userId: undefined,
    verified: 'whether they have been confirmed',
    failedVerificationCount: 'how many wrong codes were entered in a row',
    lockedUntil: 'until when further codes are refused',
  },
  passkeys: {
    id: undefined,
    name: 'the name you give it',
    publicKey: 'its public key',
    userId: undefined,
    credentialID: 'its number',
    counter: 'its signature counter',
    deviceType: 'the kind of device',
    backedUp: 'whether it is backed up',
    transports: 'the kind of device',
    createdAt: 'when it was added',
    aaguid: 'the kind of device',
  },
  known_devices: {
    user_id: undefined,
    device: 'the digest of a cookie for each browser that has signed in',
    seen_at: 'when it last did',
  },
  rate_limits: {
    id: undefined,
    key: 'by network address',
    count: 'We count such requests',
    lastRequest: undefined,
  },
  rate_limit_counts: { key: 'by network address', points: 'We count such requests', expire: undefined },
  mails: {
    id: undefined,
    to: 'Emails to you are kept until they are sent',
    subject: 'Emails to you are kept until they are sent',
    text: 'Emails to you are kept until they are sent',
    html: 'Emails to you are kept until they are sent',
    created_at: undefined,
    attempts: undefined,
    next_attempt_at: undefined,
  },
  matches: {
    id: undefined,
    user_id: undefined,
    game_id: undefined,
    rules: 'settings',
    opponent_type: 'the opponent',
    opponent: 'the opponent',
    result: 'result',
    winner: 'result',
    end_reason: 'result',
    human_color: 'settings',
    moves: 'the moves',
    move_count: 'the moves',
    game_settings: 'settings',
    times: 'clocks',
    duration_seconds: 'duration',
    start_fen: 'the moves',
    final_fen: 'the moves',
    last_move: 'the moves',
    white_name: 'the names at the board',
    black_name: 'the names at the board',
    eco: 'opening',
    opening: 'opening',
    search_text: 'the names at the board',
    engine_version: undefined,
    share_token: 'the secret address of a game that you share',
    finished_at: 'duration and time',
    created_at: undefined,
    deleted_at: 'until you delete them',
    online_game_id: 'keeps it among its saved games',
  },
  games: {
    id: undefined,
    rules: undefined,
    origin: 'how it came about',
    minutes: 'clocks and settings',
    increment: 'clocks and settings',
    untimed: 'clocks and settings',
    move_days: 'clocks and settings',
    start_fen: 'the moves, clocks and settings',
    moves: 'the moves, clocks and settings',
    times: 'the moves, clocks and settings',
    white_name: 'the name that each player gave',
    black_name: 'the name that each player gave',
    winner: 'the result of an online game',
    end_reason: 'the result of an online game',
    duration_seconds: 'how long it lasted',
    ended_at: 'for 30 days after they end',
  },
  match_reviews: {
    match_id: undefined,
    user_id: undefined,
    engine_version: 'which version of it',
    nodes: 'with how much effort',
    judgements: 'what the engine said of each position',
    reviewed_at: 'the last 500 reviews of such games',
  },
  training_entries: {
    user_id: undefined,
    id: undefined,
    place: undefined,
    entry: 'what you train while signed in',
  },
  live_games: {
    id: 'the addresses of the game',
    watch_id: 'of those who watch it',
    version: undefined,
    phase: 'the result of an online game',
    listed: 'whether the game stands in the list of open games',
    minutes: 'clocks and settings',
    increment: 'clocks and settings',
    untimed: 'clocks and settings',
    move_days: 'clocks and settings',
    policy: 'clocks and settings',
    start_fen: 'the moves, clocks and settings',
    w_key: "a hash of the key to each player's seat",
    b_key: "a hash of the key to each player's seat",
    w_user: 'which account plays it',
    b_user: 'which account plays it',
    w_name: 'the name that each player gave',
    b_name: 'the name that each player gave',
    turn: 'the moves, clocks and settings',
    left_w: 'clocks and settings',
    left_b: 'clocks and settings',
    turn_at: 'clocks and settings',
    deadline_at: 'clocks and settings',
    w_server: 'by which of our servers',
    b_server: 'by which of our servers',
    w_gone_at: 'since when not',
    b_gone_at: 'since when not',
    state: 'the moves, clocks and settings, offers and the result of an online game',
    previous_id: 'of a rematch',
    next_id: 'of a rematch',
    created_at: undefined,
    touched_at: undefined,
    ended_at: 'for 30 days after they end',
    rules: undefined,
    origin: 'how it came about',
  },
  live_servers: { id: undefined, started_at: undefined, beat_at: undefined },
  live_batches: { key: undefined, digest: undefined, games: undefined, created_at: undefined },
  donations: {
    id: undefined,
    session_id: "the payment's references",
    payment_id: "the payment's references",
    provider: 'payment provider',
    tier: 'what it was for',
    donor_name: 'the name that you want to see on the Wall of Fame',
    amount: 'the amount',
    state: 'whether it was paid',
    is_from_bank: undefined,
    state_at: 'the time',
    is_featured: undefined,
    is_hidden: 'Your name comes off the Wall of Fame',
    created_at: 'the time',
  },
  donation_refunds: { payment_id: "the payment's references", amount: 'refunded' },
  donation_disputes: {
    payment_id: "the payment's references",
    is_against_us: 'charged back',
    is_closed: 'charged back',
    state_at: 'the time',
  },
  payment_events: { id: undefined, received_at: undefined },
}

describe('the privacy policy names what is kept in the database', () => {
  const tables = new Map<string, string[]>()
  let columns: string[] = []
  for (const file of filesIn('server/database/migrations').toSorted())
    for (const [, kind, name = ''] of read(file).matchAll(/\.(createTable|alterTable|addColumn)\('(\w+)'/g))
      if (kind === 'addColumn') columns.push(name)
      else tables.set(name, (columns = tables.get(name) ?? []))

  it('every table and column that the migrations make, and none that they do not', () => {
    const made = Object.fromEntries([...tables].map(([table, names]) => [table, names.toSorted()]))
    const known = Object.fromEntries(
      Object.entries(COLUMNS).map(([table, words]) => [table, Object.keys(words).toSorted()]),
    )
    expect(made).toEqual(known)
  })

  it.each(Object.entries(COLUMNS))('%s, in the words that it has for it', (_, words) => {
    const missing = Object.entries(words).filter(
      ([, phrase]) => phrase !== undefined && !policy.includes(phrase),
    )
    expect(missing).toEqual([])
  })
})
