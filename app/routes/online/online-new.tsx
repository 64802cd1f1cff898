import { useNavigate } from 'react-router'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { CreateScreen } from '#app/game/online/invite/create-screen.tsx'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/routes'
import type { Route } from './+types/online-new.ts'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.onlineNew.title,
    description: words.onlineNew.description,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.onlineNew.title }])],
  })

export default function OnlineNew() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const accountName = user?.name || undefined
  const open = (id: string) => void navigate(`/online/${id}`)
  return (
    <>
      <NeedsScript>
        <p>{richText(words.onlineNew.needsScript((text) => <PageAnchor href="/blog">{text}</PageAnchor>))}</p>
      </NeedsScript>
      <CreateScreen accountName={accountName} onCreated={open} />
      <UpdateNotice />
    </>
  )
}
