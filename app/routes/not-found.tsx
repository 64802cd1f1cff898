import { data } from 'react-router'
import type { PageHandle } from '#app/page-handle.ts'
import { makeMissingMeta } from '#app/discovery/page-meta.ts'
import { NotFoundPage } from '#app/ui/not-found-page.tsx'
import type { Route } from './+types/not-found.ts'
import { words } from '#words/shell'

/** The page needs no script, and should load fast for visitors who are lost. */
export const handle = { js: false, canonical: false } satisfies PageHandle

/** The server logs the path of every 404. */
export const loader = () => data(null, { status: 404 })

export const meta = (args: Route.MetaArgs) => makeMissingMeta(args, words.notFound.pageNotFound)

export default function NotFound() {
  return <NotFoundPage />
}
