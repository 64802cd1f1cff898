import { legalMoves } from '#chess/moves.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { reduce, type LocalGame } from '#app/game/game.ts'
import { piecesAt } from '#app/line/pieces-at.ts'
import { makeStoredGame } from '#app/game/saving/stored-game.ts'
import { loadConfirmDialog } from '#app/game/panels/load-confirm-dialog.tsx'
import { loadEndDialog } from './ending/game-ending.tsx'
import { soundOf } from '#app/game/sounds/sound-of.ts'
import { squareLabels } from '#app/line/square-labels.ts'

/**
 * Plays a move in a game that nobody sees, in an idle moment before the first real one: a browser compiles a function
 * when it is first called, and on a slow telephone the first move of a visit would pay for all of them at once. Fetches the
 * dialogs as well. Returns what calls it off.
 */
export function warmUp(game: LocalGame): () => void {
  const tryOut = () => {
    const move = legalMoves(game.line.positionAt())[0]
    if (move === undefined) return
    const atMs = performance.now()
    const after = reduce(game, { type: 'move-played', move, atMs })
    const ply = after.line.length
    piecesAt(after.line, ply)
    squareLabels(after.line.positionAt(ply), true, undefined)
    soundOf(game, after)
    after.line.sans()
    makeStoredGame(after, atMs)
  }
  // Not in an idle moment: on a busy machine the first comes seconds later, and the network may be gone by then.
  Promise.all([loadEndDialog(), loadConfirmDialog()]).catch((error: unknown) =>
    console.warn('The dialogs of a game are fetched when they are wanted.', error),
  )
  return whenIdle(tryOut)
}
