import { useEffect, useRef, useState } from 'react'
import { makeSan, parseSan } from '#chess/san.ts'
import { readLine } from '#chess/line.ts'
import type { Fen } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { ExerciseOpponent } from '#app/exercise/opponent.ts'
import { costWords } from './cost-words.ts'
import { beforeTry, type SolveState, type SolveTask } from '#app/exercise/solve.ts'

/**
 * The cost of the last wrong move, once the engine has judged the positions before and after it. Judging continues after the
 * move was taken back. Undefined without `startOpponent`.
 */
export function useCost(
  { given }: SolveTask,
  state: SolveState,
  startOpponent: (() => ExerciseOpponent) | undefined,
): string | undefined {
  const opponent = useRef<ExerciseOpponent>(undefined)
  const [told, setTold] = useState<{ readonly key: string; readonly words: string }>()
  const { start } = given
  const { wrong } = state
  const before = beforeTry(state)
  const key = wrong === undefined ? undefined : `${before.length} ${wrong}`
  const ucis = before.ucis().join(' ')

  useEffect(
    () => () => {
      opponent.current?.stop()
      opponent.current = undefined
    },
    [],
  )

  useEffect(() => {
    if (key === undefined || wrong === undefined || startOpponent === undefined) return
    const left = new AbortController()
    opponent.current ??= startOpponent()
    void askCost(opponent.current, start, ucis, wrong, left.signal).then((words) => {
      if (!left.signal.aborted && words !== undefined) setTold({ key, words })
    })
    return () => left.abort()
  }, [key, wrong, ucis, start, startOpponent])

  return told?.key === key ? told?.words : undefined
}

async function askCost(
  opponent: ExerciseOpponent,
  start: Fen,
  text: string,
  wrong: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const line = readLine(start, text.split(' ').filter(Boolean), parseUci)
  const played = line.ok ? line.value.read([wrong], parseSan) : line
  if (!line.ok || !played.ok) return undefined
  const best = await opponent.best(line.value.toText(), signal)
  const answer = await opponent.best(played.value.toText(), signal)
  if (!best.ok || !answer.ok) return undefined
  const position = played.value.positionAt()
  const reply = parseUci(position, answer.value.moves[0] ?? '')
  return costWords(
    wrong,
    best.value.score,
    answer.value.score,
    reply.ok ? makeSan(position, reply.value) : undefined,
  )
}
