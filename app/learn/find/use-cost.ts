import { useEffect, useRef, useState } from 'react'
import { makeSan, parseSan } from '#chess/san.ts'
import type { Fen, Move } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import type { Opponent } from '#app/exercise/opponent.ts'
import { positionAt } from '#app/line/line.ts'
import { costWords } from './cost-words.ts'
import type { FindState, Task } from './find.ts'

/**
 * The cost of the last wrong move, once the engine has judged the positions before and after it, which continues
 * after the move was taken back. Undefined without `startOpponent`.
 */
export function useCost(
  { start }: Task,
  { phase, moves, wrong }: FindState,
  startOpponent: (() => Opponent) | undefined,
): string | undefined {
  const opponent = useRef<Opponent>(undefined)
  const [told, setTold] = useState<{ readonly key: string; readonly words: string }>()
  const before = phase === 'wrong' ? moves.length - 1 : moves.length
  const key = wrong === undefined ? undefined : `${before} ${wrong}`
  const line = moves.slice(0, before).map(makeUci).join(' ')

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
    void askCost(opponent.current, start, line, wrong, left.signal).then((words) => {
      if (!left.signal.aborted && words !== undefined) setTold({ key, words })
    })
    return () => left.abort()
  }, [key, wrong, line, start, startOpponent])

  return told?.key === key ? told?.words : undefined
}

async function askCost(
  opponent: Opponent,
  start: Fen,
  line: string,
  wrong: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const ucis = line.split(' ').filter((uci) => uci !== '')
  const moves = readLine(start, ucis)
  const position = positionAt({ start, moves }, moves.length)
  const move = parseSan(position, wrong)
  if (!move.ok) return undefined
  const best = await opponent.best({ start, moves: ucis }, signal)
  const answer = await opponent.best({ start, moves: [...ucis, makeUci(move.value)] }, signal)
  if (!best.ok || !answer.ok) return undefined
  position.make(move.value)
  const reply = parseUci(position, answer.value.moves[0] ?? '')
  return costWords(
    wrong,
    best.value.score,
    answer.value.score,
    reply.ok ? makeSan(position, reply.value) : undefined,
  )
}

function readLine(start: Fen, ucis: readonly string[]): readonly Move[] {
  const position = positionAt({ start, moves: [] }, 0)
  return ucis.flatMap((uci) => {
    const move = parseUci(position, uci)
    if (!move.ok) return []
    position.make(move.value)
    return [move.value]
  })
}
