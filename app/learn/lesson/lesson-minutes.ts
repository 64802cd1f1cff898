import type { Goal, LessonBoard } from '#content/lessons/lesson.ts'

/** Reading speed, and the estimated minutes per board by its task. */
const WORDS_A_MINUTE = 180
const BOARD_MINUTES: Record<Goal['kind'], number> = {
  collect: 0.3,
  capture: 0.4,
  find: 0.4,
  line: 0.7,
  play: 0.3,
  drill: 1.5,
  mate: 2,
  win: 2,
  draw: 2,
}

/** How long a lesson takes, in whole minutes: an estimate from its words and boards. */
export function lessonMinutes({
  text,
  boards,
}: {
  readonly text: readonly string[]
  readonly boards: readonly LessonBoard[]
}): number {
  const words = text.join(' ').split(/\s+/).length
  const playing = boards.reduce((sum, { goal }) => sum + BOARD_MINUTES[goal.kind], 0)
  return Math.max(2, Math.round(words / WORDS_A_MINUTE + playing))
}
