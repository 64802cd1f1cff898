import type { MatchSummary } from '#matches/match.ts'
import { MOST_MATCHES } from '#matches/settings.ts'
import { opponentKind } from '#matches/opponent.ts'
import { ownSide, type SideNames } from '#matches/opponent.ts'
import { words } from '#words/history'

/** `Computer, Master`, `Computer, 1,450`, `Online`. */
export const opponentText = ({ opponent }: MatchSummary): string =>
  opponent.type === 'computer' && typeof opponent.skill === 'number'
    ? words.match.computerOfRating(opponent.skill)
    : words.match.opponent(opponentKind(opponent))

/** A game between two people at one screen belongs to neither, so the result names the winner's colour. */
export const resultText = ({ opponent, result, winner }: MatchSummary): string =>
  ownSide(opponent) !== undefined || winner === null ? words.match.result(result) : words.match.won(winner)

/** The line below the opponent: the reader's colour, or the names of two people. */
export const sidesText = ({ opponent }: MatchSummary): string =>
  opponent.type === 'computer' ? words.match.youPlayed(opponent.seat) : namesText(opponent.names)

export const namesText = ({ w, b }: SideNames): string => words.match.names(w, b)

/** Minutes and seconds, `7:05` or `75:00`. */
export function durationText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Full moves, as players count them. */
export const fullMoves = ({ moveCount }: Pick<MatchSummary, 'moveCount'>): number => Math.ceil(moveCount / 2)

export function timeControlText({ time: { minutes, increment, untimed, days } }: MatchSummary): string {
  if (days !== undefined) return words.match.daysAMove(days)
  return untimed ? words.match.noClock : words.match.timeControl(minutes, increment)
}

/** Tells the player why the server refused a game. */
export function refusalText(code: string | null): string {
  const known = code !== null && Object.hasOwn(words.refusals, code)
  return words.refusals[known ? (code as keyof typeof words.refusals) : 'other'](MOST_MATCHES)
}
