import { pairRound, type PairingError } from './dutch/pair-round.ts'
import { cutBefore, pairsOfRound } from './rounds.ts'
import { createStandings } from './standings/standings.ts'
import { parseTieBreaks } from './standings/tie-break.ts'
import { roundsPaired } from './tournament.ts'
import type { Report } from './trf/report.ts'

/** Differences between a report file and what the rules give. */
export type Finding =
  | {
      readonly kind: 'pairs'
      readonly round: number
      readonly missing: readonly string[]
      readonly found: readonly string[]
    }
  | { readonly kind: 'no-pairing'; readonly round: number; readonly error: PairingError }
  | { readonly kind: 'rank'; readonly player: number; readonly expected: number; readonly found: number }
  | { readonly kind: 'tie-break'; readonly code: string }

export interface CheckedReport {
  readonly rounds: number
  /** Rounds that the arbiter paired by hand, by a comment in the file. */
  readonly manual: readonly number[]
  readonly findings: readonly Finding[]
}

export function checkReport(report: Report): CheckedReport {
  const { tournament } = report
  const rounds = roundsPaired(tournament)
  const manual = manualRounds(report.otherLines)
  const findings: Finding[] = []
  const declared = { ...tournament, rounds: tournament.rounds ?? rounds }
  for (let round = 1; round <= rounds; round++) {
    if (manual.includes(round)) continue
    const paired = pairRound(cutBefore(declared, round))
    if (!paired.ok) {
      findings.push({ kind: 'no-pairing', round, error: paired.error })
      continue
    }
    const { games, bye } = paired.value
    const expected = games.map(({ white, black }) => `${white.id} ${black.id}`)
    if (bye !== undefined) expected.push(`${bye.id} 0`)
    const found = pairsOfRound(tournament, round)
    const missing = expected.filter((pair) => !found.includes(pair))
    const others = found.filter((pair) => !expected.includes(pair))
    if (missing.length + others.length > 0) findings.push({ kind: 'pairs', round, missing, found: others })
  }
  return { rounds, manual, findings: [...findings, ...checkRanks(report)] }
}

/** `### MPA @ Round n: …`, manual pairing by the arbiter. */
function manualRounds(lines: readonly string[]): number[] {
  return lines.flatMap((line) => {
    const match = /^###\s*MPA @ Round (\d+)/i.exec(line)
    return match === null ? [] : [Number(match[1])]
  })
}

/** Ranks by points and the tie-breaks of record 212 or 202; without either, points only. */
function checkRanks({ tournament, headers }: Report): Finding[] {
  const codes = headers.standingsOrder ?? `PTS ${headers.tieBreaks ?? ''}`
  const tieBreaks = parseTieBreaks(codes)
  if (!tieBreaks.ok) return [{ kind: 'tie-break', code: tieBreaks.found }]
  const schedule = /ROUNDROBIN|BERGER/.test(headers.system ?? '') ? 'predetermined' : 'swiss'
  const rows = createStandings(tournament, schedule).rank(tieBreaks.value)
  const level = new Map<number, number>()
  for (const { rank } of rows) level.set(rank, (level.get(rank) ?? 0) + 1)
  const ranks = new Map(tournament.players.map(({ id, rank }) => [id, rank]))
  return rows.flatMap(({ id, rank }): Finding[] => {
    const found = ranks.get(id)
    // Players who are still tied may share a rank or be listed in any order.
    const isFitting = found === undefined || (found >= rank && found < rank + level.get(rank)!)
    return isFitting ? [] : [{ kind: 'rank', player: id, expected: rank, found }]
  })
}
