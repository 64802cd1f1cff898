import { listSitemapEntries } from '#app/discovery/discovery.server.ts'
import { makeSitemap } from '#app/discovery/sitemap.ts'
import { originContext } from '#server/context.server.ts'
import type { Route } from './+types/sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  const today = new Date().toISOString().slice(0, 10)
  return new Response(makeSitemap(listSitemapEntries(), context.get(originContext), today), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
