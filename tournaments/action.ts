import type { ForbiddenGroup } from '#pairing/tournament.ts'
import type { ChessEvent, EventDetails, PrizeSetting } from './chess-event.ts'
import type { PlayerDetails, PlayerId } from './player.ts'
import type { BoardResult } from './results.ts'
import type { ByeOfRound, RequestedBye, SectionSettings } from './section.ts'

/** A pair as the engine or the arbiter makes it. */
export interface PairedBoard {
  readonly board: number
  readonly white: PlayerId
  readonly black: PlayerId
}

interface InSection {
  readonly section: string
}

interface OnBoard extends InSection {
  readonly round: number
  readonly board: number
}

/** Everything that an arbiter can do. A log of these is the whole event. */
export type ArbiterAction =
  | { readonly type: 'created'; readonly details: EventDetails }
  | { readonly type: 'details-changed'; readonly details: EventDetails }
  | (InSection & { readonly type: 'section-added'; readonly settings: SectionSettings })
  | (InSection & { readonly type: 'section-changed'; readonly settings: SectionSettings })
  | (InSection & { readonly type: 'section-removed' })
  | (InSection & { readonly type: 'players-added'; readonly players: readonly PlayerDetails[] })
  | { readonly type: 'player-changed'; readonly player: PlayerId; readonly details: PlayerDetails }
  | (InSection & { readonly type: 'player-moved'; readonly player: PlayerId })
  | { readonly type: 'player-removed'; readonly player: PlayerId }
  | { readonly type: 'player-left'; readonly player: PlayerId; readonly isExpelled: boolean }
  | { readonly type: 'player-returned'; readonly player: PlayerId }
  | { readonly type: 'fee-paid'; readonly player: PlayerId; readonly amount: number }
  | (InSection & { readonly type: 'check-in-opened' })
  | (InSection & { readonly type: 'check-in-closed' })
  | { readonly type: 'checked-in'; readonly player: PlayerId; readonly isHere: boolean }
  | {
      readonly type: 'bye-requested'
      readonly player: PlayerId
      readonly round: number
      readonly bye: RequestedBye | undefined
    }
  | (InSection & { readonly type: 'forbidden-pairs-set'; readonly groups: readonly ForbiddenGroup[] })
  | (InSection & { readonly type: 'numbers-set'; readonly order: readonly PlayerId[] })
  | (InSection & {
      readonly type: 'numbers-exchanged'
      readonly first: PlayerId
      readonly second: PlayerId
    })
  | (InSection & { readonly type: 'renumbered' })
  | (InSection & {
      readonly type: 'round-paired'
      readonly round: number
      readonly games: readonly PairedBoard[]
      readonly byes: readonly ByeOfRound[]
    })
  | (InSection & { readonly type: 'round-removed'; readonly round: number })
  | (InSection & { readonly type: 'manual-started'; readonly round: number })
  | (InSection & {
      readonly type: 'manual-pairs-set'
      readonly round: number
      readonly games: readonly PairedBoard[]
      readonly byes: readonly ByeOfRound[]
    })
  /** `note` says what differs from the engine's pairing; empty if nothing does. */
  | (InSection & { readonly type: 'manual-ended'; readonly round: number; readonly note: string })
  | (OnBoard & { readonly type: 'result-entered'; readonly result: BoardResult | undefined })
  | (OnBoard & { readonly type: 'colors-swapped' })
  | (OnBoard & { readonly type: 'advancing-decided'; readonly player: PlayerId })
  | (OnBoard & { readonly type: 'rating-corrected'; readonly result: BoardResult })
  | (InSection & { readonly type: 'ties-settled'; readonly order: readonly PlayerId[] })
  | {
      readonly type: 'prizes-set'
      readonly prizes: readonly PrizeSetting[]
      readonly rule: ChessEvent['prizeRule']
    }
  | (InSection & { readonly type: 'strict-left'; readonly reason: string })

export type ActionType = ArbiterAction['type']
export type ActionOf<Type extends ActionType> = Extract<ArbiterAction, { readonly type: Type }>
