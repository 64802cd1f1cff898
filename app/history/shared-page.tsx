import type { Match } from '#matches/match.ts'
import { ReportLink } from '#app/ui/report-link.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { MatchFacts, othersResult } from '#app/history/replay/match-facts.tsx'
import { namesText } from '#app/history/wording.ts'
import { ReplayView, type ReplayBoardView } from '#app/history/replay/replay-view.tsx'
import { words } from '#words/history'

interface SharedPageProps {
  readonly match: Match
  readonly title: string
  /** The address for reports of offensive names, and the page they are about. */
  readonly report: { readonly to: string; readonly about: string }
  readonly Board: ReplayBoardView
}

/** A match shared by link. Rendered on the server, at its last position. */
export function SharedPage({ match, title, report, Board }: SharedPageProps) {
  return (
    <main className="page pt-2 pb-8">
      <ReplayView
        match={match}
        Board={Board}
        firstPly={match.moves.length}
        player={words.match.somePlayer}
        head={
          <div className="replay-head">
            <div>
              <p className="replay-eyebrow text-label text-muted">{words.sharedPage.aSharedGame}</p>
              <h1 className="text-lg">{title}</h1>
            </div>
            <LinkButton to="/play" kind="primary">
              {words.sharedPage.playChess}
            </LinkButton>
          </div>
        }
        facts={<MatchFacts match={match} isOwn={false} timeZone="UTC" />}
        review={`/review?shared=${encodeURIComponent(match.id)}`}
      >
        <p>
          <ReportLink {...report}>{words.sharedPage.report}</ReportLink>
        </p>
      </ReplayView>
    </main>
  )
}

/** `Asha v Ben: White won`. */
export function sharedTitle(match: Match): string {
  return words.sharedPage.title(sharedPlayers(match), othersResult(match))
}

function sharedPlayers({ opponent }: Match): string {
  if (opponent.type !== 'computer') return namesText(opponent.names)
  const { seat, playerName } = opponent
  return words.sharedPage.againstComputer(seat, playerName)
}
