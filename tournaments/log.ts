import type { ArbiterAction } from './action.ts'
import { assessAction } from './assess.ts'
import type { ChessEvent } from './chess-event.ts'
import { reduceEvent } from './reduce.ts'
import type { ArbiterError, ArbiterWarning, WarningCode } from './verdict.ts'

/** What was done: an action, or the removal of the last one that still counts. */
type LoggedAction = ArbiterAction | { readonly type: 'undone'; readonly entry: number }

/**
 * One line of the log. The log only grows, so it is also the list for audits, and what a device or a server lacks is its tail.
 * The order is that of `number`; `at` is what the device's clock said, which may be wrong.
 */
export interface LogEntry {
  /** Counts from 1 without gaps. */
  readonly number: number
  /** ISO 8601 */
  readonly at: string
  readonly action: LoggedAction
  /** The warnings that the arbiter accepted. */
  readonly accepted: readonly WarningCode[]
}

export interface EventLog {
  readonly entries: readonly LogEntry[]
  /** Undefined until the event is created. */
  readonly event: ChessEvent | undefined
}

export const EMPTY_LOG: EventLog = { entries: [], event: undefined }

export type LogError = ArbiterError | 'ERR_UNCONFIRMED' | 'ERR_NOTHING_TO_UNDO' | 'ERR_ENTRY_NUMBER'

export type LogResult =
  | { readonly ok: true; readonly log: EventLog; readonly entry: LogEntry }
  | { readonly ok: false; readonly error: LogError; readonly warnings: readonly ArbiterWarning[] }

/** Adds an action. Refuses it if the rules do, or if it has warnings that the arbiter has not accepted. */
export function appendAction(
  log: EventLog,
  action: ArbiterAction,
  { at, accepted }: Pick<LogEntry, 'at' | 'accepted'>,
): LogResult {
  const verdict = assessAction(log.event, action)
  if (!verdict.ok) return { ok: false, error: verdict.error, warnings: [] }
  const open = verdict.warnings.filter(({ code }) => !accepted.includes(code))
  if (open.length > 0) return { ok: false, error: 'ERR_UNCONFIRMED', warnings: open }
  const entry: LogEntry = { number: log.entries.length + 1, at, action, accepted }
  return { ok: true, entry, log: { entries: [...log.entries, entry], event: apply(log.event, action) } }
}

const apply = (event: ChessEvent | undefined, action: ArbiterAction): ChessEvent =>
  reduceEvent(event as ChessEvent, action)

/** The entries that count: neither undone nor undoing. */
export function listEffective(entries: readonly LogEntry[]): readonly LogEntry[] {
  const effective: LogEntry[] = []
  for (const entry of entries)
    if (entry.action.type === 'undone') effective.pop()
    else effective.push(entry)
  return effective
}

/** The entry that an undo would remove. Creating the event and leaving the strict rules stay. */
export function findUndoable({ entries }: EventLog): LogEntry | undefined {
  const last = listEffective(entries).at(-1)
  return last === undefined || last.action.type === 'created' || last.action.type === 'strict-left'
    ? undefined
    : last
}

/** Removes the last action that counts, by another entry. Costs a replay of the whole log. */
export function undoLast(log: EventLog, at: string): LogResult {
  const last = findUndoable(log)
  if (last === undefined) return { ok: false, error: 'ERR_NOTHING_TO_UNDO', warnings: [] }
  const entry: LogEntry = {
    number: log.entries.length + 1,
    at,
    action: { type: 'undone', entry: last.number },
    accepted: [],
  }
  const entries = [...log.entries, entry]
  return { ok: true, entry, log: { entries, event: reduceAll(entries) } }
}

const reduceAll = (entries: readonly LogEntry[]): ChessEvent | undefined =>
  listEffective(entries).reduce<ChessEvent | undefined>(
    (event, { action }) => (action.type === 'undone' ? event : apply(event, action)),
    undefined,
  )

export type ReplayResult =
  | { readonly ok: true; readonly log: EventLog }
  | { readonly ok: false; readonly error: LogError; readonly number: number }

/** Builds the event from entries that come from storage or another device. Each entry is checked as when it was made. */
export function replayLog(entries: readonly LogEntry[]): ReplayResult {
  let log = EMPTY_LOG
  for (const [index, entry] of entries.entries()) {
    if (entry.number !== index + 1) return { ok: false, error: 'ERR_ENTRY_NUMBER', number: index + 1 }
    const added = replayEntry(log, entry)
    if (!added.ok) return { ok: false, error: added.error, number: entry.number }
    log = added.log
  }
  return { ok: true, log }
}

function replayEntry(log: EventLog, { action, at, accepted }: LogEntry): LogResult {
  if (action.type !== 'undone') return appendAction(log, action, { at, accepted })
  const undoable = findUndoable(log)
  return undoable?.number === action.entry
    ? undoLast(log, at)
    : { ok: false, error: 'ERR_NOTHING_TO_UNDO', warnings: [] }
}
