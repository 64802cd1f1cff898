import { step, type Step, type StepperState } from '#app/line/stepper.ts'
import { reduceTree, type TreeState } from '#app/tree/tree-state.ts'
import { addLine, type MoveTree } from '#chess/move-tree.ts'
import type { Move, San } from '#chess/types.ts'

/**
 * A line that is shown on the board instead of the moves that it belongs to. A refutation begins with the move that was
 * made and proves what the opponent has against it; a reply begins with it too and proves nothing; a chance begins with a move that
 * wins something; `better` is the engine's choice.
 */
export interface ShownLine {
  readonly kind: 'refutation' | 'reply' | 'chance' | 'better'
  /** How many moves stand before it. */
  readonly from: number
  readonly moves: readonly Move[]
  /** What the last move threatens, by the side that made it. */
  readonly threat?: { readonly move: Move; readonly san: San }
}

export interface ViewState {
  /** The game with what was tried beside it. */
  readonly tree: MoveTree
  readonly game: StepperState
  /** The moves on the board where they are not the game's own, from the start of the game. */
  readonly tried: readonly Move[] | undefined
  /** Absent while game or tried moves are on the board. `at.ply` counts moves of the line. */
  readonly line: { readonly shown: ShownLine; readonly at: StepperState } | undefined
}

export type ViewEvent =
  | { readonly type: Step }
  /** The time for one move is over. */
  | { readonly type: 'tick' }
  | { readonly type: 'go'; readonly ply: number }
  /** To any place of the tree. */
  | { readonly type: 'go-to'; readonly path: readonly Move[] }
  /** A move on the board, whatever stands there: it goes on from there. */
  | { readonly type: 'play'; readonly move: Move }
  /** The tried move that is shown, with all that follows it. */
  | { readonly type: 'remove' }
  | { readonly type: 'show-line'; readonly line: ShownLine }
  /** Out of the line; where none is shown, back to the game. */
  | { readonly type: 'close' }

/** At a move of the game. */
export const viewAt = ({ tree, ply }: { readonly tree: MoveTree; readonly ply: number }): ViewState => ({
  tree,
  game: { ply, isPlaying: false },
  tried: undefined,
  line: undefined,
})

/** All moves behind the position on the board. */
export function pathOf({ game, tried, line }: Omit<ViewState, 'tree'>, moves: readonly Move[]) {
  if (!line) return tried ?? moves.slice(0, game.ply)
  return [...(tried ?? moves).slice(0, line.shown.from), ...line.shown.moves.slice(0, line.at.ply)]
}

/** Steps go through the line while one is shown, else through what was tried, else through the game with its `moves`. */
export function reduceView(state: ViewState, event: ViewEvent, moves: readonly Move[]): ViewState {
  const { tree, game, tried, line } = state
  switch (event.type) {
    case 'go':
      return { tree, game: step(game, event, moves.length), tried: undefined, line: undefined }
    case 'go-to':
      return placedAt(moves, { tree, path: event.path })
    case 'play': {
      const path = [...pathOf(state, moves), event.move]
      return placedAt(moves, { tree: addLine(tree, [], path), path })
    }
    case 'remove':
      return tried === undefined
        ? state
        : placedAt(moves, reduceTree({ tree, path: tried }, { type: 'remove' }))
    case 'show-line':
      return {
        ...state,
        game: { ...game, isPlaying: false },
        line: { shown: event.line, at: { ply: 0, isPlaying: event.line.moves.length > 0 } },
      }
    case 'close':
      return { ...state, tried: line ? tried : undefined, line: undefined }
    case 'first':
    case 'previous':
    case 'next':
    case 'last':
    case 'toggle':
    case 'tick':
      if (line) return { ...state, line: { ...line, at: step(line.at, event, line.shown.moves.length) } }
      if (tried === undefined) return { ...state, game: step(game, event, moves.length) }
      // What was tried does not play by itself.
      if (event.type === 'toggle' || event.type === 'tick') return state
      return placedAt(moves, reduceTree({ tree, path: tried }, { type: event.type }))
  }
}

/** Where all of the path's moves are the game's own, the game is shown, else what was tried beside it. */
function placedAt(moves: readonly Move[], { tree, path }: TreeState): ViewState {
  const same = path.findIndex((move, index) => move !== moves[index])
  return {
    tree,
    game: { ply: same < 0 ? path.length : same, isPlaying: false },
    tried: same < 0 ? undefined : path,
    line: undefined,
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
