import type { MoveClass } from '#coach/judging/move-class.ts'

/** Poses of the Rajah's face and hands; content/court has a picture of each. */
export type Pose = 'welcome' | 'thinking' | 'praise' | 'warning' | 'sorry' | 'asleep'

const POSES: Record<MoveClass, Pose> = {
  brilliant: 'praise',
  great: 'praise',
  best: 'praise',
  book: 'welcome',
  excellent: 'welcome',
  good: 'welcome',
  inaccuracy: 'thinking',
  mistake: 'warning',
  'missed-win': 'warning',
  blunder: 'sorry',
  lost: 'thinking',
}

/** The coach's pose for a comment on a move: thinking until the move is judged. */
export const poseOf = (moveClass: MoveClass | undefined): Pose =>
  moveClass === undefined ? 'thinking' : POSES[moveClass]
