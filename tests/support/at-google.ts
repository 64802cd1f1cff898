import type { Visitor } from './visitor.ts'

/**
 * Follows a browser's requests at Google, from our button until Google redirects it back. Returns that address on our site
 * without requesting it.
 */
export async function goToGoogle(
  visitor: Visitor,
  choice: Record<string, string>,
  page = '/auth',
): Promise<string> {
  const started = await visitor.post(page, { intent: 'google' })
  const start = started.headers.get('location')
  if (start === null || !start.startsWith('http'))
    throw new Error(`The button answered ${started.status} and leads nowhere: ${start}`)
  const google = new URL(start)
  const cookies = new Map<string, string>()
  let [url, body] = [google, undefined as URLSearchParams | undefined]
  for (let hops = 0; hops < 10; hops++) {
    const response = await fetch(url, {
      redirect: 'manual',
      method: body === undefined ? 'GET' : 'POST',
      ...(body && { body }),
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null && body !== undefined) throw new Error(`Google answered ${response.status}`)
    body = location === null ? new URLSearchParams(choice) : undefined
    if (location === null) continue
    url = new URL(location, url)
    if (url.origin !== google.origin) return url.pathname + url.search
  }
  throw new Error('Google leads in circles')
}
