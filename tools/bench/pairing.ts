/**
 * The Dutch system on recorded tournaments: how many rounds differ from the record, and the processor time of a round by size.
 *
 * `npm run bench -- pairing [FOLDER]` reads FOLDER (or PAIRING_DATA): tournaments.txt.gz and the other files of the same set.
 * Without a folder it reads the committed sample.
 */
import { join } from 'node:path'
import { lastRound, readTournaments } from '../../pairing/fixtures/read-tournaments.fixture.ts'
import { cutBefore, pairsOfRound } from '#pairing/rounds.ts'
import { pairRound } from '#pairing/dutch/pair-round.ts'
import type { Tournament } from '#pairing/tournament.ts'

export const description =
  'Pairings: differences from recorded tournaments, processor time of a round by size'

export interface PairingFigure {
  readonly players: string
  readonly rounds: number
  readonly wrong: number
  readonly 'median ms': string
  readonly 'p95 ms': string
  readonly 'longest ms': string
}

const BANDS = [7, 40, 80, 120, 200] as const
const bandOf = (players: number) => BANDS.findIndex((most) => players <= most)

export function run(args: readonly string[]): PairingFigure[] {
  const folder = args[0] ?? process.env['PAIRING_DATA']
  const recorded = readTournaments(
    folder === undefined
      ? join(import.meta.dirname, '../../pairing/fixtures/tournaments.txt.gz')
      : join(folder, 'tournaments.txt.gz'),
  )
  const bands = BANDS.map(() => ({ times: [] as number[], wrong: 0 }))
  for (const each of recorded) {
    const { tournament } = each.report
    const { round: last, isPairable } = lastRound(each)
    const band = bands[bandOf(tournament.players.length)]!
    for (let round = 1; round <= last; round++) {
      const before = cutBefore(tournament, round)
      const started = processorMs()
      const pairs = pairsOf(before)
      band.times.push(processorMs() - started)
      const expected =
        round === last && !isPairable ? 'ERR_NO_PAIRING' : pairsOfRound(tournament, round).join()
      if (pairs !== expected) band.wrong++
    }
  }
  return bands.flatMap(({ times, wrong }, index) => {
    if (times.length === 0) return []
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1)
    return [
      {
        players: `${index === 0 ? 1 : BANDS[index - 1]! + 1} to ${BANDS[index]!}`,
        rounds: times.length,
        wrong,
        'median ms': at(0.5),
        'p95 ms': at(0.95),
        'longest ms': at(1),
      },
    ]
  })
}

function pairsOf(tournament: Tournament): string {
  const paired = pairRound(tournament)
  if (!paired.ok) return paired.error
  const { games, bye } = paired.value
  const pairs = games.map(({ white, black }) => `${white.id} ${black.id}`)
  return (bye === undefined ? pairs : [...pairs, `${bye.id} 0`]).sort().join()
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
