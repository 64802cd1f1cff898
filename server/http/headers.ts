/** The headers that stand on every answer, whatever it is: a page, a file, a redirect, an error. */

interface PolicyOptions {
  /** Of this response alone. Absent on pages rendered at build: they carry no inline script. */
  readonly nonce?: string | undefined
  readonly https: boolean
  /** Vite's client injects styles and evaluates modules; production allows neither. */
  readonly development: boolean
  /** Made to be shown elsewhere: where a link to us is shared, browsers fetch its picture from us. */
  readonly isForOthers?: boolean
  /** The engine's worker, whose policy is its own and no page's: it compiles the arithmetic of its net to machine code. */
  readonly isEngine?: boolean
  readonly outside?: Outside
}

/** What pages have to do with other sites. Nothing, unless the operator has set it up. */
export interface Outside {
  /** Where a form may lead in the end: to the payment provider's checkout. */
  readonly formTargets: readonly string[]
  /** Whether the ad network's script may come to run, if the visitor agrees. */
  readonly ads: boolean
}

/** Where the build puts the worker's script; it is named after engine/worker.ts. */
const ENGINE_SCRIPT = /^\/assets\/worker-[\w-]+\.js$/
export const isEngineScript = (path: string): boolean => ENGINE_SCRIPT.test(path)

/** Of Google's ad network: its scripts, and where those come from that they load. */
const AD_SCRIPTS = [
  'https://*.googlesyndication.com',
  'https://*.adtrafficquality.google',
  'https://*.doubleclick.net',
]

const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

export function makeSecurityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': makeContentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': options.isForOthers ? 'cross-origin' : 'same-origin',
    // Two years, as browsers' preload lists ask. Not on http: there it would lock a developer out of localhost.
    ...(options.https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

function makeContentSecurityPolicy(options: PolicyOptions): string {
  const { nonce, https, development, outside, isEngine } = options
  const ads = outside?.ads === true
  const script = [
    "'self'",
    ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
    ...(isEngine ? ["'wasm-unsafe-eval'"] : []),
    ...(ads ? AD_SCRIPTS : []),
  ]
  return [
    "default-src 'self'",
    `script-src ${script.join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    // React writes `style={{...}}` into the page as an attribute; attributes cannot carry a nonce, and cannot run script.
    "style-src-attr 'unsafe-inline'",
    // Advertisers' pictures and frames come from wherever they are.
    `img-src 'self' data:${ads ? ' https:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${ads ? ' https:' : ''}`,
    ...(ads ? ['frame-src https:'] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers hold the redirects that follow a form to this too.
    `form-action ${["'self'", ...(outside?.formTargets ?? [])].join(' ')}`,
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
