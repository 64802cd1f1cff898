import type { MatchSummary } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import { partAround } from '#app/ui/board-part.ts'
import { Diagram } from '#app/ui/diagram.tsx'
import { words } from '#words/history'

/** The end of a match: the part of the final position around the last move. */
export function MatchDiagram({ match }: { readonly match: MatchSummary }) {
  const placement = match.finalFen.split(' ')[0] ?? ''
  const lastMove = [match.lastMove.slice(0, 2), match.lastMove.slice(2, 4)]
  const isTurned = ownSide(match.opponent) === 'b'
  return (
    <Diagram
      {...{ placement, lastMove, isTurned }}
      part={partAround(placement, lastMove, isTurned)}
      label={words.matchTable.finalPosition}
    />
  )
}
