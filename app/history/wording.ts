import { COLOR_NAMES } from '#chess/names.ts'
import { LEVEL_NAMES } from '#engine/levels.ts'
import { skillName } from '#engine/strength.ts'
import type { EndReason } from '#matches/ending.ts'
import type { MatchResult } from '#matches/judge.ts'
import type { MatchSummary } from '#matches/match.ts'
import { MOST_MATCHES } from '#matches/settings.ts'
import { opponentOf, type Opponent } from '#matches/match-filter.ts'

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

export const OPPONENT_NAMES: Record<Opponent, string> = {
  human: 'Human',
  online: 'Online',
  beginner: `Computer, ${LEVEL_NAMES.beginner}`,
  intermediate: `Computer, ${LEVEL_NAMES.intermediate}`,
  advanced: `Computer, ${LEVEL_NAMES.advanced}`,
  master: `Computer, ${LEVEL_NAMES.master}`,
  strength: 'Computer, chosen strength',
}

/** `Computer, Master`, `Computer, 1,450`, `Online`. */
export const opponentText = (match: MatchSummary): string =>
  typeof match.level === 'number' ? `Computer, ${skillName(match.level)}` : OPPONENT_NAMES[opponentOf(match)]

/** Between two people at one screen nobody is the reader, so the colour says who won. */
export function resultText({ humanColor, result, winner }: MatchSummary): string {
  if (humanColor !== null || winner === null) return RESULT_NAMES[result]
  return `${COLOR_NAMES[winner]} won`
}

/** What stands below the opponent: the reader's colour, or who the two were. */
export function sidesText({ opponentType, humanColor, names }: MatchSummary): string {
  if (opponentType === 'human') return `${names.w || 'White'} v ${names.b || 'Black'}`
  return humanColor === null ? '' : `You played ${COLOR_NAMES[humanColor]}`
}

/** `7:05`, minutes and seconds however many minutes there are. */
export function durationText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Moves as players count them: one of each side. */
export function movesText({ moveCount }: Pick<MatchSummary, 'moveCount'>): string {
  const moves = Math.ceil(moveCount / 2)
  return `${moves} move${moves === 1 ? '' : 's'}`
}

export function timeControlText({ settings }: MatchSummary): string {
  if (settings.untimed) return 'No clock'
  return `${settings.timeControl} min${settings.increment > 0 ? ` + ${settings.increment} s` : ''}`
}

/** Why the server did not take a game, for whoever played it. */
export function refusalText(code: string | null): string {
  return `${REFUSALS[code ?? ''] ?? 'It did not fit the rules of what can be kept'}.`
}

const REFUSALS: Record<string, string> = {
  // Only when asked: the first number put into the words of a language costs a phone some 100 ms, whatever page is opened.
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
