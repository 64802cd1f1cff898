import { memo, useCallback } from 'react'
import { CompactPanels } from './compact-panels.tsx'
import { WidePanels } from './wide-panels.tsx'
import { useMedia } from '#app/browser/use-media.ts'
import { isAgainstComputer, type Game, type GameEvent } from '#app/game/game.ts'

/** Where three columns fit: as in game-screen.css. */
const WIDE = '(min-width: 75rem) and (min-height: 30.01rem)'

interface BesideBoardProps {
  readonly game: Game
  /** A hint, or what the computer says to an offered draw. */
  readonly words: string | undefined
  readonly dispatch: (event: GameEvent) => void
  readonly onNewGame: () => void
  readonly onReset: () => void
  readonly onRematch: () => void
  readonly onFlip: () => void
  readonly onHint: () => void
  readonly onOfferDraw: () => void
}

export interface PanelsProps extends Omit<BesideBoardProps, 'onHint'> {
  readonly onHint: (() => void) | undefined
  readonly onShow: (ply: number) => void
}

/**
 * The panels. They are most of the screen's elements and nobody looks at them in the moment of a move, so they are
 * rendered apart from the board, a frame or two after it; memoised, so that they are not rendered with it as well.
 */
export const BesideBoard = memo(function BesideBoard(props: BesideBoardProps) {
  const { game, dispatch } = props
  const isWide = useMedia(WIDE)
  const show = useCallback(
    (ply: number) => dispatch({ type: 'position-shown', ply, atMs: performance.now() }),
    [dispatch],
  )
  const Panels = isWide ? WidePanels : CompactPanels
  return <Panels {...props} onShow={show} onHint={isAgainstComputer(game) ? props.onHint : undefined} />
})
