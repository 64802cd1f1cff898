import { count } from '../grammar/en.ts'

export const words = {
  progress: {
    done: 'Done',
    boardsDone: (done: number, boards: number) => `${done} of ${boards} boards done`,
    lessonsDone: (done: number, lessons: number) => `${done} of ${lessons} lessons done.`,
    chapterDone: (done: number, lessons: number) => `${done} of ${lessons} done`,
    goOn: (lesson: string) => `Go on: ${lesson}`,
  },
  learnPage: {
    learnChess: 'Learn chess',
    fromTheFirstMove:
      'From the first move of the rook to a small repertoire of openings. Short lessons, boards to play on, and no account: what you have done stays on this device.',
    startWithTheFirstLesson: 'Start with the first lesson',
    practiseCoordinatesAgainstTime: 'Practise coordinates against time',
    chapters: 'Chapters',
    lessons: (lessons: number) => count(lessons, 'lesson'),
    minutes: (minutes: number) => count(minutes, 'minute'),
    boards: (boards: number) => count(boards, 'board'),
  },
  learn: {
    title: 'Learn chess',
    freeChessLessonsFromThe:
      'Free chess lessons from the first move: the pieces, the rules, basic mates against an engine, ten tactical motifs and a few openings, on boards you play on.',
  },
  lesson: {
    lessonNotFound: 'Lesson Not Found',
    noLessonHere: 'There is no lesson at this address.',
    learnChess: 'Learn chess',
    aFreeChessLessonWith: (summary: string, part: string) =>
      `${summary} A free chess lesson with boards to play on. From: ${part}.`,
    allLessons: 'All lessons',
  },
  coordinates: {
    coordinates: 'Coordinates',
    learnChess: 'Learn chess',
    practiseTheNamesOfThe:
      'Practise the names of the chess squares against time: find a square, name a square, see where the knight can go. 30 or 60 seconds, free, without an account.',
    allLessons: 'All lessons',
  },
}
