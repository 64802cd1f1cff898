import { extraPointsIn } from '#pairing/acceleration.ts'
import { roundsPaired, type Participant, type RoundRecord } from '#pairing/tournament.ts'
import { isBakuCode, type Report } from '#pairing/trf/report.ts'
import type { ArbiterAction, PairedBoard } from './action.ts'
import { findSection, NO_EVENT_DETAILS } from './chess-event.ts'
import { appendAction, EMPTY_LOG, type EventLog } from './log.ts'
import { pairSection } from './pair-section.ts'
import { NO_DETAILS, type PlayerDetails } from './player.ts'
import { BOARD_RESULTS, RESULT_SIDES, type BoardResult } from './results.ts'
import { DEFAULT_SETTINGS, type ByeOfRound, type SectionSettings } from './section.ts'
import { WARNINGS, type WarningCode } from './verdict.ts'

/** What was changed or found while a report file became an event. */
type ImportNote =
  | { readonly kind: 'rounds-unknown'; readonly rounds: number }
  | { readonly kind: 'extra-points-dropped' }
  | { readonly kind: 'round-differs'; readonly round: number }

export interface ImportedReport {
  readonly log: EventLog
  readonly notes: readonly ImportNote[]
}

const ALL_WARNINGS = Object.keys(WARNINGS) as WarningCode[]
const SECTION = 'a'

/** Makes an event with one section from a report file. Every round is compared with what the rules give. */
export function importReport(report: Report, at: string): ImportedReport {
  const importer = new Importer(report, at)
  return importer.run()
}

class Importer {
  private log = EMPTY_LOG
  private readonly notes: ImportNote[] = []
  private readonly report: Report
  private readonly at: string
  private readonly players: readonly Participant[]

  constructor(report: Report, at: string) {
    this.report = report
    this.at = at
    this.players = report.tournament.players.toSorted((a, b) => a.seed - b.seed)
  }

  run(): ImportedReport {
    const { headers, tournament } = this.report
    const paired = roundsPaired(tournament)
    if (tournament.rounds === undefined)
      this.notes.push({ kind: 'rounds-unknown', rounds: Math.max(1, paired) })
    if (tournament.extraPoints.length > 0 && !isBaku(this.report))
      this.notes.push({ kind: 'extra-points-dropped' })
    this.add({ type: 'created', details: makeDetails(headers) })
    this.add({ type: 'section-added', section: SECTION, settings: makeSettings(this.report, paired) })
    if (this.players.length > 0) {
      this.add({ type: 'players-added', section: SECTION, players: this.players.map(makePlayer) })
      this.add({ type: 'numbers-set', section: SECTION, order: this.players.map((_, index) => index + 1) })
    }
    this.addForbidden()
    for (let round = 1; round <= paired; round++) this.addRound(round)
    this.announce(paired + 1)
    return { log: this.log, notes: this.notes }
  }

  private add(action: ArbiterAction) {
    const added = appendAction(this.log, action, { at: this.at, accepted: ALL_WARNINGS })
    // The file has been checked by its reader, so this is a fault of ours.
    if (!added.ok) throw new Error(`${action.type}: ${added.error}`)
    this.log = added.log
  }

  private idOf(number: number): number {
    return this.players.findIndex(({ id }) => id === number) + 1
  }

  private addForbidden() {
    const groups = this.report.tournament.forbidden.map((group) => ({
      ...group,
      players: group.players.map((each) => this.idOf(each)),
    }))
    if (groups.length > 0) this.add({ type: 'forbidden-pairs-set', section: SECTION, groups })
  }

  /** Byes of a round that is still to be paired. */
  private announce(round: number) {
    if (round > (this.report.tournament.rounds ?? 0)) return
    for (const [index, { records }] of this.players.entries()) {
      const record = records[round - 1]
      if (record?.kind === 'bye' && record.bye !== 'allocated')
        this.add({ type: 'bye-requested', player: index + 1, round, bye: record.bye })
    }
  }

  private addRound(round: number) {
    const games: PairedBoard[] = []
    const byes: ByeOfRound[] = []
    const results: (BoardResult | undefined)[] = []
    for (const [index, player] of this.players.entries()) {
      const record = player.records[round - 1]
      if (record === undefined || record.kind === 'bye') {
        byes.push({ player: index + 1, bye: record?.bye ?? 'zero' })
        continue
      }
      const isWhite = record.color === 'w' || (record.color === undefined && player.id < record.opponent)
      if (!isWhite) continue
      const opponent = this.players[this.idOf(record.opponent) - 1]!
      games.push({ board: games.length + 1, white: index + 1, black: this.idOf(record.opponent) })
      results.push(findResult(record, opponent.records[round - 1]))
    }
    for (const { player, bye } of byes)
      if (bye !== 'allocated') this.add({ type: 'bye-requested', player, round, bye })
    this.compare(round, games)
    this.add({ type: 'round-paired', section: SECTION, round, games, byes })
    for (const [index, result] of results.entries())
      if (result !== undefined)
        this.add({ type: 'result-entered', section: SECTION, round, board: index + 1, result })
  }

  private compare(round: number, games: readonly PairedBoard[]) {
    const event = this.log.event!
    const paired = pairSection(event, findSection(event, SECTION)!)
    const pairs = (list: readonly PairedBoard[]) => list.map(({ white, black }) => `${white} ${black}`).sort()
    if (!paired.ok || String(pairs(paired.action.games)) !== String(pairs(games)))
      this.notes.push({ kind: 'round-differs', round })
  }
}

/** By extra points that are those of the Baku system (C.04.7), or else by the file's code. Other programs count other groups. */
function isBaku({ tournament, headers }: Report): boolean {
  if (tournament.extraPoints.length === 0) return tournament.isBaku || isBakuCode(headers.system ?? '')
  const baku = { ...tournament, isBaku: true, extraPoints: [] }
  return tournament.players.every(({ id }) =>
    Array.from({ length: tournament.rounds ?? 0 }, (_, index) => index + 1).every(
      (round) => extraPointsIn(tournament, id, round) === extraPointsIn(baku, id, round),
    ),
  )
}

const dashed = (date = '') =>
  /^\d{4}[/.-]\d{2}[/.-]\d{2}/.test(date) ? date.slice(0, 10).replaceAll(/[/.]/g, '-') : ''

function makeDetails(headers: Report['headers']) {
  const [from, to] = [dashed(headers.start), dashed(headers.end)]
  return {
    ...NO_EVENT_DETAILS,
    name: headers.name?.trim() || '—',
    place: headers.city ?? '',
    federation: headers.federation ?? '',
    arbiter: headers.arbiter ?? '',
    timeControl: headers.timeControl ?? '',
    from,
    to: to < from ? '' : to,
  }
}

function makeSettings(report: Report, paired: number): SectionSettings {
  const { tournament, headers } = report
  const codes = (headers.standingsOrder ?? headers.tieBreaks ?? '').split(/[\s,;]+/)
  const tieBreaks = codes.filter((code) => code !== '' && code !== 'PTS').join(' ')
  return {
    ...DEFAULT_SETTINGS,
    name: headers.name?.trim() || '—',
    rounds: Math.max(1, tournament.rounds ?? paired),
    points: tournament.points,
    isBaku: isBaku(report),
    initialColor: tournament.initialColor ?? findFirstColor(report),
    ...(tieBreaks === '' ? {} : { tieBreaks }),
  }
}

/** The colour of the first player in round 1, if the file does not tell it. */
function findFirstColor({ tournament }: Report): 'w' | 'b' {
  const first = tournament.players.toSorted((a, b) => a.seed - b.seed)[0]?.records[0]
  return first !== undefined && first.kind !== 'bye' && first.color === 'b' ? 'b' : 'w'
}

const makePlayer = (player: Participant): PlayerDetails => ({
  ...NO_DETAILS,
  name: player.name.trim() || `#${player.id}`,
  sex:
    player.sex.toLowerCase() === 'w' || player.sex.toLowerCase() === 'f'
      ? 'w'
      : player.sex.toLowerCase() === 'm'
        ? 'm'
        : '',
  title: player.title.toUpperCase(),
  rating: player.rating,
  federation: player.federation,
  fideId: player.fideId,
  born: dashed(player.birth) || (/^\d{4}/.exec(player.birth)?.[0] ?? ''),
})

/** The result of a board from the records of both players; undefined if it is missing. */
function findResult(white: RoundRecord, black: RoundRecord | undefined): BoardResult | undefined {
  if (white.kind === 'pending' || black === undefined) return undefined
  return BOARD_RESULTS.find((result) => {
    const [first, second] = RESULT_SIDES[result]
    return isSide(first, white) && isSide(second, black)
  })
}

function isSide(side: (typeof RESULT_SIDES)[BoardResult][number], record: RoundRecord): boolean {
  if (side.kind === 'game')
    return record.kind === 'game' && record.result === side.result && record.rated === side.rated
  return side.kind === 'forfeit' && record.kind === 'forfeit' && record.won === side.won
}
