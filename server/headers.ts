/** The headers that stand on every answer, whatever it is: a page, a file, a redirect, an error. */

interface PolicyOptions {
  /** Of this response alone. Absent on pages rendered at build: they carry no inline script. */
  readonly nonce?: string | undefined
  readonly https: boolean
  /** Vite's client injects styles and evaluates modules; production allows neither. */
  readonly development: boolean
  /** Made to be shown elsewhere: where a link to us is shared, browsers fetch its picture from us. */
  readonly isForOthers?: boolean
}

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

function makeContentSecurityPolicy({ nonce, https, development }: PolicyOptions): string {
  const script = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src ${script}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    // React writes `style={{...}}` into the page as an attribute; attributes cannot carry a nonce, and cannot run script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
