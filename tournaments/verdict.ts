import type { PlayerId } from './player.ts'

/** How much a warning asks of the arbiter. Warnings cannot be switched off or weakened. */
const WARNING_STEPS = ['acknowledge', 'confirm', 'consequences'] as const
export type WarningStep = (typeof WARNING_STEPS)[number]

/** Each warning with its step. A `consequences` warning is confirmed twice, the second time with what follows from it. */
export const WARNINGS = {
  'cannot-be-finished': 'acknowledge',
  'missing-results': 'acknowledge',
  'older-adjourned': 'acknowledge',
  'both-wrong-colors': 'acknowledge',
  'full-point-bye': 'acknowledge',
  'same-name': 'confirm',
  'numbers-change': 'confirm',
  'not-here': 'confirm',
  'second-half-bye': 'confirm',
  'have-met': 'confirm',
  'forbidden-pair': 'confirm',
  'bye-not-allowed': 'confirm',
  'third-color': 'confirm',
  'color-difference': 'confirm',
  'differs-from-rules': 'confirm',
  'result-changes': 'confirm',
  'earlier-round': 'confirm',
  'adjourned-not-drawn': 'confirm',
  'colors-swap': 'confirm',
  'player-leaves': 'confirm',
  'round-removed': 'confirm',
  'rating-report-only': 'confirm',
  'rounds-change': 'consequences',
  'points-change': 'consequences',
  'tie-breaks-change': 'consequences',
  'leaves-strict': 'consequences',
} as const satisfies Record<string, WarningStep>
export type WarningCode = keyof typeof WARNINGS

export interface ArbiterWarning {
  readonly code: WarningCode
  /** The players concerned. */
  readonly players: readonly PlayerId[]
  /** A round, or a number of games or numbers, as the code needs. */
  readonly count: number
}

const ARBITER_ERRORS = [
  'ERR_EVENT_EXISTS',
  'ERR_NO_EVENT',
  'ERR_NAME_MISSING',
  'ERR_DATES',
  'ERR_NO_SECTION',
  'ERR_SECTION_EXISTS',
  'ERR_SECTION_IN_USE',
  'ERR_SYSTEM_LOCKED',
  'ERR_LOCKED',
  'ERR_ROUNDS',
  'ERR_POINTS',
  'ERR_BYE_VALUE',
  'ERR_TIE_BREAK_LIST',
  'ERR_TIE_BREAK_SYSTEM',
  'ERR_BAKU_POINTS',
  'ERR_NO_PLAYER',
  'ERR_RATING',
  'ERR_BIRTH',
  'ERR_PLAYER_PLAYED',
  'ERR_NO_NEW_PLAYERS',
  'ERR_PLAYER_LEFT',
  'ERR_PLAYER_PLAYS',
  'ERR_AMOUNT',
  'ERR_CHECK_IN_OPEN',
  'ERR_CHECK_IN_CLOSED',
  'ERR_ROUND_PAIRED',
  'ERR_NO_HALF_BYE',
  'ERR_STARTED',
  'ERR_NUMBERS',
  'ERR_NUMBERS_LOCKED',
  'ERR_NUMBERS_RATING',
  'ERR_MANUAL_OPEN',
  'ERR_MANUAL_CLOSED',
  'ERR_NO_ROUND_LEFT',
  'ERR_ROUND_NUMBER',
  'ERR_PAIRS',
  'ERR_NO_PLAYERS',
  'ERR_ROUND_HAS_RESULTS',
  'ERR_NOT_PAIRED',
  'ERR_NO_CHANGE',
  'ERR_TOO_OLD',
  'ERR_NOT_OLD',
  'ERR_MATCH_UNDECIDED',
  'ERR_NOT_IN_GAME',
  'ERR_STRICT_LEFT',
  'ERR_PRIZES',
] as const
export type ArbiterError = (typeof ARBITER_ERRORS)[number]

export type ActionVerdict =
  | { readonly ok: true; readonly warnings: readonly ArbiterWarning[] }
  | {
      readonly ok: false
      readonly error: ArbiterError
      /** Allowed once the section has left the strict rules. */
      readonly isForStrict: boolean
      readonly players: readonly PlayerId[]
    }

export const allow = (...warnings: readonly ArbiterWarning[]): ActionVerdict => ({ ok: true, warnings })

export const warn = (
  code: WarningCode,
  players: readonly PlayerId[] = [],
  count = players.length,
): ArbiterWarning => ({ code, players, count })

export const refuseAction = (error: ArbiterError, players: readonly PlayerId[] = []): ActionVerdict => ({
  ok: false,
  error,
  isForStrict: false,
  players,
})

export const refuseIfStrict = (error: ArbiterError): ActionVerdict => ({
  ok: false,
  error,
  isForStrict: true,
  players: [],
})
