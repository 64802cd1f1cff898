import { listSitemapEntries } from '#app/discovery/discovery.server.ts'
import { makeSitemap } from '#app/discovery/sitemap.ts'
import { postsDay } from '#content/library.server.ts'
import { originContext } from '#server/context.server.ts'
import type { Route } from './+types/sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(makeSitemap(listSitemapEntries(), context.get(originContext), postsDay()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
