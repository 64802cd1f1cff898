import type { ReactNode } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import './player-strip.css'

interface PlayerStripProps {
  readonly color: Color
  readonly name: string
  /** An undefined winner means a draw. Absent if the result is not known. */
  readonly ending?: { readonly winner: Color | undefined } | undefined
  /** Numbers after the name. */
  readonly children?: ReactNode
}

/** A player of a finished game at the board's edge, with their points. */
export const PlayerStrip = ({ color, name, ending, children }: PlayerStripProps) => (
  <p className="player-strip">
    <span aria-hidden="true" className={`player-color ${color}`} />
    <span className="player-name">{name}</span>
    {ending && <span className="player-points">{pointsOf(color, ending.winner)}</span>}
    {children}
  </p>
)

const pointsOf = (color: Color, winner: Color | undefined): string =>
  winner === undefined ? '½' : winner === opposite(color) ? '0' : '1'
