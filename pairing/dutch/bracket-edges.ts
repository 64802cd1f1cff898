import { allocateColor } from '../colors.ts'
import type { GameColor } from '../tournament.ts'
import type { Entrant } from './entrants.ts'
import type { FieldEdges } from './field-packing.ts'

/**
 * A bracket with what lies below it, as a graph. The vertices are its players in the order of 1.2 (moved-down players first), those of
 * the next scoregroup, all others if `others` are given, then the bye if it may be taken here, then places below for floaters.
 */
export interface Bracket {
  readonly players: readonly Entrant[]
  readonly movedDown: number
  readonly next: readonly Entrant[]
  readonly others: readonly Entrant[]
  /** The score of the bye's receiver (C5), if that may be one of these players. */
  readonly byeScore: number | undefined
  readonly placesBelow: number
  readonly mayMeet: (a: Entrant, b: Entrant) => boolean
  readonly initialColor: GameColor
}

/** The partial order of an exchange (4.3.2, rules 1 and 2) for the players of a homogeneous bracket or remainder. */
export interface ExchangeOrder {
  /** The vertices of the bracket or remainder, in order. */
  readonly vertices: readonly number[]
  readonly pairs: number
}

export interface EdgeOptions {
  /** C9 applies. */
  readonly countsUnplayed: boolean
  readonly exchange: ExchangeOrder | undefined
  /** Pairs that are settled: their vertices have no other edge. */
  readonly settled: ReadonlyMap<number, number>
}

export const playersOf = (bracket: Bracket): readonly Entrant[] => [
  ...bracket.players,
  ...bracket.next,
  ...bracket.others,
]

export function makeBracketEdges(bracket: Bracket, options: EdgeOptions): FieldEdges {
  const everybody = playersOf(bracket)
  const valuer = createValuer(bracket, options)
  const from: number[] = []
  const to: number[] = []
  const values: number[] = []
  const add = (u: number, v: number, fields: readonly number[]) => {
    from.push(u)
    to.push(v)
    for (let field = 0; field < fields.length; field++) values.push(fields[field]!)
  }
  const { settled } = options
  const isOpen = (u: number, v: number) => (settled.get(u) ?? v) === v && (settled.get(v) ?? u) === u
  for (const [u, higher] of everybody.entries()) {
    // 3.2: moved-down players meet residents, never each other.
    for (let v = Math.max(u + 1, u < bracket.movedDown ? bracket.movedDown : 0); v < everybody.length; v++)
      if (bracket.mayMeet(higher, everybody[v]!) && isOpen(u, v)) add(u, v, valuer.pair(u, v))
  }
  const hasBye = bracket.byeScore !== undefined
  for (const [u, player] of everybody.entries())
    if (hasBye && player.mayTakeBye && player.score === bracket.byeScore && !settled.has(u))
      add(u, everybody.length, valuer.bye(player))
  const firstPlace = everybody.length + (hasBye ? 1 : 0)
  const size = firstPlace + bracket.placesBelow
  for (let place = firstPlace; place < size; place++) {
    for (let u = 0; u < everybody.length; u++) if (!settled.has(u)) add(u, place, valuer.nothing)
    for (let other = firstPlace; other < place; other++) add(other, place, valuer.nothing)
  }
  return { size, fields: valuer.nothing.length, from, to, values }
}

/** The fields of an edge, in an array that the next call overwrites. */
interface Valuer {
  readonly pair: (u: number, v: number) => readonly number[]
  readonly bye: (player: Entrant) => readonly number[]
  readonly nothing: readonly number[]
}

const distinct = (scores: readonly number[]) => [...new Set(scores)]

/** The places of the criteria in an edge's fields, by priority. Scores have one field each, from the highest. */
function layOut(movedDownScores: number, scores: number) {
  const c8 = 1 + movedDownScores
  const c9 = c8 + 1 + scores
  const c14 = c9 + 5
  const c18 = c14 + 4
  const exchange = c18 + 4 * movedDownScores
  return { c7: 1, c8, c9, c10: c9 + 1, c14, c18, exchange, length: exchange + 2 }
}

/** The criterion of each field, in the order of priority. */
export function listCriteria({ players, movedDown }: Bracket): string[] {
  const scores = distinct(players.map(({ score }) => score)).length
  const movedDownScores = distinct(players.slice(0, movedDown).map(({ score }) => score)).length
  const repeat = (count: number, criterion: string) => new Array<string>(count).fill(criterion)
  return [
    'C6',
    ...repeat(movedDownScores, 'C7'),
    ...repeat(1 + scores, 'C8'),
    ...['C9', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17'],
    ...['C18', 'C19', 'C20', 'C21'].flatMap((criterion) => repeat(movedDownScores, criterion)),
    ...repeat(2, '4.3.2'),
  ]
}

function createValuer(bracket: Bracket, { countsUnplayed, exchange }: EdgeOptions): Valuer {
  const { players, movedDown, next } = bracket
  const everybody = playersOf(bracket)
  const movedDownScores = distinct(players.slice(0, movedDown).map(({ score }) => score))
  const scores = distinct(players.map(({ score }) => score))
  const at = layOut(movedDownScores.length, scores.length)
  const levels = players.map(({ score }) => scores.indexOf(score))
  const mostUnplayed = Math.max(0, ...everybody.map(({ unplayed }) => unplayed))
  const places = new Map(exchange?.vertices.map((vertex, index) => [vertex, index]))
  const fields = new Array<number>(at.length).fill(0)

  function setPair(u: number, v: number) {
    const [higher, lower] = [everybody[u]!, everybody[v]!]
    fields[0] = 1 // C6
    addColorFields(fields, at.c10, higher, lower, bracket.initialColor)
    for (const round of [0, 1] as const) {
      const hasUpFloat = u < movedDown && lower.floats[round] === 'up'
      const downs = Number(lower.floats[round] === 'down')
      const mine = Number(higher.floats[round] === 'down')
      fields[at.c14 + 2 * round] = downs + (u < movedDown ? 0 : mine) // C14, C16
      fields[at.c14 + 2 * round + 1] = hasUpFloat ? -1 : 0 // C15, C17
      if (u >= movedDown) continue
      const byScore = at.c18 + 2 * round * movedDownScores.length + levels[u]!
      fields[byScore] = mine // C18, C20
      if (hasUpFloat) fields[byScore + movedDownScores.length] = -1 // C19, C21
    }
    if (u < movedDown) fields[at.c7 + levels[u]!] = 1
    const place = places.get(u)
    if (place === undefined || !places.has(v)) return
    fields[at.exchange] = Number(place < exchange!.pairs) // 4.3.2, rule 1
    fields[at.exchange + 1] = -place // 4.3.2, rule 2
  }

  return {
    pair: (u, v) => {
      fields.fill(0)
      if (v < players.length) setPair(u, v)
      else if (v < players.length + next.length) {
        // C8 as C6 and C7 of the next bracket.
        fields[at.c8] = 1
        if (u < players.length) fields[at.c8 + 1 + levels[u]!] = 1
      }
      return fields
    },
    bye: ({ unplayed }) => {
      fields.fill(0)
      if (countsUnplayed) fields[at.c9] = mostUnplayed - unplayed
      return fields
    },
    nothing: new Array<number>(at.length).fill(0),
  }
}

/** C10 to C13, less the number of players to whom the criterion is denied. */
function addColorFields(
  fields: number[],
  at: number,
  higher: Entrant,
  lower: Entrant,
  initialColor: GameColor,
) {
  const mine = higher.preference
  if (mine === undefined || mine.color !== lower.preference?.color) return
  const { color } = allocateColor(higher, lower, initialColor)
  const denied = color === mine.color ? lower : higher
  const got: GameColor = mine.color === 'w' ? 'b' : 'w'
  const isAbsolute = denied.preference!.strength === 'absolute'
  const isWider = isAbsolute && Math.abs(denied.difference + (got === 'w' ? 1 : -1)) > 2
  const isThird = isAbsolute && denied.colors.at(-1) === got && denied.colors.at(-2) === got
  fields[at] = isWider ? -1 : 0
  fields[at + 1] = isThird ? -1 : 0
  fields[at + 2] = -1
  fields[at + 3] = denied.preference!.strength === 'strong' ? -1 : 0
}
