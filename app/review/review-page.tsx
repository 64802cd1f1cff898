import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { OpeningBook } from './opening-book.ts'
import { takeFocus } from '#app/browser/take-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { withAccount, type ReviewAccount } from './judging/account-reviews.ts'
import type { ReviewJudge } from './judging/workers.ts'
import { reviewKey } from './judging/judgements.ts'
import { PgnForm } from './pgn/pgn-form.tsx'
import { openDeviceReviews } from './judging/review-store.ts'
import { gameOfPgn, type ReviewedGame } from './reviewed-game.ts'
import type { ReviewedListener } from './review-view.tsx'
import { words } from '#words/review'
import './review.css'

/** Loads the view once there is a game. */
const fetchView = () => import('./review-view.tsx')
const ReviewView = lazy(() => fetchView().then((module) => ({ default: module.ReviewView })))

interface RequestedGame {
  /** Undefined while loading, and if there is no such game. */
  readonly game: ReviewedGame | undefined
  /** Text to show without a game. */
  readonly words: string
  /** Absent for games of other people, and for games that are not in an account. */
  readonly account: ReviewAccount | undefined
}

interface ReviewPageProps {
  /** The game that the address names, if any. */
  readonly requested: RequestedGame | undefined
  readonly startJudge: () => ReviewJudge
  /** Called while a text is pasted or typed, since a game will soon have to be judged. */
  readonly onText?: (text: string) => void
  /** Called when every move is judged. */
  readonly onReviewed?: ReviewedListener
  /** Empty until it has been fetched. */
  readonly book: OpeningBook
}

/** Reviews the game that the address names, or a game that the user pastes. */
export function ReviewPage({ requested, startJudge, onText, onReviewed, book }: ReviewPageProps) {
  /** `null`: the user wants to paste another game. */
  const [pasted, setPasted] = useState<ReviewedGame | null>()
  const game = requested ? requested.game : (pasted ?? undefined)
  const device = useMemo(() => openDeviceReviews(), [])
  const account = requested?.account
  const sources = useMemo(
    () => ({ startJudge, drafts: device.drafts, reviews: account ? withAccount(device, account) : device }),
    [startJudge, device, account],
  )

  const head = ({ names }: ReviewedGame, takesFocus: boolean) => (
    <Head names={names} takesFocus={takesFocus && !requested}>
      {requested ? (
        <Link to="/review" className="underline">
          {words.reviewPage.anotherGame}
        </Link>
      ) : (
        <Button icon="new" onClick={() => setPasted(null)}>
          <span className="max-[30rem]:sr-only">{words.reviewPage.anotherGame}</span>
        </Button>
      )}
    </Head>
  )
  if (game)
    return (
      <main className="page review-page">
        <Suspense
          fallback={
            <>
              {head(game, false)}
              <p role="status">{words.reviewPage.loading}</p>
            </>
          }
        >
          <ReviewView
            head={(takesFocus) => head(game, takesFocus)}
            key={reviewKey(game.line)}
            game={game}
            sources={sources}
            book={book}
            onReviewed={onReviewed}
          />
        </Suspense>
      </main>
    )
  return (
    <main className="page fills-screen grid max-w-[46rem] content-start gap-6 py-10">
      <div className="grid gap-2">
        <Heading takesFocus={pasted === null} className="text-2xl">
          {words.reviewPage.reviewAGame}
        </Heading>
        <p className="text-muted">{words.reviewPage.intro}</p>
      </div>
      {requested ? <p role="status">{requested.words}</p> : <Pasting onText={onText} onGame={setPasted} />}
    </main>
  )
}

interface PastingProps {
  readonly onText: ReviewPageProps['onText']
  readonly onGame: (game: ReviewedGame) => void
}

function Pasting({ onText, onGame }: PastingProps) {
  function getReady(text: string) {
    onText?.(text)
    // Only a prefetch: the view is fetched again when it is needed, and a failure is reported then.
    fetchView().catch(() => {})
  }
  return (
    <>
      <PgnForm onText={getReady} onGame={(each) => onGame(gameOfPgn(each))} />
      <p className="text-label text-muted">
        {richText(
          words.reviewPage.gamesPlayedHere((text) => (
            <Link to="/dashboard" className="underline">
              {text}
            </Link>
          )),
        )}
      </p>
    </>
  )
}

interface HeadProps {
  readonly names: ReviewedGame['names']
  readonly takesFocus: boolean
  readonly children: ReactNode
}

function Head({ names, takesFocus, children }: HeadProps) {
  return (
    <div className="review-head">
      <Heading takesFocus={takesFocus}>
        {richText(
          words.reviewPage.heading((text) => <span className="sr-only">{text}</span>, names.w, names.b),
        )}
      </Heading>
      {children}
    </div>
  )
}

interface HeadingProps {
  /** The button that led here no longer exists. */
  readonly takesFocus: boolean
  readonly className?: string
  readonly children: ReactNode
}

const Heading = ({ takesFocus, className = '', children }: HeadingProps) => (
  <h1 ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={`outline-none ${className}`}>
    {children}
  </h1>
)
