import type { MoveClass } from '#coach/judging/move-class.ts'

/** Outlines of badges: round for good moves, square for errors, hexagonal for others. */
const OUTLINES = {
  round: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z',
  square: 'M6.5 1.5h11a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5h-11a5 5 0 0 1-5-5v-11a5 5 0 0 1 5-5Z',
  hexagon:
    'M10.5.9a3 3 0 0 1 3 0l7 4.05a3 3 0 0 1 1.5 2.6v8.9a3 3 0 0 1-1.5 2.6l-7 4.05a3 3 0 0 1-3 0l-7-4.05a3 3 0 0 1-1.5-2.6v-8.9a3 3 0 0 1 1.5-2.6Z',
} as const

interface ClassShape {
  readonly outline: string
  /** Path of the sign: one stroke on the outline's grid of 24 units. */
  readonly sign: string
}

const EXCLAMATION = 'v8m0 4.5v.01'
/** A question mark's hook, stem and dot, starting at the left end of the hook. */
const QUESTION = 'a2.7 2.7 0 1 1 4.1 2.3c-.9.6-1.4 1.1-1.4 2.4m0 3.9v.01'

/** The shape alone identifies a class for people who cannot distinguish the colours. The signs are those of chess books. */
export const CLASS_SHAPES: Readonly<Record<MoveClass, ClassShape>> = {
  brilliant: { outline: OUTLINES.round, sign: `M9 5.7${EXCLAMATION}M15 5.7${EXCLAMATION}` },
  great: { outline: OUTLINES.round, sign: `M12 5.7${EXCLAMATION}` },
  best: {
    outline: OUTLINES.round,
    sign: 'm12 6 1.85 3.75 4.15.6-3 2.9.7 4.1-3.7-1.95-3.7 1.95.7-4.1-3-2.9 4.15-.6Z',
  },
  excellent: { outline: OUTLINES.round, sign: 'm7 12.5 3.5 3.5 6.5-7.5' },
  good: { outline: OUTLINES.round, sign: 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0' },
  book: {
    outline: OUTLINES.hexagon,
    sign: 'M12 8.5v8.5M6 7h3.5a2.5 2.5 0 0 1 2.5 2.5a2.5 2.5 0 0 1 2.5-2.5H18v8.5h-4a2 2 0 0 0-2 1.5a2 2 0 0 0-2-1.5H6Z',
  },
  inaccuracy: { outline: OUTLINES.square, sign: `M6 9${QUESTION}M16.5 6.2${EXCLAMATION}` },
  mistake: { outline: OUTLINES.square, sign: `M9.4 9${QUESTION}` },
  'missed-win': { outline: OUTLINES.square, sign: 'm8 8 8 8m0-8-8 8' },
  blunder: { outline: OUTLINES.square, sign: `M4.8 9${QUESTION}M13.5 9${QUESTION}` },
  lost: { outline: OUTLINES.hexagon, sign: 'M7.5 12h9' },
}
