import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { GameColor } from '../tournament.ts'
import { pairTeams } from './pair-teams.ts'
import type { Team, TeamMatch, TeamRules } from './team.ts'

interface RecordedTeam {
  readonly tpn: number
  readonly matchPoints: number
  readonly gamePoints: number
  readonly rounds: readonly {
    readonly opponent: number | null
    readonly colour: GameColor | null
    readonly mp: number
    readonly gp: number
    readonly kind: TeamMatch['kind']
  }[]
}
interface TeamCase {
  readonly id: string
  readonly round: number
  readonly rounds: number
  readonly preference: 'A' | 'B' | null | 'none'
  readonly primary: TeamRules['primary']
  readonly secondaryForColour: boolean
  readonly initialColour: GameColor
  readonly state: readonly RecordedTeam[]
  readonly answer: {
    readonly pairs?: readonly (readonly [number, number])[]
    readonly bye: number | null
    readonly colourRules: readonly string[]
  }
}

const cases = JSON.parse(
  gunzipSync(readFileSync(new URL('../fixtures/team-swiss.json.gz', import.meta.url))).toString('utf8'),
) as readonly TeamCase[]

/** 1.5: the scores before the last match differed. */
function hasFloated(team: RecordedTeam, { state, primary }: TeamCase): boolean {
  const last = team.rounds.at(-1)
  const opponent = state.find(({ tpn }) => tpn === last?.opponent)
  if (last?.kind !== 'played' || opponent === undefined) return false
  const before = ({ rounds }: RecordedTeam) =>
    rounds.slice(0, -1).reduce((sum, { mp, gp }) => sum + (primary === 'match points' ? mp : gp), 0)
  return before(team) !== before(opponent)
}

it.each(cases)('pairs and colours team case $id as the rules of C.04.6 do', (recorded) => {
  const teams = recorded.state.map((team): Team => ({
    tpn: team.tpn,
    matchPoints: team.matchPoints,
    gamePoints: team.gamePoints,
    matches: team.rounds.map(({ kind, opponent, colour }) => ({
      kind,
      opponent: opponent ?? undefined,
      color: colour ?? undefined,
    })),
    floated: hasFloated(team, recorded),
  }))
  const paired = pairTeams(teams, {
    preference: recorded.preference ?? 'none',
    primary: recorded.primary,
    usesSecondaryScore: recorded.secondaryForColour,
    initialColor: recorded.initialColour,
    round: recorded.round,
    rounds: recorded.rounds,
  })
  const { pairs, bye, colourRules } = recorded.answer
  if (pairs === undefined) {
    expect(paired).toBeUndefined()
    return
  }
  const matches = paired?.matches ?? []
  expect(matches.map(({ white, black }) => `${white.tpn} ${black.tpn}`).toSorted()).toEqual(
    pairs.map((pair) => pair.join(' ')).toSorted(),
  )
  // The file lists the articles in another order than the pairs.
  expect(matches.map(({ colorRule }) => colorRule).toSorted()).toEqual(colourRules.toSorted())
  expect(paired?.bye?.tpn ?? null).toBe(bye)
})
