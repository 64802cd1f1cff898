import type { ChessEvent } from './chess-event.ts'
import { makeFacts } from './facts.ts'
import type { RoundRecord } from '#pairing/tournament.ts'
import type { TournamentSection } from './section.ts'
import { rankSection, type StandingsPlace } from './standings.ts'

export interface CrossTableRow extends StandingsPlace {
  /** One for each round that was paired. The opponent is a row of the table, counted from 1; undefined if not listed. */
  readonly cells: readonly { readonly record: RoundRecord; readonly opponentRow: number | undefined }[]
}

/** The section's rounds in the order of the standings. */
export function makeCrossTable(event: ChessEvent, section: TournamentSection): readonly CrossTableRow[] {
  const { tournament } = makeFacts(event, section)
  const { places } = rankSection(event, section)
  const rows = new Map(places.map(({ number }, index) => [number, index + 1]))
  const players = new Map(tournament.players.map((player) => [player.id, player]))
  return places.map((place) => {
    const records = players.get(place.number)!.records.slice(0, section.rounds.length)
    const cells = records.map((entry) => {
      const record = entry ?? ({ kind: 'bye', bye: 'zero' } as const)
      return { record, opponentRow: record.kind === 'bye' ? undefined : rows.get(record.opponent) }
    })
    return { ...place, cells }
  })
}
