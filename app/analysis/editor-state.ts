import { knownFen, makeFen, positionOfFen, START_FEN } from '#chess/fen.ts'
import { Position } from '#chess/position.ts'
import type { CastlingRights, Color, Fen, Piece, Setup, Square } from '#chess/types.ts'
import { words } from '#words/line'

/** The effect of a press on a square: puts this piece there, moves a piece, or removes one. */
export type Tool = Piece | 'move' | 'remove'

export interface EditorState {
  readonly setup: Setup
  readonly tool: Tool
  /** The square of the piece that the next press will move. */
  readonly held: Square | undefined
}

export type EditorEvent =
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'press'; readonly square: Square }
  | { readonly type: 'turn'; readonly turn: Color }
  | { readonly type: 'castling'; readonly right: keyof CastlingRights; readonly has: boolean }
  | { readonly type: 'start' | 'clear' | 'let-go' }

export const RIGHTS = ['K', 'Q', 'k', 'q'] as const satisfies readonly (keyof CastlingRights)[]

/** A castling right needs its king and rook on these squares. */
const HOMES: Record<keyof CastlingRights, readonly [king: number, rook: number, color: Color]> = {
  K: [4, 7, 'w'],
  Q: [4, 0, 'w'],
  k: [60, 63, 'b'],
  q: [60, 56, 'b'],
}

export const beginEditing = (fen: Fen): EditorState => ({
  setup: setupOf(fen),
  tool: 'move',
  held: undefined,
})

export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  const { setup } = state
  switch (event.type) {
    case 'tool':
      return { ...state, tool: event.tool, held: undefined }
    case 'press':
      return press(state, event.square)
    case 'turn':
      return { ...state, setup: { ...setup, turn: event.turn, enPassant: undefined } }
    case 'castling':
      return {
        ...state,
        setup: keepPossible({ ...setup, castling: { ...setup.castling, [event.right]: event.has } }),
      }
    case 'start':
      return { ...state, setup: setupOf(START_FEN), held: undefined }
    case 'clear':
      return {
        ...state,
        setup: { ...setupOf(START_FEN), board: EMPTY, castling: NO_RIGHTS },
        held: undefined,
      }
    case 'let-go':
      return { ...state, held: undefined }
  }
}

function press(state: EditorState, square: Square): EditorState {
  const { setup, tool, held } = state
  const there = setup.board[square]
  if (tool === 'remove') return { ...state, setup: put(setup, [[square, undefined]]) }
  if (tool !== 'move') {
    const isSame = there?.color === tool.color && there.role === tool.role
    // A second press removes the piece, so that a slip needs no other tool.
    return { ...state, setup: put(setup, [[square, isSame ? undefined : tool]]) }
  }
  if (held === undefined) return there ? { ...state, held: square } : state
  if (held === square) return { ...state, held: undefined }
  return {
    ...state,
    held: undefined,
    setup: put(setup, [
      [square, setup.board[held]],
      [held, undefined],
    ]),
  }
}

function put(setup: Setup, changes: readonly (readonly [Square, Piece | undefined])[]): Setup {
  const board = [...setup.board]
  for (const [square, piece] of changes) board[square] = piece
  // An edited position has no en passant square, and its half-move clock is reset.
  return keepPossible({ ...setup, board, enPassant: undefined, halfmoves: 0 })
}

export function canCastle({ board }: Setup, right: keyof CastlingRights): boolean {
  const [king, rook, color] = HOMES[right]
  const isThere = (square: number, role: Piece['role']) =>
    board[square]?.color === color && board[square].role === role
  return isThere(king, 'k') && isThere(rook, 'r')
}

const keepPossible = (setup: Setup): Setup => ({
  ...setup,
  castling: {
    K: setup.castling.K && canCastle(setup, 'K'),
    Q: setup.castling.Q && canCastle(setup, 'Q'),
    k: setup.castling.k && canCastle(setup, 'k'),
    q: setup.castling.q && canCastle(setup, 'q'),
  },
})

/** Explains why the position is illegal; undefined if it is legal. */
export function findSetupFault(setup: Setup): string | undefined {
  const position = Position.fromSetup(setup)
  if (position.ok) return undefined
  return words.impossiblePosition(position)
}

/** Only for setups in which `findSetupFault` finds no fault. */
export const fenOfSetup = (setup: Setup): Fen => knownFen(makeFen(setup))

const setupOf = (fen: Fen): Setup => positionOfFen(fen).toSetup()

const EMPTY: Setup['board'] = Array.from({ length: 64 }, () => undefined)
const NO_RIGHTS: CastlingRights = { K: false, Q: false, k: false, q: false }
