import type { MoveClass } from '#coach/move-class.ts'

/** What the Rajah's face and hands show; content/court has a picture of each. */
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

/** The pose in which the coach speaks about a move; while the move is not judged yet, he thinks. */
export const poseOf = (moveClass: MoveClass | undefined): Pose =>
  moveClass === undefined ? 'thinking' : POSES[moveClass]
