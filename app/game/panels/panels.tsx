import { memo, useCallback, type ReactNode } from 'react'
import { DeskColumn } from './desk-column.tsx'
import { GameBar, PhoneColumn } from './compact-panels.tsx'
import { GameFoot } from './game-foot.tsx'
import { LeftPanel } from './left-panel.tsx'
import { isAgainstComputer } from '#app/game/game.ts'
import type { AroundBoardProps, PanelsProps } from './panels-props.ts'
import { useRoom } from './use-room.ts'

/**
 * The panels have most of the screen's elements, and players do not look at them while they move. They are memoised and
 * rendered a frame or two after the board.
 */
const Bar = memo(GameBar)
const Desk = memo(DeskColumn)
const Foot = memo(GameFoot)
const Left = memo(LeftPanel)
const Phone = memo(PhoneColumn)

interface Panels {
  readonly under?: ReactNode
  readonly column: ReactNode
  readonly left?: ReactNode
  /** Below the board and its columns. */
  readonly foot: ReactNode
}

/** The panels of a local game, for the places around the board. */
export function usePanels(props: AroundBoardProps): Panels {
  const { game, dispatch } = props
  const room = useRoom()
  const onShow = useCallback(
    (ply: number) => dispatch({ type: 'position-shown', ply, atMs: performance.now() }),
    [dispatch],
  )
  const all: PanelsProps = { ...props, onShow, onHint: isAgainstComputer(game) ? props.onHint : undefined }
  const foot = <Foot game={game} hasInfo={room !== 'wide'} />
  if (room === 'wide') return { column: <Desk {...all} room={room} />, left: <Left {...all} />, foot }
  return {
    under: <Bar {...all} room={room} />,
    column: room === 'desk' ? <Desk {...all} room={room} /> : <Phone {...all} />,
    foot,
  }
}
