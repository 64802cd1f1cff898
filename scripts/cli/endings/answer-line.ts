import { positionFromFen } from '#chess/fen.ts'
import { makeUci } from '#chess/uci.ts'
import {
  findExact,
  findExactMoves,
  type ExactMove,
  type ExactResult,
  type EndingTables,
} from '#endings/exact.ts'
import type { ExactError } from '#endings/locate.ts'

const REASONS: Record<ExactError, string> = {
  ERR_ENDING_CASTLING: 'no table has castling rights',
  ERR_ENDING_TOO_MANY_MEN: 'no table has more than four men',
}

const makeResult = (exact: ExactResult): string =>
  exact.result === 'draw' ? 'draw' : `${exact.result} ${exact.plies}`

function makeMove({ move, exact }: ExactMove): string {
  const value = exact.result === 'draw' ? '=' : `${exact.result === 'win' ? '+' : '-'}${exact.plies}`
  return `${makeUci(move)}:${value}`
}

/** Answers one FEN: `win 21`, `loss 18`, `draw` or `error: …`; with `moves` every legal move follows with its result. */
export function answerLine(
  fen: string,
  tables: EndingTables,
  { moves }: { readonly moves: boolean },
): string {
  const position = positionFromFen(fen.trim())
  if (!position.ok) return `error: not a possible position (${position.error})`
  const exact = findExact(position.value, tables)
  if (!exact.ok) return `error: ${REASONS[exact.error]}`
  const result = makeResult(exact.value)
  if (!moves) return result
  const each = findExactMoves(position.value, tables)
  if (!each.ok) return `error: ${REASONS[each.error]}`
  return [result, ...each.value.map(makeMove)].join(' ')
}
