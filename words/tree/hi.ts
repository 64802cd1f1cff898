import { count, plural, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

/** Keyed by PGN's numeric annotation glyphs. */
const GLYPH_NAMES: Readonly<Record<number, string>> = {
  1: 'अच्छी चाल',
  2: 'गलती',
  3: 'लाजवाब चाल',
  4: 'ब्लंडर',
  5: 'दिलचस्प चाल',
  6: 'चूक',
  7: 'इकलौती चाल',
  10: 'बराबर की स्थिति',
  13: 'स्थिति साफ़ नहीं',
  14: 'सफ़ेद कुछ आगे',
  15: 'काला कुछ आगे',
  16: 'सफ़ेद आगे',
  17: 'काला आगे',
  18: 'सफ़ेद जीत की ओर',
  19: 'काला जीत की ओर',
}
const glyphName = (glyph: number): string => GLYPH_NAMES[glyph] ?? ''

export const words: typeof en = {
  glyph: {
    onlyMoveSign: '(इकलौती)',
    name: (glyph) => glyphName(glyph),
    afterMove: (glyph) => `, ${glyphName(glyph)}`,
  },
  score: {
    over: 'बाज़ी खत्म हो चुकी है',
    level: 'बराबर',
    mates: (color, moves) => `${sideName(color, 'oblique')} की ओर से ${count(moves, 'चाल', 'चालों')} में मात`,
    better: (color, pawns) =>
      `${sideName(color, 'oblique')} को ${pawns.toFixed(1)}\u00a0${plural(pawns, 'प्यादे', 'प्यादों')} की बढ़त`,
  },
  liveLines: {
    engine: 'इंजन',
    lines: 'लाइनें',
    count: (lines) => count(lines, 'लाइन', 'लाइनें'),
    bestLines: 'सबसे अच्छी लाइनें',
    score: (score) => `${score}:`,
    noAnswer: 'इंजन जवाब नहीं दे रहा। इसे बंद करके फिर चालू करें।',
    thinking: 'सोच रहा है…',
    depth: (depth) => `गहराई ${depth}`,
    depthThinkingOn: (depth) => `गहराई ${depth}…`,
  },
  treeMoves: {
    moves: 'चालें',
    noMovesYet: 'अभी कोई चाल नहीं।',
    insteadOf: (move) => `${move} की जगह`,
  },
}
