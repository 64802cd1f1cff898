import { useAuth } from '#app/auth/auth-provider.tsx'
import { makeMissingMeta } from '#app/discovery/page-meta.ts'
import { ReplayBoard } from '#app/line/replay-board.tsx'
import { DashboardPage } from '#app/history/dashboard-page.tsx'
import { useGameOwner } from '#app/history/sync/use-match-sync.ts'
import type { Route } from './+types/dashboard.ts'

/** The same for everybody as it leaves the server, and of no use to a search engine. */
export const meta = (args: Route.MetaArgs) => makeMissingMeta(args, 'Dashboard')

export default function Dashboard() {
  const { state, user } = useAuth()
  useGameOwner(state, user?.id)
  return <DashboardPage state={state} user={user} Board={ReplayBoard} />
}
