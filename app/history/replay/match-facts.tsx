import type { ReactNode } from 'react'
import { OpeningName } from '#app/line/opening-name.tsx'
import { shortDate } from '#app/ui/dates.ts'
import type { MatchSummary } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import {
  durationText,
  namesText,
  opponentText,
  resultText,
  sidesText,
  timeControlText,
} from '#app/history/wording.ts'
import { words } from '#words/history'
import '#app/history/match-outcome.css'

interface MatchFactsProps {
  readonly match: MatchSummary
  /** True if the match is the reader's. */
  readonly isOwn: boolean
  /** Set for pages rendered on the server, which does not know the reader's time zone. */
  readonly timeZone?: string
}

/** The facts beside a replay. */
export function MatchFacts({ match, isOwn, timeZone }: MatchFactsProps) {
  const { opponent } = match
  const opening = match.opening !== null && <OpeningName name={match.opening} eco={match.eco} />
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.matchFacts.opponent, opponentText(match)],
    [
      opponent.type === 'computer' ? words.matchFacts.color : words.matchFacts.players,
      isOwn ? sidesText(match) : othersSides(match),
    ],
    [words.matchFacts.end, words.match.reason(match.endReason)],
    ...(opening ? [[words.matchFacts.opening, opening] as const] : []),
    [words.matchFacts.date, shortDate(match.finishedAt, timeZone)],
    [words.matchFacts.duration, durationText(match.durationSeconds)],
    [words.matchFacts.clock, timeControlText(match)],
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
  return [[words.matchFacts.takenBack, words.matchFacts.times(takebacks)]]
}

/** Names the players, for readers of another user's match. */
function othersSides({ opponent }: MatchSummary): string {
  if (opponent.type !== 'computer') return namesText(opponent.names)
  const { seat, playerName } = opponent
  return words.matchFacts.againstComputer(seat, playerName)
}

export const othersResult = ({ winner }: MatchSummary): string =>
  winner === null ? words.match.result('draw') : words.match.won(winner)
