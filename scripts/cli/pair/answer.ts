import { pairRound } from '#pairing/dutch/pair-round.ts'
import { parseTrf } from '#pairing/trf/parse-trf.ts'
import { describePairingError, describeTrfError } from './messages.ts'

/** The pairs of the next round, `white black` each and `player 0` for the bye; or why there are none. */
export type PairingAnswer =
  | { readonly ok: true; readonly pairs: readonly string[] }
  | { readonly ok: false; readonly reason: string }

export function answerRequest(trf: string): PairingAnswer {
  const report = parseTrf(trf)
  if (!report.ok) return { ok: false, reason: describeTrfError(report) }
  const paired = pairRound(report.value.tournament)
  if (!paired.ok) return { ok: false, reason: describePairingError(paired.error) }
  const { games, bye } = paired.value
  const pairs = games.map(({ white, black }) => `${white.id} ${black.id}`)
  return { ok: true, pairs: bye === undefined ? pairs : [...pairs, `${bye.id} 0`] }
}
