import type { Participant, RoundRecord, Tournament } from './tournament.ts'

const isAnnounced = (record: RoundRecord | undefined) => record?.kind === 'bye' && record.bye !== 'allocated'

/** The tournament before a round, with the byes that were announced for it. */
export function cutBefore(tournament: Tournament, round: number): Tournament {
  const cut = (player: Participant): Participant => {
    const next = player.records[round - 1]
    return {
      ...player,
      records: [...player.records.slice(0, round - 1), ...(isAnnounced(next) ? [next] : [])],
    }
  }
  return { ...tournament, players: tournament.players.map(cut) }
}

/** The pairs of a round, `white black` and `player 0` for the bye, sorted. */
export function pairsOfRound(tournament: Tournament, round: number): string[] {
  return tournament.players
    .flatMap(({ id, records }) => {
      const record = records[round - 1]
      if (record?.kind === 'bye') return record.bye === 'allocated' ? [`${id} 0`] : []
      return record?.color === 'w' ? [`${id} ${record.opponent}`] : []
    })
    .sort()
}
