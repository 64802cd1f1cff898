import { useSyncExternalStore } from 'react'
import { listEffective, type LogEntry } from '#tournaments/log.ts'
import type { ChessEvent } from '#tournaments/chess-event.ts'
import { nameIn, useShownEvent } from '../event-context.ts'
import { words } from '#words/tournament'

/** Everything that was done, newest first, with what was undone. */
export function AuditList() {
  const { event, keeper } = useShownEvent()
  const { entries } = useSyncExternalStore(
    (tell) => keeper.subscribe(tell),
    () => keeper.value.log,
  )
  const effective = new Set(listEffective(entries))
  return (
    <details className="tournament-details">
      <summary>{words.more.audit}</summary>
      <ol className="audit" reversed>
        {entries.toReversed().map((entry) => (
          <li key={entry.number} className={effective.has(entry) ? '' : 'audit-undone'}>
            <span>{describe(event, entry)}</span>{' '}
            <time dateTime={entry.at}>{entry.at.slice(0, 16).replace('T', ' ')}</time>
            {!effective.has(entry) && entry.action.type !== 'undone' && <em> {words.more.undoneEntry}</em>}
          </li>
        ))}
      </ol>
    </details>
  )
}

function describe(event: ChessEvent, { action }: LogEntry): string {
  const parts: string[] = [words.more.actions[action.type]]
  if ('round' in action) parts.push(words.standings.roundLabel(action.round))
  if ('board' in action) parts.push(words.round.board(action.board))
  if ('result' in action && action.result !== undefined) parts.push(words.resultNames[action.result])
  if ('player' in action) parts.push(nameIn(event, action.player))
  if (action.type === 'players-added') parts.push(action.players.map(({ name }) => name).join(', '))
  if (action.type === 'strict-left') parts.push(action.reason)
  if (action.type === 'undone') parts.push(words.more.entry(action.entry))
  return parts.join(' · ')
}
