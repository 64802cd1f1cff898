import { positionOfFen, START_FEN } from '#chess/fen.ts'
import { makeWrittenPgn } from '#chess/written-pgn.ts'
import type { Color } from '#chess/types.ts'
import type { Match, MatchOpponent } from './match.ts'
import { startOf } from './game-start.ts'
import {
  computerTag,
  dateTag,
  eventTag,
  SIDE_TAGS,
  terminationTag,
  timeControlTag,
  timeTag,
  type Zone,
} from './pgn-tags.ts'

/** The names of both sides, in English as all tags. `player` is used for an owner who played the computer without a name. */
export function namePlayers(opponent: MatchOpponent, player: string): Record<Color, string> {
  if (opponent.type !== 'computer') {
    const { w, b } = opponent.names
    return { w: w || SIDE_TAGS.w, b: b || SIDE_TAGS.b }
  }
  const computer = computerTag(opponent.skill)
  const person = opponent.playerName || player
  return opponent.seat === 'b' ? { w: computer, b: person } : { w: person, b: computer }
}

export interface PgnWriter {
  readonly player: string
  readonly site: string
  /** The time zone of the tags' dates. */
  readonly zone?: Zone
}

/**
 * Writes a saved match as PGN. `player` is its owner's name, `site` our address. Does not replay the moves, which takes 17 ms
 * in a long game: they were converted to canonical notation before the match was saved (judge.ts).
 */
export function makeMatchPgn(match: Match, { player, site, zone }: PgnWriter): string {
  const players = namePlayers(match.opponent, player)
  const { moves, takebacks } = match
  const end = new Date(match.finishedAt)
  return makeWrittenPgn({
    tags: {
      Event: eventTag(match.opponent.type),
      Site: site,
      Date: dateTag(startOf(match), zone),
      Round: '-',
      White: players.w,
      Black: players.b,
      EndDate: dateTag(end, zone),
      EndTime: timeTag(end, zone),
      PlyCount: String(moves.length),
      TimeControl: timeControlTag(match.time),
      Termination: terminationTag(match.endReason),
      ...(match.eco !== null && { ECO: match.eco }),
      ...(match.opening !== null && { Opening: match.opening }),
      ...(match.engineVersion !== null && { EngineVersion: match.engineVersion }),
      ...(takebacks > 0 && { Takebacks: String(takebacks) }),
    },
    ...(match.start !== START_FEN && { start: positionOfFen(match.start) }),
    sans: moves,
    result: match.winner === null ? '1/2-1/2' : match.winner === 'w' ? '1-0' : '0-1',
    ...(match.times !== null && { clocks: match.times.map((ms) => ms / 1000) }),
  })
}
