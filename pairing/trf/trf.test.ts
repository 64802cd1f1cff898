import { describe, expect, it } from 'vitest'
import { readTournaments } from '../fixtures/read-tournaments.fixture.ts'
import { makeTrf } from './make-trf.ts'
import { parseTrf } from './parse-trf.ts'
import { missingRecords } from './report.ts'

const player = (id: number, points: string, rounds: string) =>
  `001 ${String(id).padStart(4)} m    Player ${id}`.padEnd(80) + points.padStart(4) + '     ' + '  ' + rounds

const two = (first: string, second: string, extra: readonly string[] = []) =>
  [...extra, player(1, '1.0', first), player(2, '0.0', second)].join('\n')

function refusal(text: string) {
  const parsed = parseTrf(text)
  return parsed.ok ? 'read' : `${parsed.error} ${parsed.line}:${parsed.column}`
}

function read(text: string) {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed))
  return parsed.value
}

describe('report files', () => {
  it('mean the same after being read and written, for every recorded tournament', () => {
    for (const { report, id } of readTournaments()) expect(read(makeTrf(report)), id).toEqual(report)
  })

  it('keep headers, dates, points, forbidden pairs, extra points and comments', () => {
    const text = [
      '012 Club night',
      '132'.padEnd(91) + '26/11/27  26/12/04',
      '142 5',
      '152 B',
      '162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 1.0',
      '192 FIDE_DUTCH_2026',
      player(1, '3.0', '   2 w 1'),
      player(2, '0.0', '   1 b 0'),
      '250       3.0   1   2    1    2',
      '260   1   2    1    2',
      '### a comment',
    ]
    const report = read(text.join('\r\n'))
    expect(report.headers).toEqual({ name: 'Club night', system: 'FIDE_DUTCH_2026' })
    expect(report.tournament.points).toEqual({
      win: 30,
      draw: 10,
      loss: 0,
      absence: 0,
      allocatedBye: 10,
      pending: 10,
    })
    expect(makeTrf(report).trimEnd().split('\r\n').toSorted()).toEqual(text.toSorted())
  })

  it('may end lines with CR, LF or both, begin with a byte order mark, and use small letters', () => {
    const lines = [player(1, '0.0', '0000 - z'), player(2, '1.0', '0000 - u')]
    const reports = ['\r', '\n', '\r\n'].map((end) => read(`\uFEFF${lines.join(end)}`))
    expect(reports[1]).toEqual(reports[0])
    expect(reports[2]).toEqual(reports[0])
    expect(reports[0]!.tournament.players.map(({ records }) => records)).toEqual([
      [{ kind: 'bye', bye: 'zero' }],
      [{ kind: 'bye', bye: 'allocated' }],
    ])
  })

  it('may announce byes and absences in separate records', () => {
    const base = [player(1, '0.0', ''), player(2, '0.0', ''), player(3, '0.0', '')]
    const { tournament } = read([...base, '240 H   1    2', 'XXZ 3'].join('\n'))
    expect(tournament.players.map(({ records }) => records[0])).toEqual([
      undefined,
      { kind: 'bye', bye: 'half' },
      { kind: 'bye', bye: 'zero' },
    ])
  })

  it('may use the lines of JaVaFo', () => {
    const lines = [
      player(1, '0.0', ''),
      player(2, '0.0', ''),
      'XXR 7',
      'XXC black1 rank',
      'XXP 1 2',
      'XXA    2  1.0  0.5',
    ]
    const { tournament } = read(lines.join('\n'))
    expect(tournament).toMatchObject({
      rounds: 7,
      initialColor: 'b',
      forbidden: [{ players: [1, 2] }],
      extraPoints: [
        { points: 10, fromRound: 1, fromPlayer: 2, toPlayer: 2 },
        { points: 5, fromRound: 2 },
      ],
    })
  })
})

describe('a report file is refused with line and column', () => {
  it.each([
    ['without players', '012 Nobody', 'ERR_TRF_EMPTY 1:1'],
    ['if a number is not one', player(1, 'x', ''), 'ERR_TRF_NUMBER 1:81'],
    [
      'if two players have one number',
      `${player(1, '0.0', '')}\n${player(1, '0.0', '')}`,
      'ERR_TRF_DUPLICATE_PLAYER 2:5',
    ],
    ['if an opponent does not exist', two('   9 w 1', ''), 'ERR_TRF_UNKNOWN_PLAYER 1:92'],
    ['if players meet themselves', two('   1 w 1', ''), 'ERR_TRF_OWN_OPPONENT 1:92'],
    ['if a result does not exist', two('   2 w x', '   1 b 0'), 'ERR_TRF_RESULT 1:99'],
    ['if a colour does not exist', two('   2 x 1', '   1 b 0'), 'ERR_TRF_COLOR 1:97'],
    ['if a game has no colour', two('   2 - 1', '   1 b 0'), 'ERR_TRF_COLOR 1:97'],
    // lila issue 14387
    ['if a bye has an opponent', two('   2 b Z', '   1 w 1'), 'ERR_TRF_BYE_WITH_OPPONENT 1:99'],
    ['if a game has no opponent', two('0000 - 1', ''), 'ERR_TRF_RESULT_WITHOUT_OPPONENT 1:99'],
    ['if the opponent says something else', two('   2 w 1', '0000 - U'), 'ERR_TRF_ONE_SIDED 1:92'],
    ['if both win', two('   2 w 1', '   1 b 1'), 'ERR_TRF_RESULTS_DISAGREE 1:99'],
    ['if both have White', two('   2 w 1', '   1 w 0'), 'ERR_TRF_COLORS_DISAGREE 1:97'],
    ['if only one of two says forfeit', two('   2 w +', '   1 b 0'), 'ERR_TRF_RESULTS_DISAGREE 1:99'],
    // lila issue 12497: points that no round explains
    ['if the points are not those of the rounds', two('   2 w =', '   1 b ='), 'ERR_TRF_POINTS 1:81'],
    [
      'if more rounds were paired than declared',
      two('0000 - U  0000 - Z', '0000 - Z  0000 - U', ['142 1']),
      'ERR_TRF_TOO_MANY_ROUNDS 1:5',
    ],
    ['if an absent player has no number', two('', '', ['240 H   1    7']), 'ERR_TRF_UNKNOWN_PLAYER 1:11'],
    ['if a kind of points does not exist', two('', '', ['162  Q 1.0']), 'ERR_TRF_RECORD 1:6'],
  ])('%s', (_, text, expected) => {
    expect(refusal(text)).toBe(expected)
  })

  it('but not if its points count the announced bye of the next round already', () => {
    expect(refusal(two('0000 - F', ''))).toBe('read')
  })
})

describe('missing records', () => {
  it('are named by their codes', () => {
    const report = read(['012 Open', '042 2026/11/28', player(1, '0.0', '')].join('\n'))
    expect(missingRecords(report)).toEqual(['022', '032', '052', '102', '132'])
  })
})
