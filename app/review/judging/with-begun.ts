import { commonPlies, isFinished, type BackgroundReview, type FollowedGame } from './background-review.ts'
import { makeBegunKeeper } from './begun-keeper.ts'
import type { BegunReviews } from './review-storage.ts'

interface Means {
  readonly begun: BegunReviews
  readonly whenHidden: (run: () => void) => () => void
}

/** New moves that are judged about as soon as looked for; and a first move is no moment to open a database. */
const SOON_JUDGED = 2

/** The same review, which goes on from what an earlier visit has judged of a game, and writes down what the next one may need. */
export function withBegun(review: BackgroundReview, { begun, whenHidden }: Means): BackgroundReview {
  const keeper = makeBegunKeeper({ begun, whenHidden })
  let isStopped = true
  review.subscribe(() => {
    const { game, judgements } = review.state
    if (!game || judgements.every((each) => each === undefined)) return
    if (game.isOver && isFinished(review.state)) keeper.drop()
    else keeper.change(game, judgements)
  })

  /** Of a game that comes with several new moves: the page was loaded again, say. */
  async function recall(game: FollowedGame) {
    const found = await begun
      .find(game)
      .catch((error: unknown) => console.warn('Kept reviews cannot be read.', error))
    const { game: now } = review.state
    if (found && now && !isStopped) review.follow(now, found.slice(0, commonPlies(now, game) + 1))
  }

  return {
    follow(game, known) {
      isStopped = false
      const before = review.state.game
      const common = commonPlies(game, before)
      // With no move in common it is another game, whose own beginning stays; else moves of this one were taken back.
      if (before && common <= 0 && before.moves.length > 0) keeper.leave()
      review.follow(game, known)
      if (!known && game.moves.length > common + SOON_JUDGED) void recall(game)
    },
    giveWay: () => review.giveWay(),
    stop() {
      isStopped = true
      review.stop()
      keeper.leave()
    },
    get state() {
      return review.state
    },
    subscribe: (listener) => review.subscribe(listener),
  }
}
