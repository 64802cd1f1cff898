import { allocateColor, haveSameAbsolutePreference, type ColorRule } from '../colors.ts'
import { hasPerfectMatching } from '../matching/rearrangement.ts'
import { roundsPaired, type GameColor, type Tenths, type Tournament } from '../tournament.ts'
import type { Bracket } from './bracket-edges.ts'
import { findEntrants, findInitialColor, type Entrant } from './entrants.ts'
import { pairBracket, type BracketPairing } from './pair-bracket.ts'

/** The Dutch system in force since 1 February 2026 (FIDE Handbook C.04.3). */
interface PairedGame {
  readonly white: Entrant
  readonly black: Entrant
  readonly colorRule: ColorRule
}

/** How one bracket was paired. */
interface PairedBracket {
  /** With everybody below, for explanations. */
  readonly bracket: Bracket
  readonly score: Tenths
  readonly players: readonly Entrant[]
  readonly movedDown: number
  readonly pairs: readonly (readonly [Entrant, Entrant])[]
  readonly floaters: readonly Entrant[]
  readonly exchanges: number
}

export interface PairedRound {
  readonly round: number
  readonly games: readonly PairedGame[]
  readonly bye: Entrant | undefined
  readonly brackets: readonly PairedBracket[]
}

const PAIRING_ERRORS = [
  'ERR_ROUNDS_UNKNOWN',
  'ERR_NO_ROUND_LEFT',
  'ERR_NOBODY_PRESENT',
  'ERR_NO_PAIRING',
] as const
export type PairingError = (typeof PAIRING_ERRORS)[number]
export type PairingResult =
  | { readonly ok: true; readonly value: PairedRound }
  | { readonly ok: false; readonly error: PairingError }

export function pairRound(tournament: Tournament): PairingResult {
  const round = roundsPaired(tournament) + 1
  if (tournament.rounds === undefined) return { ok: false, error: 'ERR_ROUNDS_UNKNOWN' }
  if (round > tournament.rounds) return { ok: false, error: 'ERR_NO_ROUND_LEFT' }
  const entrants = findEntrants(tournament)
  if (entrants.length === 0) return { ok: false, error: 'ERR_NOBODY_PRESENT' }
  const field = new Field(tournament, entrants, round)
  const brackets = field.pairAll()
  if (brackets === undefined) return { ok: false, error: 'ERR_NO_PAIRING' }
  const paired = new Set(brackets.flatMap(({ pairs }) => pairs.flat()))
  const games = brackets.flatMap(({ pairs }) => pairs.map((pair) => field.color(pair)))
  return { ok: true, value: { round, games, bye: entrants.find((each) => !paired.has(each)), brackets } }
}

/** Enough for nearly all brackets: more than a handful rarely has to float past the next scoregroup. */
const PLACES_BELOW = 8

class Field {
  private readonly legal: Uint8Array
  private readonly places: ReadonlyMap<Entrant, number>
  private readonly initialColor: GameColor
  private readonly entrants: readonly Entrant[]

  constructor(tournament: Tournament, entrants: readonly Entrant[], round: number) {
    const size = entrants.length
    this.entrants = entrants
    this.initialColor = findInitialColor(tournament)
    this.places = new Map(entrants.map((entrant, index) => [entrant, index]))
    this.legal = new Uint8Array(size * size)
    const groups = tournament.forbidden
      .filter(({ fromRound, toRound }) => round >= fromRound && round <= toRound)
      .map(({ players }) => new Set(players))
    for (const [u, a] of entrants.entries())
      for (let v = u + 1; v < size; v++) {
        const b = entrants[v]!
        if (!mayMeet(a, b) || groups.some((group) => group.has(a.id) && group.has(b.id))) continue
        this.legal[u * size + v] = this.legal[v * size + u] = 1
      }
  }

  pairAll(): PairedBracket[] | undefined {
    const byeScore = this.findByeScore()
    if (byeScore === 'none') return undefined
    const groups = groupByScore(this.entrants)
    const brackets: PairedBracket[] = []
    let floaters: Entrant[] = []
    for (const [index, group] of groups.entries()) {
      const players = [...floaters, ...group]
      const below = groups.slice(index + 2).flat()
      const bracket = this.makeBracket(players, floaters.length, groups[index + 1] ?? [], byeScore)
      const paired = this.pairBracket(bracket, below, byeScore)
      floaters = paired.floaters.map((v) => players[v]!)
      brackets.push({
        bracket: { ...bracket, others: below, byeScore },
        score: group[0]!.score,
        players,
        movedDown: bracket.movedDown,
        pairs: paired.pairs.map(([u, v]) => [players[u]!, players[v]!]),
        floaters,
        exchanges: paired.exchanges,
      })
    }
    return brackets
  }

  private makeBracket(
    players: readonly Entrant[],
    movedDown: number,
    next: readonly Entrant[],
    byeScore: Tenths | undefined,
  ): Bracket {
    const isByeHere = [...players, ...next].some(({ score }) => score === byeScore)
    return {
      players,
      movedDown,
      next,
      others: [],
      byeScore: isByeHere ? byeScore : undefined,
      placesBelow: 0,
      mayMeet: (a, b) => this.isLegal(a, b),
      initialColor: this.initialColor,
    }
  }

  /**
   * C4 looks at everybody, but weights matter in this and the next bracket only. So all players below are at first replaced by a few
   * places without a weight. If those suffice and the rest can then be paired, the result is also the best with everybody.
   */
  private pairBracket(
    bracket: Bracket,
    below: readonly Entrant[],
    byeScore: Tenths | undefined,
  ): BracketPairing {
    if (below.length > PLACES_BELOW) {
      const size = bracket.players.length + bracket.next.length + (bracket.byeScore === undefined ? 0 : 1)
      const placesBelow = PLACES_BELOW - (size % 2)
      const found = pairBracket({ ...bracket, placesBelow })
      if (found !== undefined && found.below.length <= placesBelow - 2) {
        const rest = found.below.map((v) => bracket.players[v] ?? bracket.next[v - bracket.players.length]!)
        if (this.canPair([...rest, ...below], bracket.byeScore === undefined ? byeScore : undefined))
          return found
      }
    }
    const found = pairBracket({ ...bracket, others: below, byeScore })
    if (found === undefined) throw new Error('The players that are left cannot be paired.')
    return found
  }

  private isLegal(a: Entrant, b: Entrant): boolean {
    return this.legal[this.places.get(a)! * this.entrants.length + this.places.get(b)!] === 1
  }

  /** C5: the lowest score whose players can take the bye; undefined for an even number, 'none' without a legal pairing. */
  private findByeScore(): Tenths | undefined | 'none' {
    if (this.entrants.length % 2 === 0) return this.canPair(this.entrants, undefined) ? undefined : 'none'
    for (const group of groupByScore(this.entrants).reverse())
      if (this.canPair(this.entrants, group[0]!.score)) return group[0]!.score
    return 'none'
  }

  private canPair(players: readonly Entrant[], byeScore: Tenths | undefined): boolean {
    const size = players.length + (byeScore === undefined ? 0 : 1)
    if (size % 2 === 1) return false
    const edges = new Uint8Array(size * size)
    for (const [u, a] of players.entries()) {
      for (const [v, b] of players.entries()) if (u !== v && this.isLegal(a, b)) edges[u * size + v] = 1
      if (byeScore === undefined || !a.mayTakeBye || a.score !== byeScore) continue
      edges[u * size + size - 1] = edges[(size - 1) * size + u] = 1
    }
    return hasPerfectMatching({ size, edges, isAlive: new Uint8Array(size).fill(1) })
  }

  color([higher, lower]: readonly [Entrant, Entrant]): PairedGame {
    const { color, rule } = allocateColor(higher, lower, this.initialColor)
    return color === 'w'
      ? { white: higher, black: lower, colorRule: rule }
      : { white: lower, black: higher, colorRule: rule }
  }
}

/** C1 and C3 */
function mayMeet(a: Entrant, b: Entrant): boolean {
  if (a.opponents.has(b.id)) return false
  return a.isTopscorer || b.isTopscorer || !haveSameAbsolutePreference(a, b)
}

function groupByScore(entrants: readonly Entrant[]): Entrant[][] {
  const groups: Entrant[][] = []
  for (const entrant of entrants) {
    const group = groups.at(-1)
    if (group !== undefined && group[0]!.score === entrant.score) group.push(entrant)
    else groups.push([entrant])
  }
  return groups
}
