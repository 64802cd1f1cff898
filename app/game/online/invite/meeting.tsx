import type { ReactNode } from 'react'
import { opposite } from '#chess/types.ts'
import type { ColorChoice } from '#app/game/setup/choices.ts'
import { Card } from '#app/ui/card.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import { words as gameWords } from '#words/game'
import { words } from '#words/online'
import '#app/game/online/online.css'

interface MeetingProps {
  readonly title: string
  /** Between the title and the card. */
  readonly intro?: ReactNode
  /** The color of the first player. */
  readonly color: ColorChoice
  /** The second seat is drawn free until somebody takes it. */
  readonly names: readonly [string, string]
  readonly settings: Parameters<typeof words.clockSetting>[0]
  readonly children: ReactNode
  /** Below the card. */
  readonly foot?: ReactNode
}

/** The page of a game that has not begun: who plays whom, with which clock, and what to do next. */
export const Meeting = ({ title, intro, color, names, settings, children, foot }: MeetingProps) => (
  <main className="page online-page fills-screen">
    <h1>{title}</h1>
    {intro}
    <Card aria-label={title} className="online-card">
      <div className="versus">
        <Seat color={color} name={names[0]} />
        <p className="versus-clock">{words.clockSetting(settings)}</p>
        <Seat color={color === 'random' ? color : opposite(color)} name={names[1]} />
      </div>
      {children}
    </Card>
    {foot}
  </main>
)

const Seat = ({ color, name }: { readonly color: ColorChoice; readonly name: string }) => (
  <p className="seat">
    <span className="seat-pieces">
      {color !== 'b' && <PieceImage piece={{ color: 'w', role: 'k' }} className="" />}
      {color !== 'w' && <PieceImage piece={{ color: 'b', role: 'k' }} className="" />}
    </span>
    <b>{name || gameWords.playerName.you}</b>
    {gameWords.choiceGroups.colorChoice(color)}
  </p>
)
