import { useEffect, useRef, useState } from 'react'
import type { Engine } from './engine-client.ts'
import { type Game } from '#app/game/game.ts'
import type { Line } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import { hintSteps, type HintStep } from '#app/line/hint.ts'

/** Hints for the shown position. Each call of `ask` reveals one more step. */
export function useHint(game: Game, engine: Engine): { step: HintStep | undefined; ask: () => void } {
  const { line, shown } = game
  const [told, setTold] = useState<{
    line: Line
    shown: number
    steps: readonly HintStep[]
    at: number
  }>()
  const asking = useRef<AbortController>(undefined)
  const current = told?.line === line && told.shown === shown ? told : undefined

  useEffect(() => () => asking.current?.abort(), [line, shown])

  async function ask() {
    if (current) return setTold({ ...current, at: Math.min(current.at + 1, current.steps.length - 1) })
    const signal = (asking.current = new AbortController()).signal
    const best = await engine.best(line.upTo(shown).toText(), signal)
    if (signal.aborted) return
    if (!best.ok) return console.warn(`No hint: ${best.error} ${best.detail ?? ''}`)
    const position = line.positionAt(shown)
    const move = parseUci(position, best.value.moves[0] ?? '')
    if (!move.ok) return console.warn(`No hint: ${move.error} ${move.detail ?? ''}`)
    const { score } = best.value
    const steps = hintSteps(position, move.value, score.type === 'mate' && score.moves > 0)
    setTold({ line, shown, steps, at: 0 })
  }

  return { step: current?.steps[current.at], ask: () => void ask() }
}
