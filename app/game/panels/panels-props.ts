import type { Game, GameEvent } from '#app/game/game.ts'

/** What the screen hands to whatever stands beside the board. */
export interface BesideBoardProps {
  readonly game: Game
  /** A hint, what the computer says to an offered draw, or the coach of a move. */
  readonly words: string | undefined
  /** Of whoever is signed in: stands in the PGN. */
  readonly accountName: string | undefined
  /** Leaves the move as it is that the coach would have taken back; undefined where nothing is asked. */
  readonly onKeep: (() => void) | undefined
  readonly dispatch: (event: GameEvent) => void
  readonly onNewGame: () => void
  readonly onReset: () => void
  readonly onRematch: () => void
  readonly onFlip: () => void
  readonly onHint: () => void
  readonly onOfferDraw: () => void
}

export interface PanelsProps extends Omit<BesideBoardProps, 'onHint'> {
  readonly onHint: (() => void) | undefined
  readonly onShow: (ply: number) => void
}
