import type { StandingsPlace } from './standings.ts'

export interface TeamRow {
  readonly school: string
  /** In tenths. */
  readonly points: number
  /** The best players of the school, in the order of the standings. */
  readonly players: readonly StandingsPlace[]
  /** Equal for schools that are level. */
  readonly rank: number
}

/**
 * A table of schools from an individual tournament: the points of the best `size` players. Level schools are ordered by the sum of
 * their places, the lower the better, then by the best place. Schools with fewer players are listed, too.
 */
export function makeTeamTable(places: readonly StandingsPlace[], size: number): readonly TeamRow[] {
  const schools = new Map<string, StandingsPlace[]>()
  for (const place of places) {
    const school = place.player.school.trim()
    if (school === '' || place.player.status === 'expelled') continue
    const team = schools.get(school) ?? []
    if (team.length < size) team.push(place)
    schools.set(school, team)
  }
  const sumOf = (team: readonly StandingsPlace[], value: (place: StandingsPlace) => number) =>
    team.reduce((sum, place) => sum + value(place), 0)
  const teams = [...schools].map(([school, players]) => ({
    school,
    players,
    points: sumOf(players, ({ points }) => points),
    // A missing player counts as one behind everybody.
    placeSum: sumOf(players, ({ rank }) => rank) + (size - players.length) * (places.length + 1),
  }))
  const compare = (a: (typeof teams)[number], b: (typeof teams)[number]) =>
    b.points - a.points || a.placeSum - b.placeSum || a.players[0]!.rank - b.players[0]!.rank
  let rank = 0
  return teams.sort(compare).map(({ school, players, points }, index, all) => {
    const previous = all[index - 1]
    if (previous === undefined || compare(previous, all[index]!) !== 0) rank = index + 1
    return { school, players, points, rank }
  })
}
