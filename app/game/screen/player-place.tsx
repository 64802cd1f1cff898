import { useMemo } from 'react'
import { COLOR_NAMES } from '#chess/names.ts'
import type { Color } from '#chess/types.ts'
import type { Said } from './announcer.tsx'
import { ClockFace } from './clock-face.tsx'
import type { Game } from '#app/game/game.ts'
import { playerDetail, playerName, scoreOf } from '#app/game/player-name.ts'
import { playSound } from '#app/game/sounds/play-sound.ts'
import { materialOf } from '#app/line/material.ts'

interface PlayerPlaceProps {
  readonly game: Game
  readonly color: Color
  /** Where they are not told by the game alone. */
  readonly name?: string
  readonly detail?: string
  readonly onSaid: (said: Said) => void
}

/** A side's name, material and clock, as the shown position has them. */
export function PlayerPlace(props: PlayerPlaceProps) {
  const { game, color, onSaid } = props
  const { line, shown } = game
  const material = useMemo(() => materialOf(line.positionAt(shown), color), [line, shown, color])
  return (
    <ClockFace
      color={color}
      clock={game.clock}
      name={props.name ?? playerName(game, color)}
      detail={props.detail ?? playerDetail(game, color)}
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
