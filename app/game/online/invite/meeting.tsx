import type { ReactNode } from 'react'
import { opposite } from '#chess/types.ts'
import type { ColorChoice } from '#app/game/setup/choices.ts'
import type { TimeSettings } from '#matches/settings.ts'
import { Card } from '#app/ui/card.tsx'
import { words as gameWords } from '#words/game'
import { words } from '#words/online'
import '#app/ui/pieces/pieces.css'
import '#app/game/online/online.css'

interface MeetingProps {
  readonly title: string
  /** Between the title and the card. */
  readonly intro?: ReactNode
  /** The color of the first player. */
  readonly color: ColorChoice
  /** The second seat is drawn as free until it is taken. */
  readonly names: readonly [string, string]
  readonly settings: TimeSettings
  readonly children: ReactNode
  /** Below the card. */
  readonly foot?: ReactNode
}

/** The page of a game that has not begun: both players, the clock, and the next step. */
export const Meeting = ({ title, intro, color, names, settings, children, foot }: MeetingProps) => (
  <main className="page online-page fills-screen">
    <h1>{title}</h1>
    {intro}
    <Card aria-label={title} className="online-card">
      <div className="versus">
        <Seat color={color} name={names[0]} />
        <p className="versus-clock">
          {settings.untimed ? gameWords.choiceGroups.noClock : words.clockSetting(settings)}
        </p>
        <Seat color={color === 'random' ? color : opposite(color)} name={names[1]} />
      </div>
      {children}
    </Card>
    {foot}
  </main>
)

/** A random color shows both kings. */
const Seat = ({ color, name }: { readonly color: ColorChoice; readonly name: string }) => (
  <p className={`seat ${color}`}>
    <span className="seat-pieces">
      <span className="piece wk" />
      <span className="piece bk" />
    </span>
    <b>{name || gameWords.playerName.you}</b>
    {gameWords.choiceGroups.colorChoice(color)}
  </p>
)
