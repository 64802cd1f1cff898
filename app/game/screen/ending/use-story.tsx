import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { GameRecord } from '#matches/game-record.ts'
import { words } from '#words/game'

/** The review of a finished game in the game's place. */
export interface ReviewInPlace {
  /** The address of the review, for reloads and links. */
  readonly address: (game: GameRecord) => string
  /** Loads the review's parts. The game stays on the screen until they are here. */
  readonly load: () => Promise<RenderReview>
}

type RenderReview = (game: GameRecord, actions: ReviewActions) => ReactNode

interface ReviewActions {
  readonly onRematch: () => void
  readonly onNewGame: () => void
  readonly onClose: () => void
}

const addressHere = (): string => location.pathname + location.search

/**
 * The button in the end dialog that puts the review in the game's place, and the review while it is there. The browser's
 * address is then the review's, so that a reload or a link opens it, and the Back button returns to the game. The router does
 * not take part, because it would load another page.
 */
export function useStory(
  finished: GameRecord | undefined,
  story: ReviewInPlace | undefined,
  actions: Pick<ReviewActions, 'onRematch' | 'onNewGame'>,
): { readonly button: ReactNode; readonly review: ReactNode } {
  const [reviewed, setReviewed] = useState<{ readonly gameId: string; readonly render: RenderReview }>()
  const isOpen = reviewed !== undefined && reviewed.gameId === finished?.gameId
  const entered = useRef({ from: '', to: '' })
  useEffect(() => {
    if (!isOpen) return
    const close = () => setReviewed(undefined)
    window.addEventListener('popstate', close)
    return () => {
      window.removeEventListener('popstate', close)
      // A rematch: the address of the review is not the one of the next game.
      const { from, to } = entered.current
      if (addressHere() === to) history.replaceState(history.state, '', from)
    }
  }, [isOpen])

  if (!finished || !story) return { button: undefined, review: undefined }
  async function open({ address, load }: ReviewInPlace, game: GameRecord) {
    const to = address(game)
    try {
      const render = await load()
      entered.current = { from: addressHere(), to }
      history.pushState(history.state, '', to)
      setReviewed({ gameId: game.gameId, render })
    } catch (error) {
      console.warn('The review could not be loaded here.', error)
      location.assign(to)
    }
  }
  return {
    button: (
      <Button kind="primary" icon="hint" onClick={() => void open(story, finished)}>
        {words.endDialog.review}
      </Button>
    ),
    review: isOpen && reviewed.render(finished, { ...actions, onClose: () => history.back() }),
  }
}
