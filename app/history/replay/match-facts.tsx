import { shortDate } from '#app/ui/dates.ts'
import type { MatchSummary } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import {
  durationText,
  namesText,
  opponentText,
  REASON_NAMES,
  resultText,
  sidesText,
  timeControlText,
} from '#app/history/wording.ts'
import '#app/history/match-outcome.css'

interface MatchFactsProps {
  readonly match: MatchSummary
  /** The match is the reader's. */
  readonly isOwn: boolean
  /** Set for pages rendered on the server, which does not know the reader's time zone. */
  readonly timeZone?: string
}

/** The facts beside a replay. */
export function MatchFacts({ match, isOwn, timeZone }: MatchFactsProps) {
  const { opponent } = match
  const facts: [string, string][] = [
    ['Opponent', opponentText(match)],
    [opponent.type === 'computer' ? 'Colour' : 'Players', isOwn ? sidesText(match) : othersSides(match)],
    ['End', REASON_NAMES[match.endReason]],
    ...(match.opening === null ? [] : [['Opening', `${match.opening} (${match.eco})`] as [string, string]]),
    ['Date', shortDate(match.finishedAt, timeZone)],
    ['Duration', durationText(match.durationSeconds)],
    ['Clock', timeControlText(match)],
    ...takenBack(match),
  ]
  return (
    <div className="replay-about">
      <p className={`match-outcome ${ownSide(opponent) === undefined ? '' : match.result}`}>
        {isOwn ? resultText(match) : othersResult(match)}
      </p>
      <dl className="replay-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function takenBack({ takebacks }: MatchSummary): [string, string][] {
  if (takebacks === 0) return []
  return [['Taken back', takebacks === 1 ? 'Once' : `${takebacks} times`]]
}

/** Names the players for readers of another person's match. */
function othersSides({ opponent }: MatchSummary): string {
  if (opponent.type !== 'computer') return namesText(opponent.names)
  const { seat, playerName } = opponent
  return seat === 'w'
    ? `${playerName || 'A player'}, White, v the computer`
    : `The computer v ${playerName || 'a player'}, Black`
}

export function othersResult({ winner }: MatchSummary): string {
  if (winner === null) return 'Draw'
  return winner === 'w' ? 'White won' : 'Black won'
}
