import type { Role, San } from '#chess/types.ts'
import {
  after,
  isCheck,
  isMated,
  legalSteps,
  textOfSquare,
  takenBy,
  type PlainBoard,
  type PlainStep,
} from './plain-board.ts'

const SAN = /^([KQRBN]?)([a-h]?)([1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?([+#]?)$/
const CASTLING = /^(O-O(?:-O)?)([+#]?)$/

/** A legal move that one text names, and whose marks for captures, check and mate are true. */
export function readSan(board: PlainBoard, san: San): PlainStep | undefined {
  const step = CASTLING.test(san) ? castlingNamed(board, san) : pieceNamed(board, san)
  if (!step) return undefined
  const next = after(board, step)
  if (san.endsWith('#') && !isMated(next)) return undefined
  return san.endsWith('+') && !isCheck(next) ? undefined : step
}

function castlingNamed(board: PlainBoard, san: San): PlainStep | undefined {
  const isLong = san.startsWith('O-O-O')
  return legalSteps(board).find(
    ({ from, to }) => board.men[from]?.role === 'k' && to - from === (isLong ? -2 : 2),
  )
}

function pieceNamed(board: PlainBoard, san: San): PlainStep | undefined {
  const found = SAN.exec(san)
  if (!found) return undefined
  const [, letter, file, rank, takes, target, promotion] = found as unknown as readonly string[]
  const role = letter === '' ? 'p' : (letter!.toLowerCase() as Role)
  const named = legalSteps(board).filter((step) => {
    const from = textOfSquare(step.from)
    const isMeant = board.men[step.from]?.role === role && textOfSquare(step.to) === target
    const isFrom = (file === '' || from[0] === file) && (rank === '' || from[1] === rank)
    return isMeant && isFrom && (step.promotion ?? '') === (promotion ?? '').toLowerCase()
  })
  const [step] = named
  const isCapture = step && takenBy(board, step) !== undefined
  return named.length === 1 && isCapture === (takes === 'x') ? step : undefined
}

/** A line and the boards on its way: one more than moves. */
export interface PlainLine {
  readonly sans: readonly San[]
  readonly steps: readonly PlainStep[]
  readonly boards: readonly PlainBoard[]
}

/** Undefined if a move is not legal. */
export function readSans(start: PlainBoard, sans: readonly San[]): PlainLine | undefined {
  const boards = [start]
  const steps: PlainStep[] = []
  for (const san of sans) {
    const board = boards.at(-1)!
    const step = readSan(board, san)
    if (!step) return undefined
    steps.push(step)
    boards.push(after(board, step))
  }
  return { sans, steps, boards }
}

/** Reads `14... Nf6 15. Bg5`; undefined also if the first number is not the board's. */
export function readNumbered(start: PlainBoard, text: string): PlainLine | undefined {
  const [number, ...words] = text.split(' ')
  const expected = `${start.fullMoves}${start.turn === 'w' ? '.' : '...'}`
  if (number !== expected) return undefined
  return readSans(
    start,
    words.filter((word) => !/^\d+\.+$/.test(word)),
  )
}
