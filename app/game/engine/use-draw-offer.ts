import { useState } from 'react'
import type { Score } from '#engine/protocol.ts'
import { FIRST_DRAW_PLY } from '#matches/settings.ts'
import type { Engine } from './engine-client.ts'
import { mayHumanMove, type Game, type GameEvent } from '#app/game/game.ts'
import { words } from '#words/game'

/** Offers the computer a draw. Its answer is shown until the next move. */
export function useDrawOffer(game: Game, engine: Engine, dispatch: (event: GameEvent) => void) {
  const [told, setTold] = useState<{ readonly line: Game['line']; readonly text: string }>()

  async function offer() {
    const { line } = game
    if (!mayHumanMove(game) || game.shown !== line.length)
      return setTold({ line, text: words.drawOffer.notNow })
    const best = await engine.best(line.toText(), new AbortController().signal)
    if (best.ok && agreesToDraw(line.length, best.value.score))
      dispatch({ type: 'draw-agreed', atMs: performance.now() })
    else setTold({ line, text: words.drawOffer.refused })
  }

  return { answer: told?.line === game.line ? told.text : undefined, offer: () => void offer() }
}

/** Centipawns the computer may be ahead and still agree. */
const MOST_AHEAD = 20

/** True if the computer accepts a draw. `score` is from the side of the player who offers it. */
export function agreesToDraw(plies: number, score: Score): boolean {
  if (plies < FIRST_DRAW_PLY) return false
  if (score.type === 'mate') return score.moves > 0
  return -score.value <= MOST_AHEAD
}
