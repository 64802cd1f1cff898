import { useState } from 'react'
import { Link } from 'react-router'
import type { OpenGame } from '#live/invitation.ts'
import type { LiveSettings } from '#live/live-game.ts'
import { joinOrListGame } from '#app/game/online/online-api.ts'
import { rememberedOnlineChoices } from './online-choices.ts'
import { useOpenGames } from './use-open-games.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/online'

interface LobbyProps {
  readonly accountName: string | undefined
  readonly onOpen: (id: string) => void
}

const timed = (minutes: LiveSettings['minutes'], increment: LiveSettings['increment']): LiveSettings => ({
  minutes,
  increment,
  untimed: false,
})

/** The most popular time controls, shortest first. */
const QUICK = [
  timed(1, 0),
  timed(3, 0),
  timed(3, 2),
  timed(5, 0),
  timed(5, 3),
  timed(10, 0),
  timed(15, 10),
  timed(30, 0),
]

/** The page of games that anyone may join. A button joins the oldest game that fits, or lists a new one. */
export function Lobby({ accountName, onOpen }: LobbyProps) {
  const games = useOpenGames()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()

  async function play(settings: LiveSettings) {
    setBusy(true)
    setWrong(undefined)
    const remembered = rememberedOnlineChoices()
    const name = remembered.name || (accountName ?? '')
    const found = await joinOrListGame({ ...remembered, ...settings, name }, games ?? [])
    setBusy(false)
    if (found.ok) onOpen(found.value)
    else setWrong(found.detail)
  }

  return (
    <main className="mx-auto grid w-full max-w-article gap-4 px-4 pt-4 pb-8">
      <h1 className="text-center text-xl sm:text-2xl">{words.lobby.title}</h1>
      <p className="text-center text-muted">{words.lobby.about}</p>
      <Card aria-labelledby="lobby-time" className="grid gap-4">
        <h2 id="lobby-time" className="text-base">
          {words.lobby.chooseATime}
        </h2>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {QUICK.map((settings) => (
            <Button
              key={words.clockSetting(settings)}
              size="large"
              className="px-0! whitespace-nowrap tabular-nums"
              disabled={isBusy}
              onClick={() => void play(settings)}
            >
              {words.clockSetting(settings)}
            </Button>
          ))}
        </div>
        <LiveText tone="error">{wrong}</LiveText>
      </Card>
      <Card aria-labelledby="lobby-waiting" className="grid gap-3">
        <h2 id="lobby-waiting" className="text-base">
          {words.lobby.waiting}
        </h2>
        <OpenGames games={games} />
      </Card>
      <p className="text-center">
        <Link to="/online" className="inline-flex min-h-11 items-center underline">
          {words.lobby.playAFriend}
        </Link>
      </p>
    </main>
  )
}

function OpenGames({ games }: { readonly games: readonly OpenGame[] | undefined }) {
  if (games === undefined) return <p className="text-label text-muted">{words.lobby.looking}</p>
  if (games.length === 0) return <p className="text-label text-muted">{words.lobby.noOneWaits}</p>
  return (
    <ul className="grid gap-2">
      {games.map(({ id, settings, name, color }) => (
        <li key={id}>
          <Link
            to={`/online/${id}`}
            className="flex min-h-11 items-center justify-between gap-3 rounded-control border border-edge px-4 py-1"
          >
            <span>{name || words.lobby.somebody}</span>
            <span>{words.lobby.openGame(settings, color)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
