import { makeTrf } from '#pairing/trf/make-trf.ts'
import { missingRecords, type Report } from '#pairing/trf/report.ts'
import type { RoundRecord, Tournament } from '#pairing/tournament.ts'
import type { ChessEvent } from './chess-event.ts'
import { makeFacts, type SectionFacts } from './facts.ts'
import { sidesOf } from './results.ts'
import type { PairingSystem, TournamentSection } from './section.ts'
import { rankSection } from './standings.ts'

export interface SectionReport {
  readonly text: string
  /** Codes of records that a file for rating must have and this one lacks. */
  readonly missing: readonly string[]
}

const SYSTEM_CODES: Readonly<Record<PairingSystem, string>> = {
  dutch: 'FIDE_DUTCH_2026',
  'round-robin': 'BERGER_ROUNDROBIN',
  'knock-out': 'KNOCKOUT',
}
const TYPES: Readonly<Record<PairingSystem, string>> = {
  dutch: 'Individual: Swiss-System',
  'round-robin': 'Individual: Round-Robin',
  'knock-out': 'Individual: Knock-out',
}

/** The section as a TRF-2026 file, which Swiss-Manager and rating officers read. */
export function makeSectionReport(event: ChessEvent, section: TournamentSection): SectionReport {
  const report = collectReport(event, section)
  return { text: makeTrf(report), missing: missingRecords(report) }
}

const slashed = (date: string) => date.replaceAll('-', '/')

function collectReport(event: ChessEvent, section: TournamentSection): Report {
  const { details } = event
  const { settings, rounds } = section
  const facts = makeFacts(event, section)
  const { places } = rankSection(event, section)
  const ranks = new Map(places.map(({ number, rank }) => [number, rank]))
  const code = SYSTEM_CODES[settings.system]
  const name = event.sections.length > 1 ? `${details.name}, ${settings.name}` : details.name
  return {
    tournament: correctForRating(section, facts, ranks),
    headers: {
      name,
      city: details.place,
      federation: details.federation,
      start: slashed(details.from),
      end: slashed(details.to === '' ? details.from : details.to),
      playerCount: String(section.order.length),
      ratedCount: String(facts.tournament.players.filter(({ rating }) => rating > 0).length),
      type: TYPES[settings.system],
      arbiter: details.arbiter,
      timeControl: details.timeControl,
      system: settings.isBaku ? `${code}_BAKU` : code,
      standingsOrder: `PTS ${settings.tieBreaks}`.trim().replaceAll(/[\s,;]+/g, ','),
    },
    roundDates: findRoundDates(event, rounds.length),
    points: new Map(places.map(({ number, points }) => [number, points])),
    otherLines: listComments(section),
  }
}

/** An event of one day has the date of every round. */
const findRoundDates = ({ details: { from, to } }: ChessEvent, rounds: number): string[] =>
  from !== '' && (to === '' || to === from)
    ? Array.from({ length: rounds }, () => slashed(from).slice(2))
    : []

/** C.04.2, 4.3: errors found too late are corrected in the file for rating alone. */
function correctForRating(
  { corrections, rounds }: TournamentSection,
  { tournament, numberOf }: SectionFacts,
  ranks: ReadonlyMap<number, number>,
): Tournament {
  const changed = new Map<string, RoundRecord>()
  for (const { round, board, result } of corrections) {
    const game = rounds[round - 1]!.games.find((each) => each.board === board)!
    const [first, second] = sidesOf(result)
    const [white, black] = [numberOf(game.white), numberOf(game.black)]
    changed.set(`${white} ${round}`, { ...first, opponent: black, color: 'w' })
    changed.set(`${black} ${round}`, { ...second, opponent: white, color: 'b' })
  }
  const players = tournament.players.map((player) => ({
    ...player,
    rank: ranks.get(player.id),
    records: player.records.map((record, index) => changed.get(`${player.id} ${index + 1}`) ?? record),
  }))
  return { ...tournament, players }
}

/** Departures from the rules, one comment each. */
function listComments({ rounds, strict, corrections, order }: TournamentSection): string[] {
  const number = (player: number) => order.indexOf(player) + 1
  return [
    ...(strict.kind === 'left'
      ? [`### Strict rules left @ Round ${strict.round}: ${oneLine(strict.reason)}`]
      : []),
    ...rounds.flatMap(({ manualNote, byes, games }, index) => [
      ...(manualNote === '' ? [] : [`### MPA @ Round ${index + 1}: ${oneLine(manualNote)}`]),
      ...byes
        .filter(({ bye }) => bye === 'full')
        .map(({ player }) => `### FPB @ Round ${index + 1}: ${number(player)}`),
      ...games
        .filter(({ result }) => result === 'adjourned')
        .map(({ white, black }) => `### Adjournment @ Round ${index + 1}: ${number(white)} ${number(black)}`),
    ]),
    ...corrections.map(
      ({ round, board, result }) => `### Rating correction @ Round ${round}: board ${board} ${result}`,
    ),
  ]
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
