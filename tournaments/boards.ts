import type { PairedBoard } from './action.ts'
import type { PlayerId } from './player.ts'

export interface UnnumberedGame {
  readonly white: PlayerId
  readonly black: PlayerId
}

/**
 * Numbers the games of a round in the order given. Players who cannot move play at their own board, and the others take the boards
 * that are left. If both players of a game, or two games, claim a board, the first one has it.
 */
export function numberBoards(
  games: readonly UnnumberedGame[],
  firstBoard: number,
  fixedBoardOf: (player: PlayerId) => number,
): PairedBoard[] {
  const fixed = new Map<UnnumberedGame, number>()
  const taken = new Set<number>()
  for (const game of games) {
    const board = [fixedBoardOf(game.white), fixedBoardOf(game.black)].find(
      (each) => each > 0 && !taken.has(each),
    )
    if (board === undefined) continue
    fixed.set(game, board)
    taken.add(board)
  }
  let next = firstBoard
  const takeNext = () => {
    while (taken.has(next)) next++
    return next++
  }
  return games.map(({ white, black }, index) => {
    const board = fixed.get(games[index]!) ?? takeNext()
    return { board, white, black }
  })
}
