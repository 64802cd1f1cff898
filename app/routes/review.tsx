import { useEffect, useMemo } from 'react'
import { data, useSearchParams } from 'react-router'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { whenIdle } from '#app/browser/when-idle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { makeAnalyst } from '#app/game/engine/engine-client.ts'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { useFoundMatch } from '#app/history/replay/use-found-match.ts'
import { useGameOwner } from '#app/history/sync/use-match-sync.ts'
import { ReviewPage } from '#app/review/review-page.tsx'
import { ownReview, type ReviewAccount } from '#app/review/judging/account-reviews.ts'
import { makeHeadStart } from '#app/review/judging/head-start.ts'
import { judgesFor } from '#app/review/judging/judging.ts'
import { firstLinesOf } from '#app/review/pgn/first-lines.ts'
import { gameOfMatch, type ReviewableMatch } from '#app/review/reviewed-game.ts'
import { databaseContext } from '#server/context.server.ts'
import { findSharedMatch, findSharedReview } from '#server/matches/api.server.ts'
import { takeJudgingTurn } from './judging-turn.ts'
import { keepMistakes } from './keep-mistakes.ts'
import type { Route } from './+types/review.ts'

/** A screen to work at: searching finds nothing here that it would not find on `/play`. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' }

/** `?shared=TOKEN` is a match that somebody has given out the link of; `?game=ID`, one of the visitor's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('shared')
  const database = context.get(databaseContext)
  const found = token === null ? undefined : await findSharedMatch(database, token)
  const review = token === null ? undefined : await findSharedReview(database, token)
  return data(
    { shared: found && partOf(found), review, isAskedForShared: token !== null },
    { headers: UNLISTED },
  )
}

/** What ties a match to an account and a device stays on the server. */
const partOf = ({
  start,
  moves,
  opponentType,
  level,
  humanColor,
  names,
  times,
  settings,
}: ReviewableMatch): ReviewableMatch => ({
  start,
  moves,
  opponentType,
  level,
  humanColor,
  names,
  times,
  settings,
})

/** Only a shared match needs the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return new URL(request.url).searchParams.has('shared')
    ? await serverLoader()
    : { shared: undefined, review: undefined, isAskedForShared: false }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: 'Review a Game',
    description:
      'Paste a chess game and see what each move was worth: mistakes explained in sentences that the rules of chess prove, on your own device, free.',
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

const headStart = makeHeadStart(makeAnalyst, () => judgesFor(navigator.hardwareConcurrency))

function startJudge() {
  takeJudgingTurn(() => {})
  return headStart.take()
}

export default function Review({ loaderData }: Route.ComponentProps) {
  const asked = useAsked(loaderData)
  const openingNames = useOpeningNames(true)
  const [params] = useSearchParams()
  const gameId = params.get('game') ?? undefined
  const isForPasting = asked === undefined
  useEffect(() => {
    // Whoever opens this page wants a game judged: compiling the engine is done while it is looked for.
    const callOff = isForPasting ? whenIdle(() => headStart.begin(firstLinesOf(''))) : undefined
    return () => {
      callOff?.()
      headStart.stop()
    }
  }, [isForPasting])
  return (
    <ReviewPage
      asked={asked}
      startJudge={startJudge}
      onText={(text) => headStart.begin(firstLinesOf(text))}
      openingNames={openingNames}
      onReviewed={(game, review, judgements) => keepMistakes({ game, review, judgements, gameId })}
    />
  )
}

function useAsked({ shared, review, isAskedForShared }: Route.ComponentProps['loaderData']) {
  const { state, user } = useAuth()
  useGameOwner(state, user?.id)
  const [params] = useSearchParams()
  const id = params.get('game') ?? undefined
  const found = useFoundMatch(id, user?.id)
  const match = shared ?? found.match
  const player = shared ? 'A player' : user?.name || 'You'
  const isOwn = shared === undefined
  const game = useMemo(() => match && gameOfMatch(match, player, isOwn), [match, player, isOwn])
  const savedId = found.saved?.id
  const account = useMemo((): ReviewAccount | undefined => {
    if (shared) return { find: () => Promise.resolve(review) }
    return savedId === undefined ? undefined : ownReview(savedId)
  }, [shared, review, savedId])
  if (isAskedForShared)
    return { game, account, words: 'There is no such game. Its owner may have stopped sharing it.' }
  if (id === undefined) return undefined
  return { game, account, words: state === 'loading' || found.match ? 'Loading...' : found.words }
}
