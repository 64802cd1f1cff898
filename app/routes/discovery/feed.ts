import { listFeedItems } from '#app/discovery/discovery.server.ts'
import { makeFeed } from '#app/discovery/feed.ts'
import { listWeekItems } from '#app/editorial/weekly/week-items.ts'
import { postsDay } from '#content/library.server.ts'
import { originContext, siteContext } from '#server/context.server.ts'
import type { Route } from './+types/feed.ts'
import { words } from '#words/discovery'

/** Rendered on request, since each Monday adds a week. */
export function loader({ context }: Route.LoaderArgs) {
  const channel = {
    title: words.feed.chessBlog(context.get(siteContext).name),
    description: words.feed.chessToUseTheSameEvening,
    origin: context.get(originContext),
    today: postsDay(),
  }
  return new Response(makeFeed([...listFeedItems(), ...listWeekItems(new Date())], channel), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
