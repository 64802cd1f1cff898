import type { ReactNode } from 'react'
import type { FirstName } from '#content/first-names.ts'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { Card } from '#app/ui/card.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { answerWords, askWords, turnWords } from './board-words.ts'
import { BoardSteps } from './board-steps.tsx'
import type { LessonData, WordedBoard, WordedLesson } from './lesson-data.ts'
import { lessonMinutes } from './lesson-minutes.ts'
import type { LessonState } from './lesson-state.ts'
import { positionWords } from './position-words.ts'
import { StillBoard } from './still-lesson.tsx'
import '#app/board/board.css'
import '#app/line/try-panel.css'
import '#app/exercise/exercise.css'
import { LessonText } from '../lesson-text.tsx'
import '../learn.css'
import { words as labels } from '#words/labels'
import { words } from '#words/learn/lesson'

interface PageLink {
  readonly path: string
  readonly title: string
}

interface LessonPageProps {
  readonly lesson: WordedLesson
  /** The name of the part of the course. */
  readonly part: string
  readonly firstName: FirstName | undefined
  readonly data: LessonData
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
  /** The link to all lessons. */
  readonly back: ReactNode
}

/** A lesson: text, and boards that its script makes playable. Without scripts they are diagrams with answers. */
export function LessonPage({ lesson, part, firstName, data, previous, next, back }: LessonPageProps) {
  const { title, summary, text, more, boards } = lesson
  return (
    <main className="page lesson-page">
      <div data-lesson={JSON.stringify(data)} data-waits="">
        <Stage
          head={
            <div className="lesson-bar">
              {back}
              <span aria-hidden="true" className="lesson-bar-title">
                {title}
              </span>
            </div>
          }
          board={
            <div data-place="board">
              <div role="img" aria-label={words.lessonPage.chessBoard(positionWords(boards[0]!))}>
                <div inert>
                  <StillBoard board={boards[0]!} />
                </div>
              </div>
            </div>
          }
          column={
            <>
              <div className="lesson-head">
                <p className="text-label text-muted">
                  {words.lessonPage.aboutMinutes(part, lessonMinutes(lesson))}
                </p>
                <h1>{title}</h1>
              </div>
              <LessonText title={title}>
                <p className="lesson-summary">{summary}</p>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {firstName && <FirstNameCard firstName={firstName} />}
              </LessonText>
              <StillSide first={boards[0]!} count={boards.length} />
            </>
          }
        />
      </div>
      <noscript>
        <AllBoards boards={boards} />
      </noscript>
      <LessonLinks {...{ more, previous, next }} />
      {boards.some(({ puzzle }) => puzzle !== undefined) && (
        <p className="mt-6 text-sm text-muted">{words.lessonPage.positionsFromGames}</p>
      )}
    </main>
  )
}

interface StillSideProps {
  readonly first: WordedBoard
  readonly count: number
}

/** The task as shown before the script has loaded. */
const StillSide = ({ first, count }: StillSideProps) => (
  <div data-place="side" className="lesson-side">
    <div className="only-scripted">
      <BoardSteps count={count} state={NONE_DONE} />
    </div>
    <AnswerArea
      phase="waiting"
      pose="welcome"
      tone={undefined}
      ask={<p className="exercise-ask">{askWords(first)}</p>}
      status={turnWords(first)}
      buttons={undefined}
    />
    <noscript>
      <p className="mt-4 text-muted">{words.lessonPage.withJavascriptYouCanPlay}</p>
    </noscript>
  </div>
)

interface LessonLinksProps extends Pick<LessonPageProps, 'previous' | 'next'> {
  readonly more: WordedLesson['more']
}

const LessonLinks = ({ more, previous, next }: LessonLinksProps) => (
  <>
    {more.length > 0 && (
      <ul className="lesson-more">
        {more.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    )}
    <nav aria-label={words.lessonPage.lessons} className="lesson-nav">
      {previous ? <a href={previous.path}>{words.lessonPage.previous(previous.title)}</a> : <span />}
      {next && <a href={next.path}>{words.lessonPage.next(next.title)}</a>}
    </nav>
  </>
)

const NONE_DONE: LessonState = { at: 0, done: [] }

const FirstNameCard = ({ firstName: { role, sanskrit, latin } }: { readonly firstName: FirstName }) => (
  <Card className="first-name p-3!">
    <div className="grid place-items-center rounded-control bg-board-light p-1">
      <PieceImage piece={{ color: 'w', role }} className="size-14" />
    </div>
    <div>
      <div lang="sa" className="font-display text-xl font-semibold text-green">
        {sanskrit}
      </div>
      <div className="text-sm text-muted">
        {richText(labels.firstNameMeans(<i lang="sa-Latn">{latin}</i>, labels.firstNames[role].meaning))}
      </div>
    </div>
  </Card>
)

const AllBoards = ({ boards }: Pick<WordedLesson, 'boards'>) => (
  <ol className="lesson-boards">
    {boards.map((board, index) => (
      <li key={index}>
        <div role="img" aria-label={words.lessonPage.chessBoard(positionWords(board))}>
          <div inert>
            <StillBoard board={board} />
          </div>
        </div>
        <p className="mt-3">
          {index + 1}. {askWords(board)} {turnWords(board)}
        </p>
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-green underline">
            {words.lessonPage.answer}
          </summary>
          <p>
            {answerWords(board)} {board.learnt}
          </p>
        </details>
      </li>
    ))}
  </ol>
)
