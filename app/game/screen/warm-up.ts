import { legalMoves } from '#chess/moves.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { reduceGame, type LocalGame } from '#app/game/game.ts'
import { piecesAt } from '#app/line/pieces-at.ts'
import { makeStoredGame } from '#app/game/saving/stored-game.ts'
import { loadConfirmDialog } from '#app/game/panels/load-confirm-dialog.tsx'
import { loadEndDialog } from './ending/game-ending.tsx'
import { soundOf } from '#app/game/sounds/sound-of.ts'
import { squareLabels } from '#app/line/square-labels.ts'

/**
 * Plays an invisible move while the page is idle. Browsers compile functions on the first call, which would slow down the
 * first move on slow phones. Also loads the dialogs. Returns a function that cancels it.
 */
export function warmUpScreen(game: LocalGame): () => void {
  const tryOut = () => {
    const move = legalMoves(game.line.positionAt())[0]
    if (move === undefined) return
    const atMs = performance.now()
    const after = reduceGame(game, { type: 'move-played', move, atMs })
    const ply = after.line.length
    piecesAt(after.line, ply)
    squareLabels(after.line.positionAt(ply), true, undefined)
    soundOf(game, after)
    after.line.sans()
    makeStoredGame(after, atMs)
  }
  // Loads the dialogs at once: on a busy machine the first idle moment comes seconds later, when the network may be gone.
  Promise.all([loadEndDialog(), loadConfirmDialog()]).catch((error: unknown) =>
    console.warn('The dialogs of a game are fetched when they are wanted.', error),
  )
  return whenIdle(tryOut)
}
