import { describe, expect, it } from 'vitest'
import { randomFrom } from '#chess/samples.ts'
import { chargeMove, NEW_LAG, flagGraceMs, pathMs, PREMOVE_MS, withPing, type Lag } from './lag.ts'
import { spareAtStart } from './live-game.ts'

/**
 * Lag compensation on realistic networks, in a 1 + 0 game with 60 moves per side: how much an honest player is charged beyond
 * thinking time, and how much a cheating client gains, both in milliseconds per move.
 */
interface Network {
  readonly roundTripMs: number
  readonly jitterMs: number
  readonly stalls?: { readonly chance: number; readonly ms: number }
}

type Player = 'honest' | 'liar' | 'liar who delays his pongs'

const MOVES = 60
const PONG_DELAY_MS = 500

function playGame(network: Network, player: Player, seed: number): number {
  const random = randomFrom(seed)
  const unit = () => random(1_000_000) / 1_000_000
  /** The time from the socket to the screen and from the pointer to the socket, which no ping measures. */
  const paintMs = () => 8 + unit() * 12
  const wait = () => network.roundTripMs + unit() * network.jitterMs
  const delay = player === 'liar who delays his pongs' ? PONG_DELAY_MS : 0
  let lag: Lag = NEW_LAG
  let spareMs = spareAtStart({ minutes: 1, increment: 0, untimed: false })
  let beyondMs = 0
  for (let ping = 0; ping < 3; ping++) lag = withPing(lag, wait() + delay)
  for (let move = 0; move < MOVES; move++) {
    // A quarter of the moves are made immediately.
    const thinkMs = unit() < 0.25 ? unit() * 20 : 200 + unit() * 1_600
    const isStalled = unit() < (network.stalls?.chance ?? 0)
    const stallMs = isStalled ? (network.stalls?.ms ?? 0) : 0
    lag = withPing(lag, wait() + delay + stallMs)
    const elapsedMs = thinkMs + paintMs() + wait() + stallMs
    const charge = chargeMove(lag, spareMs, {
      elapsedMs,
      sinceSentMs: elapsedMs,
      spentMs: player === 'honest' ? thinkMs : 0,
      isPremove: false,
      stallMs: stallMs + (isStalled ? network.roundTripMs : 0),
    })
    lag = charge.lag
    spareMs = charge.spareMs
    beyondMs += charge.chargedMs - thinkMs
  }
  return beyondMs / MOVES
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1]!
const over100 = (network: Network, player: Player) =>
  median(Array.from({ length: 100 }, (_, seed) => playGame(network, player, seed + 1)))

const NETWORKS = {
  wifi: { roundTripMs: 27, jitterMs: 6 },
  mobile: { roundTripMs: 90, jitterMs: 120 },
  'bad mobile': { roundTripMs: 200, jitterMs: 200, stalls: { chance: 0.03, ms: 2_000 } },
  satellite: { roundTripMs: 610, jitterMs: 20 },
} satisfies Record<string, Network>

describe('an honest player is charged nothing beyond thinking', () => {
  it.each<[keyof typeof NETWORKS, number]>([
    ['wifi', 1],
    ['mobile', 1],
    ['bad mobile', 20],
    ['satellite', 15],
  ])('on %s, within %i ms a move', (network, mostMs) => {
    expect(over100(NETWORKS[network], 'honest')).toBeLessThanOrEqual(mostMs)
  })
})

describe('a liar wins little', () => {
  it('on wifi, within 25 ms a move', () => {
    expect(over100(NETWORKS.wifi, 'liar')).toBeGreaterThanOrEqual(-25)
  })

  it('with delayed pongs, within 55: the first quick move gives the player away', () => {
    expect(over100(NETWORKS.wifi, 'liar who delays his pongs')).toBeGreaterThanOrEqual(-55)
  })
})

describe('the rule', () => {
  const timed = { isPremove: false, stallMs: 0, sinceSentMs: undefined }
  const pinged = [30, 32, 31].reduce(withPing, NEW_LAG)

  it('assumes no path without an answered ping', () => {
    expect(pathMs(NEW_LAG)).toBe(0)
    expect(pathMs(pinged)).toBe(30)
    expect(pathMs({ ...pinged, quickestMs: 12 })).toBe(12)
  })

  it('charges at least a tenth of a second for a premove, and all the time if the page cannot know', () => {
    expect(chargeMove(pinged, 0, { ...timed, elapsedMs: 0, spentMs: 0, isPremove: true }).chargedMs).toBe(
      PREMOVE_MS,
    )
    expect(chargeMove(pinged, 0, { ...timed, elapsedMs: 5_000, spentMs: undefined }).chargedMs).toBe(5_000)
  })

  it('believes no time beyond what has passed, and none below nothing', () => {
    expect(chargeMove(pinged, 0, { ...timed, elapsedMs: 700, spentMs: 9_000 }).chargedMs).toBe(700)
    expect(chargeMove(pinged, 0, { ...timed, elapsedMs: 20, spentMs: -50 }).chargedMs).toBe(0)
  })

  it('waits for a move on its way for a second at most', () => {
    expect(flagGraceMs(pinged, 0)).toBeLessThan(200)
    expect(flagGraceMs(pinged, 10_000)).toBe(1_000)
  })
})
