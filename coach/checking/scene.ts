import type { Color, Fen, San } from '#chess/types.ts'
import type { Fact, ToldLine } from '#coach/telling/facts.ts'
import { after, other, readBoard, type PlainBoard, type PlainStep } from './plain-board.ts'
import { readNumbered, readSan, readSans, type PlainLine } from './read-san.ts'

/** The position and moves that a reader of the sentences sees. */
export interface Told {
  /** The position before the judged move. */
  readonly fen: Fen
  readonly san: San
  /** The subject of the sentences: a consequence that the move allowed, a chance that it missed, or its own effect. */
  readonly about: 'allowed' | 'missed' | 'played'
  readonly reader?: Color | undefined
  readonly facts: readonly Fact[]
}

/** A named move, with the boards before and after it. */
export interface Shown {
  readonly before: PlainBoard
  readonly board: PlainBoard
  readonly step: PlainStep
  readonly san: San
}

/** The boards that the sentences speak of. */
export interface Scene {
  readonly told: Told
  readonly start: PlainBoard
  /** The judged move, or the one that the sentences imagine instead. */
  readonly played: Shown
  /** The board on which the next sentence begins. */
  readonly base: PlainBoard
  /** The moves before `base` that count towards a gain: the judged move, or none. */
  readonly leading: PlainLine
  readonly winner: Color
  /** The lines that the sentences quote, from `base`. */
  readonly lines: readonly PlainLine[]
  /** The move of the last sentence that named one. */
  readonly last: Shown | undefined
}

export function openScene(told: Told): Scene | undefined {
  const start = readBoard(told.fen)
  const step = readSan(start, told.san)
  if (!step) return undefined
  const played = { before: start, board: after(start, step), step, san: told.san }
  const scene = { told, start, played, lines: [], last: undefined }
  return told.about === 'allowed' ? onReply(scene) : onStart(scene)
}

type Bare = Pick<Scene, 'told' | 'start' | 'played'>

const onStart = (scene: Bare): Scene => ({
  ...scene,
  base: scene.start,
  leading: { sans: [], steps: [], boards: [scene.start] },
  winner: scene.start.turn,
  lines: [],
  last: undefined,
})

/** The sentences that follow are about what the judged move allows. */
export const onReply = (scene: Bare, by: Shown = scene.played): Scene => ({
  ...scene,
  played: by,
  base: by.board,
  leading: { sans: [by.san], steps: [by.step], boards: [by.before, by.board] },
  winner: other(scene.start.turn),
  lines: [],
  last: undefined,
})

const lineIn = (fact: Fact): ToldLine | undefined =>
  'line' in fact && typeof fact.line === 'object' && 'text' in fact.line ? fact.line : undefined

/** Reads the lines that the facts quote. */
export const withLines = (scene: Scene, facts: readonly Fact[]): Scene => ({
  ...scene,
  lines: facts.flatMap((fact) => {
    const line = lineIn(fact)
    return (line && readNumbered(scene.base, line.text)) ?? []
  }),
})

/** The places where a sentence may mean that a move is played: after its leading moves, or in a quoted line. */
export function readingsOf({ base, lines }: Scene, lead: readonly San[], san: San): readonly Shown[] {
  const direct = readSans(base, [...lead, san])
  const quoted =
    lead.length > 0
      ? []
      : lines.flatMap((line) => line.sans.flatMap((each, at) => (each === san ? [shownIn(line, at)] : [])))
  return direct ? [...quoted, shownIn(direct, lead.length)] : quoted
}

export const shownIn = ({ boards, steps, sans }: PlainLine, at: number): Shown => ({
  before: boards[at]!,
  board: boards[at + 1]!,
  step: steps[at]!,
  san: sans[at]!,
})
