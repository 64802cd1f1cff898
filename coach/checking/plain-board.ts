import type { Color, Fen, Role } from '#chess/types.ts'

/**
 * A board without bitboards or tables, for checking what the coach says. It shares no code with `chess/` and with the finders,
 * so that a fault in them cannot hide itself. Slow and short.
 */
export interface PlainBoard {
  /** 64 squares from a1, b1, … to h8. */
  readonly men: readonly (Man | undefined)[]
  readonly turn: Color
  /** As in a FEN: `KQkq`, or fewer letters. */
  readonly castling: string
  /** The square behind a pawn that has just advanced two squares. */
  readonly enPassant: number | undefined
  readonly fullMoves: number
}

export interface Man {
  readonly color: Color
  readonly role: Role
}

export interface PlainStep {
  readonly from: number
  readonly to: number
  readonly promotion?: Role | undefined
}

export const other = (color: Color): Color => (color === 'w' ? 'b' : 'w')
export const squareNamed = (name: string): number => name.charCodeAt(0) - 97 + 8 * (name.charCodeAt(1) - 49)
export const textOfSquare = (square: number): string =>
  'abcdefgh'[square % 8]! + String(Math.floor(square / 8) + 1)

export function readBoard(fen: Fen): PlainBoard {
  const [placement, turn, castling, enPassant, , fullMoves] = fen.split(' ') as [string, ...string[]]
  const men: (Man | undefined)[] = []
  for (const rank of placement.split('/').toReversed())
    for (const letter of rank)
      if (/\d/.test(letter)) men.push(...Array.from({ length: Number(letter) }, () => undefined))
      else
        men.push({
          color: letter === letter.toUpperCase() ? 'w' : 'b',
          role: letter.toLowerCase() as Role,
        })
  return {
    men,
    turn: turn === 'w' ? 'w' : 'b',
    castling: castling ?? '-',
    enPassant: enPassant === undefined || enPassant === '-' ? undefined : squareNamed(enPassant),
    fullMoves: Number(fullMoves),
  }
}

type Direction = readonly [files: number, ranks: number]
const STRAIGHT: readonly Direction[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const DIAGONAL: readonly Direction[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const JUMPS: readonly Direction[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
]
const DIRECTIONS: Record<Exclude<Role, 'p'>, readonly Direction[]> = {
  n: JUMPS,
  b: DIAGONAL,
  r: STRAIGHT,
  q: [...STRAIGHT, ...DIAGONAL],
  k: [...STRAIGHT, ...DIAGONAL],
}

function shifted(square: number, [files, ranks]: Direction): number | undefined {
  const file = (square % 8) + files
  const rank = Math.floor(square / 8) + ranks
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : file + 8 * rank
}

const forward = (color: Color): number => (color === 'w' ? 1 : -1)

/** The squares that the man on `square` attacks or guards, including men of the same side. */
export function reach({ men }: Pick<PlainBoard, 'men'>, square: number): readonly number[] {
  const man = men[square]
  if (!man) return []
  const found: number[] = []
  if (man.role === 'p') {
    for (const side of [1, -1] as const) {
      const to = shifted(square, [side, forward(man.color)])
      if (to !== undefined) found.push(to)
    }
    return found
  }
  const isSlider = man.role === 'b' || man.role === 'r' || man.role === 'q'
  for (const direction of DIRECTIONS[man.role]) {
    let to = shifted(square, direction)
    while (to !== undefined) {
      found.push(to)
      if (men[to] || !isSlider) break
      to = shifted(to, direction)
    }
  }
  return found
}

/** The squares of the men of one side that attack or guard a square. */
export function attackers(board: Pick<PlainBoard, 'men'>, square: number, color: Color): readonly number[] {
  const found: number[] = []
  for (const [from, man] of board.men.entries())
    if (man?.color === color && from !== square && reach(board, from).includes(square)) found.push(from)
  return found
}

/** The squares strictly between two squares of one line; undefined if they are not on one. */
export function between(one: number, two: number): readonly number[] | undefined {
  const files = (two % 8) - (one % 8)
  const ranks = Math.floor(two / 8) - Math.floor(one / 8)
  if (one === two || (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks))) return undefined
  const found: number[] = []
  const direction = [Math.sign(files), Math.sign(ranks)] as const
  for (let at = shifted(one, direction); at !== undefined && at !== two; at = shifted(at, direction))
    found.push(at)
  return found
}

/** True if the slider's role can move along the line between the squares. */
export function isOnItsLine(role: Role, from: number, to: number): boolean {
  if (between(from, to) === undefined) return false
  const isStraight = from % 8 === to % 8 || Math.floor(from / 8) === Math.floor(to / 8)
  return role === 'q' || (role === 'r' && isStraight) || (role === 'b' && !isStraight)
}

const kingOf = ({ men }: PlainBoard, color: Color): number =>
  men.findIndex((man) => man?.role === 'k' && man.color === color)

export const isCheck = (board: PlainBoard, color = board.turn): boolean =>
  attackers(board, kingOf(board, color), other(color)).length > 0

/** The board if the side to move could pass. */
export const passed = (board: PlainBoard): PlainBoard => ({
  ...board,
  turn: other(board.turn),
  enPassant: undefined,
})

const CORNERS: readonly (readonly [corner: string, letters: string])[] = [
  ['a1', 'Q'],
  ['h1', 'K'],
  ['a8', 'q'],
  ['h8', 'k'],
  ['e1', 'KQ'],
  ['e8', 'kq'],
]

export function after(board: PlainBoard, { from, to, promotion }: PlainStep): PlainBoard {
  const men = [...board.men]
  const man = men[from]!
  men[from] = undefined
  // A pawn that moves diagonally to an empty square takes en passant.
  if (man.role === 'p' && from % 8 !== to % 8 && !men[to]) men[to - 8 * forward(man.color)] = undefined
  men[to] = promotion ? { color: man.color, role: promotion } : man
  if (man.role === 'k' && Math.abs(from - to) === 2) {
    const [corner, beside] = to > from ? [to + 1, to - 1] : [to - 2, to + 1]
    men[beside] = men[corner]
    men[corner] = undefined
  }
  let { castling } = board
  for (const [corner, letters] of CORNERS)
    if ([from, to].includes(squareNamed(corner)))
      castling = [...castling].filter((letter) => !letters.includes(letter)).join('')
  return {
    men,
    turn: other(board.turn),
    castling,
    enPassant: man.role === 'p' && Math.abs(from - to) === 16 ? (from + to) / 2 : undefined,
    fullMoves: board.fullMoves + (board.turn === 'b' ? 1 : 0),
  }
}

/** The man that a step takes. */
export const takenBy = (board: PlainBoard, { from, to }: PlainStep): Man | undefined =>
  board.men[to] ??
  (board.men[from]?.role === 'p' && from % 8 !== to % 8 ? { color: other(board.turn), role: 'p' } : undefined)

/** All legal moves of the side to move. */
export function legalSteps(board: PlainBoard): readonly PlainStep[] {
  const { turn } = board
  const steps: PlainStep[] = []
  for (const [from, man] of board.men.entries()) {
    if (man?.color !== turn) continue
    const targets = man.role === 'p' ? pawnTargets(board, from) : reach(board, from)
    for (const to of targets) {
      if (board.men[to]?.color === turn) continue
      const isLast = man.role === 'p' && (to < 8 || to > 55)
      const promotions: readonly (Role | undefined)[] = isLast ? ['q', 'r', 'b', 'n'] : [undefined]
      for (const promotion of promotions) steps.push({ from, to, promotion })
    }
  }
  return [...steps, ...castlingSteps(board)].filter((step) => !isCheck(after(board, step), turn))
}

function pawnTargets({ men, enPassant }: PlainBoard, from: number): readonly number[] {
  const { color } = men[from]!
  const targets = reach({ men }, from).filter((to) => (men[to] ? men[to].color !== color : to === enPassant))
  const one = from + 8 * forward(color)
  if (men[one]) return targets
  const start = color === 'w' ? 1 : 6
  const two = one + 8 * forward(color)
  return Math.floor(from / 8) === start && !men[two] ? [...targets, one, two] : [...targets, one]
}

function castlingSteps(board: PlainBoard): readonly PlainStep[] {
  const { turn, men, castling } = board
  const king = turn === 'w' ? 4 : 60
  if (isCheck(board)) return []
  const isFree = (squares: readonly number[]): boolean => squares.every((square) => !men[square])
  const isSafe = (square: number): boolean => attackers(board, square, other(turn)).length === 0
  const steps: PlainStep[] = []
  if (castling.includes(turn === 'w' ? 'K' : 'k') && isFree([king + 1, king + 2]) && isSafe(king + 1))
    steps.push({ from: king, to: king + 2 })
  if (
    castling.includes(turn === 'w' ? 'Q' : 'q') &&
    isFree([king - 1, king - 2, king - 3]) &&
    isSafe(king - 1)
  )
    steps.push({ from: king, to: king - 2 })
  return steps
}

export const isMated = (board: PlainBoard): boolean => isCheck(board) && legalSteps(board).length === 0
