import type { PairingError } from '#pairing/dutch/pair-round.ts'
import type { TrfError, TrfErrorCode } from '#pairing/trf/trf-error.ts'

const PAIRING: Readonly<Record<PairingError, string>> = {
  ERR_ROUNDS_UNKNOWN: 'the file does not say how many rounds there are (142 or XXR)',
  ERR_NO_ROUND_LEFT: 'all declared rounds are paired',
  ERR_NOBODY_PRESENT: 'no player is present in the next round',
  ERR_NO_PAIRING: 'no pairing: the rules allow none (C.04.3, 1.9.3)',
}

const TRF: Readonly<Record<TrfErrorCode, string>> = {
  ERR_TRF_EMPTY: 'the file has no player (001)',
  ERR_TRF_NUMBER: 'a number is missing or wrong',
  ERR_TRF_DUPLICATE_PLAYER: 'another player has this number',
  ERR_TRF_UNKNOWN_PLAYER: 'no player has this number',
  ERR_TRF_OWN_OPPONENT: 'a player cannot meet themselves',
  ERR_TRF_RESULT: 'this result does not exist',
  ERR_TRF_COLOR: 'the colour is not w or b',
  ERR_TRF_BYE_WITH_OPPONENT: 'a bye has no opponent; an absent opponent is "-" against "+"',
  ERR_TRF_RESULT_WITHOUT_OPPONENT: 'a result without an opponent',
  ERR_TRF_ONE_SIDED: 'the opponent’s line says something else',
  ERR_TRF_RESULTS_DISAGREE: 'the two results do not fit each other',
  ERR_TRF_COLORS_DISAGREE: 'both players have the same colour',
  ERR_TRF_POINTS: 'the points are not those of the rounds',
  ERR_TRF_TOO_MANY_ROUNDS: 'more rounds were paired than are declared',
  ERR_TRF_RECORD: 'this record cannot be read',
}

export const describePairingError = (error: PairingError): string => PAIRING[error]

export function describeTrfError({ error, line, column, found }: TrfError): string {
  const text = found === '' ? '' : ` ("${found}")`
  return `line ${line}, column ${column}: ${TRF[error]}${text}`
}
