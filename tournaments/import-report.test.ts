import { describe, expect, it } from 'vitest'
import { readTournaments } from '#pairing/fixtures/read-tournaments.fixture.ts'
import { parseTrf } from '#pairing/trf/parse-trf.ts'
import type { Participant, RoundRecord } from '#pairing/tournament.ts'
import { AT } from './club.fixture.ts'
import { importReport } from './import-report.ts'
import { replayLog } from './log.ts'
import { makeSectionReport } from './section-report.ts'

const withRounds = ({ records }: Participant, count: number): RoundRecord[] =>
  Array.from({ length: count }, (_, index) => records[index] ?? { kind: 'bye', bye: 'zero' })

describe('report files that become events', () => {
  it('are paired by the event as in the recorded tournaments, with the same facts in the exported file', () => {
    let rounds = 0
    for (const { id, report } of readTournaments()) {
      const { log, notes } = importReport(report, AT)
      // Groups of an acceleration that are not those of C.04.7 are named, and dropped.
      if (notes.some(({ kind }) => kind === 'extra-points-dropped')) continue
      expect(
        notes.filter(({ kind }) => kind === 'round-differs'),
        id,
      ).toEqual([])
      const section = log.event!.sections[0]!
      rounds += section.rounds.length
      const written = parseTrf(makeSectionReport(log.event!, section).text)
      if (!written.ok) throw new Error(`${id}: ${written.error} in line ${written.line}`)
      const count = section.rounds.length
      expect(
        written.value.tournament.players.map((each) => withRounds(each, count)),
        id,
      ).toEqual(report.tournament.players.map((each) => withRounds(each, count)))
    }
    expect(rounds).toBeGreaterThan(400)
  })

  it('give the same event again when their log is replayed', () => {
    for (const { report } of readTournaments().slice(0, 12)) {
      const { log } = importReport(report, AT)
      expect(replayLog(log.entries)).toEqual({ ok: true, log })
    }
  })
})
