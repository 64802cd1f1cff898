import type { Line } from '#chess/line.ts'
import type { Color } from '#chess/types.ts'
import type { DeclaredEnd } from '#matches/ending.ts'
import {
  coreOf,
  type GameCore,
  type LiveEnd,
  type LiveGame,
  type LivePhase,
  type Maker,
  type OpenGame,
  type OverGame,
  type RunningGame,
} from '#live/live-game.ts'

/**
 * A live game as rows have it: the fields of all phases side by side, as releases before the union by phase read and write them.
 * A field that means nothing in the game's phase has its value in `UNUSED`.
 */
export interface LiveGameFields extends Omit<GameCore, 'line'> {
  readonly phase: LivePhase
  readonly seats: OpenGame['seats']
  readonly isListed: boolean
  readonly maker: Maker | null
  readonly turnAtMs: number | null
  readonly isHeld: boolean
  readonly awaited: RunningGame['awaited']
  readonly spare: RunningGame['spare']
  readonly offers: RunningGame['offers'] & { readonly rematch?: Color }
  readonly lastDrawOffer: RunningGame['lastDrawOffer']
  readonly backAsks: RunningGame['backAsks']
  readonly end: LiveEnd | null
  readonly called: DeclaredEnd | null
  readonly absent: readonly Color[]
  readonly startedAtMs: number | null
  readonly endedAtMs: number | null
  readonly nextId: string | null
}

const UNUSED = {
  isListed: false,
  maker: null,
  turnAtMs: null,
  isHeld: false,
  awaited: { w: null, b: null },
  spare: { w: 0, b: 0 },
  offers: {},
  lastDrawOffer: { w: null, b: null },
  backAsks: { w: 0, b: 0 },
  end: null,
  called: null,
  absent: [],
  startedAtMs: null,
  endedAtMs: null,
  nextId: null,
} as const satisfies Partial<LiveGameFields>

export function fieldsOf(game: LiveGame): LiveGameFields {
  const rematch = game.phase === 'over' ? game.rematch : null
  return { ...UNUSED, ...game, ...(rematch !== null && { offers: { rematch } }) }
}

/** Throws if the row lacks what its phase has. */
export function gameOf(fields: LiveGameFields, line: Line): LiveGame {
  const { phase, seats, isListed, maker, isHeld, awaited, spare, offers, lastDrawOffer, backAsks } = fields
  const { end, called, absent, turnAtMs, startedAtMs, endedAtMs, nextId } = fields
  const core = coreOf({ ...fields, line })
  const running = { ...core, isHeld, awaited, spare, offers, lastDrawOffer, backAsks }
  const has = <T>(value: T | null): T => {
    if (value === null) throw new Error(`Live game ${core.id} lacks a field of its phase, ${phase}`)
    return value
  }
  const both = (): OverGame['seats'] => ({ w: has(seats.w), b: has(seats.b) })
  switch (phase) {
    case 'open':
      return { ...core, phase, seats, isListed, maker }
    case 'seated':
      return { ...running, phase, seats: both(), turnAtMs, startedAtMs }
    case 'playing':
      return { ...running, phase, seats: both(), turnAtMs: has(turnAtMs), startedAtMs: has(startedAtMs) }
    case 'over': {
      const over = { end: has(end), called, startedAtMs, endedAtMs: has(endedAtMs) }
      return { ...core, phase, seats: both(), ...over, rematch: offers.rematch ?? null, nextId }
    }
    case 'aborted':
    case 'expired':
      return { ...core, phase, seats, absent, endedAtMs: has(endedAtMs) }
  }
}
