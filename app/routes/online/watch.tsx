import { useNavigate } from 'react-router'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { OnlinePage } from '#app/game/online/online-page.tsx'
import type { Route } from './+types/watch.ts'

/** For watchers: this link gives no seat. */
export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: 'Watch a Game of Chess',
    description: 'You are invited to watch a game of chess, move by move, in any browser.',
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function Watch({ params }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <OnlinePage
      key={params.id}
      id={params.id}
      accountName={undefined}
      onOpen={() => void navigate('/online')}
    />
  )
}
