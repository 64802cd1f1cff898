import { useEffect, useRef, useState } from 'react'
import type { Line } from '#chess/line.ts'
import { judgeLive, type LiveAnswer, type LiveJudge } from './live-judging.ts'

/** Delay before a search starts, so that stepping past a position costs nothing. */
const SETTLED_MS = 120
/** Number of positions whose answers are cached: those of a long game. */
const MOST_KNOWN = 400

export interface LiveLines {
  readonly answer: LiveAnswer | undefined
  /** The answer for the position before the last move, if it was shown earlier. */
  readonly before: LiveAnswer | undefined
  readonly hasFailed: boolean
}

/**
 * The engine’s answers for the last position of the line, each better than the one before; none while the engine is
 * off or the game is over.
 */
export function useLiveLines(
  line: Line,
  { isOn, variations }: { readonly isOn: boolean; readonly variations: number },
  startJudge: () => LiveJudge,
): LiveLines {
  const judge = useRef<LiveJudge>(undefined)
  const known = useRef(new Map<string, LiveAnswer>())
  const [shown, setShown] = useState<ShownAnswer>()
  const isOver = line.outcome() !== undefined
  const ucis = line.ucis()
  const key = keyOf(variations, line.start, ucis)

  useEffect(
    () => () => {
      judge.current?.stop()
      judge.current = undefined
    },
    [isOn],
  )
  useEffect(() => {
    const found = known.current.get(key)
    const before = known.current.get(keyOf(variations, line.start, ucis.slice(0, -1)))
    if (found || isOver) setShown({ key, answer: found, before })
    if (!isOn || isOver || found?.isLast) return
    const left = new AbortController()
    const timer = setTimeout(() => {
      judge.current ??= startJudge()
      void judgeLive(judge.current, line.toText(), variations, left.signal, (answer) => {
        known.current.set(key, answer)
        if (known.current.size > MOST_KNOWN) known.current.delete(known.current.keys().next().value!)
        setShown({ key, answer, before })
      }).then((ended) => {
        if (ended.ok || left.signal.aborted) return
        console.warn(`The engine does not answer: ${ended.error}`)
        setShown({ key, answer: undefined, before })
      })
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
    // The key identifies the line, which may be another object with the same moves.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isOn, isOver, variations, startJudge])

  const isShown = isOn && shown?.key === key
  return {
    answer: isShown ? shown.answer : undefined,
    before: isShown ? shown.before : undefined,
    hasFailed: isShown && !isOver && shown.answer === undefined,
  }
}

interface ShownAnswer {
  readonly key: string
  readonly answer: LiveAnswer | undefined
  readonly before: LiveAnswer | undefined
}

const keyOf = (variations: number, start: string, ucis: readonly string[]): string =>
  `${variations} ${start} ${ucis.join(' ')}`
