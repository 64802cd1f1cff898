import { shortDate } from '#app/ui/dates.ts'
import type { MatchSummary } from '#matches/match.ts'
import {
  durationText,
  opponentText,
  REASON_NAMES,
  resultText,
  sidesText,
  timeControlText,
} from '#app/history/wording.ts'
import '#app/history/match-outcome.css'

interface MatchFactsProps {
  readonly match: MatchSummary
  /** Said of the reader's own matches, and not of those of others. */
  readonly isOwn: boolean
  /** Where the page is rendered on the server, which does not know the reader's. */
  readonly timeZone?: string
}

/** What a replay says of its match. */
export function MatchFacts({ match, isOwn, timeZone }: MatchFactsProps) {
  const facts: [string, string][] = [
    ['Opponent', opponentText(match)],
    [match.opponentType === 'human' ? 'Players' : 'Colour', isOwn ? sidesText(match) : othersSides(match)],
    ['End', REASON_NAMES[match.endReason]],
    ...(match.opening === null ? [] : [['Opening', `${match.opening} (${match.eco})`] as [string, string]]),
    ['Date', shortDate(match.finishedAt, timeZone)],
    ['Duration', durationText(match.durationSeconds)],
    ['Clock', timeControlText(match)],
    ...takenBack(match),
  ]
  return (
    <div className="replay-about">
      <p className={`match-outcome ${match.humanColor !== null ? match.result : ''}`}>
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

function takenBack({ settings: { takebacks } }: MatchSummary): [string, string][] {
  if (takebacks === undefined) return []
  return [['Taken back', takebacks === 1 ? 'Once' : `${takebacks} times`]]
}

/** For whoever it is shown to, "you" is somebody else. */
function othersSides(match: MatchSummary): string {
  if (match.opponentType === 'human') return sidesText(match)
  const name = match.names[match.humanColor ?? 'w']
  return match.humanColor === 'w'
    ? `${name || 'A player'}, White, v the computer`
    : `The computer v ${name || 'a player'}, Black`
}

export function othersResult({ winner }: MatchSummary): string {
  if (winner === null) return 'Draw'
  return winner === 'w' ? 'White won' : 'Black won'
}
