/** Why a tournament report file is refused, with the place. */
const TRF_ERRORS = [
  'ERR_TRF_EMPTY',
  'ERR_TRF_NUMBER',
  'ERR_TRF_DUPLICATE_PLAYER',
  'ERR_TRF_UNKNOWN_PLAYER',
  'ERR_TRF_OWN_OPPONENT',
  'ERR_TRF_RESULT',
  'ERR_TRF_COLOR',
  'ERR_TRF_BYE_WITH_OPPONENT',
  'ERR_TRF_RESULT_WITHOUT_OPPONENT',
  'ERR_TRF_ONE_SIDED',
  'ERR_TRF_RESULTS_DISAGREE',
  'ERR_TRF_COLORS_DISAGREE',
  'ERR_TRF_POINTS',
  'ERR_TRF_TOO_MANY_ROUNDS',
  'ERR_TRF_RECORD',
] as const
export type TrfErrorCode = (typeof TRF_ERRORS)[number]

export interface TrfError {
  readonly ok: false
  readonly error: TrfErrorCode
  /** Counted from 1. */
  readonly line: number
  /** The first column of the field in question, counted from 1. */
  readonly column: number
  /** The text found there. */
  readonly found: string
}

export type TrfResult<T> = { readonly ok: true; readonly value: T } | TrfError

/** Thrown inside the reader only, which turns it into a result. */
export class TrfFault extends Error {
  readonly fault: TrfError

  constructor(fault: TrfError) {
    super(fault.error)
    this.fault = fault
  }
}

export interface TrfLine {
  readonly number: number
  readonly text: string
}

export function refuseFile(line: TrfLine, column: number, width: number, error: TrfErrorCode): never {
  const found = line.text.slice(column - 1, column - 1 + width).trim()
  throw new TrfFault({ ok: false, error, line: line.number, column, found })
}
