import { useCallback, useMemo, useState } from 'react'
import type { Game, GameEvent } from '#app/game/game.ts'
import type { StateMessage } from '#live/protocol.ts'
import { onlineGame } from './online-game.ts'
import type { OnlineSession } from './online-session.ts'
import type { OnlineState } from './online-state.ts'

/** The position looked at, in the list of moves that it was chosen from: a new move brings the board back to the newest. */
interface Looked {
  readonly plies: number
  readonly ply: number
}

/** The game as the screen's parts know it. Its moves go to the server; what else they ask for does not exist here. */
export function useOnlineGame(
  session: OnlineSession,
  state: OnlineState,
  server: StateMessage,
): { readonly game: Game; readonly dispatch: (event: GameEvent) => void } {
  const [looked, setLooked] = useState<Looked>()
  const plies = state.line.length + (state.pending ? 1 : 0)
  const shown = looked?.plies === plies ? looked.ply : undefined
  const game = useMemo(() => onlineGame(state, server, shown), [state, server, shown])
  const dispatch = useCallback(
    (event: GameEvent) => {
      if (event.type === 'move-played') session.play(event.move)
      if (event.type === 'position-shown') setLooked({ plies, ply: event.ply })
    },
    [session, plies],
  )
  return { game, dispatch }
}
