import { expect, it } from 'vitest'
import { checkReport, type CheckedReport } from './check-report.ts'
import { makeRandomTournament, USUAL_OPTIONS } from './random-tournament.ts'
import { otherColor } from './tournament.ts'
import { makeTrf } from './trf/make-trf.ts'
import { parseTrf } from './trf/parse-trf.ts'

/** A fixed sequence, so that a failure can be repeated. */
function createSequence() {
  let state = 12345
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

const made = () => makeRandomTournament({ ...USUAL_OPTIONS, players: 17, rounds: 6 }, createSequence())

it('finds nothing in random tournaments, before and after they are written', () => {
  const report = made()
  expect(checkReport(report)).toEqual({ rounds: 6, manual: [], findings: [] })
  const read = parseTrf(makeTrf(report))
  expect(read.ok && checkReport(read.value).findings).toEqual([])
})

it('finds exchanged colours, and leaves out rounds that the arbiter paired', () => {
  const report = made()
  const players = report.tournament.players.map((player) => {
    const [first, ...others] = player.records
    if (first?.kind !== 'game') return player
    return { ...player, records: [{ ...first, color: otherColor(first.color) }, ...others] }
  })
  const swapped = { ...report, tournament: { ...report.tournament, players } }
  const roundOne = ({ findings }: CheckedReport) =>
    findings.filter((finding) => finding.kind === 'pairs' && finding.round === 1).length
  expect(roundOne(checkReport(swapped))).toBe(1)
  const marked = checkReport({ ...swapped, otherLines: ['### MPA @ Round 1: by hand'] })
  expect([roundOne(marked), marked.manual]).toEqual([0, [1]])
})

it('finds a rank that the tie-breaks do not give', () => {
  const report = made()
  const players = report.tournament.players.map((player) => ({ ...player, rank: 18 - player.rank! }))
  const { findings } = checkReport({ ...report, tournament: { ...report.tournament, players } })
  expect(findings.filter(({ kind }) => kind === 'rank').length).toBeGreaterThan(10)
})
