import type { Fen } from '#chess/types.ts'
import { START_FEN } from '#chess/fen.ts'
import type { EndReason } from '#matches/ending.ts'
import { NO_NAMES } from '#matches/opponent.ts'
import { MOST_GAMES, NOT_PLAYED, type MeasuredStrength } from '#matches/measured-strength.ts'
import { readOpponent, type SettingsFields } from '#matches/opponent-fields.ts'
import { rateGame } from '#matches/own-strength.ts'
import type { Database } from '#server/database/db.ts'

/** The strength of an account's owner, from the last rated matches in the order they were played. */
export async function readOwnStrength({ query }: Database, userId: string): Promise<MeasuredStrength> {
  const latest = await query
    .selectFrom('matches')
    .select(['game_settings', 'human_color', 'start_fen', 'end_reason', 'move_count', 'result'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('opponent_type', '=', 'computer')
    .where('start_fen', '=', START_FEN)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_GAMES)
    .execute()
  return latest.reduceRight<MeasuredStrength>((strength, row) => {
    // Checked when it was written.
    const settings = JSON.parse(row.game_settings) as SettingsFields
    const rated = rateGame(strength, {
      opponent: readOpponent({ ...settings, seat: row.human_color ?? 'w', names: NO_NAMES }),
      takebacks: settings.takebacks ?? 0,
      start: row.start_fen as Fen,
      endReason: row.end_reason as EndReason,
      moveCount: row.move_count,
      result: row.result,
    })
    return rated ?? strength
  }, NOT_PLAYED)
}
