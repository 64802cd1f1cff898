import { useMemo } from 'react'
import type { Color } from '#chess/types.ts'
import { announce } from '#app/ui/announce.ts'
import { ClockFace } from './clock-face.tsx'
import { PlayerFace } from './player-face.tsx'
import type { Game } from '#app/game/game.ts'
import { playerDetail, playerName, scoreOf } from '#app/game/player-name.ts'
import { playSound } from '#app/line/sounds/play-sound.ts'
import { computeMaterial } from '#app/line/material.ts'
import { words } from '#words/game'

interface PlayerPlaceProps {
  readonly game: Game
  readonly color: Color
  /** Set in online games, whose state contains the names. */
  readonly name?: string
  readonly detail?: string
}

/** A side's name, clock, and material in the shown position. */
export function PlayerPlace(props: PlayerPlaceProps) {
  const { game, color } = props
  const { line, shown } = game
  const material = useMemo(() => computeMaterial(line.positionAt(shown), color), [line, shown, color])
  return (
    <ClockFace
      face={<PlayerFace opponent={game.opponent} color={color} />}
      color={color}
      clock={game.clock}
      name={props.name ?? playerName(game, color)}
      detail={props.detail ?? playerDetail(game, color)}
      score={scoreOf(game, color)}
      material={material}
      baseMs={game.times[0]?.[color] ?? 0}
      onLow={() => {
        playSound('low-time')
        announce(words.playerPlace.isShortOfTime(color))
      }}
    />
  )
}
