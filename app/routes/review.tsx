import { lazy, Suspense, useEffect, useMemo } from 'react'
import { data, useSearchParams } from 'react-router'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { savesData } from '#app/browser/saves-data.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { makeAnalyst } from '#app/game/engine/engine-client.ts'
import { useOpeningBook } from '#app/review/opening-book.ts'
import { useFoundMatch } from '#app/history/replay/use-found-match.ts'
import { ownStrength, setStrengthOwner } from '#app/game/own-strength.ts'
import { useGameOwner } from '#app/history/sync/use-match-sync.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { ReviewPage } from '#app/review/review-page.tsx'
import { ownReview, type ReviewAccount } from '#app/review/judging/account-reviews.ts'
import { createHeadStart } from '#app/review/judging/head-start.ts'
import { judgesFor } from '#app/review/judging/planner.ts'
import { gameOfMatch } from '#app/review/reviewed-game.ts'
import { makeMatchRecord, readMatchRecord } from '#matches/match-record.ts'
import type { Match } from '#matches/match.ts'
import { databaseContext } from '#server/context.server.ts'
import { findSharedMatch } from '#server/matches/api.server.ts'
import { words as history } from '#words/history'
import { words } from '#words/routes'
import { takeJudgingTurn } from '#app/composition/judging-turn.ts'
import { keepMistakes } from '#app/composition/keep-mistakes.ts'
import type { Route } from './+types/review.ts'

/** Loaded late, so that it does not count towards the page's script budget. */
const About = lazy(async () => ({ default: (await import('#app/review/about-review.tsx')).AboutReview }))

/** Unlike the page for pasting games, the review of one game is not indexed. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' }
const isOfOneGame = (params: URLSearchParams): boolean => params.has('shared') || params.has('game')

/**
 * `?shared=TOKEN` is a shared match, which the reader's device judges; `?game=ID` is one of the visitor's matches.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const token = params.get('shared')
  const found = token === null ? undefined : await findSharedMatch(context.get(databaseContext), token)
  return data(
    { shared: found && reviewedPart(found), isAskedForShared: token !== null },
    isOfOneGame(params) ? { headers: UNLISTED } : {},
  )
}

/** Leaves everything that links a match to an account or a device on the server. */
function reviewedPart(match: Match) {
  const { start, moves, opponentType, level, humanColor, names, times, settings, winner, endReason } =
    makeMatchRecord(match)
  return { start, moves, opponentType, level, humanColor, names, times, settings, winner, endReason }
}

/** Only a shared match needs the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return new URL(request.url).searchParams.has('shared')
    ? await serverLoader()
    : { shared: undefined, isAskedForShared: false }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.review.title,
    description: words.review.description,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.review.title }])],
  }),
  ...(isOfOneGame(new URLSearchParams(args.location.search)) ? [{ name: 'robots', content: 'noindex' }] : []),
]

const headStart = createHeadStart(makeAnalyst, () => judgesFor(navigator.hardwareConcurrency))

let isOpen = false

/** The reader of games is loaded when the page is idle, or with the first text. */
async function prepareFor(text: string) {
  try {
    const { firstLinesOf } = await import('#app/review/pgn/first-lines.ts')
    if (isOpen) headStart.prepare(firstLinesOf(text))
  } catch (error) {
    console.warn('Cannot judge a game ahead of its review.', error)
  }
}

function startJudge() {
  takeJudgingTurn(() => {})
  return headStart.take()
}

export default function Review({ loaderData }: Route.ComponentProps) {
  const requested = useRequestedGame(loaderData)
  const book = useOpeningBook()
  const [params] = useSearchParams()
  const gameId = params.get('game') ?? undefined
  const isForPasting = requested === undefined
  useEffect(() => {
    // Compiles the engine while the visitor looks for a game to paste, since they came to have one judged.
    const callOff = isForPasting && !savesData() ? whenIdle(() => void prepareFor('')) : undefined
    isOpen = true
    return () => {
      isOpen = false
      callOff?.()
      headStart.stop()
    }
  }, [isForPasting])
  return (
    <>
      <ReviewPage
        requested={requested}
        startJudge={startJudge}
        onText={(text) => void prepareFor(text)}
        book={book}
        onReviewed={(game, review, judgements) => keepMistakes({ game, review, judgements, gameId })}
      />
      {isForPasting && (
        <Suspense>
          <About />
        </Suspense>
      )}
      <UpdateNotice />
    </>
  )
}

function useRequestedGame({ shared, isAskedForShared }: Route.ComponentProps['loaderData']) {
  const { state, user } = useAuth()
  useGameOwner(state, user?.id)
  useEffect(() => setStrengthOwner(user?.id), [user?.id])
  const [params] = useSearchParams()
  const id = params.get('game') ?? undefined
  const found = useFoundMatch(id, user?.id)
  const match = useMemo(() => (shared ? readMatchRecord(shared) : found.match), [shared, found.match])
  const player = shared ? history.match.somePlayer : user?.name || history.match.you
  const isOwn = shared === undefined
  const game = useMemo(
    () =>
      match && {
        ...gameOfMatch(match, player, isOwn),
        ...(isOwn && { readerRating: ownStrength.value.rating }),
      },
    [match, player, isOwn],
  )
  const savedId = found.saved?.id
  const userId = user?.id
  const account = useMemo(
    (): ReviewAccount | undefined =>
      shared !== undefined || savedId === undefined || userId === undefined
        ? undefined
        : ownReview(userId, savedId),
    [shared, savedId, userId],
  )
  if (isAskedForShared) return { game, account, words: words.review.noSuchGame }
  if (id === undefined) return undefined
  return { game, account, words: state === 'loading' || found.match ? words.review.loading : found.words }
}
