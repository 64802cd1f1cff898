import { otherColor, type GameColor } from '../tournament.ts'
import { playedMatches, primaryScore, secondaryScore, type Team, type TeamRules } from './team.ts'

export interface TeamPreference {
  readonly color: GameColor
  readonly isStrong: boolean
}

const colorsOf = (team: Team): GameColor[] => playedMatches(team).flatMap(({ color }) => color ?? [])

/** 1.6 */
const colorDifference = (colors: readonly GameColor[]) =>
  2 * colors.filter((color) => color === 'w').length - colors.length

/** 1.7. Simple preferences of type A have the conditions of the strong ones of type B. */
export function teamPreference(team: Team, rules: TeamRules): TeamPreference | undefined {
  const colors = colorsOf(team)
  const last = colors.at(-1)
  if (rules.preference === 'none' || last === undefined) return undefined
  const difference = colorDifference(colors)
  const isRepeated = last === colors.at(-2)
  if (difference < -1 || (isRepeated && last === 'b' && difference <= 0 && difference >= -1))
    return { color: 'w', isStrong: true }
  if (difference > 1 || (isRepeated && last === 'w' && difference >= 0 && difference <= 1))
    return { color: 'b', isStrong: true }
  if (rules.preference === 'A') return undefined
  if (difference !== 0) return { color: difference < 0 ? 'w' : 'b', isStrong: false }
  return rules.round === rules.rounds ? undefined : { color: otherColor(last), isStrong: false }
}

/** 4.2 */
export function sortFirstTeam(a: Team, b: Team, rules: TeamRules): [first: Team, other: Team] {
  const difference =
    primaryScore(b, rules) - primaryScore(a, rules) ||
    (rules.usesSecondaryScore ? secondaryScore(b, rules) - secondaryScore(a, rules) : 0) ||
    a.tpn - b.tpn
  return difference < 0 ? [a, b] : [b, a]
}

export interface TeamColor {
  /** The first team's colour. */
  readonly color: GameColor
  readonly rule: string
}

/** 4.3 */
export function allocateTeamColor(first: Team, other: Team, rules: TeamRules): TeamColor {
  const [mine, theirs] = [colorsOf(first), colorsOf(other)]
  if (mine.length === 0 && theirs.length === 0)
    return { color: first.tpn % 2 === 1 ? rules.initialColor : otherColor(rules.initialColor), rule: '4.3.1' }
  const [wish, otherWish] = [teamPreference(first, rules), teamPreference(other, rules)]
  if (wish === undefined && otherWish !== undefined)
    return { color: otherColor(otherWish.color), rule: '4.3.2' }
  if (wish !== undefined && otherWish === undefined) return { color: wish.color, rule: '4.3.2' }
  if (wish !== undefined && otherWish !== undefined) {
    if (wish.color !== otherWish.color) return { color: wish.color, rule: '4.3.3' }
    if (wish.isStrong !== otherWish.isStrong)
      return { color: wish.isStrong ? wish.color : otherColor(otherWish.color), rule: '4.3.4' }
  }
  const difference = colorDifference(mine) - colorDifference(theirs)
  if (difference !== 0) return { color: difference < 0 ? 'w' : 'b', rule: '4.3.5' }
  return alternate(mine, theirs, wish)
}

function alternate(
  mine: readonly GameColor[],
  theirs: readonly GameColor[],
  wish: TeamPreference | undefined,
): TeamColor {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const color = mine.at(-back)!
    if (color !== theirs.at(-back)) return { color: otherColor(color), rule: '4.3.6' }
  }
  if (wish !== undefined) return { color: wish.color, rule: '4.3.7' }
  const last = mine.at(-1)
  if (last !== undefined) return { color: otherColor(last), rule: '4.3.8' }
  return { color: theirs.at(-1)!, rule: '4.3.9' }
}
