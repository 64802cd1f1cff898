import type { Color } from '#chess/types.ts'
import { count, sideName } from '../grammar/en.ts'

/** Keyed by PGN's numeric annotation glyphs. */
const GLYPH_NAMES: Readonly<Record<number, string>> = {
  1: 'good move',
  2: 'mistake',
  3: 'brilliant move',
  4: 'blunder',
  5: 'interesting move',
  6: 'inaccuracy',
  7: 'only move',
  10: 'level position',
  13: 'unclear position',
  14: 'White is slightly better',
  15: 'Black is slightly better',
  16: 'White is better',
  17: 'Black is better',
  18: 'White is winning',
  19: 'Black is winning',
}
const glyphName = (glyph: number): string => GLYPH_NAMES[glyph] ?? ''

export const words = {
  glyph: {
    onlyMoveSign: '(only)',
    name: (glyph: number) => glyphName(glyph),
    /** Read out after the move: `Nf3, good move`. */
    afterMove: (glyph: number) => `, ${glyphName(glyph)}`,
  },
  /** The meaning of a score, for screen readers. */
  score: {
    over: 'The game is over',
    level: 'Level',
    mates: (color: Color, moves: number) => `${sideName(color)} mates in ${moves}`,
    better: (color: Color, pawns: number) => `${sideName(color)} is ${pawns.toFixed(1)} pawns better`,
  },
  liveLines: {
    engine: 'Engine',
    lines: 'Lines',
    count: (lines: number) => count(lines, 'line'),
    bestLines: 'Best lines',
    /** Read out before the moves of a line. */
    score: (score: string) => `${score}:`,
    noAnswer: 'The engine does not answer. Switch it off and on again.',
    thinking: 'Thinking…',
    depth: (depth: number) => `Depth ${depth}`,
    depthThinkingOn: (depth: number) => `Depth ${depth}…`,
  },
  treeMoves: {
    moves: 'Moves',
    noMovesYet: 'No moves yet.',
    insteadOf: (move: string) => `Instead of ${move}`,
  },
}
