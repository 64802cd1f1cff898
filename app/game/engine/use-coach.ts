import { useEffect, useState } from 'react'
import { isCoached, isComputerTurn, type Game } from '#app/game/game.ts'

/** What the coach says of a move of the player's. */
interface CoachWords {
  readonly text: string
  /** Worth taking back. */
  readonly isMistake: boolean
}

/** Looks at the newest move of a game. Handed in by the page; undefined where there is nothing to say. */
export type CoachMove = (line: Game['line'], signal: AbortSignal) => Promise<CoachWords | undefined>

/** The computer waits no longer than that for the coach. */
const LONGEST_WAIT_MS = 15_000
/** From then on the player is told what is waited for. */
const LONG_MS = 1_000

export interface Coaching {
  /** The computer is not to move yet: the coach looks at the move, or the player has not said whether it stands. */
  readonly isHeld: boolean
  /** Of the player's last move. */
  readonly words: string | undefined
  /** Takes the move as it is; undefined where nothing is asked. */
  readonly keep: (() => void) | undefined
}

interface Told {
  readonly line: Game['line']
  readonly words: CoachWords | undefined
  readonly isKept: boolean
}

/** After each move of the player's what it was worth, before the computer answers it. */
export function useCoach(game: Game, coachMove: CoachMove | undefined): Coaching {
  const [told, setTold] = useState<Told>()
  /** The moves that take long to look at. */
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
    // Of a game only its moves and whose turn it is matter here.
  }, [isAsking, line, coachMove])

  const hasQuestion = waits && answer?.words?.isMistake === true && !answer.isKept
  return {
    isHeld: isAsking || hasQuestion,
    words: isAsking ? (slow === line ? LOOKING : undefined) : lastWords(told, line),
    keep: hasQuestion ? () => setTold({ ...answer, isKept: true }) : undefined,
  }
}

const LOOKING = 'The coach is looking at your move…'

const lastWords = (told: Told | undefined, line: Game['line']): string | undefined =>
  told && isLastOwn(told.line, line) ? told.words?.text : undefined

/** Whether `then` ended with the player's last move: nothing but the computer's answer has been played since. */
const isLastOwn = (then: Game['line'], line: Game['line']): boolean =>
  line.length - then.length <= 1 &&
  line.length >= then.length &&
  line.moves[then.length - 1] === then.moves.at(-1)
