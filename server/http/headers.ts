/** The security headers of every response: pages, files, redirects and errors. */

interface PolicyOptions {
  /** Unique to this response. Absent on prerendered pages, which have no inline script. */
  readonly nonce?: string | undefined
  readonly https: boolean
  /** Vite's client injects styles and evaluates modules; production allows neither. */
  readonly development: boolean
  /** A preview picture, which other sites may embed when a link to us is shared. */
  readonly isForOthers?: boolean
  /** The engine's worker has its own policy: it compiles the net's arithmetic to WebAssembly. */
  readonly isEngine?: boolean
  readonly outside?: Outside
}

/** The other sites that pages may contact. None, unless the operator configures payments or ads. */
export interface Outside {
  /** Origins that a form may redirect to: the payment provider's checkout. */
  readonly formTargets: readonly string[]
  /** True if the ad network's script may run once the visitor agrees. */
  readonly ads: boolean
}

/** The build names the worker's script after engine/worker.ts. */
const ENGINE_SCRIPT = /^\/assets\/worker-[\w-]+\.js$/
export const isEngineScript = (path: string): boolean => ENGINE_SCRIPT.test(path)

/** Google's ad network: its own scripts and the hosts that they load from. */
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
    ...makeTransportHeaders(options),
  }
}

/**
 * Types that a browser loads into a page and never shows as a document. A content security policy, framing rules and
 * permissions govern documents only, so these responses go without them: 0.7 kB less on each of the 20 to 40 files of a
 * page. SVG, HTML and XML can be documents and keep everything.
 */
const SUBRESOURCES =
  /^(text\/(css|javascript)|font\/|image\/(avif|jpeg|png|webp)|application\/(json|octet-stream|wasm))\b/
export const isSubresource = (type: string): boolean => SUBRESOURCES.test(type)

/** The headers of files that are never a document. Workers are not among them: a worker's policy is that of its script. */
export const makeAssetHeaders = (options: Pick<PolicyOptions, 'https'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...makeTransportHeaders(options),
})

/** Two years, as browsers' preload lists require. Omitted on http, where it would lock developers out of localhost. */
const makeTransportHeaders = ({ https }: Pick<PolicyOptions, 'https'>): Record<string, string> =>
  https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}

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
    // React renders `style={{...}}` as an attribute. Attributes cannot carry a nonce and cannot run script.
    "style-src-attr 'unsafe-inline'",
    // Ads load pictures and frames from any host.
    `img-src 'self' data:${ads ? ' https:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${ads ? ' https:' : ''}`,
    ...(ads ? ['frame-src https:'] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers also apply this to the redirects after a form.
    `form-action ${["'self'", ...(outside?.formTargets ?? [])].join(' ')}`,
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
