import { useNavigate } from 'react-router'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { CreateScreen } from '#app/game/online/create-screen.tsx'
import type { Route } from './+types/online-new.ts'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: 'Play a Friend',
    description:
      'Play chess with a friend anywhere: make a link, send it, play. Free, in any browser, without an account on either side, and no move is ever lost.',
  })

export default function OnlineNew() {
  const { user } = useAuth()
  const navigate = useNavigate()
  return (
    <CreateScreen accountName={user?.name || undefined} onCreated={(id) => void navigate(`/online/${id}`)} />
  )
}
