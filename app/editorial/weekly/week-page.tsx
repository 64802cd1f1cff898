import type { ReactNode } from 'react'
import '#app/editorial/article.css'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { Thumbnail } from '#app/editorial/boards/thumbnail.tsx'
import { Html } from '#app/editorial/html.tsx'
import { ReplayScript } from '#app/editorial/replay-script.tsx'
import { buttonClass } from '#app/ui/button-style.ts'
import { dayOfYear, longDate } from '#app/ui/dates.ts'
import { richText } from '#app/ui/rich-text.ts'
import type { DatedGame } from './on-this-day.server.ts'
import type { MistakeQuestion, Week } from './week.server.ts'
import { localAddress } from '#words/addresses.ts'
import './weekly.css'
import { words as sundayWords } from '#words/editorial'
import { words } from '#words/weekly'

/** The page of one week: a question on a board, Sunday's puzzle, what to read, and games of these days. */
export function WeekPage({ week }: { readonly week: Week }) {
  const { monday, mistake, sunday, post, games } = week
  return (
    <main className="page week pt-4 sm:pt-8">
      <BoardSymbols />
      <header className="max-w-[44rem]">
        <p className="text-label font-semibold text-muted">
          <time dateTime={monday}>{words.weekPage.weekOf(longDate(monday))}</time>
        </p>
        <h1 className="mt-2 text-3xl sm:text-4xl">{words.weekPage.thisWeek}</h1>
        <p className="mt-3 text-lg text-muted">{words.weekPage.about}</p>
      </header>
      <Mistake mistake={mistake} />
      <div className="week-cards">
        <Card id="sunday" title={words.weekPage.sundaysPuzzle}>
          <div className="week-sunday">
            <Thumbnail view={sunday.view} />
            <div>
              <p>{sundayWords.sundayPage.task(sunday.solver, sunday.rating, sunday.difficulty)}</p>
              <p className="mt-3 text-muted">{sunday.before.at(-1)}</p>
              <a className="week-more" href={sunday.path}>
                {words.weekPage.readTheSolution}
              </a>
            </div>
          </div>
        </Card>
        {post && (
          <Card id="to-read" title={words.weekPage.toRead}>
            <p className="text-muted">{words.weekPage.appears(dayOfYear(post.date))}</p>
            <p className="mt-2 text-xl font-semibold">
              {post.path === undefined ? post.title : <a href={post.path}>{post.title}</a>}
            </p>
          </Card>
        )}
        {games.length > 0 && <OnTheseDays games={games} />}
      </div>
      <p className="mt-10 text-muted">
        {richText(
          words.weekPage.follow(
            (text) => <a href={localAddress('/feed.xml')}>{text}</a>,
            (text) => <a href={localAddress('/this-week.ics')}>{text}</a>,
          ),
        )}
      </p>
      <OtherWeeks {...week} />
      <ReplayScript />
    </main>
  )
}

function Mistake({ mistake }: { readonly mistake: MistakeQuestion }) {
  const { solver, rating, opponent, timeClass, last, board, playLink, played, best, sentence, figure } =
    mistake
  return (
    <section aria-labelledby="mistake" className="week-mistake">
      <Html html={board} className="week-board" />
      <div>
        <h2 id="mistake" className="text-2xl sm:text-3xl">
          {words.weekPage.mistakeOfTheWeek}
        </h2>
        <p className="mt-4 text-lg">{words.weekPage.question(solver, rating, opponent, timeClass)}</p>
        <p className="mt-2 text-muted">{words.weekPage.lastMove(last)}</p>
        <p className="mt-5">
          <a href={playLink} className={buttonClass('secondary', 'normal')}>
            {words.weekPage.tryIt}
          </a>
        </p>
        <details className="mt-5">
          <summary className="inline-flex min-h-11 items-center font-semibold text-green underline">
            {words.weekPage.showTheAnswer}
          </summary>
          <p className="mt-3 text-lg">
            {words.weekPage.played(played)} {sentence}
          </p>
          {/* The coach often names the better move itself. */}
          {!sentence.includes(best) && (
            <p className="mt-2 text-lg font-semibold">{words.weekPage.better(best)}</p>
          )}
          <Html html={figure} className="prose mt-4" />
        </details>
        <p className="mt-5 text-sm text-muted">
          {richText(words.weekPage.source((text) => <a href="https://database.lichess.org">{text}</a>))}
        </p>
      </div>
    </section>
  )
}

const OnTheseDays = ({ games }: { readonly games: readonly DatedGame[] }) => (
  <Card id="on-these-days" title={words.weekPage.onThisDay}>
    <ul className="grid gap-3">
      {games.map(({ date, white, black, event, path }) => (
        <li key={`${date} ${white}`}>
          <time dateTime={date} className="block text-label text-muted">
            {longDate(date)}
          </time>
          <a href={path} lang="en">
            {words.weekPage.wasPlayed(white, black, event)}
          </a>
        </li>
      ))}
    </ul>
  </Card>
)

function Card({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="week-card">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

const OtherWeeks = ({ older, newer }: Pick<Week, 'older' | 'newer'>) => (
  <nav aria-label={words.weekPage.otherWeeks} className="mt-4 flex flex-wrap justify-between gap-4">
    {older !== undefined && (
      <a href={`/this-week/${older}`} rel="prev" className="inline-flex min-h-11 items-center">
        {words.weekPage.weekBefore(longDate(older))}
      </a>
    )}
    {newer !== undefined && (
      <a href={`/this-week/${newer}`} rel="next" className="inline-flex min-h-11 items-center">
        {words.weekPage.weekAfter(longDate(newer))}
      </a>
    )}
  </nav>
)
