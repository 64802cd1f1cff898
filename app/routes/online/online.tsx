import { useCallback, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { ReviewLink, SavedNote } from '#app/history/saved-note.tsx'
import { matchSync, useGameOwner } from '#app/history/sync/use-match-sync.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { keepInAccount } from '#app/game/online/online-api.ts'
import { OnlinePage } from '#app/game/online/online-page.tsx'
import { words } from '#words/routes'
import type { Route } from './+types/online.ts'

/** The page is the same for every game, so link previews reveal nothing about the players. */
export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.online.title,
    description: words.online.description,
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function Online({ params }: Route.ComponentProps) {
  const { state, user } = useAuth()
  useGameOwner(state, user?.id)
  const navigate = useNavigate()
  return (
    <>
      <OnlinePage
        key={params.id}
        id={params.id}
        accountName={user?.name || undefined}
        finishedGames={useKeeping(params.id, user?.id)}
        onOpen={(id) => void navigate(id === undefined ? '/online' : `/online/${id}`)}
        onLobby={() => void navigate('/lobby', { replace: true })}
      />
      {/* Stores an offline copy of the page for invited players too. */}
      <UpdateNotice />
    </>
  )
}

/** Resolves to a message for the player if the game is not in the account. */
async function saveWithReview(id: string, game: GameRecord): Promise<string | undefined> {
  const saved = await keepInAccount(id)
  if (saved?.ok === false)
    return saved.error === 'ERR_ACCOUNT_FULL' ? words.online.accountFull : words.online.notSavedYet
  if (!saved) return undefined
  const { gameArrived } = await import('#app/composition/reviews-to-account.ts')
  gameArrived(game)
  return undefined
}

/** Continues after the end dialog is closed. */
async function beginReview(game: GameRecord, userId: string | undefined) {
  try {
    const { reviewAfter } = await import('#app/composition/after-review.ts')
    await reviewAfter(game, userId)
  } catch (error) {
    console.warn('The game is not reviewed yet.', error)
  }
}

/**
 * The server saves a game in the accounts at its seats when it ends. If players sign in later, the game is saved then; a
 * guest's game is stored on the device.
 */
function useKeeping(id: string, userId: string | undefined) {
  const isSignedIn = userId !== undefined
  const [problem, setProblem] = useState<string>()
  const save = useCallback(
    (game: GameRecord) => {
      if (isSignedIn) void saveWithReview(id, game).then(setProblem)
      else matchSync().save(game, undefined)
      void beginReview(game, userId)
    },
    [id, isSignedIn, userId],
  )
  return useMemo(
    () => ({
      save,
      reviewLink: (game: GameRecord) =>
        isSignedIn ? (
          <LinkButton kind="primary" to={`/review?game=${game.gameId}`}>
            {words.online.review}
          </LinkButton>
        ) : (
          <ReviewLink game={game} />
        ),
      note: (game: GameRecord) =>
        isSignedIn ? (
          <>
            {problem === undefined ? (
              <p className="text-sm text-muted">
                {richText(words.online.saved((text) => <Link to="/dashboard">{text}</Link>))}
              </p>
            ) : (
              <p role="alert" className="text-sm text-danger">
                {problem}
              </p>
            )}
          </>
        ) : (
          <SavedNote game={game} onReplace={() => matchSync().replace(game, undefined)} />
        ),
    }),
    [save, isSignedIn, problem],
  )
}
