import { data } from 'react-router'
import type { PageHandle } from '#app/page-handle.ts'
import { NotFoundPage } from '#app/ui/not-found-page.tsx'

/** Nothing here needs a script, and a page for the lost should come at once. */
export const handle = { js: false, canonical: false } satisfies PageHandle

/** The server writes the path of every 404 into its log. */
export const loader = () => data(null, { status: 404 })

export function meta() {
  return [{ title: 'Page not found - Rook & Rajah' }, { name: 'robots', content: 'noindex' }]
}

export default function NotFound() {
  return <NotFoundPage />
}
