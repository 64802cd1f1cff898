import { newId } from '#app/browser/new-id.ts'
import type { EventDetails } from '#tournaments/chess-event.ts'
import { appendAction, EMPTY_LOG } from '#tournaments/log.ts'
import type { SectionSettings } from '#tournaments/section.ts'
import { summariseEvent } from './event-keeper.ts'
import { appendEntries } from './event-store.ts'
import { words } from '#words/tournament'

type Created = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly fault: string }

/** Stores a new event with one section. */
export async function createEvent(details: EventDetails, settings: SectionSettings): Promise<Created> {
  const at = new Date().toISOString()
  const first = appendAction(EMPTY_LOG, { type: 'created', details }, { at, accepted: [] })
  if (!first.ok) return { ok: false, fault: words.errors[first.error] }
  const second = appendAction(
    first.log,
    { type: 'section-added', section: 'a', settings },
    { at, accepted: [] },
  )
  if (!second.ok) return { ok: false, fault: words.errors[second.error] }
  const id = newId()
  try {
    await appendEntries(summariseEvent(id, second.log), second.log.entries)
  } catch (error) {
    console.warn('The tournament could not be stored.', error)
    return { ok: false, fault: words.eventList.notSaved }
  }
  return { ok: true, id }
}
