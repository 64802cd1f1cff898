import { step, type Step, type StepperState } from '#app/line/stepper.ts'
import type { Move } from '#chess/types.ts'

/**
 * A line that is shown on the board instead of the game. A refutation begins with the move of the game and proves what
 * the opponent has against it; a chance begins with a move that wins something; `better` is the engine's choice.
 */
export interface ShownLine {
  readonly kind: 'refutation' | 'chance' | 'better'
  /** How many moves of the game stand before it. */
  readonly from: number
  readonly moves: readonly Move[]
}

export interface ViewState {
  readonly game: StepperState
  /** Absent while the game itself is on the board. `at.ply` counts moves of the line. */
  readonly line: { readonly shown: ShownLine; readonly at: StepperState } | undefined
}

export type ViewEvent =
  | { readonly type: Step }
  /** The time for one move is over. */
  | { readonly type: 'tick' }
  | { readonly type: 'go'; readonly ply: number }
  | { readonly type: 'show-line'; readonly line: ShownLine }
  | { readonly type: 'close-line' }

/** At a move of the game. */
export const viewAt = (ply: number): ViewState => ({ game: { ply, isPlaying: false }, line: undefined })

/** Steps go through the line while one is shown, else through the game, which has `last` moves. */
export function reduceView(state: ViewState, event: ViewEvent, last: number): ViewState {
  const { game, line } = state
  switch (event.type) {
    case 'go':
      return { game: step(game, event, last), line: undefined }
    case 'show-line':
      return {
        game: { ...game, isPlaying: false },
        line: { shown: event.line, at: { ply: 0, isPlaying: event.line.moves.length > 0 } },
      }
    case 'close-line':
      return { game, line: undefined }
    case 'first':
    case 'previous':
    case 'next':
    case 'last':
    case 'toggle':
    case 'tick':
      return line === undefined
        ? { game: step(game, event, last), line }
        : { game, line: { ...line, at: step(line.at, event, line.shown.moves.length) } }
  }
}

/** The ply after the next or previous of these moves (indexes, in order), seen from `ply`; absent where there is none. */
export function otherMistake(
  mistakes: readonly number[],
  ply: number,
  which: 'next' | 'previous',
): number | undefined {
  const plies = mistakes.map((index) => index + 1)
  return which === 'next' ? plies.find((each) => each > ply) : plies.findLast((each) => each < ply)
}
