import type { CheckedReport, Finding } from '#pairing/check-report.ts'
import { missingRecords, type Report } from '#pairing/trf/report.ts'
import { describePairingError } from './messages.ts'

export function describeCheck(report: Report, { rounds, manual, findings }: CheckedReport): string[] {
  const missing = missingRecords(report)
  return [
    `${rounds} rounds, ${report.tournament.players.length} players: ${findings.length} differences`,
    ...manual.map((round) => `round ${round}: paired by the arbiter, not checked`),
    ...findings.map(describeFinding),
    ...(missing.length === 0 ? [] : [`a file for rating also needs the records ${missing.join(', ')}`]),
  ]
}

function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'pairs':
      return `round ${finding.round}: the rules give ${finding.missing.join(', ') || 'nothing more'}; the file has ${finding.found.join(', ') || 'nothing more'}`
    case 'no-pairing':
      return `round ${finding.round}: ${describePairingError(finding.error)}`
    case 'rank':
      return `player ${finding.player}: rank ${finding.found} in the file, ${finding.expected} by the tie-breaks`
    case 'tie-break':
      return `the tie-break ${finding.code} is not known, so ranks are not checked`
  }
}
