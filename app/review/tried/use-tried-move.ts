import { useEffect, useMemo, useRef, useState } from 'react'
import { Line } from '#chess/line.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { reviewLastMove, type MoveReview } from '#coach/review/review.ts'
import { newestWorth } from './newest-worth.ts'
import { EFFORT } from '../judging/planner.ts'
import type { ReviewJudge } from '../judging/workers.ts'
import type { PositionJudgement } from '../judging/judgements.ts'

/** Judging waits this long, so that stepping past a position costs nothing. */
const SETTLED_MS = 120

interface TriedLine {
  readonly line: Line
  /** Judgements of the game's first positions. */
  readonly judgements: readonly PositionJudgement[]
  /** All moves on the board, if they differ from the game's. */
  readonly tried: readonly Move[] | undefined
}

interface JudgedTry {
  readonly review: MoveReview
  /** Judgements of the positions before and after it. */
  readonly before: PositionJudgement
  readonly after: PositionJudgement
}

/**
 * Reviews the last move on the board like the moves of the game; undefined until it is judged. `worth`: White's, in the newest
 * position on the way there that is judged.
 */
export function useTriedMove(
  { line: { start, moves }, judgements, tried }: TriedLine,
  startJudge: () => ReviewJudge,
) {
  const [known, setKnown] = useState<ReadonlyMap<string, PositionJudgement>>(new Map())
  const [failedAt, setFailedAt] = useState<string>()
  const judge = useRef<ReviewJudge>(undefined)
  useEffect(
    () => () => {
      judge.current?.stop()
      judge.current = undefined
    },
    [],
  )

  const ucis = useMemo(() => tried?.map(makeUci), [tried])
  /** The positions before and after the move: the moves to them, and their judgements if known. */
  const around = useMemo(
    () =>
      ucis &&
      [ucis.slice(0, -1), ucis].map((line) => ({
        line,
        judgement: judgementOf(line, moves, judgements, known),
      })),
    [ucis, moves, judgements, known],
  )
  const missing = around?.find(({ judgement }) => judgement === undefined)?.line.join(' ')

  useEffect(() => {
    if (missing === undefined) return
    const left = new AbortController()
    const timer = setTimeout(() => {
      judge.current ??= startJudge()
      const line = { start, moves: missing === '' ? [] : missing.split(' ') }
      void judge.current.judge(line, EFFORT, left.signal).then((found) => {
        if (left.signal.aborted) return
        if (found.ok) return setKnown((before) => new Map(before).set(missing, found.value))
        console.warn(`A tried move could not be judged: ${found.error} ${found.detail ?? ''}`)
        setFailedAt(missing)
      })
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [missing, start, startJudge])

  const move = useMemo((): JudgedTry | undefined => {
    const [before, after] = around?.map(({ judgement }) => judgement) ?? []
    if (!tried || !before || !after) return undefined
    const found = reviewLastMove({ line: new Line(start, tried), bookPlies: 0, before, after })
    return found.ok ? { review: found.value, before, after } : undefined
  }, [around, tried, start])
  const worth = useMemo(
    () =>
      tried &&
      newestWorth(new Line(start, tried), (ply) =>
        judgementOf(tried.slice(0, ply).map(makeUci), moves, judgements, known),
      ),
    [tried, start, moves, judgements, known],
  )
  return { move, worth, hasFailed: missing !== undefined && missing === failedAt }
}

function judgementOf(
  line: readonly string[],
  moves: readonly Move[],
  judgements: readonly PositionJudgement[],
  known: ReadonlyMap<string, PositionJudgement>,
): PositionJudgement | undefined {
  const isGame = line.every((uci, index) => moves[index] !== undefined && makeUci(moves[index]) === uci)
  return (isGame ? judgements[line.length] : undefined) ?? known.get(line.join(' '))
}
