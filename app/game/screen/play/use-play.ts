import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as PlaySession from './play-session.ts'
import { useChoices } from './use-choices.ts'
import { useGames } from './use-games.ts'
import type { LocalGame } from '#app/game/game.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { afterPaint } from '#app/browser/after-paint.ts'
import { rememberChoices, type Choices } from '#app/game/setup/choices.ts'

interface StartText {
  readonly text: string
  readonly wrong?: string | undefined
}

/** Links that start a game at once: as last time, or the first game of the lessons, which has a coach and no clock. */
const STARTS: Readonly<Record<string, Partial<Choices>>> = {
  now: {},
  beginner: { opponent: 'computer', skill: 'beginner', coached: true, untimed: true },
}

/** What a visit finds and asks for, what is chosen for the next game, and how that begins. */
export function usePlay(storage: GameStorage | undefined) {
  const { choices, choose, recall } = useChoices()
  const [notice, setNotice] = useState<string>()
  /** A FEN or PGN to start from, typed or come with a link, and what is wrong with it. */
  const [start, setStart] = useState<StartText>({ text: '' })
  /** A second press while the game is being fetched starts no second game. */
  const isStarting = useRef(false)
  const { withSession, ...games } = useGames(storage, setNotice)

  const onArrival = useEffectEvent(async (from: GameStorage) => {
    const asked = new URLSearchParams(location.search)
    const fen = asked.get('fen')
    const last = recall()
    const preset = STARTS[asked.get('start') ?? '']
    if (preset) return begin({ ...last, ...preset })
    // In a task of its own: React's is long enough when it wakes the page.
    await new Promise<void>((resolve) => void afterPaint(resolve))
    await withSession(async (session) => {
      const { inTab, offered, notice: told } = await session.findGames(from)
      if (games.hasBegun()) return
      if (inTab && fen === null) return games.goOn(session.resumed(inTab))
      setNotice(told)
      games.offer(inTab ? session.layAside(inTab) : offered)
      if (fen !== null) await openLink(session, fen)
    })
  })
  useEffect(() => {
    if (storage) void onArrival(storage)
  }, [storage])

  /** Whoever follows a link to a position most likely wants to find the move in it: he gets the side to move. */
  async function openLink({ readLink }: typeof PlaySession, fen: string) {
    const link = await readLink(fen)
    if (!link.ok) return setNotice(link.detail)
    setStart({ text: link.value.start })
    choose({ color: link.value.turn })
    setNotice('The game will start from the position in your link.')
  }

  /** Starts a game as chosen, from the text if there is one; a text that is wrong stops the start. */
  async function begin(chosen: Choices) {
    if (isStarting.current) return
    isStarting.current = true
    await withSession(async ({ startGame }) => {
      const started = await startGame(chosen, start.text)
      if (!started.ok) return setStart({ ...start, wrong: started.detail })
      games.goOn(started.value)
      rememberChoices(chosen)
      // What the address asked for is done; left there, a reload would do it again instead of going on.
      if (location.search !== '') history.replaceState(history.state, '', location.pathname)
    })
    isStarting.current = false
  }

  return {
    ...games,
    choices,
    choose,
    notice,
    startText: start.text,
    wrong: start.wrong,
    setStartText: (text: string) => setStart({ text }),
    begin: () => void begin(choices),
    /** What is typed for the next game is not typed for the one after. */
    layAside: (game: LocalGame) => {
      setStart({ text: '' })
      games.layAside(game)
    },
  }
}
