import type { BoardBlock } from '#content/board-block.ts'
import type { FamousGame } from '#content/library.server.ts'
import type { Result } from '#chess/types.ts'
import { parseGameLine, type GameLine } from './game-line.ts'

export type GameBlock = Exclude<BoardBlock, { kind: 'position' | 'chart' }>

interface OpenedGame {
  readonly line: GameLine
  /** The half-move after which the board opens. */
  readonly ply: number
}

/** The game that a block shows, opened at the ply that the block names, else at its key position, else at its end. */
export function gameOfBlock(
  block: GameBlock,
  collection: ReadonlyMap<string, FamousGame>,
): Result<OpenedGame, 'ERR_GAME'> {
  const famous = block.kind === 'collection' ? collection.get(block.id) : undefined
  const pgn = block.kind === 'game' ? block.pgn : famous?.pgn
  if (pgn === undefined)
    return fail(`no game "${block.kind === 'collection' ? block.id : ''}" in content/games`)
  const line = parseGameLine(pgn)
  if (!line.ok) return fail(line.detail ?? line.error)
  const last = line.value.plies.length
  const ply = block.ply ?? famous?.key ?? last
  return ply > last
    ? fail(`the game has no half-move ${ply}; its last is ${last}`)
    : { ok: true, value: { line: line.value, ply } }
}

/** True for a game that was actually played. Lines that only illustrate an idea have no date. */
export const wasPlayed = ({ tags }: GameLine): boolean => /^\d{4}/.test(tags['Date'] ?? '')

const fail = (detail: string) => ({ ok: false, error: 'ERR_GAME', detail }) as const
