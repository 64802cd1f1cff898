import { randomBytes } from 'node:crypto'

/**
 * Pages that are the same for all visitors but change from day to day: rendered once for all requests within a second. Each
 * response gets its own nonce in place of a placeholder. The page is rendered for a request without cookies or other headers of
 * the visitor, so it cannot contain anything personal.
 */
export interface SharedPageSettings {
  /** These pages are requested without a query. */
  readonly paths: ReadonlySet<string>
  /** Pages are rendered again if the value differs from the last one: something on them has changed. */
  readonly version: () => number
}

interface SharedPages {
  /** Absent if the page is not shared, or cannot be answered from here this time. */
  answer(request: Request, nonce: string): Promise<Response | undefined>
  /** Renders a page before the first request: code that runs for the first time takes three times as long. */
  prepare(url: URL): Promise<void>
}

interface Rendered {
  readonly version: number
  /** A time as from `performance.now()`. A page that is being rendered is not rendered a second time. */
  staleFrom: number
  readonly page: Promise<Page | undefined>
}

interface Page {
  readonly html: string
  readonly placeholder: string
  readonly headers: Headers
}

/** In milliseconds. While several visitors arrive at once, one rendering serves all of them. */
const KEPT_FOR = 1_000

export function createSharedPages(
  { paths, version }: SharedPageSettings,
  render: (request: Request, nonce: string) => Promise<Response>,
  keptFor = KEPT_FOR,
): SharedPages {
  const rendered = new Map<string, Rendered>()

  async function make(url: string): Promise<Page | undefined> {
    const placeholder = randomBytes(24).toString('base64url')
    const response = await render(new Request(url, { headers: { Accept: 'text/html' } }), placeholder)
    const html = await response.text()
    // A response that failed or sets a cookie must not be shared.
    if (response.status !== 200 || response.headers.has('Set-Cookie')) return undefined
    return { html, placeholder, headers: response.headers }
  }

  function renderAnew(path: string, url: string): Rendered {
    // Failures are not cached: each request renders again, and the log has the reason.
    const page = make(url).catch(() => undefined)
    const fresh: Rendered = { version: version(), staleFrom: Infinity, page }
    rendered.set(path, fresh)
    void page.then((made) => (fresh.staleFrom = made === undefined ? 0 : performance.now() + keptFor))
    return fresh
  }

  return {
    async prepare({ pathname, href }) {
      await renderAnew(pathname, href).page
    },
    async answer(request, nonce) {
      const { pathname, search, href } = new URL(request.url)
      if (request.method !== 'GET' || search !== '' || !paths.has(pathname)) return undefined
      let latest = rendered.get(pathname)
      if (latest === undefined || latest.version !== version() || performance.now() >= latest.staleFrom)
        latest = renderAnew(pathname, href)
      const page = await latest.page
      if (page === undefined) return undefined
      // Returns a copy, because compression changes the headers of the response on its way out.
      const headers = new Headers(page.headers)
      return new Response(page.html.replaceAll(page.placeholder, nonce), { headers })
    },
  }
}
