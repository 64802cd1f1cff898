import { shortDate } from '#app/ui/dates.ts'
import type { AccountMatchSummary } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import { Icon } from '#app/ui/icon.tsx'
import { OpeningName } from '#app/line/opening-name.tsx'
import { MatchActions } from './match-actions.tsx'
import type { AccuracyOf } from '#app/history/overview/overview.tsx'
import { MatchDiagram } from '#app/history/match-diagram.tsx'
import type { ListedMatch } from '#app/history/listed-match.ts'
import { SendAgain } from '#app/history/send-again.tsx'
import {
  durationText,
  fullMoves,
  opponentText,
  refusalText,
  resultText,
  sidesText,
  timeControlText,
} from '#app/history/wording.ts'
import { words } from '#words/history'
import '#app/history/match-outcome.css'
import './match-table.css'

interface MatchTableProps {
  readonly listed: readonly ListedMatch[]
  readonly accuracyOf: AccuracyOf
  readonly onReplay: (id: string) => void
  readonly onDelete: (listed: ListedMatch) => void
}

const COLUMNS = ['result', 'opponent', 'accuracy', 'duration', 'date', 'actions'] as const

/** Rows are about 96 px high. Below 1024 px the actions are in a menu. */
export function HistoryTable({ listed, accuracyOf, onReplay, onDelete }: MatchTableProps) {
  return (
    <table aria-label={words.matchTable.matchHistory} className="match-table">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {words.matchTable.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listed.map((each) => (
          <MatchRow
            key={each.match.id}
            listed={each}
            accuracy={accuracyOf(each)}
            onReplay={onReplay}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  )
}

interface MatchRowProps {
  readonly listed: ListedMatch
  readonly accuracy: number | undefined
  readonly onReplay: (id: string) => void
  readonly onDelete: (listed: ListedMatch) => void
}

function MatchRow({ listed, accuracy, onReplay, onDelete }: MatchRowProps) {
  const { match } = listed
  const day = shortDate(match.finishedAt)
  const own = ownSide(match.opponent)
  return (
    <tr>
      <td className="match-result">
        <span className="match-board">
          <MatchDiagram match={match} />
        </span>
        <span className="match-ending">
          <strong className={`match-outcome ${own === undefined ? '' : match.result}`}>
            {resultText(match)}
          </strong>
          <span className="match-line">{words.match.ending(match.endReason, fullMoves(match))}</span>
          <PlaceNote listed={listed} />
        </span>
      </td>
      <td className="match-opponent">
        <span className="match-rival">{opponentText(match)}</span>
        <span className="match-line">{sidesText(match)}</span>
        {match.opening !== null && (
          <span className="match-line match-opening">
            <OpeningName name={match.opening} />
          </span>
        )}
      </td>
      <Accuracy accuracy={accuracy} />
      <td className="match-time">
        <span className="tabular-nums">
          {/* Only where the column has no head. */}
          <Icon name="clock" className="match-clock" />
          {durationText(match.durationSeconds)}
        </span>
        <span className="match-line">{timeControlText(match)}</span>
      </td>
      <td className="match-day">
        <time dateTime={match.finishedAt}>{day}</time>
      </td>
      <td className="match-doing">
        <MatchActions
          match={match}
          about={words.matchTable.about(resultText(match), day)}
          onReplay={() => onReplay(match.id)}
          onDelete={() => onDelete(listed)}
        />
      </td>
    </tr>
  )
}

const Accuracy = ({ accuracy }: Pick<MatchRowProps, 'accuracy'>) =>
  accuracy === undefined ? (
    <td className="match-accuracy unknown">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words.matchTable.notReviewed}</span>
    </td>
  ) : (
    <td className="match-accuracy">
      <strong>{Math.round(accuracy)}%</strong>
      <span className="match-line">{words.matchTable.columns.accuracy}</span>
    </td>
  )

/** Notes that a match is not saved yet, or that it is shared. */
function PlaceNote({ listed }: { readonly listed: ListedMatch }) {
  if (listed.place === 'account')
    return isShared(listed.match) ? <span className="match-note">{words.matchTable.sharedByLink}</span> : null
  const { state, refusal } = listed.stored
  if (state === 'waiting') return <span className="match-note">{words.matchTable.waitingToBeSaved}</span>
  if (state === 'refused')
    return (
      <>
        <span className="match-note refused">{words.matchTable.refused(refusalText(refusal))}</span>
        <SendAgain match={listed.stored} />
      </>
    )
  return null
}

const isShared = (match: AccountMatchSummary): boolean => match.shareToken !== null
