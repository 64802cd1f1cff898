import type { GameEvent, LocalGame } from '#app/game/game.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import type { Pose } from '#app/stage/pose.ts'

/** The props of the panels around the board. */
export interface AroundBoardProps {
  readonly game: LocalGame
  /** A hint, the computer's reply to a draw offer, or the coach's comment. */
  readonly words: string | undefined
  /** The coach's pose for these words. */
  readonly pose: Pose
  /** The account's name, for the PGN. */
  readonly accountName: string | undefined
  /** Keeps the move that the coach questions; undefined if the coach asks nothing. */
  readonly onKeep: (() => void) | undefined
  readonly dispatch: (event: GameEvent) => void
  readonly onNewGame: () => void
  readonly onReset: () => void
  readonly onRematch: () => void
  readonly onFlip: () => void
  readonly onHint: () => void
  readonly onOfferDraw: () => void
  /** Shows on the board what people would play; undefined removes it. */
  readonly onPeopleMarks: (marks: readonly BoardMark[] | undefined) => void
}

export interface PanelsProps extends Omit<AroundBoardProps, 'onHint'> {
  readonly onHint: (() => void) | undefined
  readonly onShow: (ply: number) => void
}
