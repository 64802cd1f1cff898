import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lastRound, readTournaments } from '../fixtures/read-tournaments.fixture.ts'
import { cutBefore, pairsOfRound } from '../rounds.ts'
import { parseTrf } from '../trf/parse-trf.ts'
import type { Tournament } from '../tournament.ts'
import { pairRound } from './pair-round.ts'

function pairsOf(tournament: Tournament): string[] | string {
  const paired = pairRound(tournament)
  if (!paired.ok) return paired.error
  const { games, bye } = paired.value
  return [
    ...games.map(({ white, black }) => `${white.id} ${black.id}`),
    ...(bye === undefined ? [] : [`${bye.id} 0`]),
  ].sort()
}

describe('the Dutch system', () => {
  it('pairs and colours every round of the recorded tournaments as bbpPairings does', () => {
    const wrong: string[] = []
    let rounds = 0
    for (const recorded of readTournaments()) {
      const { tournament } = recorded.report
      const { round: last, isPairable } = lastRound(recorded)
      for (let round = 1; round <= last; round++, rounds++) {
        const expected = round === last && !isPairable ? 'ERR_NO_PAIRING' : pairsOfRound(tournament, round)
        if (String(pairsOf(cutBefore(tournament, round))) !== String(expected))
          wrong.push(`${recorded.id}, round ${round}`)
      }
    }
    expect(wrong).toEqual([])
    expect(rounds).toBeGreaterThan(400)
  })

  it('avoids the second bye that bbpPairings 6.0.0 gives', () => {
    const report = parseTrf(readFileSync(new URL('../fixtures/second-bye.trf', import.meta.url), 'utf8'))
    if (!report.ok) throw new Error(report.error)
    expect(pairsOf(report.value.tournament)).toEqual(['4 2', '6 3', '7 5', '8 0'])
  })
})

const player = (id: number, rounds = '') =>
  `001 ${String(id).padStart(4)}      Player ${id}`.padEnd(80) + ' 0.0'.padEnd(11) + rounds

function tournamentOf(
  count: number,
  rounds: (id: number) => string = () => '',
  extra: readonly string[] = [],
) {
  const lines = Array.from({ length: count }, (_, index) => player(index + 1, rounds(index + 1)))
  const report = parseTrf(['142 5', '152 W', '299', ...extra, ...lines].join('\n'))
  if (!report.ok) throw new Error(JSON.stringify(report))
  return report.value.tournament
}

describe('small and impossible fields', () => {
  it('gives a single player the bye', () => {
    expect(pairsOf(tournamentOf(1))).toEqual(['1 0'])
  })

  it('pairs two players once, and says that a second round has no pairing', () => {
    expect(pairsOf(tournamentOf(2))).toEqual(['1 2'])
    expect(pairsOf(tournamentOf(2, (id) => (id === 1 ? '   2 w 1' : '   1 b 0')))).toBe('ERR_NO_PAIRING')
  })

  it('refuses a round without players when all have withdrawn', () => {
    expect(pairsOf(tournamentOf(4, () => '0000 - Z'))).toBe('ERR_NOBODY_PRESENT')
  })

  it('pairs no round beyond the declared number, and none without a declared number', () => {
    const played = tournamentOf(2, (id) => (id === 1 ? '   2 w 1' : '   1 b 0'))
    expect(pairsOf({ ...played, rounds: 1 })).toBe('ERR_NO_ROUND_LEFT')
    expect(pairsOf({ ...played, rounds: undefined })).toBe('ERR_ROUNDS_UNKNOWN')
  })

  it('pairs two players again after a forfeit, because no game was played', () => {
    expect(pairsOf(tournamentOf(2, (id) => (id === 1 ? '   2 w +' : '   1 b -')))).toEqual(['1 2'])
  })

  it('keeps members of a rule group apart in the rounds of the rule only', () => {
    const group = ['260   1   1    1    3']
    expect(pairsOf(tournamentOf(4, () => '', group))).toEqual(['1 4', '3 2'])
    expect(pairsOf(tournamentOf(4, () => '', ['260   2   2    1    3']))).toEqual(['1 3', '4 2'])
  })

  it('pairs an adjourned game as a draw', () => {
    const rounds = ['   4 w ?', '   3 b 1', '   2 w 0', '   1 b ?']
    const paired = pairRound(tournamentOf(4, (id) => rounds[id - 1]!))
    const groups = paired.ok ? paired.value.brackets.map(({ score }) => score) : []
    expect(groups).toEqual([10, 5, 0])
  })
})
