import { otherColor, type GameColor } from './tournament.ts'

/** Colour preferences and the allocation of colours (C.04.3, 1.6, 1.7 and 5). */
const STRENGTHS = ['mild', 'strong', 'absolute'] as const
type Strength = (typeof STRENGTHS)[number]

interface Preference {
  readonly color: GameColor
  readonly strength: Strength
}

export interface ColorHistory {
  /** The colours of the games played, without unplayed rounds (C.04.2, 3.4). */
  readonly colors: readonly GameColor[]
  /** Games with White less games with Black (1.6). */
  readonly difference: number
  /** Absent before the first game (1.7.4). */
  readonly preference: Preference | undefined
}

export function makeColorHistory(colors: readonly GameColor[]): ColorHistory {
  const whites = colors.filter((color) => color === 'w').length
  const difference = 2 * whites - colors.length
  return { colors, difference, preference: findPreference(colors, difference) }
}

function findPreference(colors: readonly GameColor[], difference: number): Preference | undefined {
  const last = colors.at(-1)
  if (last === undefined) return undefined
  const balancing: GameColor = difference > 0 ? 'b' : 'w'
  // 1.7.1. The article names two reasons; if they contradict each other, the difference decides.
  if (Math.abs(difference) > 1) return { color: balancing, strength: 'absolute' }
  if (last === colors.at(-2)) return { color: otherColor(last), strength: 'absolute' }
  // 1.7.2
  if (difference !== 0) return { color: balancing, strength: 'strong' }
  // 1.7.3
  return { color: otherColor(last), strength: 'mild' }
}

const haveSamePreference = (a: ColorHistory, b: ColorHistory): boolean =>
  a.preference !== undefined && a.preference.color === b.preference?.color

/** C3: both would need the same colour absolutely. */
export const haveSameAbsolutePreference = (a: ColorHistory, b: ColorHistory): boolean =>
  haveSamePreference(a, b) && a.preference?.strength === 'absolute' && b.preference?.strength === 'absolute'

const COLOR_RULES = ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'] as const
export type ColorRule = (typeof COLOR_RULES)[number]

export interface RankedHistory extends ColorHistory {
  readonly tpn: number
}

/** The colour of the higher ranked player of a pair, with the article that decides. */
export function allocateColor(
  higher: RankedHistory,
  lower: ColorHistory,
  initialColor: GameColor,
): { readonly color: GameColor; readonly rule: ColorRule } {
  const [mine, theirs] = [higher.preference, lower.preference]
  if (mine === undefined && theirs === undefined)
    return { color: higher.tpn % 2 === 1 ? initialColor : otherColor(initialColor), rule: '5.2.5' }
  if (mine === undefined) return { color: otherColor(theirs!.color), rule: '5.2.1' }
  if (theirs === undefined || mine.color !== theirs.color) return { color: mine.color, rule: '5.2.1' }
  const stronger = compareStrength(higher, lower)
  if (stronger !== 0) return { color: stronger > 0 ? mine.color : otherColor(theirs.color), rule: '5.2.2' }
  const alternated = alternateFromLastDifference(higher.colors, lower.colors)
  if (alternated !== undefined) return { color: alternated, rule: '5.2.3' }
  return { color: mine.color, rule: '5.2.4' }
}

function compareStrength(a: ColorHistory, b: ColorHistory): number {
  const [mine, theirs] = [a.preference!.strength, b.preference!.strength]
  if (mine === 'absolute' && theirs === 'absolute') return Math.abs(a.difference) - Math.abs(b.difference)
  return STRENGTHS.indexOf(mine) - STRENGTHS.indexOf(theirs)
}

function alternateFromLastDifference(
  mine: readonly GameColor[],
  theirs: readonly GameColor[],
): GameColor | undefined {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const color = mine.at(-back)!
    if (color !== theirs.at(-back)) return otherColor(color)
  }
  return undefined
}
