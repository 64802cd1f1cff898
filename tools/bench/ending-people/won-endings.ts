import { fromOf, promotionRoleOf, toOf } from '#chess/move-bits.ts'
import { generateLegal, MOST_MOVES } from '#chess/moves.ts'
import { Position } from '#chess/position.ts'
import { opposite, type Color, type Move, type Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { BARE_KINGS, type ClassName } from '#endings/classes.ts'
import { locate } from '#endings/locate.ts'
import { findResult, type ResultsByClass } from '#endings/results.ts'

/** A class of endings that one side had won when the game reached it. */
export interface WonEnding {
  readonly name: ClassName
  readonly winner: Color
}

const MOST_MEN = 4
const MEN_AT_START = 32

const fileAndRank = (text: string, at: number): number =>
  text.charCodeAt(at) - 97 + 8 * (text.charCodeAt(at + 1) - 49)

/** True if at most four men are left in the end. Counts captures by squares alone: replaying every game would take minutes. */
export function leavesFourMen(moves: readonly Uci[]): boolean {
  const isTaken = new Uint8Array(64)
  isTaken.fill(1, 0, 16).fill(1, 48)
  const isPawn = new Uint8Array(64)
  isPawn.fill(1, 8, 16).fill(1, 48, 56)
  let men = MEN_AT_START
  for (const move of moves) {
    const [from, to] = [fileAndRank(move, 0), fileAndRank(move, 2)]
    if (isTaken[to]) men--
    else if (isPawn[from] && (from - to) % 8 !== 0) {
      men--
      isTaken[(from & 56) | (to & 7)] = 0
    }
    isTaken[from] = 0
    isTaken[to] = 1
    isPawn[to] = move.length === 4 ? isPawn[from]! : 0
    isPawn[from] = 0
  }
  return men <= MOST_MEN + 1
}

const buffer = new Int32Array(MOST_MOVES)

/** Each class once, judged in the first position of the game that belongs to it. The last position counts only if a move follows. */
export function findWonEndings(moves: readonly Uci[], results: ResultsByClass): readonly WonEnding[] {
  const position = Position.start()
  const met = new Set<string>()
  const won: WonEnding[] = []
  for (const uci of moves) {
    const entry = locate(position)
    if (entry.ok && entry.value.ending.name !== BARE_KINGS && !met.has(entry.value.ending.name)) {
      const { name } = entry.value.ending
      met.add(name)
      const result = findResult(position, results)
      if (result === 'win') won.push({ name, winner: position.turn })
      if (result === 'loss') won.push({ name, winner: opposite(position.turn) })
    }
    position.make(findMove(position, uci))
  }
  return won
}

function findMove(position: Position, uci: Uci): Move {
  const [from, to] = [fileAndRank(uci, 0), fileAndRank(uci, 2)]
  const count = generateLegal(position, buffer, 0)
  for (const move of buffer.subarray(0, count) as unknown as readonly Move[])
    if (fromOf(move) === from && toOf(move) === to && (promotionRoleOf(move) === 0 || makeUci(move) === uci))
      return move
  throw new Error(`${uci} is not legal`)
}
