import { useCallback, useMemo, useState } from 'react'
import type { BoardEvent, OnlineGame } from '#app/game/game.ts'
import type { StateMessage } from '#live/protocol.ts'
import { onlineGame } from './online-game.ts'
import type { OnlineSession } from './online-session.ts'
import type { OnlineState } from './online-state.ts'

/** An older position and the number of moves when it was chosen: a new move shows the newest position again. */
interface ChosenPosition {
  readonly plies: number
  readonly ply: number
}

/** The game for the board. Moves are sent to the server. */
export function useOnlineGame(
  session: OnlineSession,
  state: OnlineState,
  server: StateMessage,
): { readonly game: OnlineGame; readonly dispatch: (event: BoardEvent) => void } {
  const [chosen, setChosen] = useState<ChosenPosition>()
  const plies = state.line.length + (state.pending ? 1 : 0)
  const shown = chosen?.plies === plies ? chosen.ply : undefined
  const game = useMemo(() => onlineGame(state, server, shown), [state, server, shown])
  const dispatch = useCallback(
    (event: BoardEvent) => {
      switch (event.type) {
        case 'move-played':
          return session.play(event.move)
        case 'position-shown':
          return setChosen({ plies, ply: event.ply })
      }
    },
    [session, plies],
  )
  return { game, dispatch }
}
