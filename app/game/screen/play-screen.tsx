import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Engine } from '#app/game/engine/engine-client.ts'
import { newGameId } from '#app/game/saving/game-id.ts'
import { endOf, newGame, newGameFrom, rematch, restGame, resumeGame, type Game } from '#app/game/game.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { turnAfter } from '#app/line/line.ts'
import { latestOf, loadGame, readGame, type GameCopy } from '#app/game/saving/load-game.ts'
import type { FinishedGames } from './game-screen.tsx'
import { DEFAULT_SETTINGS, type GameSettings } from '#app/game/settings.ts'
import { SetupScreen } from '#app/game/setup/setup-screen.tsx'
import { takeTabGame } from '#app/game/saving/tab-game.ts'

export interface PlayScreenProps {
  /** Handed in, so that the screen can be tested without a worker and without a disk. */
  readonly startEngine: () => Engine
  readonly openStorage: () => GameStorage
  readonly onBack: () => void
  readonly finishedGames?: FinishedGames
}

/** Most of the screen's code, which setup does without: it comes when somebody begins to choose. */
const loadGameScreen = () => import('./game-screen.tsx')
const GameScreen = lazy(() => loadGameScreen().then((module) => ({ default: module.GameScreen })))

/** Setup, then play, then setup again: section 4 of the specification. */
export function PlayScreen({ startEngine, openStorage, onBack, finishedGames }: PlayScreenProps) {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS)
  const [playing, setPlaying] = useState<Game>()
  /** A game that can be gone on with: laid aside for the setup panel, or found on the device. */
  const [unfinished, setUnfinished] = useState<GameCopy>()
  const [notice, setNotice] = useState<string>()
  /** The position that a shared link asks to be played from. */
  const [linked, setLinked] = useState<string>()
  const [devices, setDevices] = useState<{ engine: Engine; storage: GameStorage }>()

  // Both exist in the browser only. The engine is started before a game is, so that its first answer does not wait.
  useEffect(() => {
    const engine = startEngine()
    const storage = openStorage()
    setDevices({ engine, storage })
    return () => engine.stop()
  }, [startEngine, openStorage])

  /** Somebody who has begun to play before the device has answered is not taken away from it. */
  const begun = useRef(false)
  /** A reload goes on with its tab's game; a new visit is offered the game on the device; a link comes with its own. */
  const arrive = useEffectEvent(async (storage: GameStorage) => {
    const fen = new URLSearchParams(location.search).get('fen')
    const { saved, copiedAt } = takeTabGame()
    const left = readGame(saved).game
    if (left) setSettings(left.settings)
    const inTab = left && (await latestOf(storage, { game: left, copiedAt }))
    if (inTab && fen === null && !begun.current) return goOn(inTab)
    const { game, notice: told } = inTab ? { game: inTab } : await loadGame(storage, Date.now())
    if (told) setNotice(told)
    if (begun.current) return
    if (game) {
      setSettings(game.settings)
      if (!endOf(game)) setUnfinished({ game, copiedAt: Date.now() })
    }
    if (fen !== null) await openLink(fen)
  })
  useEffect(() => {
    if (devices) void arrive(devices.storage)
  }, [devices])

  useEffect(() => {
    const load = () => void loadGameScreen()
    const signs = ['pointerover', 'touchstart', 'focusin'] as const
    for (const sign of signs) window.addEventListener(sign, load, { once: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, load)
    }
  }, [])

  const screen = playing?.id ?? 'setup'
  const lastScreen = useRef(screen)
  useLayoutEffect(() => {
    if (lastScreen.current !== screen) window.scrollTo(0, 0)
    lastScreen.current = screen
  }, [screen])

  function goOn(game: Game) {
    begun.current = true
    setUnfinished(undefined)
    setNotice(undefined)
    setPlaying(resumeGame(game, performance.now()))
  }

  /** Whoever follows a link to a position most likely wants to find the move in it: he gets the side to move. */
  async function openLink(fen: string) {
    const { parseGameStart } = await import('#app/game/game-text.ts')
    const parsed = parseGameStart(fen)
    if (!parsed.ok) return setNotice(parsed.detail)
    const { start } = parsed.value
    setLinked(start)
    setSettings((chosen) => ({ ...chosen, playerColor: turnAfter({ start }, 0) }))
    setNotice('The game will start from the position in your link.')
  }

  /** Resolves to what is wrong with the text, if anything is. */
  async function startFrom(text: string): Promise<string | undefined> {
    const { parseGameStart } = await import('#app/game/game-text.ts')
    const parsed = parseGameStart(text)
    if (!parsed.ok) return parsed.detail
    const now = performance.now()
    goOn(newGameFrom(newGame(newGameId(), settings, now), parsed.value.start, parsed.value.moves, now))
    return undefined
  }

  async function begin() {
    if (linked === undefined) return start(settings)
    setNotice(await startFrom(linked))
    // The link has done its work; left in the address, a reload would set up its position again instead of the game.
    history.replaceState(history.state, '', location.pathname)
  }

  /** Once its screen has left, which writes it down a last time. */
  const thrownAway = useRef<string>(undefined)
  useEffect(() => {
    if (thrownAway.current === undefined) return
    devices?.storage
      .remove([thrownAway.current])
      .catch((error: unknown) => console.warn('A game that was reset is still stored.', error))
    thrownAway.current = undefined
  }, [playing, devices])

  function reset(game: Game) {
    thrownAway.current = game.id
    start(game.settings)
  }

  const start = (chosen: GameSettings) => goOn(newGame(newGameId(), chosen, performance.now()))

  function layAside(game: Game) {
    setUnfinished({ game: restGame(game, performance.now()), copiedAt: Date.now() })
    setPlaying(undefined)
  }

  /** Another tab may have taken it up meanwhile, or gone on with it. */
  async function takeUp(copy: GameCopy) {
    const game = devices ? await latestOf(devices.storage, copy) : copy.game
    if (game) goOn(game)
    else setNotice('That game is being played in another tab.')
  }

  if (playing && devices)
    return (
      <Suspense fallback={<main aria-busy className="min-h-dvh" />}>
        <GameScreen
          key={playing.id}
          started={playing}
          engine={devices.engine}
          storage={devices.storage}
          finishedGames={finishedGames}
          onNewGame={layAside}
          onReset={() => reset(playing)}
          onRematch={(game) => goOn(rematch(game, newGameId(), performance.now()))}
        />
      </Suspense>
    )
  return (
    <SetupScreen
      settings={settings}
      onChange={setSettings}
      onStart={() => void begin()}
      onStartFrom={startFrom}
      onBack={unfinished ? () => void takeUp(unfinished) : onBack}
      onContinue={unfinished && !endOf(unfinished.game) ? () => void takeUp(unfinished) : undefined}
      notice={notice}
    />
  )
}
