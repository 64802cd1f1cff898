import { Rearrangement } from '../matching/rearrangement.ts'
import { findPerfectMatching } from '../matching/weighted-matching.ts'
import { makeBracketEdges, playersOf, type Bracket, type EdgeOptions } from './bracket-edges.ts'
import { chooseExchange } from './exchange.ts'
import { packFields } from './field-packing.ts'

/** The vertices that are paired in this bracket, higher player first, and those who float down. */
export interface BracketPairing {
  readonly pairs: readonly (readonly [number, number])[]
  readonly floaters: readonly number[]
  readonly exchanges: number
  /** Players of this and the next bracket for whom a place below was used. */
  readonly below: readonly number[]
}

/** The best candidate of article 3.8, or undefined if what remains cannot be paired. */
export function pairBracket(bracket: Bracket): BracketPairing | undefined {
  const first = solve(bracket, { countsUnplayed: false, exchange: undefined, settled: new Map() })
  if (first === undefined) return undefined
  const countsUnplayed = dropsOnlyTheByesReceiver(bracket, first.mates)
  const stage = countsUnplayed
    ? solve(bracket, { countsUnplayed, exchange: undefined, settled: new Map() })!
    : first
  chooseMovedDown(bracket, stage)
  const settled = pairMovedDown(bracket, stage)
  const remainder = bracket.players
    .map((_, vertex) => vertex)
    .filter((v) => v >= bracket.movedDown && !settled.has(v))
  const pairs = remainder.filter((v) => isPairedBelow(bracket, stage, v)).length
  const order = { vertices: remainder, pairs }
  const exchanged = chooseExchange(stage, order, () =>
    solveAgain(bracket, { countsUnplayed, exchange: order, settled }),
  )
  pairUppers(exchanged.stage, remainder, exchanged.uppers, settled)
  return finish(bracket, exchanged.stage, settled, exchanged.exchanges)
}

function solve(bracket: Bracket, options: EdgeOptions): Rearrangement | undefined {
  const graph = packFields(makeBracketEdges(bracket, options))
  const optimum = findPerfectMatching(graph)
  return optimum === undefined ? undefined : new Rearrangement(graph, optimum)
}

function solveAgain(bracket: Bracket, options: EdgeOptions): Rearrangement {
  const stage = solve(bracket, options)
  if (stage === undefined) throw new Error('A bracket that was paired cannot be paired again.')
  for (const [u, v] of options.settled) if (u < v) stage.settle(u)
  return stage
}

const isResident = (bracket: Bracket, v: number) => v >= bracket.movedDown && v < bracket.players.length

const isPairedBelow = (bracket: Bracket, { mates }: Rearrangement, v: number) =>
  mates[v]! > v && mates[v]! < bracket.players.length

/** C9: exactly one player leaves the bracket, and everybody who may get the bye is in it or above. */
export function dropsOnlyTheByesReceiver(bracket: Bracket, mates: Int32Array): boolean {
  const lowest = bracket.players.at(-1)!.score
  if (bracket.byeScore === undefined || bracket.byeScore < lowest) return false
  return bracket.players.filter((_, v) => mates[v]! >= bracket.players.length).length === 1
}

/** 4.4: which of the moved-down players are paired, the highest first; the others wait in the limbo. */
function chooseMovedDown(bracket: Bracket, stage: Rearrangement) {
  for (let start = 0; start < bracket.movedDown;) {
    const { score } = bracket.players[start]!
    let end = start
    while (end < bracket.movedDown && bracket.players[end]!.score === score) end++
    const group = Array.from({ length: end - start }, (_, index) => start + index)
    let places = group.filter((v) => isResident(bracket, stage.mates[v]!)).length
    // Otherwise C7 has decided already.
    if (places > 0 && places < group.length)
      for (const v of group) {
        if (places === 0) break
        if (stage.restrict(v, (mate) => isResident(bracket, mate))) places--
      }
    start = end
  }
}

/** 4.2 and 3.7.2: each moved-down player in turn gets the highest opponent that the best candidates allow. */
function pairMovedDown(bracket: Bracket, stage: Rearrangement): Map<number, number> {
  const settled = new Map<number, number>()
  for (let u = 0; u < bracket.movedDown; u++) {
    if (!isResident(bracket, stage.mates[u]!)) continue
    for (let v = bracket.movedDown; v < bracket.players.length; v++)
      if (!settled.has(v) && stage.force(u, v)) break
    settlePair(stage, u, settled)
  }
  return settled
}

/** 4.2: the opponents of S1, in the order of transpositions. */
function pairUppers(
  stage: Rearrangement,
  remainder: readonly number[],
  uppers: readonly number[],
  settled: Map<number, number>,
) {
  const isUpper = new Set(uppers)
  for (const u of uppers) {
    for (const v of remainder) if (v > u && !isUpper.has(v) && !settled.has(v) && stage.force(u, v)) break
    settlePair(stage, u, settled)
  }
}

function settlePair(stage: Rearrangement, u: number, settled: Map<number, number>) {
  const v = stage.mates[u]!
  settled.set(u, v)
  settled.set(v, u)
  stage.settle(u)
}

function finish(
  bracket: Bracket,
  { mates }: Rearrangement,
  settled: ReadonlyMap<number, number>,
  exchanges: number,
): BracketPairing {
  const firstPlace = playersOf(bracket).length + (bracket.byeScore === undefined ? 0 : 1)
  return {
    pairs: [...settled].filter(([u, v]) => u < v),
    floaters: bracket.players.map((_, v) => v).filter((v) => !settled.has(v)),
    exchanges,
    below: playersOf(bracket)
      .map((_, v) => v)
      .filter((v) => mates[v]! >= firstPlace),
  }
}
