import { findLesson, lessonPath, listLessons } from '#content/lessons.server.ts'
import { PARTS, type BoardLesson } from '#content/lessons/lesson.ts'
import { FIRST_NAMES } from '#content/first-names.ts'
import openingsText from '#content/openings/openings.txt?raw'
import { lastNamed, splitOpening } from '#matches/openings.ts'
import { words } from '#words/lessons'
import type { LessonWords } from '#words/lessons/lesson-words.ts'
import { words as openings } from '#words/openings'
import { exerciseOf } from './board-goal.ts'
import type { LessonData, OpenedBoard, WordedBoard, WordedLesson } from './lesson-data.ts'
import { makeLessonPicture, type LessonPicture } from './lesson-picture.ts'
import { lessonMinutes } from './lesson-minutes.ts'

/** The course by part, for its overview. */
export const listParts = () =>
  PARTS.map((part) => ({
    part,
    ...words.parts[part],
    lessons: listLessons()
      .filter((lesson) => lesson.part === part)
      .map((lesson) => ({ lesson, ...lessonWords(lesson.slug) }))
      .map(({ lesson, title, summary, text }) => ({
        slug: lesson.slug,
        path: lessonPath(lesson.slug),
        title,
        summary,
        piece: lesson.piece,
        count: lesson.boards.length,
        minutes: lessonMinutes({ text, boards: lesson.boards }),
        picture: pictureOf(lesson),
      })),
  })).filter(({ lessons }) => lessons.length > 0)

/** The course never changes, and the pictures take some milliseconds. */
const pictures = new Map<string, LessonPicture>()

function pictureOf(lesson: BoardLesson): LessonPicture {
  const picture = pictures.get(lesson.slug) ?? makeLessonPicture(lesson)
  pictures.set(lesson.slug, picture)
  return picture
}

/** A lesson with its place in the course; undefined if no lesson has this slug. */
export function openLesson(slug: string) {
  const found = findLesson(slug)
  if (found === undefined) return undefined
  const lessons = listLessons()
  const at = lessons.indexOf(found)
  const previous = linkTo(lessons[at - 1])
  const next = linkTo(lessons[at + 1])
  const lesson = withWords(found)
  const data: LessonData = { slug, boards: lesson.boards.map(openBoard), next }
  return {
    lesson,
    part: words.parts[lesson.part].title,
    firstName: FIRST_NAMES.find(({ role }) => role === lesson.piece),
    data,
    previous,
    next,
  }
}

/** A lesson's texts in the language of the request. Throws if there are none; a test reads those of all lessons. */
export function lessonWords(slug: string): LessonWords {
  const lessons: Readonly<Record<string, LessonWords>> = words.lessons
  const found = lessons[slug]
  if (found === undefined) throw new Error(`words/lessons has no lesson ${slug}`)
  return found
}

function withWords(lesson: BoardLesson): WordedLesson {
  const { title, summary, text, more, boards, puzzle } = lessonWords(lesson.slug)
  return {
    ...lesson,
    title,
    summary,
    text,
    more: (lesson.more ?? []).map((to, index) => ({ to, label: more![index]! })),
    boards: lesson.boards.map((board, index) => ({ ...board, ...(boards[index] ?? puzzle!) })),
  }
}

function openBoard(board: WordedBoard): OpenedBoard {
  const exercise = exerciseOf(board)
  if (board.goal.kind !== 'drill' || exercise.kind !== 'find' || exercise.task.answer.kind !== 'line')
    return board
  const { line } = exercise.task.answer
  return {
    ...board,
    names: Array.from({ length: line.length + 1 }, (_, plies) =>
      titleInWords(lastNamed(openingsText, line, plies)?.title),
    ),
  }
}

/** `B20 Sicilian Defense`, with the name in the current language. */
function titleInWords(title: string | undefined): string {
  if (title === undefined) return ''
  const { eco, name } = splitOpening(title)
  return `${eco} ${openings.name(name, (latin) => latin).join('')}`
}

const linkTo = (lesson: BoardLesson | undefined) =>
  lesson && { path: lessonPath(lesson.slug), title: lessonWords(lesson.slug).title }
