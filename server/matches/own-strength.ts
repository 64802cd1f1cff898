import type { Fen } from '#chess/types.ts'
import { START_FEN } from '#chess/fen.ts'
import type { EndReason } from '#matches/ending.ts'
import type { MatchSettings } from '#matches/finished-game.ts'
import { MOST_GAMES, NOT_PLAYED, type MeasuredStrength } from '#matches/measured-strength.ts'
import { countsForStrength, strengthAfter } from '#matches/own-strength.ts'
import type { Database } from '#server/database/db.ts'

/** How strong the owner of an account is against the computer, by the last of its matches in the order they were played. */
export async function readOwnStrength({ query }: Database, userId: string): Promise<MeasuredStrength> {
  const latest = await query
    .selectFrom('matches')
    .select(['game_settings', 'start_fen', 'end_reason', 'move_count', 'result'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('opponent_type', '=', 'computer')
    .where('start_fen', '=', START_FEN)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_GAMES)
    .execute()
  return latest.reduceRight<MeasuredStrength>((strength, row) => {
    // Checked when it went in.
    const settings = JSON.parse(row.game_settings) as MatchSettings
    const [start, endReason] = [row.start_fen as Fen, row.end_reason as EndReason]
    const counts = countsForStrength({ settings, start, endReason, moveCount: row.move_count })
    return counts ? strengthAfter(strength, { skill: settings.aiDifficulty, result: row.result }) : strength
  }, NOT_PLAYED)
}
