import type { Color } from '#chess/types.ts'
import type { NextStep as Step } from '#content/next-steps.ts'
import '#app/editorial/article.css'
import { BackLink } from '#app/editorial/back-link.tsx'
import type { BoardView } from '#app/editorial/boards/board-svg.ts'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { Thumbnail } from '#app/editorial/boards/thumbnail.tsx'
import { Html } from '#app/editorial/html.tsx'
import { NextStep } from '#app/editorial/next-step.tsx'
import { ReplayScript } from '#app/editorial/replay-script.tsx'
import { longDate } from '#app/ui/dates.ts'

/** The hardest puzzle of a week, as lists show it. */
export interface SundayCard {
  readonly sunday: string
  readonly path: string
  readonly solver: Color
  readonly rating: number
  /** `a hard one`. */
  readonly difficulty: string
  readonly themes: readonly string[]
  readonly view: BoardView
}

export interface SundayPuzzle extends SundayCard {
  /** The day on which it was the daily puzzle. */
  readonly day: string
  /** In the Lichess collection. */
  readonly id: string
  readonly before: readonly string[]
  readonly figure: string
  readonly after: string
  readonly next: Step
  readonly newer: SundayCard | undefined
  readonly older: SundayCard | undefined
}

const SIDES: Record<Color, string> = { w: 'White', b: 'Black' }
const taskWords = ({ solver, rating, difficulty }: SundayCard): string =>
  `${SIDES[solver]} to move. Rated about ${rating.toLocaleString('en-GB')}: ${difficulty}.`

/** All weeks, newest first. */
export function SundaysPage({ cards }: { readonly cards: readonly SundayCard[] }) {
  return (
    <main className="page max-w-[62rem] pt-8 sm:pt-12">
      <BoardSymbols />
      <h1 className="text-3xl sm:text-4xl">Sunday’s Puzzle, Explained</h1>
      <p className="mt-3 max-w-[38rem] text-lg text-muted">
        The daily puzzle grows harder through the week. On Monday we take the hardest one, which is usually
        Sunday’s, and go through it move by move.{' '}
        <a href="/" className="text-green underline">
          Today’s puzzle
        </a>{' '}
        is on the home page.
      </p>
      <ol className="mt-10 grid gap-5 sm:grid-cols-2">
        {cards.map((card) => (
          <li
            key={card.sunday}
            className="relative grid grid-cols-[7rem_1fr] gap-4 rounded-card border border-hairline bg-surface p-4 hover:border-green"
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
              <p className="mt-1 text-label text-muted">{taskWords(card)}</p>
            </div>
          </li>
        ))}
      </ol>
    </main>
  )
}

export function SundayPage({ puzzle }: { readonly puzzle: SundayPuzzle }) {
  const { sunday, day, id, before, figure, after, themes, next, newer, older } = puzzle
  return (
    <main className="page pt-4 sm:pt-8">
      <BoardSymbols />
      <article className="article">
        <header className="article-column">
          <BackLink to="/sunday-puzzle">All Weeks</BackLink>
          <h1 className="article-title mt-4">Sunday’s Puzzle, Explained</h1>
          <p className="mt-4 text-lg text-muted">
            The hardest puzzle of the week that ended on <time dateTime={sunday}>{longDate(sunday)}</time>
            {day !== sunday && (
              <>
                , set on <time dateTime={day}>{longDate(day)}</time>
              </>
            )}
            . {taskWords(puzzle)}
          </p>
        </header>
        <div className="prose">
          <h2>Before you move</h2>
          {before.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h2>Move by move</h2>
        </div>
        <Html html={figure} className="prose" />
        <div className="prose">
          <p>{after}</p>
          {themes.length > 0 && (
            <p>
              {themes.length === 1 ? 'Theme' : 'Themes'}: {themes.join(' and ')}.
            </p>
          )}
          <p>
            The puzzle comes from a game on Lichess and from its free collection (
            <a href={`https://lichess.org/training/${id}`}>this puzzle on Lichess</a>). Each move of a
            solution there is the only good one; where several moves mate at once, any of them counts.
          </p>
        </div>
        <NextStep step={next} />
        <nav aria-label="Other weeks" className="article-column mt-8 flex flex-wrap justify-between gap-4">
          {older && <WeekLink card={older} rel="prev" label="The week before" />}
          {newer && <WeekLink card={newer} rel="next" label="The week after" />}
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
    {label}: {longDate(card.sunday)}
  </a>
)
