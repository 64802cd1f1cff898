/**
 * Scores an https response by the rules of Mozilla's HTTP Observatory of 2026 (algorithm 5), as far as they depend on the
 * response alone. Mozilla's program brings a web server, a reporting service and two database clients, some 230 packages, so
 * the rules are repeated here and were compared with it once (docs/decisions/042-what-tests-cost.md). The redirect from http is
 * the proxy's job and is not scored.
 */
export interface Scored {
  readonly score: number
  readonly grade: string
  /** Points by rule. */
  readonly points: Readonly<Record<string, number>>
}

export interface Answer {
  readonly headers: Headers
  readonly body: string
}

const RULES: Record<string, (answer: Answer) => number> = {
  'content-security-policy': scorePolicy,
  cookies: scoreCookies,
  'cross-origin-resource-sharing': scoreSharing,
  'referrer-policy': scoreReferrer,
  'strict-transport-security': scoreTransport,
  'subresource-integrity': scoreScripts,
  'x-content-type-options': ({ headers }) => (headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5),
  'x-frame-options': scoreFraming,
  'cross-origin-resource-policy': scoreEmbedding,
}

const FULL = 100
/** Bonus points count only if the score without them is at least this. */
const LEAST_FOR_EXTRA = 90
const GRADES: readonly (readonly [number, string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

export function scoreAnswer(answer: Answer): Scored {
  const points = Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, rule(answer)]))
  const all = Object.values(points)
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
  const without = FULL + sum(all.filter((each) => each < 0))
  const score = Math.max(0, without >= LEAST_FOR_EXTRA ? FULL + sum(all) : without)
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F', points }
}

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const INLINE = new Set(["'unsafe-inline'", 'data:'])
const isLoose = (source: string) => BROAD.has(source) || INLINE.has(source)
const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
const PASSIVE = new Set(['img-src', 'media-src'])

function policyOf({ headers }: Answer): ReadonlyMap<string, readonly string[]> {
  const directives = (headers.get('Content-Security-Policy') ?? '').toLowerCase().split(';')
  const named = directives.map((text) => text.trim().split(/\s+/)).filter(([name]) => name !== '')
  return new Map(named.map(([name = '', ...sources]) => [name, sources]))
}

function scorePolicy(answer: Answer): number {
  const policy = policyOf(answer)
  if (policy.size === 0) return -25
  const sourcesOf = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*']
  /** Browsers ignore 'unsafe-inline' if there is also a nonce or a hash. */
  const effective = (name: string) => {
    const sources = sourcesOf(name)
    const isBound = sources.some((source) => /^'(nonce|sha(256|384|512))-/.test(source))
    return isBound ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const [script, style] = [effective('script-src'), effective('style-src')]
  if (script.some(isLoose) || sourcesOf('object-src').some((source) => BROAD.has(source))) return -20
  const active = [...policy].filter(([name]) => !PASSIVE.has(name)).flatMap(([, sources]) => sources)
  if (active.some(isInsecure)) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if ([...PASSIVE].flatMap(sourcesOf).some(isInsecure)) return -10
  if (style.some(isLoose)) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function scoreCookies({ headers }: Answer): number {
  const scores = headers.getSetCookie().map((line) => {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
    const flags = new Map(
      rest.map((part) => part.toLowerCase().split('=')).map(([name, value]) => [name, value]),
    )
    const isSession = /login|sess/i.test(pair.split('=')[0] ?? '')
    const site = flags.get('samesite')
    if (isSession && !flags.has('httponly')) return -30
    if (flags.has('samesite') && !['lax', 'strict', 'none'].includes(site ?? '')) return -20
    if (!flags.has('secure')) return site === 'none' ? -20 : isSession ? -10 : -5
    return site === undefined ? 0 : 5
  })
  return scores.length === 0 ? 0 : Math.min(...scores)
}

function scoreSharing({ headers }: Answer): number {
  const allowed = headers.get('Access-Control-Allow-Origin')
  return allowed !== null && headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function scoreReferrer({ headers }: Answer): number {
  const policy = headers.get('Referrer-Policy')?.toLowerCase()
  if (policy === undefined) return 0
  return PRIVATE.includes(policy.split(',').at(-1)?.trim() ?? '') ? 5 : -5
}

/** Half a year, as the Observatory counts it. */
const LEAST_TRANSPORT_SECONDS = 15_552_000

function scoreTransport({ headers }: Answer): number {
  const seconds = /^max-age=(\d+)(?:;|$)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) >= LEAST_TRANSPORT_SECONDS ? 0 : -10
}

function scoreScripts({ headers, body }: Answer): number {
  if (!(headers.get('Content-Type') ?? '').startsWith('text/html')) return 0
  const scripts = [...body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => ({
    src: /\bsrc="([^"]*)"/.exec(attributes)?.[1],
    isBound: attributes.includes('integrity='),
  }))
  const foreign = scripts.filter(({ src }) => src !== undefined && /^(https?:)?\/\//.test(src))
  if (foreign.some(({ src }) => !src?.startsWith('https:')))
    return foreign.every(({ isBound }) => isBound) ? -20 : -50
  if (foreign.some(({ isBound }) => !isBound)) return -5
  return scripts.some(({ isBound }) => isBound) ? 5 : 0
}

function scoreFraming(answer: Answer): number {
  if (policyOf(answer).has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(answer.headers.get('X-Frame-Options') ?? '') ? 0 : -20
}

function scoreEmbedding({ headers }: Answer): number {
  const policy = headers.get('Cross-Origin-Resource-Policy')
  if (policy === null || policy === 'cross-origin') return 0
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
}
