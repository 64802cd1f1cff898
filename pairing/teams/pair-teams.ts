import { packFields } from '../dutch/field-packing.ts'
import { hasPerfectMatching, Rearrangement } from '../matching/rearrangement.ts'
import { findPerfectMatching } from '../matching/weighted-matching.ts'
import { haveMet, mayTakeTeamBye, playedMatches, primaryScore, type Team, type TeamRules } from './team.ts'
import { allocateTeamColor, sortFirstTeam, teamPreference } from './team-colors.ts'

/** The team pairing system (C.04.6). */
interface PairedMatch {
  readonly white: Team
  readonly black: Team
  readonly colorRule: string
}

export interface PairedTeamRound {
  readonly matches: readonly PairedMatch[]
  readonly bye: Team | undefined
}

/** Undefined if the rules allow no pairing (3.3.3). The teams are those present. */
export function pairTeams(present: readonly Team[], rules: TeamRules): PairedTeamRound | undefined {
  const teams = present.toSorted((a, b) => primaryScore(b, rules) - primaryScore(a, rules) || a.tpn - b.tpn)
  const bye = teams.length % 2 === 1 ? findBye(teams, rules) : undefined
  let left = teams.filter((team) => team !== bye)
  if (left.length % 2 === 1 || !canPairAll(left)) return undefined
  const matches: PairedMatch[] = []
  while (left.length > 0) {
    const bracket = chooseBracket(left, rules)
    matches.push(...pairBracket(bracket, rules))
    left = left.filter((team) => !bracket.teams.includes(team))
  }
  return { matches, bye }
}

/** 3.4: lowest score, most matches played, largest number, of those that leave a legal pairing. */
function findBye(teams: readonly Team[], rules: TeamRules): Team | undefined {
  return teams
    .filter(mayTakeTeamBye)
    .sort(
      (a, b) =>
        primaryScore(a, rules) - primaryScore(b, rules) ||
        playedMatches(b).length - playedMatches(a).length ||
        b.tpn - a.tpn,
    )
    .find((bye) => canPairAll(teams.filter((team) => team !== bye)))
}

function canPairAll(teams: readonly Team[]): boolean {
  const size = teams.length
  const edges = new Uint8Array(size * size)
  for (const [u, a] of teams.entries())
    for (const [v, b] of teams.entries()) if (u !== v && !haveMet(a, b)) edges[u * size + v] = 1
  return hasPerfectMatching({ size, edges, isAlive: new Uint8Array(size).fill(1) })
}

interface TeamBracket {
  readonly teams: readonly Team[]
  readonly upfloaters: ReadonlySet<Team>
}

/** The pairs that `fieldsOf` values best, in a graph of all that may meet. */
function solve(teams: readonly Team[], fieldsOf: (u: number, v: number) => readonly number[]): Rearrangement {
  const from: number[] = []
  const to: number[] = []
  const values: number[] = []
  let fields = 0
  for (let u = 0; u < teams.length; u++)
    for (let v = u + 1; v < teams.length; v++) {
      if (haveMet(teams[u]!, teams[v]!)) continue
      const list = fieldsOf(u, v)
      fields = list.length
      from.push(u)
      to.push(v)
      for (const value of list) values.push(value)
    }
  const graph = packFields({ size: teams.length, fields, from, to, values })
  return new Rearrangement(graph, findPerfectMatching(graph)!)
}

const isNearEnd = ({ round, rounds }: TeamRules) => round > rounds - 2

/** 3.5: the top scoregroup with the first of the best sets of upfloaters. `left` is in order of score and number. */
function chooseBracket(left: readonly Team[], rules: TeamRules): TeamBracket {
  const scores = left.map((team) => primaryScore(team, rules))
  const residents = scores.filter((score) => score === scores[0]).length
  const following = scores[residents]
  const lower = [...new Set(scores.slice(residents))].reverse()
  const ofUpfloater = (v: number) => [
    -1, // C4
    ...lower.map((score) => (score === scores[v] ? -1 : 0)), // C5
  ]
  const none = ofUpfloater(-1).map(() => 0)
  const stage = solve(left, (u, v) => {
    const isFloat = u < residents && v >= residents
    // C6: in the next bracket, teams of the following scoregroup that need an upfloater.
    const leavesNext = u >= residents && scores[u] === following && scores[v] !== following
    return [
      ...(isFloat ? ofUpfloater(v) : none),
      leavesNext ? -1 : 0,
      isFloat && left[v]!.floated && !isNearEnd(rules) ? -1 : 0, // C7
    ]
  })
  const isUpfloater = (v: number) => v >= residents && stage.mates[v]! < residents
  // 3.5.4: lexicographic order of the numbers, the highest scores first.
  for (let v = residents; v < left.length; v++) stage.restrict(v, (mate) => mate < residents)
  const upfloaters = left.filter((_, v) => isUpfloater(v))
  return { teams: [...left.slice(0, residents), ...upfloaters], upfloaters: new Set(upfloaters) }
}

/** 3.6: the smallest identifier of the pairings that grant most. */
function pairBracket({ teams, upfloaters }: TeamBracket, rules: TeamRules): PairedMatch[] {
  const sorted = teams.toSorted((a, b) => a.tpn - b.tpn)
  const wishes = sorted.map((team) => teamPreference(team, rules))
  const stage = solve(sorted, (u, v) => {
    const [mine, theirs] = [wishes[u], wishes[v]]
    const isDenied = mine !== undefined && mine.color === theirs?.color
    const isStrong = isDenied && mine.isStrong && theirs.isStrong
    const isRepeated = [
      [u, v],
      [v, u],
    ].some(([x, y]) => upfloaters.has(sorted[x!]!) && !upfloaters.has(sorted[y!]!) && sorted[y!]!.floated)
    return [
      isDenied ? -1 : 0, // C8
      isStrong && rules.preference === 'B' ? -1 : 0, // C9
      isRepeated && !isNearEnd(rules) ? -1 : 0, // C10
    ]
  })
  // 3.6.2: first the top members, then their partners.
  for (let u = 0; u < sorted.length; u++) stage.restrict(u, (mate) => mate > u)
  const tops = sorted.map((_, u) => u).filter((u) => stage.mates[u]! > u)
  return tops.map((u) => {
    for (let v = u + 1; v < sorted.length; v++) if (!tops.includes(v) && stage.force(u, v)) break
    const pair = colorMatch(sorted[u]!, sorted[stage.mates[u]!]!, rules)
    stage.settle(u)
    return pair
  })
}

function colorMatch(a: Team, b: Team, rules: TeamRules): PairedMatch {
  const [first, other] = sortFirstTeam(a, b, rules)
  const { color, rule } = allocateTeamColor(first, other, rules)
  return color === 'w'
    ? { white: first, black: other, colorRule: rule }
    : { white: other, black: first, colorRule: rule }
}
