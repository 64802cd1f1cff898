import { reviewKey } from '#app/review/judging/judgements.ts'
import { reviewOf } from '#app/review/judging/review-state.ts'
import { isFinished, wholeJudgements, type ReviewScheduler } from '#app/review/judging/scheduler.ts'
import { loadOpeningBook } from '#app/review/opening-book.ts'
import { gameOfRecord, openingOf } from '#app/review/reviewed-game.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { keepMistakes } from './keep-mistakes.ts'

/**
 * Takes accuracy and mistakes of a finished game into the training log once it is reviewed, whatever page the user is on then.
 * Gives up when the scheduler turns to another game.
 */
export function keepWhenReviewed(record: GameRecord, scheduler: ReviewScheduler): void {
  const game = gameOfRecord(record)
  const key = reviewKey(game.line)
  let wasFollowed = false
  const unsubscribe = scheduler.subscribe(look)
  look()

  function look() {
    const { state } = scheduler
    const isFollowed = state.game !== undefined && reviewKey(state.game.line) === key
    if (isFollowed && state.game?.isOver && isFinished(state)) void keep()
    else if (isFollowed || !wasFollowed) wasFollowed ||= isFollowed
    else unsubscribe()
  }

  async function keep() {
    unsubscribe()
    const judgements = wholeJudgements(scheduler.state)
    const book = await loadOpeningBook()
    const review = judgements && reviewOf(game, judgements, openingOf(game.line, book))
    if (review) keepMistakes({ game, review, judgements, gameId: record.gameId })
  }
}
