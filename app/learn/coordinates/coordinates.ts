import { fileOf, rankOf, SQUARES } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'
import type { Drill, Seconds } from '#contract/square-drills.ts'
import { findTargets } from '../walk/reach.ts'

export interface Setting {
  readonly drill: Drill
  readonly seconds: Seconds
  /** The side at the bottom. */
  readonly orientation: Color
}

export interface DrillState {
  readonly phase: 'ready' | 'running' | 'over'
  readonly setting: Setting
  readonly asked: Square
  /** The knight’s squares found so far. */
  readonly found: readonly Square[]
  readonly right: number
  readonly wrong: number
  /** The last answer, until the next one. */
  readonly last: 'right' | 'wrong' | undefined
}

/** Returns a random integer below the given one; injected. */
export type RandomInteger = (below: number) => number

export type DrillEvent =
  | { readonly type: 'set'; readonly setting: Partial<Setting> }
  | { readonly type: 'start' }
  | { readonly type: 'answer'; readonly square: Square }
  | { readonly type: 'time' }

export const FIRST_SETTING: Setting = { drill: 'find', seconds: 30, orientation: 'w' }

export const beginDrill = (setting: Setting): DrillState => ({
  phase: 'ready',
  setting,
  asked: SQUARES[28]!,
  found: [],
  right: 0,
  wrong: 0,
  last: undefined,
})

/** The squares at the edges where the board has the letter of the square's file and the number of its rank. */
export function edgesOf(square: Square, orientation: Color): readonly Square[] {
  const edge = orientation === 'w' ? 0 : 7
  return [SQUARES[edge * 8 + fileOf(square)]!, SQUARES[rankOf(square) * 8 + edge]!]
}

export const knightReach = (from: Square): readonly Square[] =>
  findTargets(new Map([[from, { color: 'w', role: 'n' }]]), from)

/** Events that do not apply in a phase leave the state unchanged. */
export function reduceDrill(state: DrillState, event: DrillEvent, random: RandomInteger): DrillState {
  switch (event.type) {
    case 'set':
      return state.phase === 'running' ? state : beginDrill({ ...state.setting, ...event.setting })
    case 'start':
      return state.phase === 'running'
        ? state
        : { ...beginDrill(state.setting), phase: 'running', asked: another(state.asked, random) }
    case 'answer':
      return state.phase === 'running' ? answered(state, event.square, random) : state
    case 'time':
      return state.phase === 'running' ? { ...state, phase: 'over', last: undefined } : state
  }
}

function answered(state: DrillState, square: Square, random: RandomInteger): DrillState {
  const { asked, found, setting } = state
  if (setting.drill !== 'knight')
    return square === asked ? scored(state, random) : { ...state, wrong: state.wrong + 1, last: 'wrong' }
  // The knight's square and squares already found do not count as answers.
  if (square === asked || found.includes(square)) return state
  const all = knightReach(asked)
  if (!all.includes(square)) return { ...state, wrong: state.wrong + 1, last: 'wrong' }
  return found.length + 1 === all.length
    ? scored(state, random)
    : { ...state, found: [...found, square], last: 'right' }
}

const scored = (state: DrillState, random: RandomInteger): DrillState => ({
  ...state,
  asked: another(state.asked, random),
  found: [],
  right: state.right + 1,
  last: 'right',
})

/** A random square that differs from the previous one. */
const another = (before: Square, random: RandomInteger): Square => {
  const others = SQUARES.filter((square) => square !== before)
  return others[random(others.length)]!
}
