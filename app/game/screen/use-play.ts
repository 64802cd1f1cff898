import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { endOf, newGame, newGameFrom, rematch, restGame, resumeGame, type Game } from '#app/game/game.ts'
import { arrive } from '#app/game/saving/arrive.ts'
import { newGameId } from '#app/game/saving/game-id.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { latestOf, type LoadedGame } from '#app/game/saving/load-game.ts'
import { rememberChoices, rememberedChoices, settingsOf, type Choices } from '#app/game/setup/choices.ts'
import { DEFAULT_SETTINGS } from '#app/game/settings.ts'
import { turnAfter } from '#app/line/line.ts'
import { useReset } from './use-reset.ts'

/** Which game is played, what is chosen for the next one, and the ways from one to the other. */
export function usePlay(storage: GameStorage | undefined) {
  const [choices, setChoices] = useState<Choices>(DEFAULT_SETTINGS)
  const [playing, setPlaying] = useState<Game>()
  /** A game that can be gone on with: laid aside for the setup panel, or found on the device. */
  const [unfinished, setUnfinished] = useState<LoadedGame>()
  const [notice, setNotice] = useState<string>()
  /** A FEN or PGN to start from, typed or come with a link, and what is wrong with it. */
  const [startText, setStartText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const resetting = useReset(storage, playing, goOn)
  /** Somebody who has begun to play before the device has answered is not taken away from it. */
  const begun = useRef(false)

  const onArrival = useEffectEvent(async (from: GameStorage) => {
    const asked = new URLSearchParams(location.search)
    const fen = asked.get('fen')
    const remembered = rememberedChoices()
    setChoices(remembered)
    if (asked.get('start') === 'now') return begin(remembered)
    const { inTab, offered, notice: told } = await arrive(from)
    if (begun.current) return
    if (inTab && fen === null) return goOn(inTab)
    setNotice(told)
    setUnfinished(inTab ? { game: inTab, copiedAt: Date.now() } : offered)
    if (fen !== null) await openLink(fen)
  })
  useEffect(() => {
    if (storage) void onArrival(storage)
  }, [storage])

  function goOn(game: Game) {
    begun.current = true
    setUnfinished(undefined)
    setNotice(undefined)
    setStartText('')
    setPlaying(resumeGame(game, performance.now()))
  }

  /** Whoever follows a link to a position most likely wants to find the move in it: he gets the side to move. */
  async function openLink(fen: string) {
    const { parseGameStart } = await import('#app/game/game-text.ts')
    const parsed = parseGameStart(fen)
    if (!parsed.ok) return setNotice(parsed.detail)
    const { start } = parsed.value
    setStartText(start)
    setChoices((chosen) => ({ ...chosen, playerColor: turnAfter({ start }, 0) }))
    setNotice('The game will start from the position in your link.')
  }

  /** Starts a game as chosen, from the text if there is one; a text that is wrong stops the start. */
  async function begin(chosen: Choices) {
    const settings = settingsOf(chosen, Math.random)
    const now = performance.now()
    const fresh = newGame(newGameId(), settings, now)
    if (startText.trim() === '') goOn(fresh)
    else {
      const { parseGameStart } = await import('#app/game/game-text.ts')
      const parsed = parseGameStart(startText)
      if (!parsed.ok) return setWrong(parsed.detail)
      goOn(newGameFrom(fresh, parsed.value.start, parsed.value.moves, now))
    }
    rememberChoices(chosen)
    // What the address asked for is done; left there, a reload would do it again instead of going on.
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }

  /** Another tab may have taken it up meanwhile, or gone on with it. */
  async function takeUp(copy: LoadedGame) {
    const game = storage ? await latestOf(storage, copy) : copy.game
    if (game) goOn(game)
    else setNotice('That game is being played in another tab.')
  }

  return {
    playing,
    choices,
    startText,
    wrong,
    notice,
    /** A game that is over is gone back to as well, but not offered. */
    hasLaidAside: unfinished !== undefined,
    unfinished: unfinished && !endOf(unfinished.game) ? unfinished.game : undefined,
    choose: setChoices,
    setStartText: (text: string) => {
      setStartText(text)
      setWrong(undefined)
    },
    begin: () => begin(choices),
    goOnWithUnfinished: () => void (unfinished && takeUp(unfinished)),
    layAside: (game: Game) => {
      resetting.expire()
      setNotice(undefined)
      setUnfinished({ game: restGame(game, performance.now()), copiedAt: Date.now() })
      setPlaying(undefined)
    },
    reset: resetting.reset,
    resetOffer: resetting.offer,
    rematch: (game: Game) => {
      resetting.expire()
      goOn(rematch(game, newGameId(), performance.now()))
    },
  }
}
