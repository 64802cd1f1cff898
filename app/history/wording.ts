import { COLOR_NAMES } from '#chess/names.ts'
import { LEVEL_NAMES } from '#engine/levels.ts'
import { skillName } from '#engine/strength.ts'
import type { EndReason } from '#matches/ending.ts'
import type { MatchResult } from '#matches/judge.ts'
import type { MatchSummary } from '#matches/match.ts'
import { MOST_MATCHES } from '#matches/settings.ts'
import { opponentKind, type OpponentKind } from '#matches/match-filter.ts'
import { ownSide, type SideNames } from '#matches/opponent.ts'

export const RESULT_NAMES: Record<MatchResult, string> = { win: 'Win', loss: 'Loss', draw: 'Draw' }

export const REASON_NAMES: Record<EndReason, string> = {
  checkmate: 'Checkmate',
  stalemate: 'Stalemate',
  'threefold-repetition': 'Threefold repetition',
  'fifty-move-rule': 'Fifty-move rule',
  'insufficient-material': 'Insufficient material',
  resignation: 'Resignation',
  agreement: 'Agreement',
  timeout: 'Time out',
  'timeout-without-mating-material': 'Time out, too little left to mate',
  abandonment: 'Abandoned',
}

export const OPPONENT_NAMES: Record<OpponentKind, string> = {
  human: 'Human',
  online: 'Online',
  beginner: `Computer, ${LEVEL_NAMES.beginner}`,
  intermediate: `Computer, ${LEVEL_NAMES.intermediate}`,
  advanced: `Computer, ${LEVEL_NAMES.advanced}`,
  master: `Computer, ${LEVEL_NAMES.master}`,
  strength: 'Computer, chosen strength',
}

/** `Computer, Master`, `Computer, 1,450`, `Online`. */
export function opponentText({ opponent }: MatchSummary): string {
  if (opponent.type === 'computer' && typeof opponent.skill === 'number')
    return `Computer, ${skillName(opponent.skill)}`
  return OPPONENT_NAMES[opponentKind(opponent)]
}

/** A game between two people at one screen belongs to neither, so it is the winner's colour. */
export function resultText({ opponent, result, winner }: MatchSummary): string {
  if (ownSide(opponent) !== undefined || winner === null) return RESULT_NAMES[result]
  return `${COLOR_NAMES[winner]} won`
}

/** The line below the opponent: the reader's colour, or the names of two people. */
export const sidesText = ({ opponent }: MatchSummary): string =>
  opponent.type === 'computer' ? `You played ${COLOR_NAMES[opponent.seat]}` : namesText(opponent.names)

export const namesText = ({ w, b }: SideNames): string => `${w || 'White'} v ${b || 'Black'}`

/** Minutes and seconds, `7:05` or `75:00`. */
export function durationText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Full moves, as players count them. */
export function movesText({ moveCount }: Pick<MatchSummary, 'moveCount'>): string {
  const moves = Math.ceil(moveCount / 2)
  return `${moves} move${moves === 1 ? '' : 's'}`
}

export const timeControlText = ({ time: { minutes, increment, untimed } }: MatchSummary): string =>
  untimed ? 'No clock' : `${minutes} min${increment > 0 ? ` + ${increment} s` : ''}`

/** Tells the player why the server refused a game. */
export function refusalText(code: string | null): string {
  return `${REFUSALS[code ?? ''] ?? 'It did not fit the rules of what can be kept'}.`
}

const REFUSALS: Record<string, string> = {
  // A getter, since the first call of toLocaleString takes a phone about 100 ms, whichever page is opened.
  get ERR_ACCOUNT_FULL() {
    return `Your account already holds ${MOST_MATCHES.toLocaleString('en-GB')} games, the most it can keep`
  },
  ERR_GAME_UNREADABLE: 'It could not be read',
  ERR_ILLEGAL_MOVE: 'It holds a move that the rules do not allow',
  ERR_MOVE_AFTER_END: 'It went on after the rules had ended it',
  ERR_NOT_FINISHED: 'It is not over',
  ERR_END_CONTRADICTED: 'Its end does not fit its moves',
  ERR_CLOCK_CONTRADICTED: 'Its clocks do not fit its moves',
  ERR_DURATION_CONTRADICTED: 'It was shorter than its clocks say',
}
