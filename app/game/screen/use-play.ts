import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as PlaySession from './play-session.ts'
import { useReset } from './use-reset.ts'
import type { Game } from '#app/game/game.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { rememberChoices, rememberedChoices, type Choices } from '#app/game/setup/choices.ts'
import { DEFAULT_SETTINGS } from '#app/game/settings.ts'

/** Which game is played, what is chosen for the next one, and the ways from one to the other. */
export function usePlay(storage: GameStorage | undefined) {
  /** What was chosen last on this device, once it has been asked; what is chosen on this page goes before. */
  const [remembered, setRemembered] = useState<Choices>(DEFAULT_SETTINGS)
  const [chosenHere, setChosenHere] = useState<Partial<Choices>>({})
  const choices: Choices = { ...remembered, ...chosenHere }
  const [playing, setPlaying] = useState<Game>()
  /** Laid aside for the setup panel, or found on the device. */
  const [unfinished, setUnfinished] = useState<PlaySession.LaidAside>()
  const [notice, setNotice] = useState<string>()
  /** A FEN or PGN to start from, typed or come with a link, and what is wrong with it. */
  const [startText, setStartText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const resetting = useReset(storage, playing, goOn)
  /** Somebody who has begun to play before the device has answered is not taken away from it. */
  const begun = useRef(false)

  /** What is done with a game waits for the code of that; where it cannot be fetched, nothing is done. */
  async function withSession(act: (session: typeof PlaySession) => void | Promise<void>) {
    let session: typeof PlaySession
    try {
      session = await import('./play-session.ts')
    } catch (error) {
      console.warn('The game could not be fetched.', error)
      return setNotice('The game could not be fetched. Look at your connection, and try again.')
    }
    await act(session)
  }

  const onArrival = useEffectEvent(async (from: GameStorage) => {
    const asked = new URLSearchParams(location.search)
    const fen = asked.get('fen')
    const last = rememberedChoices()
    setRemembered(last)
    if (asked.get('start') === 'now') return begin(last)
    await withSession(async (session) => {
      const { inTab, offered, notice: told } = await session.findGames(from)
      if (begun.current) return
      if (inTab && fen === null) return goOn(session.resumed(inTab))
      setNotice(told)
      setUnfinished(inTab ? session.layAside(inTab) : offered)
      if (fen !== null) await openLink(session, fen)
    })
  })
  useEffect(() => {
    if (storage) void onArrival(storage)
  }, [storage])

  /** Several may come at once, from before scripts took over. */
  const choose = (changed: Partial<Choices>) => setChosenHere((before) => ({ ...before, ...changed }))

  function goOn(game: Game) {
    begun.current = true
    setUnfinished(undefined)
    setNotice(undefined)
    setStartText('')
    setPlaying(game)
  }

  /** Whoever follows a link to a position most likely wants to find the move in it: he gets the side to move. */
  async function openLink({ readLink }: typeof PlaySession, fen: string) {
    const link = await readLink(fen)
    if (!link.ok) return setNotice(link.detail)
    setStartText(link.value.start)
    choose({ playerColor: link.value.turn })
    setNotice('The game will start from the position in your link.')
  }

  /** Starts a game as chosen, from the text if there is one; a text that is wrong stops the start. */
  const begin = (chosen: Choices) =>
    withSession(async ({ startGame }) => {
      const started = await startGame(chosen, startText)
      if (!started.ok) return setWrong(started.detail)
      goOn(started.value)
      rememberChoices(chosen)
      // What the address asked for is done; left there, a reload would do it again instead of going on.
      if (location.search !== '') history.replaceState(history.state, '', location.pathname)
    })

  /** Another tab may have taken it up meanwhile, or gone on with it. */
  const takeUp = (copy: PlaySession.LaidAside) =>
    withSession(async (session) => {
      const game = await session.takeUp(storage, copy)
      if (game) goOn(game)
      else setNotice('That game is being played in another tab.')
    })

  return {
    playing,
    choices,
    startText,
    wrong,
    notice,
    hasLaidAside: unfinished !== undefined,
    /** Number of the next move of the game that is offered, if one is. */
    unfinishedMove: unfinished?.nextMove,
    choose,
    setStartText: (text: string) => {
      setStartText(text)
      setWrong(undefined)
    },
    begin: () => void begin(choices),
    goOnWithUnfinished: () => void (unfinished && takeUp(unfinished)),
    layAside: (game: Game) =>
      void withSession(({ layAside }) => {
        resetting.expire()
        setNotice(undefined)
        setUnfinished(layAside(game))
        setPlaying(undefined)
      }),
    reset: (game: Game) => void withSession((session) => resetting.reset(game, session)),
    resetOffer: resetting.isOffered
      ? { bringBack: () => void withSession(resetting.bringBack), expire: resetting.expire }
      : undefined,
    rematch: (game: Game) =>
      void withSession(({ playAgain }) => {
        resetting.expire()
        goOn(playAgain(game))
      }),
  }
}
