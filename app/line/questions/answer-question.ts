import type { Position } from '#chess/position.ts'
import { fileOf, makeSquare, rankOf, SQUARES } from '#chess/squares.ts'
import { FILES, RANKS, type Color, type Role, type Square } from '#chess/types.ts'
import { computeMaterial } from '#app/line/material.ts'
import { describePieces } from '#app/line/describe-position.ts'
import { parseBoardQuestion, type BoardQuestion } from './board-question.ts'
import { viewPosition, type BoardView } from './board-view.ts'
import { words } from '#words/questions'

/** A board that can be asked: a position with the moves that led to it, or any other board. */
export type AskedBoard = {
  /** Both clocks in words; undefined if there are none. */
  readonly clocks?: string | undefined
} & ({ readonly position: Position } | { readonly view: BoardView })

/** The answer to a typed question; undefined if the text is not a question. */
export function answerTyped(text: string, board: AskedBoard): string | undefined {
  const question = parseBoardQuestion(text)
  return question && answerQuestion(question, board)
}

export function answerQuestion(question: BoardQuestion, board: AskedBoard): string {
  const view = 'view' in board ? board.view : viewPosition(board.position)
  const { clocks } = board
  switch (question.about) {
    case 'position':
      return describeView(view)
    case 'pieces': {
      const { role } = question
      return words.pieces(role, squaresOf(view, role, 'w'), squaresOf(view, role, 'b'))
    }
    case 'square':
      return words.square(
        makeSquare(question.square),
        view.pieceAt(question.square),
        view.stars?.includes(question.square) === true,
      )
    case 'attackers':
      return words.attackers(makeSquare(question.square), placed(view, view.attackersOf(question.square)))
    case 'moves':
      return movesAnswer(view, question.square)
    case 'file': {
      const { index } = question
      return words.file(
        FILES[index] ?? '',
        placed(
          view,
          SQUARES.filter((square) => fileOf(square) === index),
        ),
      )
    }
    case 'rank': {
      const { index } = question
      return words.rank(
        RANKS[index] ?? '',
        placed(
          view,
          SQUARES.filter((square) => rankOf(square) === index),
        ),
      )
    }
    case 'last': {
      const move = view.lastMove()
      return move === undefined ? words.noMove : words.lastMove(move)
    }
    case 'clocks':
      return clocks === undefined ? words.noClocks : words.clocks(clocks)
    case 'captured':
      return view.capturedBy ? words.captured(view.capturedBy('w'), view.capturedBy('b')) : words.notCounted
    case 'material':
      return words.material(computeMaterial(view, 'w').ahead, computeMaterial(view, 'b').ahead)
    case 'stars':
      return view.stars ? words.stars(view.stars.map(makeSquare)) : words.noStars
    case 'help':
      return words.help({ hasClocks: clocks !== undefined, hasStars: view.stars !== undefined })
  }
}

/** The whole position in one text, with the stars that are left. */
function describeView(view: BoardView): string {
  const pieces = SQUARES.flatMap((square) => {
    const piece = view.pieceAt(square)
    return piece ? [{ ...piece, square: makeSquare(square) }] : []
  })
  const position = describePieces(pieces, view.turn)
  return view.stars && view.stars.length > 0
    ? `${position} ${words.stars(view.stars.map(makeSquare))}`
    : position
}

function movesAnswer(view: BoardView, square: Square): string {
  const piece = view.pieceAt(square)
  const name = makeSquare(square)
  if (!piece) return words.square(name, undefined, false)
  const targets = view.targetsOf(square)
  const squares = (isCapture: boolean) =>
    targets.filter((target) => target.isCapture === isCapture).map((target) => makeSquare(target.square))
  return words.moves(piece, name, squares(false), squares(true))
}

const squaresOf = (view: BoardView, role: Role, color: Color) =>
  SQUARES.filter((square) => {
    const piece = view.pieceAt(square)
    return piece?.role === role && piece.color === color
  }).map(makeSquare)

const placed = (view: BoardView, squares: readonly Square[]) =>
  squares.flatMap((square) => {
    const piece = view.pieceAt(square)
    return piece ? [{ piece, square: makeSquare(square) }] : []
  })
