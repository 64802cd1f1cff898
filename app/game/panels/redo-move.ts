import type { GameEvent, LocalGame } from '#app/game/game.ts'

/** Replays the move that was taken back last; undefined if there is none. */
export const redoMove = (game: LocalGame, dispatch: (event: GameEvent) => void): (() => void) | undefined =>
  game.takenBack.length > 0
    ? () => dispatch({ type: 'move-played-again', atMs: performance.now() })
    : undefined
