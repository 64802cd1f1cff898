import type { GameLine } from '#app/line/line.ts'
import { isPossible } from './judging/possible-judgement.ts'
import type { ReviewStorage } from './judging/review-storage.ts'

/**
 * The reviews of one game that are made of moves which can be played in it. One that is not would stop the page whenever it is
 * opened: what is passed over is judged anew, and that takes its place. Looking through a game of 80 moves takes what
 * playing it once for each of its positions takes.
 */
export const playableOf = (storage: ReviewStorage, game: GameLine): ReviewStorage => ({
  async find(key) {
    const found = await storage.find(key)
    const isWhole = found?.length === game.moves.length + 1
    return isWhole && found.every((each, ply) => isPossible(game, ply, each)) ? found : undefined
  },
  keep: (key, judgements) => storage.keep(key, judgements),
})
