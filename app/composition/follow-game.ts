import type { GameProgress } from '#app/game/screen/use-progress.ts'
import type { ReviewScheduler, FollowedGame } from '#app/review/judging/scheduler.ts'

interface GameFollowerSettings {
  /** The background review, once it has been loaded. */
  readonly loaded: () => ReviewScheduler | undefined
  readonly load: () => Promise<ReviewScheduler>
  /** With one core, a second worker would slow down the game, so the review waits until it ends. */
  readonly hasCoreToSpare: () => boolean
}

export interface GameFollower {
  readonly follow: (progress: GameProgress) => void
  /** From now on the coach decides what is judged. */
  readonly leaveToCoach: () => void
}

/** Judges the game while it is played. Starts and loads nothing during the computer's turn, which needs the processor. */
export function makeGameFollower({ loaded, load, hasCoreToSpare }: GameFollowerSettings): GameFollower {
  /** The newest request: while the review is loading, the game may continue or the coach may take over. */
  let followed: FollowedGame | undefined
  return {
    follow({ line, isOver, isComputersTurn, isCoached }) {
      const isUrgent = isCoached && !isOver
      // The coach handles this request until the computer may move.
      if (isUrgent && isComputersTurn) return
      const isHeld = isComputersTurn || !(isOver || isUrgent || hasCoreToSpare())
      followed = { line, isOver, isHeld, isUrgent }
      if (isHeld && !loaded()) return
      load().then(
        (review) => followed && review.follow(followed),
        (error: unknown) => console.warn('The game is not reviewed while it is played.', error),
      )
    },
    leaveToCoach: () => (followed = undefined),
  }
}
