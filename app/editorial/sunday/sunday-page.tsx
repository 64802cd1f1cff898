import type { Color } from '#chess/types.ts'
import type { NextStepLink as Step } from '#content/next-steps.ts'
import '#app/editorial/article.css'
import { BackLink } from '#app/editorial/back-link.tsx'
import type { DrawnBoard } from '#app/editorial/boards/board-svg.ts'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { Thumbnail } from '#app/editorial/boards/thumbnail.tsx'
import { Html } from '#app/editorial/html.tsx'
import { NextStep } from '#app/editorial/next-step.tsx'
import { ReplayScript } from '#app/editorial/replay-script.tsx'
import { longDate } from '#app/ui/dates.ts'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

/** The puzzle of a Sunday, as lists show it. */
export interface SundayCard {
  readonly sunday: string
  readonly path: string
  readonly solver: Color
  readonly rating: number
  /** The difficulty in words: `a hard one`. */
  readonly difficulty: string
  readonly themes: readonly string[]
  readonly view: DrawnBoard
}

export interface SundayPuzzle extends SundayCard {
  /** The puzzle's id in the Lichess collection. */
  readonly id: string
  readonly before: readonly string[]
  readonly figure: string
  readonly after: string
  readonly next: Step
  readonly newer: SundayCard | undefined
  readonly older: SundayCard | undefined
}

const taskOf = ({ solver, rating, difficulty }: SundayCard): string =>
  words.sundayPage.task(solver, rating, difficulty)

/** All weeks, newest first. */
export function SundaysPage({ cards }: { readonly cards: readonly SundayCard[] }) {
  return (
    <main className="page pt-6 sm:pt-8">
      <BoardSymbols />
      <h1 className="text-3xl sm:text-4xl">{words.sundayPage.sundaysPuzzle}</h1>
      <p className="mt-3 max-w-[38rem] text-lg text-muted">
        {richText(
          words.sundayPage.oneForEachSunday((text) => (
            <a href="/" className="text-green underline">
              {text}
            </a>
          )),
        )}
      </p>
      <ol className="mt-10 grid gap-5 sm:grid-cols-2">
        {cards.map((card) => (
          <li
            key={card.sunday}
            className="relative grid gap-4 min-[20rem]:grid-cols-[7.5rem_1fr] sm:grid-cols-[10rem_1fr] sm:gap-6 rounded-card border border-hairline bg-surface p-4 hover:border-green"
          >
            <div aria-hidden="true">
              <Thumbnail view={card.view} />
            </div>
            <div className="min-w-0 self-center">
              <h2 className="text-lg">
                <a href={card.path} className="stretched-link">
                  <time dateTime={card.sunday}>{longDate(card.sunday)}</time>
                </a>
              </h2>
              <p className="mt-1 text-label text-muted">{taskOf(card)}</p>
            </div>
          </li>
        ))}
      </ol>
    </main>
  )
}

export function SundayPage({ puzzle }: { readonly puzzle: SundayPuzzle }) {
  const { sunday, id, before, figure, after, themes, next, newer, older } = puzzle
  return (
    <main className="page pt-4 sm:pt-8">
      <BoardSymbols />
      <article className="article">
        <header className="article-column">
          <BackLink to="/sunday-puzzle">{words.sundayPage.allWeeks}</BackLink>
          <h1 className="article-title mt-4">{words.sundayPage.sundaysPuzzle}</h1>
          <p className="mt-4 text-lg text-muted">
            {richText(words.sundayPage.puzzleOf(timeOf(sunday)))} {taskOf(puzzle)}
          </p>
        </header>
        <div className="prose">
          <h2>{words.sundayPage.beforeYouMove}</h2>
          {before.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h2>{words.sundayPage.moveByMove}</h2>
        </div>
        <Html html={figure} className="prose" />
        <div className="prose">
          <p>{after}</p>
          {themes.length > 0 && <p>{words.sundayPage.themes(themes)}</p>}
          <p>
            {richText(
              words.sundayPage.whereItComesFrom((text) => (
                <a href={`https://lichess.org/training/${id}`}>{text}</a>
              )),
            )}
          </p>
        </div>
        <NextStep step={next} />
        <nav
          aria-label={words.sundayPage.otherWeeks}
          className="article-column mt-8 flex flex-wrap justify-between gap-4"
        >
          {older && (
            <WeekLink
              card={older}
              rel="prev"
              label={words.sundayPage.theWeekBefore(longDate(older.sunday))}
            />
          )}
          {newer && (
            <WeekLink card={newer} rel="next" label={words.sundayPage.theWeekAfter(longDate(newer.sunday))} />
          )}
        </nav>
      </article>
      <ReplayScript />
    </main>
  )
}

interface WeekLinkProps {
  readonly card: SundayCard
  readonly rel: 'prev' | 'next'
  readonly label: string
}

const WeekLink = ({ card, rel, label }: WeekLinkProps) => (
  <a href={card.path} rel={rel} className="inline-flex min-h-11 items-center text-green underline">
    {label}
  </a>
)

const timeOf = (date: string) => <time dateTime={date}>{longDate(date)}</time>
