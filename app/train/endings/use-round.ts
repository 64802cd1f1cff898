import { useEffect, useReducer } from 'react'
import { bestMoves, type EndingOracle } from '#endings/training/oracle.ts'
import { chooseOpponentMove } from '#endings/training/opponent.ts'
import { reduceRound, startRound, type EndingRound, type RoundEvent, type RoundState } from './round.ts'

/** Milliseconds before the opponent's reply, and between two moves of a refutation. */
const REPLY_MS = 450
const SHOW_MS = 950

/** Plays a round: the oracle grades, and chooses the opponent's moves. Nothing moves before there is one. */
export function useRound(round: EndingRound, oracle: EndingOracle | undefined) {
  const [state, dispatch] = useReducer(
    (before: RoundState, event: RoundEvent) => (oracle ? reduceRound(round, oracle, before, event) : before),
    round,
    startRound,
  )
  const { phase, line } = state
  useEffect(() => {
    if (!oracle || (phase !== 'replying' && phase !== 'showing')) return
    const isShown = phase === 'showing'
    const timer = setTimeout(
      () => {
        const position = line.positionAt()
        const move = isShown
          ? bestMoves(oracle.findMoves(position) ?? [])[0]?.move
          : chooseOpponentMove(position, oracle, Math.random)
        if (move !== undefined) dispatch({ type: isShown ? 'show-move' : 'reply', move })
      },
      isShown ? SHOW_MS : REPLY_MS,
    )
    return () => clearTimeout(timer)
  }, [oracle, phase, line])
  return [state, dispatch] as const
}
