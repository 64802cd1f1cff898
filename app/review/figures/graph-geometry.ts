import type { Phase } from '#coach/judging/phases.ts'
import type { WinChance } from '#coach/judging/win-chance.ts'

/** Units of the drawing, which the page stretches to the available space. `margin` is drawn beyond both ends, and clipped. */
export const GRAPH = { width: 1000, height: 100, margin: 100 } as const

interface Point {
  readonly x: number
  readonly y: number
}

/** The point of the position after `ply` of `last` moves. White's chances grow upwards. */
export const pointAt = (ply: number, chance: WinChance, last: number): Point => ({
  x: last === 0 ? 0 : round((ply / last) * GRAPH.width),
  y: round(GRAPH.height - (chance / 100) * GRAPH.height),
})

/**
 * SVG path around White's part; empty for fewer than two positions. `last` counts all moves. The first value continues into the
 * margin, and so does the last one of a whole game.
 */
export function areaPath(chances: readonly WinChance[], last: number): string {
  if (chances.length < 2) return ''
  const points = chances.map((chance, ply) => pointAt(ply, chance, last))
  const line = points.map(({ x, y }) => `L${x} ${y}`).join('')
  const { x, y } = points.at(-1)!
  const end = chances.length > last ? x + GRAPH.margin : x
  return `M${-GRAPH.margin} ${GRAPH.height}V${points[0]!.y}${line}L${end} ${y}V${GRAPH.height}Z`
}

export interface PhaseSpan {
  readonly phase: Phase
  readonly from: number
  readonly plies: number
}

/** The phases of a game in order. `phases` has one for each position. */
export function phaseSpans(phases: readonly Phase[]): readonly PhaseSpan[] {
  const starts = phases.flatMap((phase, ply) =>
    ply === 0 || phases[ply - 1] !== phase ? [{ phase, from: ply }] : [],
  )
  return starts.map((span, index) => ({
    ...span,
    plies: (starts[index + 1]?.from ?? phases.length - 1) - span.from,
  }))
}

const round = (value: number): number => Math.round(value * 10) / 10
