import type { GameColor, RoundRecord } from '../tournament.ts'
import { refuseFile, type TrfLine } from './trf-error.ts'
import { field, readWhole } from './trf-fields.ts'

/** One round of a player: `0012 w 1`, from column 92 on, ten columns each. */
export const ROUND_COLUMN = 92
export const ROUND_WIDTH = 10

const GAMES: Readonly<Record<string, Omit<Extract<RoundRecord, { kind: 'game' }>, 'opponent' | 'color'>>> = {
  '1': { kind: 'game', result: 'win', rated: true },
  '=': { kind: 'game', result: 'draw', rated: true },
  '0': { kind: 'game', result: 'loss', rated: true },
  W: { kind: 'game', result: 'win', rated: false },
  D: { kind: 'game', result: 'draw', rated: false },
  L: { kind: 'game', result: 'loss', rated: false },
}
/** Without an opponent; `+ = -` are older spellings that other programs read, too. */
const BYE_CODES: Readonly<Record<string, RoundRecord>> = {
  U: { kind: 'bye', bye: 'allocated' },
  F: { kind: 'bye', bye: 'full' },
  H: { kind: 'bye', bye: 'half' },
  Z: { kind: 'bye', bye: 'zero' },
  '+': { kind: 'bye', bye: 'allocated' },
  '=': { kind: 'bye', bye: 'half' },
  '-': { kind: 'bye', bye: 'zero' },
  '': { kind: 'bye', bye: 'zero' },
}

export function readRound(line: TrfLine, index: number): RoundRecord | undefined {
  const column = ROUND_COLUMN + index * ROUND_WIDTH
  const entry = field(line, column, column + 7)
  if (entry === '') return undefined
  const opponent = readWhole(line, column, column + 3) ?? 0
  const color = readColor(line, column + 5)
  const code = field(line, column + 7, column + 7).toUpperCase()
  if (opponent === 0) {
    const bye = BYE_CODES[code]
    if (bye !== undefined) return bye
    refuseFile(line, column + 7, 1, code in GAMES ? 'ERR_TRF_RESULT_WITHOUT_OPPONENT' : 'ERR_TRF_RESULT')
  }
  if (code === '+' || code === '-') return { kind: 'forfeit', opponent, color, won: code === '+' }
  const game = GAMES[code]
  const isPending = code === '' || code === '?' || code === '*'
  if (game === undefined && !isPending)
    refuseFile(line, column + 7, 1, code in BYE_CODES ? 'ERR_TRF_BYE_WITH_OPPONENT' : 'ERR_TRF_RESULT')
  if (color === undefined) refuseFile(line, column + 5, 1, 'ERR_TRF_COLOR')
  return game === undefined ? { kind: 'pending', opponent, color } : { ...game, opponent, color }
}

function readColor(line: TrfLine, column: number): GameColor | undefined {
  const letter = field(line, column, column).toLowerCase()
  if (letter === 'w' || letter === 'b') return letter
  if (letter === '-' || letter === '') return undefined
  return refuseFile(line, column, 1, 'ERR_TRF_COLOR')
}

export function makeRound(record: RoundRecord): string {
  if (record.kind === 'bye')
    return `0000 - ${{ allocated: 'U', full: 'F', half: 'H', zero: 'Z' }[record.bye]}`
  return `${String(record.opponent).padStart(4)} ${record.color ?? '-'} ${makeCode(record)}`
}

function makeCode(record: Exclude<RoundRecord, { kind: 'bye' }>): string {
  if (record.kind === 'pending') return '?'
  if (record.kind === 'forfeit') return record.won ? '+' : '-'
  return record.rated
    ? { win: '1', draw: '=', loss: '0' }[record.result]
    : { win: 'W', draw: 'D', loss: 'L' }[record.result]
}
