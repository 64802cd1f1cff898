import { step, type Step, type StepperState } from '#app/line/stepper.ts'
import { reduceTree, type TreeState } from '#app/tree/tree-state.ts'
import { addLine, type MoveTree } from '#chess/move-tree.ts'
import type { Move, San } from '#chess/types.ts'

/**
 * A line shown on the board instead of the game. A refutation starts with the move that was played and proves why it is bad. A
 * reply also starts with that move but proves nothing. A chance starts with a move that wins something. `better` is the
 * engine's choice.
 */
export interface ShownLine {
  readonly kind: 'refutation' | 'reply' | 'chance' | 'better'
  /** The number of moves before it. */
  readonly from: number
  readonly moves: readonly Move[]
  /** The move that the line's last move threatens. */
  readonly threat?: { readonly move: Move; readonly san: San }
}

export interface ViewState {
  /** The game with the tried moves as variations. */
  readonly tree: MoveTree
  readonly game: StepperState
  /** All moves on the board from the start, if they differ from the game's. */
  readonly tried: readonly Move[] | undefined
  /** The line on the board, if any. `at.ply` counts its moves. */
  readonly line: { readonly shown: ShownLine; readonly at: StepperState } | undefined
}

export type ViewEvent =
  | { readonly type: Step }
  /** Playback: it is time for the next move. */
  | { readonly type: 'tick' }
  | { readonly type: 'go'; readonly ply: number }
  | { readonly type: 'go-to'; readonly path: readonly Move[] }
  /** A move from the position on the board. */
  | { readonly type: 'play'; readonly move: Move }
  /** Removes the shown tried move and all moves after it. */
  | { readonly type: 'remove' }
  | { readonly type: 'show-line'; readonly line: ShownLine }
  /** Closes the line, or returns from tried moves to the game. */
  | { readonly type: 'close' }

export const viewAt = ({ tree, ply }: { readonly tree: MoveTree; readonly ply: number }): ViewState => ({
  tree,
  game: { ply, isPlaying: false },
  tried: undefined,
  line: undefined,
})

/** All moves that led to the position on the board. */
export function shownPath({ game, tried, line }: Omit<ViewState, 'tree'>, moves: readonly Move[]) {
  if (!line) return tried ?? moves.slice(0, game.ply)
  return [...(tried ?? moves).slice(0, line.shown.from), ...line.shown.moves.slice(0, line.at.ply)]
}

/** Steps go through the shown line if there is one, else through the tried moves, else through the game's `moves`. */
export function reduceView(state: ViewState, event: ViewEvent, moves: readonly Move[]): ViewState {
  const { tree, game, tried, line } = state
  switch (event.type) {
    case 'go':
      return { tree, game: step(game, event, moves.length), tried: undefined, line: undefined }
    case 'go-to':
      return placedAt(moves, { tree, path: event.path })
    case 'play': {
      const path = [...shownPath(state, moves), event.move]
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
      if (!line && !tried) return state
      return { ...state, tried: line ? tried : undefined, line: undefined }
    case 'first':
    case 'previous':
    case 'next':
    case 'last':
    case 'toggle':
    case 'tick':
      if (line) return { ...state, line: { ...line, at: step(line.at, event, line.shown.moves.length) } }
      if (tried === undefined) return { ...state, game: step(game, event, moves.length) }
      // Tried moves have no playback.
      if (event.type === 'toggle' || event.type === 'tick') return state
      return placedAt(moves, reduceTree({ tree, path: tried }, { type: event.type }))
  }
}

/** Shows the game if all moves of the path are the game's, and tried moves otherwise. */
function placedAt(moves: readonly Move[], { tree, path }: TreeState): ViewState {
  const same = path.findIndex((move, index) => move !== moves[index])
  return {
    tree,
    game: { ply: same < 0 ? path.length : same, isPlaying: false },
    tried: same < 0 ? undefined : path,
    line: undefined,
  }
}

/** The ply after the mistake that follows or precedes `ply`. `mistakes`: sorted indexes of moves. */
export function otherMistake(
  mistakes: readonly number[],
  ply: number,
  which: 'next' | 'previous',
): number | undefined {
  const plies = mistakes.map((index) => index + 1)
  return which === 'next' ? plies.find((each) => each > ply) : plies.findLast((each) => each < ply)
}
