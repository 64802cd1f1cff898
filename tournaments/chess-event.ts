import type { EventPlayer, PlayerId } from './player.ts'
import type { TournamentSection } from './section.ts'

export const EVENT_PACES = ['standard', 'rapid', 'blitz'] as const
type EventPace = (typeof EVENT_PACES)[number]

export interface EventDetails {
  readonly name: string
  readonly place: string
  /** Three letters. */
  readonly federation: string
  readonly arbiter: string
  /** `YYYY-MM-DD` */
  readonly from: string
  readonly to: string
  readonly pace: EventPace
  /** As players read it: `90 min + 30 s`. */
  readonly timeControl: string
  /** A name that gathers the events of a season; empty for none. */
  readonly series: string
  /** The sign before an amount of money. */
  readonly currency: string
}

export interface PrizeSetting {
  readonly section: string
  readonly name: string
  readonly amounts: readonly number[]
  readonly sex: 'm' | 'w' | ''
  /** Ages that a player has on the first day of the event; 0 for no bound. */
  readonly ageFrom: number
  readonly ageTo: number
  readonly ratingFrom: number
  readonly ratingTo: number
  readonly isUnrated: boolean
  readonly school: string
}

/** A club's event: one or more sections, each a tournament, with their players. It changes by actions only. */
export interface ChessEvent {
  readonly details: EventDetails
  readonly sections: readonly TournamentSection[]
  readonly players: readonly EventPlayer[]
  readonly prizes: readonly PrizeSetting[]
  readonly prizeRule: { readonly prizesPerPlayer: 'best' | 'all'; readonly ties: 'order' | 'share' }
}

export const NO_EVENT_DETAILS: EventDetails = {
  name: '',
  place: '',
  federation: '',
  arbiter: '',
  from: '',
  to: '',
  pace: 'standard',
  timeControl: '',
  series: '',
  currency: '₹',
}

export const EMPTY_EVENT: ChessEvent = {
  details: NO_EVENT_DETAILS,
  sections: [],
  players: [],
  prizes: [],
  prizeRule: { prizesPerPlayer: 'best', ties: 'order' },
}

export const findSection = (event: ChessEvent, id: string): TournamentSection | undefined =>
  event.sections.find((section) => section.id === id)

export const findEventPlayer = (event: ChessEvent, id: PlayerId): EventPlayer | undefined =>
  event.players.find((player) => player.id === id)

export const playersIn = (event: ChessEvent, section: string): readonly EventPlayer[] =>
  event.players.filter((player) => player.section === section)

/** The bye that a player will have in the next round, if the player is not to be paired. */
export function nextBye(
  section: TournamentSection,
  player: EventPlayer,
): 'half' | 'zero' | 'full' | undefined {
  const round = section.rounds.length + 1
  if (player.status !== 'playing') return 'zero'
  const request = section.requests.find((each) => each.player === player.id && each.round === round)
  if (request !== undefined) return request.bye
  return section.checkedIn !== undefined && !section.checkedIn.includes(player.id) ? 'zero' : undefined
}

/** The board that a section starts with: its own setting, or the one after the section before it. */
export function firstBoardOf(event: ChessEvent, id: string): number {
  let next = 1
  for (const section of event.sections) {
    const first = section.settings.firstBoard || next
    if (section.id === id) return first
    next = first + Math.ceil(playersIn(event, section.id).length / 2)
  }
  return next
}
