import { useEffect, useEffectEvent, useState } from 'react'
import type { Line } from '#chess/line.ts'
import type { StateMessage } from '#live/protocol.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { makeKeptRecord } from './kept-record.ts'

/**
 * Passes a finished game to `save`, which stores it on the device for guests; for accounts the server has saved it. Its id is
 * the one in the account, so that it is stored once however often the page is opened. Returns the game that was passed.
 */
export function useKeptCopy(
  line: Line,
  server: StateMessage,
  save: ((game: GameRecord) => void) | undefined,
): GameRecord | undefined {
  const [handedOver, setHandedOver] = useState<GameRecord>()
  const isOver = server.phase === 'over' && server.game !== undefined && server.called !== undefined
  const keep = useEffectEvent(() => {
    const finished = makeKeptRecord(server, line, new Date())
    if (!finished) return
    save?.(finished)
    setHandedOver(finished)
  })
  // Runs again when the visitor signs in, since the game is then saved in the account.
  useEffect(() => {
    if (isOver) keep()
  }, [isOver, save])
  return isOver ? handedOver : undefined
}
