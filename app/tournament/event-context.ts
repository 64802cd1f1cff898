import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { ChessEvent } from '#tournaments/chess-event.ts'
import type { TournamentSection } from '#tournaments/section.ts'
import { createEventKeeper, type EventKeeper, type KeptEvent } from './event-keeper.ts'

/** Shared by all parts of the page: the event, the section that is shown, and how to change them. */
export interface ShownEvent {
  readonly id: string
  readonly keeper: EventKeeper
  readonly event: ChessEvent
  readonly section: TournamentSection
}

export const EventContext = createContext<ShownEvent | undefined>(undefined)

export function useShownEvent(): ShownEvent {
  const shown = use(EventContext)
  if (shown === undefined) throw new Error('No event is shown.')
  return shown
}

export const nameIn = (event: ChessEvent, id: number): string =>
  event.players.find((player) => player.id === id)?.name ?? '?'

/** Opens an event of this device. */
export function useEventKeeper(id: string): readonly [EventKeeper, KeptEvent] {
  const [keeper] = useState(() => createEventKeeper(id))
  const kept = useSyncExternalStore(
    (tell) => keeper.subscribe(tell),
    () => keeper.value,
    () => keeper.value,
  )
  useEffect(() => void keeper.load(), [keeper])
  return [keeper, kept]
}
