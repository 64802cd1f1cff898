import type { GameResult } from '#pairing/tournament.ts'

/** What a result means for one player. */
export type ResultSide =
  | { readonly kind: 'game'; readonly result: GameResult; readonly rated: boolean }
  | { readonly kind: 'forfeit'; readonly won: boolean }
  /** Adjourned: it pairs as a draw until the result is known. */
  | { readonly kind: 'pending' }

const game = (result: GameResult, rated = true) => ({ kind: 'game', result, rated }) as const
const forfeit = (won: boolean) => ({ kind: 'forfeit', won }) as const
const PENDING = { kind: 'pending' } as const

/**
 * Every result that a board can have, White first. Others, such as two wins or half a forfeit, have no name here and so cannot be
 * entered. The arbiter may give half a point or nothing to either side of a game; `u` marks games of less than one move each, which
 * are not rated.
 */
export const RESULT_SIDES = {
  '1-0': [game('win'), game('loss')],
  '1/2-1/2': [game('draw'), game('draw')],
  '0-1': [game('loss'), game('win')],
  '1/2-0': [game('draw'), game('loss')],
  '0-1/2': [game('loss'), game('draw')],
  '0-0': [game('loss'), game('loss')],
  '1-0u': [game('win', false), game('loss', false)],
  '1/2-1/2u': [game('draw', false), game('draw', false)],
  '0-1u': [game('loss', false), game('win', false)],
  '+/-': [forfeit(true), forfeit(false)],
  '-/+': [forfeit(false), forfeit(true)],
  '-/-': [forfeit(false), forfeit(false)],
  adjourned: [PENDING, PENDING],
} as const satisfies Record<string, readonly [white: ResultSide, black: ResultSide]>

export type BoardResult = keyof typeof RESULT_SIDES
export const BOARD_RESULTS = Object.keys(RESULT_SIDES) as readonly BoardResult[]

/** The sides of a result; a missing one is pending. */
export const sidesOf = (result: BoardResult | undefined): readonly [ResultSide, ResultSide] =>
  result === undefined ? RESULT_SIDES.adjourned : RESULT_SIDES[result]

/** True for results with which standings can be final. */
export const isDecided = (result: BoardResult | undefined): boolean =>
  result !== undefined && result !== 'adjourned'

/** The same result after White and Black change places. */
export function swapSides(result: BoardResult): BoardResult {
  const [white, black] = RESULT_SIDES[result]
  return BOARD_RESULTS.find((each) => {
    const [first, second] = RESULT_SIDES[each]
    return isSameSide(first, black) && isSameSide(second, white)
  })!
}

const isSameSide = (a: ResultSide, b: ResultSide): boolean => JSON.stringify(a) === JSON.stringify(b)
