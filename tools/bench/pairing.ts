/**
 * The Dutch system on recorded tournaments: how many rounds differ from the record, and the processor time of a round by size.
 *
 * `npm run bench -- pairing [FOLDER [BBP]]` reads FOLDER (or PAIRING_DATA): tournaments.txt.gz and the other files of the same set.
 * Without a folder it reads the committed sample. With BBP, the path of bbpPairings, that program pairs the random rounds too.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastRound, readTournaments } from '../../pairing/fixtures/read-tournaments.fixture.ts'
import { cutBefore, pairsOfRound } from '#pairing/rounds.ts'
import { compareStandings } from '../../pairing/fixtures/compare-standings.fixture.ts'
import { createRandom } from '../../scripts/cli/pair/random-options.ts'
import { pairRound } from '#pairing/dutch/pair-round.ts'
import { makeRandomTournament, USUAL_OPTIONS } from '#pairing/random-tournament.ts'
import { makeTrf } from '#pairing/trf/make-trf.ts'
import { recordPoints, type Tournament } from '#pairing/tournament.ts'

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
  const data = folder ?? join(import.meta.dirname, '../../pairing/fixtures')
  compareTieBreaks(data)
  const recorded = readTournaments(join(data, 'tournaments.txt.gz'))
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
  const rows = bands.flatMap(({ times, wrong }, index) => {
    const least = index === 0 ? 1 : BANDS[index - 1]! + 1
    return times.length === 0 ? [] : [makeRow(`${least} to ${BANDS[index]!}`, times, wrong)]
  })
  return [...rows, ...measureRandom(args[1])]
}

function makeRow(players: string, times: readonly number[], wrong: number): PairingFigure {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1)
  return {
    players,
    rounds: times.length,
    wrong,
    'median ms': at(0.5),
    'p95 ms': at(0.95),
    'longest ms': at(1),
  }
}

function compareTieBreaks(data: string) {
  for (const [table, packs, schedule] of [
    ['tiebreaks', 'tournaments', 'swiss'],
    ['tiebreaks2', 'tournaments', 'swiss'],
    ['roundrobin-tiebreaks', 'roundrobin', 'predetermined'],
  ] as const) {
    const found = compareStandings(join(data, `${table}.tsv.gz`), join(data, `${packs}.txt.gz`), schedule)
    console.log(
      `${table}: ${found.cells} values and ranks, ${found.wrong.length} wrong`,
      ...found.wrong.slice(0, 5),
    )
  }
}

/** Rounds of 200 players, more than any recorded tournament has; `bbp` pairs the same files, each in a separate process. */
function measureRandom(bbp: string | undefined): PairingFigure[] {
  const ours: number[] = []
  const theirs: number[] = []
  let wrong = 0
  for (const seed of [1, 2, 3]) {
    const report = makeRandomTournament({ ...USUAL_OPTIONS, players: 200, rounds: 9 }, createRandom(seed))
    for (let round = 1; round <= 9; round++) {
      const before = cutBefore(report.tournament, round)
      const started = processorMs()
      const pairs = pairsOf(before)
      ours.push(processorMs() - started)
      if (bbp === undefined) continue
      const headers = { ...report.headers, system: 'FIDE_DUTCH_2025', standingsOrder: '' }
      const text = makeTrf({ ...report, tournament: before, headers, points: pointsBefore(before, round) })
      const answer = askBbp(bbp, text)
      theirs.push(answer.ms)
      if (answer.pairs !== pairs) wrong++
    }
  }
  const rows = [makeRow('200, random', ours, wrong)]
  return theirs.length === 0 ? rows : [...rows, makeRow('200, random, bbpPairings', theirs, 0)]
}

function pointsBefore({ players, points }: Tournament, round: number) {
  return new Map(
    players.map(({ id, records }) => [
      id,
      records.slice(0, round - 1).reduce((sum, record) => sum + recordPoints(record, points), 0),
    ]),
  )
}

function askBbp(bbp: string, text: string): { ms: number; pairs: string } {
  const folder = mkdtempSync(join(tmpdir(), 'pairing-'))
  const file = join(folder, 'in.trf')
  writeFileSync(file, text)
  // The shell's `times` prints the processor time of its children.
  const shell = spawnSync('bash', ['-c', '"$0" --dutch "$1" -p >"$1.out"; times', bbp, file], {
    encoding: 'utf8',
  })
  const [, minutes, seconds] = /\n(\d+)m([\d.]+)s/.exec(shell.stdout) ?? []
  const [, ...lines] = readFileSync(`${file}.out`, 'utf8')
    .trim()
    .split(/[\r\n]+/)
    .map((line) => line.trim())
  rmSync(folder, { recursive: true })
  return { ms: 60_000 * Number(minutes) + 1000 * Number(seconds), pairs: lines.sort().join() }
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
