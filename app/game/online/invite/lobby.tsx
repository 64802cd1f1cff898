import { useState } from 'react'
import { Link } from 'react-router'
import { opposite } from '#chess/types.ts'
import type { InvitingGame } from '#live/invitation.ts'
import type { TimeSettings } from '#matches/settings.ts'
import { joinOrListGame } from '#app/game/online/online-api.ts'
import { rememberedOnlineChoices } from './online-choices.ts'
import { ColorChoiceGroup } from '#app/game/setup/choice-groups.tsx'
import type { ColorChoice } from '#app/game/setup/choices.ts'
import { useOpenGames } from './use-open-games.ts'
import { FIGURES } from '#app/stage/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { LiveText } from '#app/ui/live-text.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import { words } from '#words/online'
import '#app/game/online/online.css'

interface LobbyProps {
  readonly accountName: string | undefined
  readonly onOpen: (id: string) => void
}

const timed = (minutes: TimeSettings['minutes'], increment: TimeSettings['increment']): TimeSettings => ({
  minutes,
  increment,
  untimed: false,
})

/** The most popular time controls, shortest first, with the names that players use for them. */
const QUICK = [
  ['bullet', timed(1, 0)],
  ['blitz', timed(3, 0)],
  ['blitz', timed(3, 2)],
  ['blitz', timed(5, 0)],
  ['blitz', timed(5, 3)],
  ['rapid', timed(10, 0)],
  ['rapid', timed(15, 10)],
  ['classical', timed(30, 0)],
] as const

/** The page of games that anyone may join. A button joins the oldest game that fits, or lists a new one. */
export function Lobby({ accountName, onOpen }: LobbyProps) {
  const games = useOpenGames()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  /** Not remembered, because a player who wants one color waits longer. */
  const [color, setColor] = useState<ColorChoice>('random')

  async function play(settings: TimeSettings) {
    setBusy(true)
    setWrong(undefined)
    const remembered = rememberedOnlineChoices()
    const name = remembered.name || (accountName ?? '')
    const found = await joinOrListGame(
      { ...remembered, days: undefined, ...settings, color, name },
      games ?? [],
    )
    setBusy(false)
    if (found.ok) onOpen(found.value)
    else setWrong(found.detail)
  }

  return (
    <main className="page online-page">
      <h1>{words.lobby.title}</h1>
      <ol className="online-steps">
        {words.lobby.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Card aria-labelledby="lobby-time" className="online-card online-form">
        <ColorChoiceGroup color={color} onChange={setColor} />
        <h2 id="lobby-time" className="legend -mb-4 font-text">
          {words.lobby.chooseATime}
        </h2>
        <div className="quick-times">
          {QUICK.map(([speed, settings]) => (
            <Button key={words.clockSetting(settings)} disabled={isBusy} onClick={() => void play(settings)}>
              <span className="quick-time">{words.clockSetting(settings)}</span>{' '}
              <span className="text-sm font-normal text-muted">{words.lobby.speeds[speed]}</span>
            </Button>
          ))}
        </div>
        <LiveText tone="error">{wrong}</LiveText>
      </Card>
      <Card aria-labelledby="lobby-waiting" className="online-waiting grid gap-3">
        <h2 id="lobby-waiting" className="text-base">
          {words.lobby.waiting}
        </h2>
        <OpenGames games={games} />
      </Card>
      <Link to="/online" className="online-link">
        <Icon name="users" />
        {words.lobby.playAFriend}
      </Link>
    </main>
  )
}

function OpenGames({ games }: { readonly games: readonly InvitingGame[] | undefined }) {
  if (games === undefined) return <p className="text-label text-muted">{words.lobby.looking}</p>
  if (games.length === 0)
    return (
      <div className="open-games">
        <img src={FIGURES.intermediate} alt="" width={240} height={240} />
        <p className="text-label text-muted">{words.lobby.noOneWaits}</p>
        <LinkButton to="/play?with=computer">{words.lobby.playTheComputer}</LinkButton>
      </div>
    )
  return (
    <ul className="grid gap-2">
      {games.map(({ id, settings, name, color }) => (
        <li key={id}>
          <Link to={`/online/${id}`} className="open-game">
            <span className="seat-pieces">
              <PieceImage piece={{ color: opposite(color), role: 'k' }} className="" />
            </span>
            <b>{name || words.lobby.somebody}</b>
            <span>{words.lobby.openGame(settings, color)}</span>
            <Icon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
