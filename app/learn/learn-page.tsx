import { Diagram } from '#app/ui/diagram.tsx'
import type { BoardLesson } from '#content/lessons/lesson.ts'
import { buttonClass } from '#app/ui/button-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Rajah } from '#app/stage/rajah.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import type { LessonPicture } from './lesson/lesson-picture.ts'
import './learn.css'
import { words } from '#words/learn'

interface LearnPageProps {
  readonly parts: readonly {
    readonly part: string
    readonly title: string
    readonly words: string
    readonly lessons: readonly LessonCard[]
  }[]
}

interface LessonCard {
  readonly slug: string
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly piece: BoardLesson['piece']
  readonly count: number
  readonly minutes: number
  readonly picture: LessonPicture
}

/** The course: all lessons by part. The page’s script fills in the progress. */
export function LearnPage({ parts }: LearnPageProps) {
  const first = parts[0]?.lessons[0]
  return (
    <main className="page pt-8 sm:pt-12">
      <div className="learn-head">
        <Welcome />
        <div>
          <h1 className="text-3xl sm:text-4xl">{words.learnPage.learnChess}</h1>
          <p className="mt-3 max-w-[38rem] text-lg text-muted">{words.learnPage.fromTheFirstMove}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <a
              href={first?.path}
              data-learn-next=""
              className={`${buttonClass('primary', 'large')} max-sm:w-full`}
            >
              <span>{words.learnPage.startWithTheFirstLesson}</span>
              <Icon name="arrow" />
            </a>
            <span role="status" data-learn-done="" className="min-h-6 text-muted max-sm:empty:absolute" />
          </p>
          <p className="mt-4 max-sm:mt-1.5 max-sm:-mb-3">
            <a
              href="/learn/coordinates"
              className="inline-flex min-h-11 items-center font-semibold text-green underline"
            >
              {words.learnPage.practiseCoordinatesAgainstTime}
            </a>
          </p>
        </div>
      </div>
      <nav aria-label={words.learnPage.chapters} className="chapter-links">
        <ul>
          {parts.map(({ part, title, lessons }) => (
            <li key={part}>
              <a href={`#${part}`} data-chapter={part}>
                <b>{title}</b>
                <span data-chapter-done="">{words.learnPage.lessons(lessons.length)}</span>
                <i aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ part, title, words: about, lessons }) => (
        <section key={part} aria-labelledby={part} data-chapter-part={part} className="pt-10 sm:pt-12">
          <h2 id={part} className="text-2xl">
            {title}
          </h2>
          <p className="mt-1 max-w-[38rem] text-muted">{about}</p>
          <ul className="lesson-grid">
            {lessons.map((lesson) => (
              <LessonItem key={lesson.slug} lesson={lesson} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

const Welcome = () => (
  <div aria-hidden="true" className="niche">
    <Rajah pose="welcome" />
  </div>
)

function LessonItem({
  lesson: { slug, path, title, summary, piece, count, minutes, picture },
}: {
  readonly lesson: LessonCard
}) {
  return (
    <li className="lesson-card" data-lesson-slug={slug} data-lesson-boards={count}>
      <div aria-hidden="true" className="lesson-picture">
        {piece === undefined ? (
          <Diagram {...picture} label="" />
        ) : (
          <div className="rounded-control bg-board-light p-1">
            <PieceImage piece={{ color: 'w', role: piece }} className="block aspect-square w-full" />
          </div>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-lg">
          <a href={path} className="stretched-link">
            {title}
          </a>
        </h3>
        <p className="mt-1 text-sm text-muted">{summary}</p>
        <p className="lesson-meta">
          <span>
            <Icon name="clock" className="size-4" />
            {words.learnPage.minutes(minutes)}
          </span>
          <span className="lesson-done" data-lesson-done="">
            {words.learnPage.boards(count)}
          </span>
        </p>
        <i aria-hidden="true" className="lesson-line" />
      </div>
    </li>
  )
}
