import { useMemo } from 'react'
import { COLOR_NAMES } from '#chess/names.ts'
import type { Color } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import type { Game } from '#app/game/game.ts'
import { scoreOf } from '#app/game/player-name.ts'
import type { Said } from '#app/game/screen/announcer.tsx'
import { ClockFace } from '#app/game/screen/clock-face.tsx'
import { playSound } from '#app/game/sounds/play-sound.ts'
import { positionAt } from '#app/line/line.ts'
import { materialOf } from '#app/line/material.ts'
import { nameOf, PRESENCE_WORDS } from './wording.ts'

interface OnlinePlaceProps {
  readonly game: Game
  readonly server: StateMessage
  readonly color: Color
  readonly onSaid: (said: Said) => void
}

/** A side's name, whether it is connected, its material and its clock. */
export function OnlinePlace({ game, server, color, onSaid }: OnlinePlaceProps) {
  const { start, moves, shown } = game
  const material = useMemo(
    () => materialOf(positionAt({ start, moves }, shown), color),
    [start, moves, shown, color],
  )
  const isOwn = server.you === color
  const words = [COLOR_NAMES[color], isOwn ? 'you' : PRESENCE_WORDS[server.here[color]]]
  return (
    <ClockFace
      color={color}
      clock={game.clock}
      name={nameOf(server, color)}
      detail={words.join(' · ')}
      score={scoreOf(game, color)}
      material={material}
      baseMs={game.times[0]?.[color] ?? 0}
      onLow={() => {
        playSound('low-time')
        onSaid({ text: `${COLOR_NAMES[color]} is short of time.` })
      }}
    />
  )
}
