import { useEffect, useState } from 'react'
import type { MoveClass } from '#coach/judging/move-class.ts'
import { isCoached, isComputerTurn, type Game } from '#app/game/game.ts'
import { words as texts } from '#words/game'

/** The coach's comment on a move of the player. */
interface CoachWords {
  readonly text: string
  /** The coach suggests taking the move back. */
  readonly isMistake: boolean
  readonly moveClass: MoveClass
}

/** Comments on the newest move of a game, or returns undefined. Passed in by the page. */
export type CoachMove = (line: Game['line'], signal: AbortSignal) => Promise<CoachWords | undefined>

/** The computer's longest wait for the coach. */
const LONGEST_WAIT_MS = 15_000
/** After this time the page tells the player that the coach is still looking. */
const LONG_MS = 1_000

export interface Coaching {
  /** The computer must wait: the coach is looking at the move, or the player has not decided whether to keep it. */
  readonly isHeld: boolean
  /** The comment on the player's last move. */
  readonly words: string | undefined
  /** The class of that move; undefined while the coach looks at it. */
  readonly moveClass: MoveClass | undefined
  /** Keeps the move; undefined if the coach asks nothing. */
  readonly keep: (() => void) | undefined
}

interface CoachAnswer {
  readonly line: Game['line']
  readonly words: CoachWords | undefined
  readonly isKept: boolean
}

/** Gets the coach's comment on each of the player's moves before the computer answers. */
export function useCoach(game: Game, coachMove: CoachMove | undefined): Coaching {
  const [told, setTold] = useState<CoachAnswer>()
  /** The line for which the coach takes long. */
  const [slow, setSlow] = useState<Game['line']>()
  const { line } = game
  const answer = told?.line === line ? told : undefined
  const waits = coachMove !== undefined && isCoached(game) && isComputerTurn(game) && line.length > 0
  const isAsking = waits && !answer

  useEffect(() => {
    if (!isAsking || !coachMove) return
    const left = new AbortController()
    const tell = (words: CoachWords | undefined) => {
      if (!left.signal.aborted) setTold({ line, words, isKept: false })
      left.abort()
    }
    const timers = [setTimeout(tell, LONGEST_WAIT_MS, undefined), setTimeout(setSlow, LONG_MS, line)]
    coachMove(line, left.signal).then(tell, (error: unknown) => {
      console.warn('The coach does not answer.', error)
      tell(undefined)
    })
    return () => {
      timers.forEach(clearTimeout)
      left.abort()
    }
    // Depends on the line only, so that other changes of the game do not ask again.
  }, [isAsking, line, coachMove])

  const hasQuestion = waits && answer?.words?.isMistake === true && !answer.isKept
  const last = lastWords(told, line)
  return {
    isHeld: isAsking || hasQuestion,
    words: isAsking ? (slow === line ? texts.coach.looking : undefined) : last?.text,
    moveClass: isAsking ? undefined : last?.moveClass,
    keep: hasQuestion ? () => setTold({ ...answer, isKept: true }) : undefined,
  }
}

const lastWords = (told: CoachAnswer | undefined, line: Game['line']): CoachWords | undefined =>
  told && isLastOwn(told.line, line) ? told.words : undefined

/** True if only the computer's answer has been played since `then`. */
const isLastOwn = (then: Game['line'], line: Game['line']): boolean =>
  line.length - then.length <= 1 &&
  line.length >= then.length &&
  line.moves[then.length - 1] === then.moves.at(-1)
