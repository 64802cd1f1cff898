import { memo, useCallback } from 'react'
import { CompactPanels } from './compact-panels.tsx'
import { WidePanels } from './wide-panels.tsx'
import { useIsWide } from './use-is-wide.ts'
import { isAgainstComputer } from '#app/game/game.ts'
import type { BesideBoardProps } from './panels-props.ts'

/**
 * The panels have most of the screen's elements, and players do not look at them while they move. They are memoised and
 * rendered a frame or two after the board.
 */
export const BesideBoard = memo(function BesideBoard(props: BesideBoardProps) {
  const { game, dispatch } = props
  const isWide = useIsWide()
  const show = useCallback(
    (ply: number) => dispatch({ type: 'position-shown', ply, atMs: performance.now() }),
    [dispatch],
  )
  const Panels = isWide ? WidePanels : CompactPanels
  return <Panels {...props} onShow={show} onHint={isAgainstComputer(game) ? props.onHint : undefined} />
})
