import type { Color, Role } from '#chess/types.ts'
import type { ToldPiece } from '#coach/telling/facts.ts'
import {
  after,
  attackers,
  between,
  isCheck,
  isMated,
  isOnItsLine,
  legalSteps,
  textOfSquare,
  other,
  passed,
  reach,
  squareNamed,
  takenBy,
  type PlainBoard,
  type PlainStep,
} from './plain-board.ts'
import { readSan } from './read-san.ts'
import type { Shown } from './scene.ts'
import { gainOn, WORTH } from './swap.ts'

/** Single statements about a board. Each returns what is false about it, or undefined. */
export type Falsehood = string | undefined

const NAMES: Record<Role, string> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' }
const spoken = ({ role, square }: Pick<ToldPiece, 'role' | 'square'>): string =>
  `the ${NAMES[role]} on ${square}`

/** The first falsehood of several. */
export const firstOf = (...found: readonly Falsehood[]): Falsehood => found.find((each) => each !== undefined)

export const unless = (isTrue: boolean, falsehood: string): Falsehood => (isTrue ? undefined : falsehood)

/** Undefined if the piece is on its square and belongs to `owner`. */
export function stands(board: PlainBoard, piece: ToldPiece, owner: Color): Falsehood {
  const man = board.men[squareNamed(piece.square)]
  if (man?.role !== piece.role) return `${spoken(piece)} is not there`
  return unless(man.color === owner, `${spoken(piece)} is the other side’s`)
}

/**
 * The move attacks the square: the moved man does, or a line was opened. After castling, the rook counts as moved.
 */
function attacksNow({ before, board, step }: Shown, square: number): boolean {
  const mover = before.turn
  const now = attackers(board, square, mover)
  if (now.includes(step.to)) return true
  const earlier = attackers(before, square, mover)
  return now.some((from) => !earlier.includes(from))
}

export const attacksPiece = (shown: Shown, piece: ToldPiece): Falsehood =>
  firstOf(
    stands(shown.board, piece, shown.board.turn),
    unless(attacksNow(shown, squareNamed(piece.square)), `${shown.san} does not attack ${spoken(piece)}`),
  )

/** The moved man itself attacks the piece. */
export const itselfAttacks = (shown: Shown, piece: ToldPiece): Falsehood =>
  firstOf(
    stands(shown.board, piece, shown.board.turn),
    unless(
      reach(shown.board, shown.step.to).includes(squareNamed(piece.square)),
      `the piece of ${shown.san} does not attack ${spoken(piece)}`,
    ),
  )

/** No man of the other side guards the square, and none can take back there after the capture. */
export function hasNoDefender({ before, board, step }: Shown): Falsehood {
  const square = textOfSquare(step.to)
  const isGuarded = attackers(before, step.to, other(before.turn)).length > 0
  const isTakenBack = legalSteps(board).some(({ to }) => to === step.to)
  return unless(!isGuarded && !isTakenBack, `${square} has a defender`)
}

/** A man between a slider of the other side and a piece behind it, alone on that line. */
export function isPinned(board: PlainBoard, pinned: ToldPiece, behind: ToldPiece): Falsehood {
  const [one, two] = [squareNamed(pinned.square), squareNamed(behind.square)]
  const owner = board.men[one]?.color
  if (!owner) return `${spoken(pinned)} is not there`
  const isHeld = board.men.some((man, from) => {
    if (!man || man.color === owner || !isOnItsLine(man.role, from, two)) return false
    const way = between(from, two)!
    return way.includes(one) && way.every((square) => square === one || !board.men[square])
  })
  return firstOf(
    stands(board, pinned, owner),
    stands(board, behind, owner),
    unless(isHeld, `${spoken(pinned)} is not pinned to ${spoken(behind)}`),
  )
}

/** True for every move of the piece, that it can be taken there at a profit; and that it is attacked where it is. */
export function hasNoSafeSquare({ board }: Shown, piece: ToldPiece): Falsehood {
  const from = squareNamed(piece.square)
  const escape = legalSteps(board).find((step) => {
    if (step.from !== from) return false
    const taken = takenBy(board, step)
    return gainOn(after(board, step), step.to) <= (taken ? WORTH[taken.role] : 0)
  })
  return unless(escape === undefined, `${spoken(piece)} is safe on ${escape ? textOfSquare(escape.to) : ''}`)
}

/** If the other side passed, the move would be mate. */
export function threatensMate({ board }: Shown, san: string): Falsehood {
  const step = isCheck(board) ? undefined : readSan(passed(board), san)
  return unless(step !== undefined && isMated(after(passed(board), step)), `${san} is no threat of mate`)
}

/** The move opened the line of a man, which did not move itself, to a square. */
export function opensLine({ before, board, step }: Shown, by: ToldPiece, square: number): Falsehood {
  const from = squareNamed(by.square)
  const isOpened =
    from !== step.to && !reach(before, from).includes(square) && reach(board, from).includes(square)
  return firstOf(
    stands(board, by, before.turn),
    unless(isOpened, `the line of ${spoken(by)} to ${textOfSquare(square)} was not opened`),
  )
}

/** The square of a move's capture and the captured man; undefined for other moves. */
export function captureOf(
  board: PlainBoard,
  step: PlainStep,
): { readonly square: number; readonly role: Role } | undefined {
  const man = takenBy(board, step)
  if (!man) return undefined
  const isEnPassant = board.men[step.to] === undefined
  return { square: isEnPassant ? step.to + (board.turn === 'w' ? -8 : 8) : step.to, role: man.role }
}
