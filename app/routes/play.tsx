import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { ownerHere } from '#app/auth/last-owner.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import type { CoachMove } from '#app/game/engine/use-coach.ts'
import { openGameStorage } from '#app/game/saving/game-storage.ts'
import { PlayScreen } from '#app/game/screen/play/play-screen.tsx'
import type { MatchSync } from '#app/history/sync/match-sync.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import type { GameRecord } from '#matches/game-record.ts'
import { words } from '#words/routes'
import { makeGameFollower } from '#app/composition/follow-game.ts'
import type * as BackgroundModule from '#app/composition/play-background.ts'
import { useStrengthOf } from '#app/composition/play-strength.ts'
import type { Route } from './+types/play.ts'
import { PageAnchor } from '#app/ui/page-anchor.tsx'
import { localAddress } from '#words/addresses.ts'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.play.title,
    description: words.play.description,
  })

let background: typeof BackgroundModule | undefined
const loadBackground = async () => (background ??= await import('#app/composition/play-background.ts'))
/** Saves games in the history. The code (2.5 kB) loads after the page, with the first effects, or once the network is back. */
function withMatchSync(act: (sync: MatchSync) => void): void {
  import('#app/history/sync/use-match-sync.ts').then(
    ({ matchSync }) => act(matchSync()),
    (error: unknown) => {
      console.warn('The history could not be loaded yet.', error)
      window.addEventListener('online', () => withMatchSync(act), { once: true })
    },
  )
}
const leaveReview = () => background?.leaveBackground()

/** Loaded when a game ends. */
const loadReview = async () => (await import('#app/composition/play-review.tsx')).renderReview
const loadSavedNote = async () => (await import('#app/history/saved-note.tsx')).SavedNote
const SavedNote = lazyPart(loadSavedNote)

const loadStrengthLine = async () => (await import('#app/game/screen/ending/strength-line.tsx')).StrengthLine
const StrengthLine = lazyPart(loadStrengthLine)

/** Takes the review into the training log when it is done, and loads the parts that show it. */
async function keepReview(game: GameRecord) {
  try {
    const { keepWhenReviewed } = await import('#app/composition/keep-when-reviewed.ts')
    keepWhenReviewed(game, (await loadBackground()).backgroundReview)
    await loadReview()
  } catch (error) {
    console.warn('The review could not be loaded.', error)
  }
}

/** Loads the parts of the end dialog early, since the game may end offline. */
const fetchAhead = () =>
  whenIdle(() => {
    const parts = Promise.all([loadSavedNote(), loadStrengthLine()])
    parts.catch((error: unknown) => console.warn('Not fetched ahead.', error))
  })

export default function Play() {
  useEffect(() => leaveReview, [])
  useEffect(fetchAhead, [])
  const { state, user } = useAuth()
  // Without a network, the last signed-in user.
  useStrengthOf(state === 'loading' ? undefined : (user?.id ?? ownerHere() ?? null))
  return (
    <>
      <NeedsScript>
        <p>{richText(words.play.needsScript((text) => <PageAnchor href="/blog">{text}</PageAnchor>))}</p>
      </NeedsScript>
      <PlayScreen
        key={useVisit()}
        makeEngine={makeEngine}
        openStorage={openGameStorage}
        // The home page does not use React, so the browser loads it.
        onBack={() => location.assign(localAddress('/'))}
        finishedGames={useFinishedGames()}
        accountName={user?.name || undefined}
        onProgress={follower.follow}
        coachMove={coachMove}
      />
      <UpdateNotice />
    </>
  )
}

/**
 * A key that changes when a navigation link selects an opponent: setup then replaces a running game, which can be resumed
 * there.
 */
function useVisit(): string {
  const { key, search } = useLocation()
  const [visit, setVisit] = useState(key)
  if (visit !== key && new URLSearchParams(search).has('with')) setVisit(key)
  return visit
}

const follower = makeGameFollower({
  loaded: () => background?.backgroundReview,
  load: async () => (await loadBackground()).backgroundReview,
  hasCoreToSpare: () => navigator.hardwareConcurrency > 1,
})

/** Judges the player's move before the computer answers. */
const coachMove: CoachMove = async (line, signal) => {
  follower.leaveToCoach()
  return (await import('#app/composition/play-coach.ts')).coachMove(line, signal)
}

/** Saves finished games for the signed-in user or, when offline, for the last one. */
function useFinishedGames() {
  const { state, user } = useAuth()
  const userId = user?.id
  useEffect(() => {
    if (state !== 'loading') withMatchSync((sync) => sync.setOwner(userId))
  }, [state, userId])
  return useMemo(() => {
    const owner = () => userId ?? ownerHere()
    return {
      save: (game: GameRecord) => {
        withMatchSync((sync) => sync.save(game, owner()))
        void keepReview(game)
      },
      story: {
        address: ({ gameId }: GameRecord) => localAddress(`/review?game=${encodeURIComponent(gameId)}`),
        load: loadReview,
      },
      note: (game: GameRecord) => (
        <>
          <StrengthLine game={game} />
          <SavedNote game={game} onReplace={() => withMatchSync((sync) => sync.replace(game, owner()))} />
        </>
      ),
    }
  }, [userId])
}
