import {
  USUAL_POINTS,
  type Participant,
  type PointValues,
  type Tenths,
  type Tournament,
} from '../tournament.ts'
import { HEADER_CODES, HEADERS, type Report } from './report.ts'
import { makeRound, ROUND_COLUMN } from './result-codes.ts'
import { makeTenths } from './trf-fields.ts'

/** Writes a TRF-2026 file. Lines end in CR LF, as the format asks. */
export function makeTrf(report: Report): string {
  const { tournament, headers, roundDates, otherLines } = report
  const lines = [
    ...HEADER_CODES.flatMap((code) => {
      const text = headers[HEADERS[code]]
      return text === undefined || text === '' ? [] : [`${code} ${text}`]
    }),
    ...makeRoundDates(roundDates),
    ...makeSettings(tournament),
    ...tournament.players.map((player) => makePlayer(player, report.points.get(player.id) ?? 0)),
    ...makePairingRules(tournament),
    ...otherLines,
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function makeRoundDates(dates: readonly string[]): string[] {
  if (dates.length === 0) return []
  return [
    '132'.padEnd(ROUND_COLUMN - 1) +
      dates
        .map((date) => date.padEnd(10))
        .join('')
        .trimEnd(),
  ]
}

const POINT_LETTERS = [
  ['W', 'win'],
  ['D', 'draw'],
  ['L', 'loss'],
  ['A', 'absence'],
  ['P', 'allocatedBye'],
  ['X', 'pending'],
] as const satisfies readonly (readonly [string, keyof PointValues])[]

function makeSettings({ rounds, initialColor, points }: Tournament): string[] {
  const lines: string[] = []
  if (rounds !== undefined) lines.push(`142 ${rounds}`)
  if (initialColor !== undefined) lines.push(`152 ${initialColor.toUpperCase()}`)
  const isUsual = POINT_LETTERS.every(([, name]) => points[name] === USUAL_POINTS[name])
  if (!isUsual)
    lines.push(
      `162  ${POINT_LETTERS.map(([letter, name]) => letter + makeTenths(points[name]).padStart(4)).join('    ')}`,
    )
  return lines
}

const cut = (text: string, width: number) => text.slice(0, width).padEnd(width)
const right = (value: string | number, width: number) => String(value).padStart(width)

function makePlayer(player: Participant, points: Tenths): string {
  const rounds = player.records.map((record) => (record === undefined ? ' '.repeat(8) : makeRound(record)))
  return [
    '001',
    right(player.id, 4),
    cut(player.sex, 1) + right(player.title.slice(0, 3), 3),
    cut(player.name, 33),
    player.rating === 0 ? ' '.repeat(4) : right(player.rating, 4),
    cut(player.federation, 3),
    right(player.fideId, 11),
    cut(player.birth, 10),
    right(makeTenths(points), 4),
    right(player.rank ?? '', 4),
    '',
    rounds.join('  '),
  ]
    .join(' ')
    .trimEnd()
}

function makePairingRules({ extraPoints, forbidden }: Tournament): string[] {
  return [
    ...extraPoints.map((range) =>
      [
        '250     ',
        right(makeTenths(range.points), 4),
        right(range.fromRound, 3),
        right(range.toRound, 3),
        right(range.fromPlayer, 4),
        right(range.toPlayer, 4),
      ].join(' '),
    ),
    ...forbidden.map(({ fromRound, toRound, players }) =>
      ['260', right(fromRound, 3), right(toRound, 3), ...players.map((id) => right(id, 4))].join(' '),
    ),
  ]
}
