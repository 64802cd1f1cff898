import { attackersOf } from '#chess/attackers.ts'
import { capturedPiece, movedPiece } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { fileOf, makeSquare, rankOf, SQUARES } from '#chess/squares.ts'
import { COLORS, FILES, RANKS, type Color, type Move, type Role, type Square } from '#chess/types.ts'
import { moveWords } from '#app/line/move-words.ts'
import { parseBoardQuestion, type BoardQuestion } from './board-question.ts'
import { words } from '#words/questions'

/** A board that can be asked. */
export interface AskedBoard {
  /** With the moves that led to it, as far as it knows them. */
  readonly position: Position
  /** Both clocks in words; undefined if there are none. */
  readonly clocks?: string | undefined
}

/** The answer to a typed question; undefined if the text is not a question. */
export function answerTyped(text: string, board: AskedBoard): string | undefined {
  const question = parseBoardQuestion(text)
  return question && answer(question, board)
}

function answer(question: BoardQuestion, { position, clocks }: AskedBoard): string {
  switch (question.about) {
    case 'pieces': {
      const { role } = question
      return words.pieces(role, squaresOf(position, role, 'w'), squaresOf(position, role, 'b'))
    }
    case 'square':
      return words.square(makeSquare(question.square), position.pieceAt(question.square))
    case 'attackers':
      return words.attackers(
        makeSquare(question.square),
        placed(position, attackersOfBoth(position, question.square)),
      )
    case 'file': {
      const { index } = question
      const squares = SQUARES.filter((square) => fileOf(square) === index)
      return words.file(FILES[index] ?? '', placed(position, squares))
    }
    case 'rank': {
      const { index } = question
      const squares = SQUARES.filter((square) => rankOf(square) === index)
      return words.rank(RANKS[index] ?? '', placed(position, squares))
    }
    case 'last':
      return lastMoveOf(position)
    case 'clocks':
      return clocks === undefined ? words.noClocks : words.clocks(clocks)
    case 'captured':
      return words.captured(capturedBy(position, 'w'), capturedBy(position, 'b'))
    case 'help':
      return words.help(clocks !== undefined)
  }
}

/** In the order of the squares. */
const attackersOfBoth = (position: Position, square: Square): readonly Square[] =>
  COLORS.flatMap((color) => attackersOf(position, square, color)).toSorted((a, b) => a - b)

const squaresOf = (position: Position, role: Role, color: Color) =>
  SQUARES.filter((square) => {
    const piece = position.pieceAt(square)
    return piece?.role === role && piece.color === color
  }).map(makeSquare)

const placed = (position: Position, squares: readonly Square[]) =>
  squares.flatMap((square) => {
    const piece = position.pieceAt(square)
    return piece ? [{ piece, square: makeSquare(square) }] : []
  })

function lastMoveOf(position: Position): string {
  const move = position.lastMove
  if (!move) return words.noMove
  const before = position.clone()
  before.unmake()
  return words.lastMove(moveWords(before, move))
}

/** In the order in which they were taken. */
function capturedBy(position: Position, color: Color): readonly Role[] {
  const roles: Role[] = []
  for (let ply = 1; ply <= position.ply; ply++) {
    const move = position.moveAt(ply) as Move
    const captured = move === 0 ? undefined : capturedPiece(move)
    if (captured && movedPiece(move).color === color) roles.push(captured.role)
  }
  return roles
}
