import { useNavigate } from 'react-router'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { OnlinePage } from '#app/game/online/online-page.tsx'
import type { Route } from './+types/online.ts'

/** The page is the same for every game: a preview of the link tells nobody who plays what. */
export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: 'A Game of Chess',
    description: 'You are invited to a game of chess. It opens in any browser; no account is needed.',
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function Online({ params }: Route.ComponentProps) {
  const { user } = useAuth()
  const navigate = useNavigate()
  return (
    <OnlinePage
      key={params.id}
      id={params.id}
      accountName={user?.name || undefined}
      onOpen={(id) => void navigate(id === undefined ? '/online' : `/online/${id}`)}
    />
  )
}
