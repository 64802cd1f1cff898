import { randomInt } from 'node:crypto'

/** An HTTP client that keeps cookies and sends its origin as a browser does; it follows no redirects. */
export interface Visitor {
  readonly cookies: Map<string, string>
  get(path: string): Promise<Response>
  /** Sends a form as one of our pages would. */
  post(path: string, fields: Record<string, string>): Promise<Response>
  /** Sends a request as a script of one of our pages would. */
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  request(path: string, init: RequestInit): Promise<Response>
}

/** Each visitor has a separate network address for the rate limits: the site is started with `TRUST_PROXY=1`. */
export function createVisitor(origin: string, address = someAddress()): Visitor {
  const cookies = new Map<string, string>()

  async function request(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('Origin')) headers.set('Origin', origin)
    headers.set('X-Forwarded-For', address)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined || value === undefined) continue
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    request,
    get: (path) => request(path, {}),
    post: (path, fields) => request(path, { method: 'POST', body: new URLSearchParams(fields) }),
    send: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}

/** One of sixteen million addresses. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
