import type { Color } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { nameOf, personIn } from './wording.ts'
import type { Game } from '#app/game/game.ts'
import { PlayerPlace } from '#app/game/screen/player-place.tsx'
import { words } from '#words/online'

interface OnlinePlaceProps {
  readonly game: Game
  readonly server: StateMessage
  /** True while the page is connecting or reconnecting. */
  readonly isReconnecting: boolean
  readonly color: Color
}

/** A player's name, clock and presence. */
export function OnlinePlace({ server, isReconnecting, ...place }: OnlinePlaceProps) {
  const { color } = place
  const presence = server.you !== color ? server.here[color] : isReconnecting ? 'reconnecting' : 'you'
  return (
    <PlayerPlace
      {...place}
      name={nameOf(server, color)}
      detail={words.onlinePlace.detail(personIn(server, color), presence)}
    />
  )
}
