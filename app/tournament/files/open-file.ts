import { parseTrf } from '#pairing/trf/parse-trf.ts'
import { newId } from '#app/browser/new-id.ts'
import { parseLogEntries } from '#contract/tournament-log.ts'
import { parseBackup } from '#tournaments/backup.ts'
import { importReport } from '#tournaments/import-report.ts'
import { replayLog, type EventLog } from '#tournaments/log.ts'
import { summariseEvent } from '../event-keeper.ts'
import { appendEntries, deleteEvent, readEntries } from '../event-store.ts'
import { words } from '#words/tournament'

export type OpenedFile =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly fault: string }

/** Stores what a file holds: a backup of this site, or a report of any pairing program. Nothing changes if the file is wrong. */
export async function openTournamentFile(text: string): Promise<OpenedFile> {
  try {
    return text.includes('rook-and-rajah-tournament') ? await openBackup(text) : await openReport(text)
  } catch (error) {
    console.warn('The file could not be stored.', error)
    return { ok: false, fault: words.eventList.notSaved }
  }
}

async function openReport(text: string): Promise<OpenedFile> {
  const parsed = parseTrf(text)
  if (!parsed.ok)
    return parsed.error === 'ERR_TRF_EMPTY'
      ? { ok: false, fault: words.eventList.unreadable }
      : { ok: false, fault: words.eventList.wrongFile(parsed.line, parsed.column, parsed.found) }
  const { log } = importReport(parsed.value, new Date().toISOString())
  return store(newId(), log)
}

async function openBackup(text: string): Promise<OpenedFile> {
  const backup = parseBackup(text)
  if (!backup.ok) return { ok: false, fault: words.eventList.wrongBackup(backup.line) }
  const entries = parseLogEntries(backup.value.entries)
  const replayed = entries === undefined ? undefined : replayLog(entries)
  if (replayed?.ok !== true)
    return { ok: false, fault: words.eventList.wrongBackup(replayed === undefined ? 1 : replayed.number + 1) }
  const { id } = backup.value
  const present = await readEntries(id)
  // The device's own record wins unless the backup continues it.
  if (present.length >= replayed.log.entries.length && present.length > 0)
    return { ok: false, fault: words.eventList.older }
  if (present.length > 0) await deleteEvent(id)
  return store(id, replayed.log)
}

async function store(id: string, log: EventLog): Promise<OpenedFile> {
  await appendEntries(summariseEvent(id, log), log.entries)
  return { ok: true, id }
}
