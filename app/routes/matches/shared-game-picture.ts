import { databaseContext } from '#server/context.server.ts'
import { drawMatch } from '#server/matches/picture-kit.server.ts'
import { findSharedMatch } from '#server/matches/api.server.ts'
import { readAddress } from '#words/addresses.ts'
import { words } from '#words/shell'
import type { Route } from './+types/shared-game-picture.ts'

/** The preview picture of a shared match; its URL is the share link with `.png`, in other languages below `/share/hi`. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const token = params.picture.replace(/\.png$/, '')
  const match = await findSharedMatch(context.get(databaseContext), token)
  const picture =
    match && (await drawMatch(match, readAddress(url.pathname.replace(/^\/share/, '')).language))
  if (picture === undefined) return new Response(`${words.plainAnswers.notFound}\n`, { status: 404 })
  return new Response(new Uint8Array(picture), {
    // Cached briefly, since the link may be revoked.
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
}
