import { useNavigate } from 'react-router'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { OnlinePage } from '#app/game/online/online-page.tsx'
import { words } from '#words/routes'
import type { Route } from './+types/watch.ts'

/** For spectators: this link gives no seat. */
export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.watch.title,
    description: words.watch.description,
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
