import { memo, useCallback } from 'react'
import { CompactPanels } from './compact-panels.tsx'
import { WidePanels } from './wide-panels.tsx'
import { useIsWide } from './use-is-wide.ts'
import { isAgainstComputer } from '#app/game/game.ts'
import type { BesideBoardProps } from './panels-props.ts'

/**
 * The panels. They are most of the screen's elements and nobody looks at them in the moment of a move, so they are
 * rendered apart from the board, a frame or two after it; memoised, so that they are not rendered with it as well.
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
