import { positionOfFen, START_FEN } from '#chess/fen.ts'
import { makeWrittenPgn } from '#chess/pgn.ts'
import type { Color } from '#chess/types.ts'
import type { Match, MatchSummary } from './match.ts'
import { computerTag, dateTag, eventTag, terminationTag, timeControlTag } from './pgn-tags.ts'

/** How both sides are called. `player` stands for whoever played the computer under no name. */
export function playersOf(
  {
    opponentType,
    level,
    humanColor,
    names,
  }: Pick<MatchSummary, 'opponentType' | 'level' | 'humanColor' | 'names'>,
  player: string,
): Record<Color, string> {
  if (opponentType === 'human') return { w: names.w || 'White', b: names.b || 'Black' }
  const computer = computerTag(level)
  const human = names[humanColor ?? 'w'] || player
  return humanColor === 'b' ? { w: computer, b: human } : { w: human, b: computer }
}

export interface PgnWriter {
  readonly player: string
  readonly site: string
}

/**
 * A saved match as other programs read it. `player` stands for its owner, `site` for ours. Its moves were judged, and
 * written by the rules, before it was saved (judge.ts), so nothing is replayed here: that took 17 ms for a long game.
 */
export function makeMatchPgn(match: Match, { player, site }: PgnWriter): string {
  const players = playersOf(match, player)
  const { settings, finishedAt, moves } = match
  const date = dateTag(finishedAt)
  return makeWrittenPgn({
    tags: {
      Event: eventTag(match.settings.mode),
      Site: site,
      Date: date,
      Round: '-',
      White: players.w,
      Black: players.b,
      EndDate: date,
      EndTime: finishedAt.slice(11, 19),
      PlyCount: String(moves.length),
      TimeControl: timeControlTag(settings),
      Termination: terminationTag(match.endReason),
      ...(match.eco !== null && { ECO: match.eco }),
      ...(match.opening !== null && { Opening: match.opening }),
      ...(match.engineVersion !== null && { EngineVersion: match.engineVersion }),
      ...(settings.takebacks !== undefined && { Takebacks: String(settings.takebacks) }),
    },
    ...(match.start !== START_FEN && { start: positionOfFen(match.start) }),
    sans: moves,
    result: match.winner === null ? '1/2-1/2' : match.winner === 'w' ? '1-0' : '0-1',
    ...(match.times !== null && { clocks: match.times.map((ms) => ms / 1000) }),
  })
}
