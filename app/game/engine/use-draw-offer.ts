import { useState } from 'react'
import { lineOf } from './computer-turn.ts'
import { agreesToDraw } from './draw-offer.ts'
import type { Engine } from './engine-client.ts'
import { mayHumanMove, type Game, type GameEvent } from '#app/game/game.ts'

const REFUSED = 'The computer would rather play on.'
const NOT_NOW = 'You can offer a draw when it is your move.'

/** Offers the computer a draw, and tells what it said as long as the game stands where it stood. */
export function useDrawOffer(game: Game, engine: Engine, dispatch: (event: GameEvent) => void) {
  const [told, setTold] = useState<{ readonly moves: Game['moves']; readonly text: string }>()

  async function offer() {
    const { moves } = game
    if (!mayHumanMove(game) || game.shown !== moves.length) return setTold({ moves, text: NOT_NOW })
    const best = await engine.best(lineOf(game), new AbortController().signal)
    if (best.ok && agreesToDraw(moves.length, best.value.score))
      dispatch({ type: 'draw-agreed', atMs: performance.now() })
    else setTold({ moves, text: REFUSED })
  }

  return { answer: told?.moves === game.moves ? told.text : undefined, offer: () => void offer() }
}
