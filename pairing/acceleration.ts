import type { ExtraPoints, Tenths, Tournament } from './tournament.ts'

/** Extra points for pairing: those of the file's records, or else those of the Baku system (C.04.7). */
export function extraPointsIn(tournament: Tournament, player: number, round: number): Tenths {
  const ranges =
    tournament.extraPoints.length === 0 && tournament.isBaku
      ? makeBakuPoints(tournament)
      : tournament.extraPoints
  let sum = 0
  for (const range of ranges) {
    if (round < range.fromRound || round > range.toRound) continue
    if (player >= range.fromPlayer && player <= range.toPlayer) sum += range.points
  }
  return sum
}

/** C.04.7: the system is defined only if a win equals two draws and a loss is worth nothing. */
function fitsBaku({ points }: Pick<Tournament, 'points'>): boolean {
  return points.win === 2 * points.draw && points.loss === 0
}

/**
 * The first half by number, rounded up to an even number, gets the points of a win in the first half of the accelerated rounds and
 * half of that in the others. Accelerated are half of all rounds, rounded up. Players with a bye in round 1 have no number then.
 */
function makeBakuPoints(tournament: Tournament): ExtraPoints[] {
  const { rounds, points } = tournament
  if (rounds === undefined || !fitsBaku(tournament)) return []
  const numbered = tournament.players
    .filter(({ records }) => records[0]?.kind !== 'bye' || records[0].bye === 'allocated')
    .map(({ id }) => id)
    .sort((a, b) => a - b)
  const last = numbered[2 * Math.ceil(numbered.length / 4) - 1]
  if (last === undefined) return []
  const accelerated = Math.ceil(rounds / 2)
  const full = Math.ceil(accelerated / 2)
  const group = { fromPlayer: 1, toPlayer: last }
  const ranges = [{ points: points.win, fromRound: 1, toRound: full, ...group }]
  if (full < accelerated)
    ranges.push({ points: points.draw, fromRound: full + 1, toRound: accelerated, ...group })
  return ranges
}
