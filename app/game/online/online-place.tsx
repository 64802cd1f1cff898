import { COLOR_NAMES } from '#chess/names.ts'
import type { Color } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { nameOf, PRESENCE_WORDS } from './wording.ts'
import type { Game } from '#app/game/game.ts'
import { PlayerPlace } from '#app/game/screen/player-place.tsx'

interface OnlinePlaceProps {
  readonly game: Game
  readonly server: StateMessage
  readonly color: Color
}

/** A player's name, clock and presence. */
export function OnlinePlace({ server, ...place }: OnlinePlaceProps) {
  const { color } = place
  const presence = server.you === color ? 'you' : PRESENCE_WORDS[server.here[color]]
  return (
    <PlayerPlace {...place} name={nameOf(server, color)} detail={`${COLOR_NAMES[color]} · ${presence}`} />
  )
}
