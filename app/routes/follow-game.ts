import type { GameProgress } from '#app/game/screen/use-progress.ts'
import type { ReviewScheduler, FollowedGame } from '#app/review/judging/scheduler.ts'

interface Means {
  /** The review behind the game, once it has been fetched. */
  readonly loaded: () => ReviewScheduler | undefined
  readonly load: () => Promise<ReviewScheduler>
  /** With one core a second worker would be felt: there the review waits for the end. */
  readonly hasCoreToSpare: () => boolean
}

export interface GameFollower {
  readonly follow: (progress: GameProgress) => void
  /** The coach tells the review itself what to judge. */
  readonly leaveToCoach: () => void
}

/**
 * Judges the game while it is played. While the computer is to move, that has the machine to itself: nothing is begun, and
 * not even fetched.
 */
export function makeGameFollower({ loaded, load, hasCoreToSpare }: Means): GameFollower {
  /** The newest: the game may have gone on, or the coach may have taken over, while the review was fetched. */
  let followed: FollowedGame | undefined
  return {
    follow({ line, isOver, isComputersTurn, isCoached }) {
      const isUrgent = isCoached && !isOver
      // The coach sees to it until the computer may move.
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
