import { useNavigate } from 'react-router'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { Lobby } from '#app/game/online/invite/lobby.tsx'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/routes'
import type { Route } from './+types/lobby.ts'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.lobby.title,
    description: words.lobby.description,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.lobby.title }])],
  })

export default function LobbyRoute() {
  const { user } = useAuth()
  const navigate = useNavigate()
  return (
    <>
      <NeedsScript>
        <p>{richText(words.onlineNew.needsScript((text) => <PageAnchor href="/blog">{text}</PageAnchor>))}</p>
      </NeedsScript>
      <Lobby accountName={user?.name || undefined} onOpen={(id) => void navigate(`/online/${id}`)} />
      <UpdateNotice />
    </>
  )
}
