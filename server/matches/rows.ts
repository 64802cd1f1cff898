import type { Fen } from '#chess/types.ts'
import type { EndReason } from '#matches/ending.ts'
import { searchTextOf } from '#matches/match-filter.ts'
import { opponentKind } from '#matches/opponent.ts'
import { makeMatchRecord, readMatchRecord } from '#matches/match-record.ts'
import type { Match, AccountMatch, AccountMatchSummary } from '#matches/match.ts'
import type { SettingsFields } from '#matches/opponent-fields.ts'
import type { MatchTable } from '#server/database/match-table.ts'

/** Converts matches to rows and back. Rows are not validated, since only checked matches are written. */

export const SUMMARY_COLUMNS = [
  'id',
  'game_id',
  'rules',
  'opponent_type',
  'opponent',
  'result',
  'winner',
  'end_reason',
  'human_color',
  'move_count',
  'game_settings',
  'duration_seconds',
  'final_fen',
  'last_move',
  'white_name',
  'black_name',
  'eco',
  'opening',
  'share_token',
  'finished_at',
  'created_at',
] as const

export const MATCH_COLUMNS = [...SUMMARY_COLUMNS, 'moves', 'times', 'start_fen', 'engine_version'] as const

type SummaryRow = Pick<MatchTable, (typeof SUMMARY_COLUMNS)[number]>
export type MatchRow = Pick<MatchTable, (typeof MATCH_COLUMNS)[number]>

export function makeRow(match: Match): Omit<MatchTable, 'id' | 'user_id' | 'created_at'> {
  const { opponentType, humanColor, names, settings } = makeMatchRecord(match)
  return {
    game_id: match.gameId,
    rules: match.rules,
    opponent_type: opponentType,
    opponent: opponentKind(match.opponent),
    result: match.result,
    winner: match.winner,
    end_reason: match.endReason,
    human_color: humanColor,
    moves: JSON.stringify(match.moves),
    move_count: match.moveCount,
    game_settings: JSON.stringify(settings),
    times: match.times && JSON.stringify(match.times),
    duration_seconds: match.durationSeconds,
    start_fen: match.start,
    final_fen: match.finalFen,
    last_move: match.lastMove,
    white_name: names.w,
    black_name: names.b,
    eco: match.eco,
    opening: match.opening,
    search_text: searchTextOf(match),
    engine_version: match.engineVersion,
    share_token: null,
    finished_at: match.finishedAt,
    deleted_at: null,
  }
}

export function readSummary(row: SummaryRow): AccountMatchSummary {
  const settings = JSON.parse(row.game_settings) as SettingsFields
  return readMatchRecord({
    id: row.id,
    gameId: row.game_id,
    rules: row.rules,
    opponentType: row.opponent_type,
    level: row.opponent_type === 'computer' ? settings.aiDifficulty : null,
    humanColor: row.human_color,
    names: { w: row.white_name, b: row.black_name },
    result: row.result,
    winner: row.winner,
    endReason: row.end_reason as EndReason,
    durationSeconds: row.duration_seconds,
    finishedAt: row.finished_at,
    moveCount: row.move_count,
    finalFen: row.final_fen as Fen,
    lastMove: row.last_move,
    eco: row.eco,
    opening: row.opening,
    settings,
    shareToken: row.share_token,
    createdAt: row.created_at,
  })
}

export function readMatch(row: MatchRow): AccountMatch {
  return {
    ...readSummary(row),
    start: row.start_fen as Fen,
    moves: JSON.parse(row.moves) as string[],
    times: row.times === null ? null : (JSON.parse(row.times) as number[]),
    engineVersion: row.engine_version,
  }
}
