import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { LoadingMatches } from '#app/history/list/loading-matches.tsx'
import { AccountList } from '#app/history/list/account-list.tsx'
import { GuestList } from '#app/history/list/guest-list.tsx'
import type { AccuracyOf } from '#app/history/overview/overview.tsx'
import { MatchReplay } from '#app/history/replay/match-replay.tsx'
import { SignInLine } from '#app/history/list/sign-in-line.tsx'
import type { ReplayBoardView } from '#app/history/replay/replay-view.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/history'

/** The owner of the list. Offline only the id is known; the other fields are empty. */
interface Owner {
  readonly id: string
  readonly email: string
  readonly name: string
}

interface DashboardPageProps {
  readonly state: 'loading' | 'signed-in' | 'signed-out'
  readonly user: Owner | undefined
  /** Passed in, since features do not import each other. */
  readonly Board: ReplayBoardView
  readonly accuracyOf: AccuracyOf
  /** The rating and accuracy; undefined until the device has been read. */
  readonly figures: ReactNode
  /** The training panel. */
  readonly progress: ReactNode
}

/** The match history of the account, or of this device for guests. */
export function DashboardPage(props: DashboardPageProps) {
  const { state, user, Board, accuracyOf, figures, progress } = props
  const [params] = useSearchParams()
  const game = params.get('game')
  const name = user?.name || user?.email
  // The offline copy of the page serves every query, so the first render must not depend on the query.
  if (game !== null && state !== 'loading')
    return (
      <main className="page fills-screen pt-2 pb-8">
        <MatchReplay key={game} id={game} user={user} Board={Board} />
      </main>
    )
  return (
    <main className="group page fills-screen grid content-start gap-5 py-5 sm:gap-8 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-full grow sm:min-w-min sm:basis-0">
          <h1 className="text-2xl">{words.dashboardPage.dashboard}</h1>
          {/* Reserves the line before the name is known. */}
          <p className="when-signed-in text-muted wrap-anywhere">
            {richText(words.dashboardPage.welcomeBack(name && <Unbroken>{name}</Unbroken>))}
          </p>
          <SignInLine />
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/review">{words.dashboardPage.reviewAGame}</LinkButton>
          {/* Only above games: an empty list has its own invitation. */}
          <span className="hidden group-has-[.match-table]:block">
            <LinkButton to="/play">{words.dashboardPage.playChess}</LinkButton>
          </span>
        </div>
      </div>
      {state === 'loading' || figures === undefined ? (
        <LoadingMatches />
      ) : user ? (
        <AccountList userId={user.id} accuracyOf={accuracyOf} figures={figures} />
      ) : (
        <GuestList accuracyOf={accuracyOf} figures={figures} />
      )}
      {state !== 'loading' && progress}
    </main>
  )
}

/** Moves to the next line as a whole, since an address breaks badly at its hyphens. */
const Unbroken = ({ children }: { readonly children: ReactNode }) => (
  <span className="inline-block max-w-full">{children}</span>
)
