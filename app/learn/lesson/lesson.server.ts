import { findLesson, lessonPath, listLessons } from '#content/lessons.server.ts'
import {
  lessonMinutes,
  PART_WORDS,
  PARTS,
  type BoardLesson,
  type LessonBoard,
} from '#content/lessons/lesson.ts'
import { FIRST_NAMES } from '#content/first-names.ts'
import openingsText from '#content/openings/openings.txt?raw'
import { lastNamed } from '#matches/openings.ts'
import { exerciseOf } from './board-goal.ts'
import type { LessonData, OpenedBoard } from './lesson-data.ts'

/** The course by part, for its overview. */
export const listParts = () =>
  PARTS.map((part) => ({
    part,
    ...PART_WORDS[part],
    lessons: listLessons()
      .filter((lesson) => lesson.part === part)
      .map(({ slug, title, summary, piece, text, boards }) => ({
        slug,
        path: lessonPath(slug),
        title,
        summary,
        piece,
        count: boards.length,
        minutes: lessonMinutes({ text, boards }),
        first: boards[0]!,
      })),
  })).filter(({ lessons }) => lessons.length > 0)

/** A lesson with its place in the course; undefined if no lesson has this slug. */
export function openLesson(slug: string) {
  const lesson = findLesson(slug)
  if (lesson === undefined) return undefined
  const lessons = listLessons()
  const at = lessons.indexOf(lesson)
  const previous = linkTo(lessons[at - 1])
  const next = linkTo(lessons[at + 1])
  const data: LessonData = { slug, boards: lesson.boards.map(openBoard), next }
  return {
    lesson,
    part: PART_WORDS[lesson.part].title,
    firstName: FIRST_NAMES.find(({ role }) => role === lesson.piece),
    data,
    previous,
    next,
  }
}

function openBoard(board: LessonBoard): OpenedBoard {
  const exercise = exerciseOf(board)
  if (board.goal.kind !== 'drill' || exercise.kind !== 'find' || exercise.task.answer.kind !== 'line')
    return board
  const { line } = exercise.task.answer
  return {
    ...board,
    names: Array.from(
      { length: line.length + 1 },
      (_, plies) => lastNamed(openingsText, line, plies)?.title ?? '',
    ),
  }
}

const linkTo = (lesson: BoardLesson | undefined) =>
  lesson && { path: lessonPath(lesson.slug), title: lesson.title }
